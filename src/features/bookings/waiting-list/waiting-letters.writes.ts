import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { type Told, waitingLetter } from './waiting-letters.emails.ts';
import { waitingPath } from './waiting-list.rules.ts';
import type { waitingParties } from './waiting-list.table.ts';

type Row = Pick<
  typeof waitingParties.$inferSelect,
  'reference' | 'token' | 'departureId' | 'name' | 'email' | 'language'
>;

/** Queues a letter to a party of a waiting list in the transaction of its event. Who has no e-mail address gets none. */
export async function queueWaitingLetter(
  { tx, now, siteUrl }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl'>,
  row: Row,
  told: Told,
): Promise<void> {
  const { email, language, token, departureId } = row;
  const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId));
  if (email === null || !departure) {
    return;
  }
  const { agency } = await findAgency(tx);
  const found = await findPackage(tx, departure.packageId, language);
  const path = told.kind === 'offered' ? orderPath(language, told.order) : waitingPath(language, token);
  await queueMail(tx, now, {
    kind: `waiting.${told.kind}`,
    to: email,
    replyTo: agency.email,
    language,
    ...(await waitingLetter({
      told,
      language,
      reference: row.reference,
      name: row.name,
      departsOn: departure.departsOn,
      package: found?.texts.title ?? '',
      agencyName: agency.name[language],
      phone: agency.phone,
      words: await findLetterTexts(tx),
      link: `${siteUrl}${path}`,
    })),
  });
}
