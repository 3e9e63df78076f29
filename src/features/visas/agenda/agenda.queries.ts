import { asc, eq, lt } from 'drizzle-orm';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { checkedLongAgoDays } from '../visas.rules.ts';
import { liveVisas } from '../visas.table.ts';

const isOld = (today: CalendarDate) => lt(liveVisas.checkedOn, addDays(today, -checkedLongAgoDays));

/** How many live guides nobody has checked for 90 days. @param today in Asia/Dhaka */
export const countGuidesToCheck = (db: ReadDatabase, today: CalendarDate): Promise<number> =>
  db.$count(liveVisas, isOld(today));

/** Live guides that nobody has checked for 90 days, the oldest check first. */
export const guideAgenda: AgendaProvider = {
  name: 'guides',
  permission: 'documents.write',
  list: async ({ db, today }) => {
    const rows = await db
      .select({
        id: liveVisas.documentId,
        slug: documentList.slug,
        en: documentList.titleEn,
        bn: documentList.titleBn,
        checkedOn: liveVisas.checkedOn,
      })
      .from(liveVisas)
      .innerJoin(documentList, eq(documentList.documentId, liveVisas.documentId))
      .where(isOld(today))
      .orderBy(asc(liveVisas.checkedOn), asc(liveVisas.documentId));
    return agendaPartOf(
      '/dashboard/managevisa',
      rows.map(({ id, slug, en, bn, checkedOn }) =>
        agendaRowOf({
          id,
          path: `/dashboard/updatevisa/${id}`,
          what: { en: en ?? bn ?? slug, bn: bn ?? en ?? slug },
          why: 'checked-long-ago',
          day: checkedOn,
        }),
      ),
    );
  },
};
