import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
  findSales,
} from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { orderPath } from '../customer/visitor.rules.ts';
import { findByToken } from '../orders.queries.ts';
import type { OrderRow } from '../orders.writes.ts';
import { orderLetter } from './letters.emails.ts';
import type { Told } from './letters.rules.ts';
import { orderLetters } from './letters.table.ts';
import { eventOf, orderShort, shortPath } from './short-texts.rules.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>;

/**
 * Tells the customer of an order about an event, in the transaction of that event: once for each subject, however often the event
 * is delivered; by telephone, and by e-mail besides where there is an address.
 * @param row The order, which the caller has locked.
 * @param subject What of its kind it tells of: a version, payment or refund.
 * @returns the ids of the messages that tell it: none when nothing reaches the customer; undefined when it was told before
 */
export async function notifyOfOrder(
  { tx, now, siteUrl }: Context,
  row: OrderRow,
  told: Told,
  subject: string = String(row.current),
): Promise<readonly string[] | undefined> {
  const { id: orderId, email, phone, language, token, channels } = row;
  const mailId = crypto.randomUUID();
  const [first] = await tx
    .insert(orderLetters)
    .values({ orderId, kind: told.kind, subject, mailId, writtenAt: now })
    .onConflictDoNothing()
    .returning({ mailId: orderLetters.mailId });
  const today = dhakaDate(now);
  const order = first && (await findByToken(tx, token, today));
  if (order === undefined) {
    return undefined;
  }
  const { agency } = await findAgency(tx);
  const link = `${siteUrl}${orderPath(language, token)}`;
  const backBy = addDays(today, (await findSales(tx)).refundDays);
  const agencyName = agency.name[language];
  const about = { order, told, today, backBy, agencyName, phone: agency.phone, link };
  const said = (text: string) =>
    shortText({ from: agency.wordmark[language], text, link: `${link}${shortPath(told.kind)}`, language });
  return queueMessage(
    tx,
    now,
    {
      event: eventOf[told.kind],
      about: { kind: 'order', id: orderId },
      language,
      email,
      // A practice order's letter says that it is one; a telephone has no room for that. One that came along may have an address alone.
      phone: order.practice || phone === '' ? null : phone,
      channels,
      replyTo: agency.email,
      short: said(orderShort({ ...about, fits: (text) => smsParts(said(text)).parts <= 2 })),
      letter: async () => orderLetter({ ...about, words: await findLetterTexts(tx) }),
    },
    await findMessageSettings(tx),
    mailId,
  );
}

/** As `notifyOfOrder`. @returns whether it is told now */
export async function queueOrderLetter(
  context: Context,
  row: OrderRow,
  told: Told,
  subject?: string,
): Promise<boolean> {
  return (await notifyOfOrder(context, row, told, subject)) !== undefined;
}
