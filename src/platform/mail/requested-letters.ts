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
