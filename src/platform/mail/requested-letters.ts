import { and, count, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { lockName } from '../database/name-lock.ts';
import type { MessageEventName } from '../messages/events.data.ts';
import { messages } from '../messages/messages.table.ts';
import { mailboxOf } from './mailbox.ts';

/** Letters that anybody can have sent to any address, by a form of the site. */
const requestedKinds: readonly MessageEventName[] = [
  'enquiry.received',
  'order.held',
  'order.pays-later',
  'payment.claimed',
  'order.quoted',
  'waiting.joined',
  'case.begun',
];

/** An SMS costs money and rings: who books, asks and waits on a day gets fewer. */
const maxTextsInADay = 6;

/** A family that plans its year in one evening gets fewer. */
const maxInADay = 20;

/**
 * Whether so many letters went to a mailbox within a day because of forms of the site, whichever, that the next would be one
 * too many: whose address it is may not have asked for any. Those who ask for the same mailbox at once follow one another.
 */
export async function lettersAreTooMany(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  email: string | undefined | null,
): Promise<boolean> {
  if (!email) {
    return false;
  }
  const mailbox = mailboxOf(email);
  await lockName(tx, `letters to ${mailbox}`);
  const [asked] = await tx
    .select({ number: count() })
    .from(messages)
    .where(
      and(
        sql`lower(regexp_replace(${messages.toAddress}, '\\+[^@]*@', '@')) = ${mailbox}`,
        gte(messages.createdAt, new Date(now.getTime() - 86_400_000)),
        inArray(messages.event, [...requestedKinds]),
      ),
    );
  return (asked?.number ?? 0) >= maxInADay;
}

/** Whether so many SMS went to a number within a day because of forms of the site that an event of these isn't told by SMS any more. */
export async function textsAreTooMany(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  event: MessageEventName,
  phone: string,
): Promise<boolean> {
  if (!requestedKinds.includes(event)) {
    return false;
  }
  const [told] = await tx
    .select({ number: count() })
    .from(messages)
    .where(
      and(
        sql`lower(regexp_replace(${messages.toAddress}, '\\+[^@]*@', '@')) = ${phone}`,
        gte(messages.createdAt, new Date(now.getTime() - 86_400_000)),
        inArray(messages.event, [...requestedKinds]),
      ),
    );
  return (told?.number ?? 0) >= maxTextsInADay;
}
