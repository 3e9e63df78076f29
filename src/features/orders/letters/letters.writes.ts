import { findAgency, findLetterTexts, findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { orderPath } from '../customer/visitor.rules.ts';
import { findByToken } from '../orders.queries.ts';
import type { OrderRow } from '../orders.writes.ts';
import { orderLetter } from './letters.emails.ts';
import type { Told } from './letters.rules.ts';
import { orderLetters } from './letters.table.ts';

/**
 * Queues a letter about an event of an order in the transaction of that event: once for each subject, however often the
 * event is delivered. An order without an e-mail address gets none.
 * @param row The order, which the caller has locked.
 * @param subject What of its kind it tells of: a version, payment or refund.
 * @returns whether a letter was queued
 */
export async function queueOrderLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  row: OrderRow,
  told: Told,
  subject: string = String(row.current),
): Promise<boolean> {
  const { id: orderId, email, language, token } = row;
  if (email === null) {
    return false;
  }
  const mailId = crypto.randomUUID();
  const [first] = await tx
    .insert(orderLetters)
    .values({ orderId, kind: told.kind, subject, mailId, writtenAt: now })
    .onConflictDoNothing()
    .returning({ mailId: orderLetters.mailId });
  const today = dhakaDate(now);
  const order = first && (await findByToken(tx, token, today));
  if (order === undefined) {
    return false;
  }
  const { agency } = await findAgency(tx);
  await queueMail(tx, now, {
    id: mailId,
    kind: `orders.${told.kind}`,
    to: email,
    replyTo: agency.email,
    language,
    ...(await orderLetter({
      order,
      told,
      today,
      backBy: addDays(today, (await findSales(tx)).refundDays),
      agencyName: agency.name[language],
      phone: agency.phone,
      words: await findLetterTexts(tx),
      link: `${siteUrl}${orderPath(language, token)}`,
    })),
  });
  return true;
}
