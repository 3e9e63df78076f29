import { and, asc, eq, gt, notExists } from 'drizzle-orm';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { departures } from '#features/departures/departures.table.ts';
import { documentRow, titled } from '#features/documents/agenda/agenda.queries.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { liveTourPackages } from '../tour-packages.table.ts';

/** Live packages that nobody can book: without an open departure to come. */
export const packageAgenda: AgendaProvider = {
  name: 'without-departure',
  permission: 'documents.write',
  list: async ({ db, today }) => {
    const open = db
      .select()
      .from(departures)
      .where(
        and(
          gt(departures.departsOn, today),
          eq(departures.state, 'open'),
          eq(departures.packageId, liveTourPackages.documentId),
        ),
      );
    const rows = await db
      .selectDistinct({ ...titled, sortTitle: documentList.sortTitle })
      .from(liveTourPackages)
      .innerJoin(documentList, eq(documentList.documentId, liveTourPackages.documentId))
      .where(notExists(open))
      .orderBy(asc(documentList.sortTitle), asc(documentList.documentId));
    return agendaPartOf(
      null,
      rows.map(({ sortTitle: _, ...document }) =>
        agendaRowOf({ ...documentRow(document), why: 'no-departure' }),
      ),
    );
  },
};
