import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import { type Letter, queueMail } from '../mail/queue-mail.ts';
import { textsAreTooMany } from '../mail/requested-letters.ts';
import { smsParts } from '../sms/sms-parts.rules.ts';
import type { CustomerEvent } from './events.data.ts';
import { insertMessage } from './insert-message.writes.ts';
import { goesBy, type MessageSettings } from './message-settings.contract.ts';
import type { About, Channel } from './messages.rules.ts';

/** What a customer is told, and where they can be reached. */
export interface CustomerMessage {
  readonly event: CustomerEvent;
  /** Null for who waits on a list, which has no thread. */
  readonly about: About | null;
  readonly language: Language;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Only these, as the customer has chosen; null: all. */
  readonly channels: readonly Channel[] | null;
  readonly replyTo: string;
  /** The text for telephones, with its link. */
  readonly short: string;
  /** Asked only when there is an address. */
  readonly letter: () => Promise<Letter>;
}

/** Whether a message reaches anybody at all by what is set and known. */
const reaches = (
  { channels, email, phone, event }: Pick<CustomerMessage, 'channels' | 'email' | 'phone' | 'event'>,
  settings: MessageSettings,
) => ({
  email: email !== null && (channels === null || channels.includes('email')) ? email : null,
  sms:
    phone !== null && goesBy(settings, event, 'sms') && (channels === null || channels.includes('sms'))
      ? phone
      : null,
});

/**
 * Tells a customer of an event, in the transaction of that event: by telephone, and by e-mail besides where there is an address.
 * @param id of the first message; absent: a new one
 * @returns the ids of what was queued: none when they can't be reached
 */
export async function queueMessage(
  tx: Transaction,
  now: Date,
  message: CustomerMessage,
  settings: MessageSettings,
  id: string = crypto.randomUUID(),
): Promise<readonly string[]> {
  const { event, about, language, replyTo, short } = message;
  const { email, sms } = reaches(message, settings);
  const queued: string[] = [];
  if (email !== null) {
    const letter = await message.letter();
    queued.push(
      await queueMail(tx, now, {
        id,
        event,
        to: email,
        replyTo,
        language,
        short,
        ...letter,
        ...(about && { about }),
      }),
    );
  }
  if (sms !== null && !(await textsAreTooMany({ tx, now }, event, sms))) {
    queued.push(
      await insertMessage(tx, now, {
        id: queued.length === 0 ? id : crypto.randomUUID(),
        event,
        channel: 'sms',
        toAddress: sms,
        language,
        text: short,
        parts: smsParts(short).parts,
        subject: '',
        html: '',
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
      }),
    );
  }
  return queued;
}
