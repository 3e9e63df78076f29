import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { renewEnquiryLink } from './links.commands.ts';
import { linkReason } from './links.contract.ts';

/** What an address that gives a customer's page another link says of itself. */
export const linkRenewed = {
  summary: 'Gives the customer’s page another link; the former one opens nothing any more',
  body: linkReason,
  example: { reason: 'The link was sent to the wrong person.' },
  answer: 'The token of the new link.',
};

/** Another link to the page of an enquiry. */
export const enquiryLinkRoutes = routes('Enquiries', [
  writes('POST /enquiries/{id}/link', renewEnquiryLink, { id: 'renewEnquiryLink', ...linkRenewed }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof enquiryLinkRoutes> {}
}
