import { asc } from 'drizzle-orm';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { key } from '#platform/text.contract.ts';
import { destination, destinationList } from '../tour-packages.contract.ts';
import { destinations } from '../tour-packages.table.ts';
import { putDestination, removeDestination } from './destinations.commands.ts';

/** The places that packages name, in lists, filters and maps. */
export const destinationRoutes = routes('Documents', [
  reads(
    'GET /destinations',
    {
      permission: 'documents.read',
      id: 'listDestinations',
      summary: 'The places that packages can name, with their names in both languages',
      answer: 'All places.',
      output: destinationList,
    },
    async (_, { db }) => ({ items: await db.select().from(destinations).orderBy(asc(destinations.key)) }),
  ),
  writes('PUT /destinations/{key}', putDestination, {
    id: 'putDestination',
    summary: 'Adds a place, or changes its names and its position on maps',
    path: { key },
    body: destination.omit({ key: true }),
    example: {
      country: 'BD',
      lat: 24.3065,
      lng: 91.7296,
      names: { en: 'Sreemangal', bn: 'শ্রীমঙ্গল' },
    },
    answer: 'The place.',
  }),
  writes('DELETE /destinations/{key}', removeDestination, {
    id: 'removeDestination',
    summary: 'Removes a place that no package names',
    path: { key },
    answer: 'It is gone.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof destinationRoutes> {}
}
