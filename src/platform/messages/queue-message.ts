import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import { type Letter, queueMail } from '../mail/queue-mail.ts';
import { textsAreTooMany } from '../mail/requested-letters.ts';
import { smsParts } from '../sms/sms-parts.rules.ts';
import { type CustomerEvent, neededEvents } from './events.data.ts';
import { insertMessage } from './insert-message.writes.ts';
import { goesBy, type MessageSettings } from './message-settings.contract.ts';
import type { About, Channel } from './messages.rules.ts';
import { canWhatsapp, hasStopped } from './numbers.queries.ts';

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

/**
 * The channels of telephones by which an event goes, first the one that is tried first. Who has chosen WhatsApp is told by SMS where
 * WhatsApp can't reach them: a choice that can't be kept loses no message.
 */
async function waysOf(
  tx: Transaction,
  now: Date,
  { channels, phone, event }: Pick<CustomerMessage, 'channels' | 'phone' | 'event'>,
  settings: MessageSettings,
): Promise<readonly Channel[]> {
  if (phone === null) {
    return [];
  }
  const isChosen = (channel: Channel) => channels === null || channels.includes(channel);
  const wanted = (['whatsapp', 'sms'] as const).filter(
    (channel) => goesBy(settings, event, channel) && (isChosen(channel) || isChosen('whatsapp')),
  );
  return wanted.includes('whatsapp') && !(await canWhatsapp(tx, now, phone)) ? wanted.slice(1) : wanted;
}

/**
 * Tells a customer of an event, in the transaction of that event: by telephone, and by e-mail besides where there is an address.
 * By telephone it goes by WhatsApp where that is set up and the number has it, else by SMS.
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
  const { event, about, language, replyTo, short, channels, phone } = message;
  const email = channels === null || channels.includes('email') ? message.email : null;
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
  const [channel, ...thenBy] = await waysOf(tx, now, message, settings);
  if (phone === null || channel === undefined || (await textsAreTooMany({ tx, now }, event, phone))) {
    return queued;
  }
  const isStopped = !neededEvents.has(event) && (await hasStopped(tx, phone));
  const text = await insertMessage(tx, now, {
    id: queued.length === 0 ? id : crypto.randomUUID(),
    event,
    channel,
    thenBy,
    toAddress: phone,
    language,
    text: short,
    parts: channel === 'sms' ? smsParts(short).parts : null,
    subject: '',
    html: '',
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
    ...(isStopped && { state: 'stopped' }),
  });
  return [...queued, text];
}
