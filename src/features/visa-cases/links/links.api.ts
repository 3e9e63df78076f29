import { linkRenewed } from '#features/enquiries/links/links.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { renewCaseLink } from './links.commands.ts';

/** Another link to the page of a visa case. */
export const caseLinkRoutes = routes('Visa cases', [
  writes('POST /visa-cases/{id}/link', renewCaseLink, { id: 'renewVisaCaseLink', ...linkRenewed }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof caseLinkRoutes> {}
}
