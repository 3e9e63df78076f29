import { linkRenewed } from '#features/enquiries/links/links.api.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { renewOrderLink } from './links.commands.ts';

/** Another link to the page of an order. */
export const orderLinkRoutes = routes('Orders', [
  writes('POST /orders/{id}/link', renewOrderLink, { id: 'renewOrderLink', ...linkRenewed }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderLinkRoutes> {}
}
