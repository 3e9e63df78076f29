import { eq } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { cityIn, listOptions } from '../fares.queries.ts';
import { fareRequests } from '../fares.table.ts';
import { optionView } from '../option-view.rules.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import type { Shared } from './sharing.rules.ts';

/** The options that can still be had, for who wants to send them; undefined before the link was opened. */
export async function findShared(
  db: ReadDatabase,
  id: string,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<(Shared & { readonly customerPhone: string | null }) | undefined> {
  const [row] = await db
    .select({
      token: fareRequests.token,
      sentAt: fareRequests.sentAt,
      phone: enquiries.phone,
      sentOptions: fareRequests.sentOptions,
      reference: enquiries.reference,
      language: enquiries.language,
    })
    .from(fareRequests)
    .innerJoin(enquiries, eq(enquiries.id, fareRequests.enquiryId))
    .where(eq(fareRequests.enquiryId, id));
  if (!row || row.sentAt === null) {
    return;
  }
  const { language, reference, token } = row;
  const { agency } = await findAgency(db);
  const options = await listOptions(db, id, row.sentOptions);
  return {
    language,
    reference,
    customerPhone: row.phone,
    phone: agency.phone,
    agency: agency.name[language],
    link: `${siteUrl}${faresPath(language, token)}`,
    options: options
      .map((option) => optionView(option, options, { language, now, cityOf: cityIn(language) }))
      .filter(({ isOver, ended }) => !isOver && ended === null),
  };
}
