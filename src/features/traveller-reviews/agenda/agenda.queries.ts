import { asc, eq, sql } from 'drizzle-orm';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { titled } from '#features/documents/agenda/agenda.queries.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { travellerReviews } from '../traveller-reviews.table.ts';

/** What travellers wrote and nobody has read yet, the oldest first. */
export const reviewAgenda: AgendaProvider = {
  name: 'traveller-reviews',
  permission: 'traveller-reviews.check',
  list: async ({ db }) => {
    const path = '/dashboard/travellerreviews';
    const rows = await db
      .select({
        id: travellerReviews.id,
        stars: travellerReviews.stars,
        writtenAt: travellerReviews.writtenAt,
        name: sql<string | null>`nullif(${travellerReviews.name}, '')`,
        en: titled.en,
        bn: titled.bn,
      })
      .from(travellerReviews)
      .innerJoin(documentList, eq(documentList.documentId, travellerReviews.packageId))
      .where(eq(travellerReviews.state, 'waiting'))
      .orderBy(asc(travellerReviews.writtenAt), asc(travellerReviews.id));
    return agendaPartOf(
      path,
      rows.map(({ id, stars, writtenAt, name, en, bn }) =>
        agendaRowOf({
          id,
          path,
          what: { en, bn },
          why: 'review-came',
          at: writtenAt?.toISOString() ?? null,
          number: stars,
          by: name,
        }),
      ),
    );
  },
};
