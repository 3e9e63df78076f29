import { contactCorrected } from '#features/enquiries/correction/correction.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { correctOrderContact } from './correction.commands.ts';

/** The contact of an order. */
export const orderCorrectionRoutes = routes('Orders', [
  writes('POST /orders/{id}/contact', correctOrderContact, {
    id: 'correctOrderContact',
    ...contactCorrected,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderCorrectionRoutes> {}
}
