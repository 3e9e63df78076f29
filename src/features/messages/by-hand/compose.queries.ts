import { and, desc, eq } from 'drizzle-orm';
import { replyLetter } from '#features/enquiries/enquiries.emails.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { filled, templatesOf } from '#features/site-settings/words/words.rules.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { type CustomerEvent, customerEvents, staffText } from '#platform/messages/events.data.ts';
import type { NewMessage } from '#platform/messages/insert-message.writes.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import type { Recipient } from './recipients.queries.ts';

/** A text of staff, or the template that they chose. */
export interface Chosen {
  readonly channel: Channel;
  readonly template?: string | undefined;
  readonly text?: string | undefined;
}

const isEvent = (name: string) => customerEvents.find((event) => event === name);

const notWritten = (message: string) =>
  new Failure('invalid', 'messages.not-written', message, [{ path: 'template', message }]);

/** What a customer was last told of an event, as an SMS says it; undefined when they never were. */
async function findLastText(
  { tx }: Pick<CommandContext, 'tx'>,
  { about }: Recipient,
  event: CustomerEvent,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ channel: messages.channel, text: messages.text, short: messages.short })
    .from(messages)
    .where(
      and(
        eq(messages.aboutKind, about.kind),
        eq(messages.aboutId, about.id),
        eq(messages.event, event),
        eq(messages.direction, 'out'),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return (last?.channel === 'email' ? last.short : last?.text) || undefined;
}

/** The letters and short texts that messages by hand are made of, read once for as many as there are. */
export async function openComposer({ tx, siteUrl }: Pick<CommandContext, 'tx' | 'siteUrl'>, clerk: string) {
  const { agency, office } = await findAgency(tx);
  const words = await findLetterTexts(tx);
  const { prices } = await findMessageSettings(tx);
  const templates = templatesOf(words);

  /** What is said, and the event that it tells of. @throws Failure `messages.not-written` */
  async function said({ template, text }: Chosen, recipient: Recipient) {
    if (template === undefined) {
      return { event: staffText, said: text ?? '', isOwn: true };
    }
    const event = isEvent(template);
    if (event !== undefined) {
      const now = recipient.said(event);
      const told = now ?? (await findLastText({ tx }, recipient, event));
      if (told === undefined) {
        throw notWritten('This cannot be said of it now. Choose another template, or write a text.');
      }
      return { event, said: told, isOwn: now === undefined };
    }
    const chosen = templates.find(({ key }) => key === template);
    if (chosen === undefined) {
      throw notWritten('There is no such template.');
    }
    const { language, name, reference, subject } = recipient;
    const values = {
      name,
      reference,
      subject,
      agency: agency.name[language],
      phone: groupedPhone(agency.phone),
      hours: office.hoursLine[language],
      clerk,
    };
    return { event: staffText, said: filled(chosen.texts[language], values), isOwn: true };
  }

  /** The message as it goes into the outbox, without its address. @throws Failure `messages.not-written` */
  async function compose(chosen: Chosen, recipient: Recipient) {
    const { channel } = chosen;
    const { language, reference, subject, path } = recipient;
    const link = `${siteUrl}${path}`;
    const { event, said: text, isOwn } = await said(chosen, recipient);
    const short = isOwn ? text : shortText({ from: agency.wordmark[language], text, link, language });
    if (channel !== 'email') {
      const parts = channel === 'sms' ? smsParts(short).parts : null;
      return { event, text: short, subject: '', html: '', parts } satisfies Partial<NewMessage>;
    }
    const letter = await replyLetter({
      language,
      agencyName: agency.name[language],
      phone: agency.phone,
      words,
      reference,
      subject: m.reply_subject({ subject, reference }, { locale: language }),
      body: text,
      link,
    });
    return { event, ...letter, short, parts: null, replyTo: agency.email } satisfies Partial<NewMessage>;
  }

  /** What messages cost, in poisha. */
  const costOf = ({ channel }: Chosen, parts: number, count: number) =>
    channel === 'sms' ? parts * prices.smsPart : channel === 'whatsapp' ? count * prices.whatsappUtility : 0;

  return { compose, costOf };
}
