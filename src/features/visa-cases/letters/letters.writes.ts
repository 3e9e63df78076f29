import { eq } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { comingAppointment } from '../plan/appointment.rules.ts';
import { casePath } from '../visa-cases.rules.ts';
import type { visaCases } from '../visa-cases.table.ts';
import { caseLetter, isNotifiedOf } from './letters.emails.ts';
import type { Told } from './letters.rules.ts';
import { caseShort, eventOf } from './short-texts.rules.ts';

type Row = Pick<
  typeof visaCases.$inferSelect,
  | ('id' | 'orderId' | 'reference' | 'token' | 'name' | 'email' | 'phone' | 'language' | 'title')
  | ('state' | 'departsOn' | 'appointmentOn' | 'appointmentAt' | 'appointmentPlace')
>;

/** Tells the customer of a case about a step, in the transaction of that step: by telephone, and by e-mail besides where there is an address. */
export async function queueCaseLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  row: Row,
  told: Told,
): Promise<void> {
  const { id, email, phone, language, token, reference, name, departsOn } = row;
  if (!isNotifiedOf(told)) {
    return;
  }
  const [order] = await tx
    .select({ practice: orders.practice })
    .from(orders)
    .where(eq(orders.id, row.orderId));
  const { agency } = await findAgency(tx);
  const agencyName = agency.name[language];
  const appointment = comingAppointment(row, dhakaDate(now));
  const link = `${siteUrl}${casePath(language, token)}`;
  const about = { told, language, reference, ...row.title[language] };
  const said = (text: string) => shortText({ from: agency.wordmark[language], text, link, language });
  await queueMessage(
    tx,
    now,
    {
      event: eventOf[told.kind],
      about: { kind: 'case', id },
      language,
      email,
      // No telephone rings for practice.
      phone: order?.practice ? null : phone,
      channels: null,
      replyTo: agency.email,
      short: said(caseShort({ ...about, fits: (text) => smsParts(said(text)).parts <= 2 })),
      letter: async () =>
        caseLetter({
          ...about,
          hasCalendar: appointment !== undefined || (row.state === 'withdrawn' && row.appointmentOn !== null),
          name,
          appointment,
          departsOn,
          agencyName,
          phone: agency.phone,
          words: await findLetterTexts(tx),
          link,
        }),
    },
    await findMessageSettings(tx),
  );
}
