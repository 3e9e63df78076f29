import { asc } from 'drizzle-orm';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { paperList } from '../visas.contract.ts';
import { visaPapers } from '../visas.table.ts';

/** The library of papers, for the office. */
export const paperRoutes = routes('Documents', [
  reads(
    'GET /visa-papers',
    {
      permission: 'documents.read',
      id: 'listVisaPapers',
      summary: 'Lists the papers that visa guides can require',
      answer: 'All papers.',
      output: paperList,
    },
    async (_, { db }) => {
      const { paper, position } = visaPapers;
      const rows = await db.select({ paper }).from(visaPapers).orderBy(asc(position));
      return { items: rows.map((row) => row.paper) };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof paperRoutes> {}
}
