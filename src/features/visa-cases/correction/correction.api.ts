import { contactCorrected } from '#features/enquiries/correction/correction.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { correctCaseContact } from './correction.commands.ts';

/** The contact of a visa case. */
export const caseCorrectionRoutes = routes('Visa cases', [
  writes('POST /visa-cases/{id}/contact', correctCaseContact, {
    id: 'correctVisaCaseContact',
    ...contactCorrected,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof caseCorrectionRoutes> {}
}
