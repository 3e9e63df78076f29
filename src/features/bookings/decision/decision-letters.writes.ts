import type { departures } from '#features/departures/departures.table.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { goLetter } from './decision-letters.emails.ts';

/** Tells the customer of an order that its departure runs. Who has no e-mail address gets no letter. */
export async function queueGoLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  { email, language, token, reference, name }: OrderRow,
  { packageId, departsOn }: typeof departures.$inferSelect,
): Promise<void> {
  if (email === null) {
    return;
  }
  const { agency } = await findAgency(tx);
  const found = await findPackage(tx, packageId, language);
  await queueMail(tx, now, {
    kind: 'bookings.go',
    to: email,
    replyTo: agency.email,
    language,
    ...(await goLetter({
      language,
      reference,
      name,
      departsOn,
      package: found?.texts.title ?? '',
      agencyName: agency.name[language],
      phone: agency.phone,
      words: await findLetterTexts(tx),
      link: `${siteUrl}${orderPath(language, token)}`,
    })),
  });
}
