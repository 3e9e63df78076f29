import { linkRenewed } from '#features/enquiries/links/links.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { renewFaresLink } from './links.commands.ts';

/** Another link to the page of a fare request. */
export const fareLinkRoutes = routes('Fares', [
  writes('POST /fares/{id}/link', renewFaresLink, { id: 'renewFaresLink', ...linkRenewed }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof fareLinkRoutes> {}
}
