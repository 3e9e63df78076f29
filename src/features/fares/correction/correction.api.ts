import { contactCorrected } from '#features/enquiries/correction/correction.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { correctFareContact } from './correction.commands.ts';

/** The contact of a fare request. */
export const fareCorrectionRoutes = routes('Fares', [
  writes('POST /fares/{id}/contact', correctFareContact, { id: 'correctFareContact', ...contactCorrected }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof fareCorrectionRoutes> {}
}
