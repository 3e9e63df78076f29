import type { departures } from '#features/departures/departures.table.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';
import { briefDate } from '#platform/format/dates.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { goLetter } from './decision-letters.emails.ts';

/** Tells the customer of an order that its departure runs. */
export async function queueGoLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  { id, email, phone, channels, language, token, reference, name, practice }: OrderRow,
  { packageId, departsOn }: typeof departures.$inferSelect,
): Promise<void> {
  const { agency } = await findAgency(tx);
  const agencyName = agency.name[language];
  const title = (await findPackage(tx, packageId, language))?.texts.title ?? '';
  const link = `${siteUrl}${orderPath(language, token)}`;
  const text = m.sms_departure_decided(
    { package: title, day: briefDate(departsOn, language) },
    { locale: language },
  );
  await queueMessage(
    tx,
    now,
    {
      event: 'departure.decided',
      about: { kind: 'order', id },
      language,
      email,
      // No telephone rings for practice.
      phone: practice ? null : phone,
      channels,
      replyTo: agency.email,
      short: shortText({ from: agency.wordmark[language], text, link, language }),
      letter: async () =>
        goLetter({
          language,
          reference,
          name,
          departsOn,
          package: title,
          agencyName,
          phone: agency.phone,
          words: await findLetterTexts(tx),
          link,
        }),
    },
    await findMessageSettings(tx),
  );
}
