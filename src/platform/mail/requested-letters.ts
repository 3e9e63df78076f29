import { and, gte, inArray, sql } from 'drizzle-orm';
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

/** A family that plans its year in one evening gets fewer. */
const maxLettersInADay = 20;
/** An SMS costs money and rings. */
const maxTextsInADay = 6;

interface At {
  readonly tx: Transaction;
  readonly now: Date;
}

/** How many of these went to a mailbox, or to a number, within a day. */
async function countRequested({ tx, now }: At, to: string): Promise<number> {
  return tx.$count(
    messages,
    and(
      sql`lower(regexp_replace(${messages.toAddress}, '\\+[^@]*@', '@')) = ${to}`,
      gte(messages.createdAt, new Date(now.getTime() - 86_400_000)),
      inArray(messages.event, [...requestedKinds]),
    ),
  );
}

/**
 * Whether so many letters went to a mailbox within a day because of forms of the site, whichever, that the next would be one
 * too many: whose address it is may not have asked for any. Those who ask for the same mailbox at once follow one another.
 */
export async function lettersAreTooMany(at: At, email: string | undefined | null): Promise<boolean> {
  if (!email) {
    return false;
  }
  const mailbox = mailboxOf(email);
  await lockName(at.tx, `letters to ${mailbox}`);
  return (await countRequested(at, mailbox)) >= maxLettersInADay;
}

/** Whether so many SMS went to a number within a day because of forms of the site that this event isn't told by SMS any more. */
export async function textsAreTooMany(at: At, event: MessageEventName, phone: string): Promise<boolean> {
  return requestedKinds.includes(event) && (await countRequested(at, phone)) >= maxTextsInADay;
}
