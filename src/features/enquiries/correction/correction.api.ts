import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { correctEnquiryContact } from './correction.commands.ts';
import { contactCorrection } from './correction.contract.ts';

/** What an address that corrects a customer's contact says of itself. */
export const contactCorrected = {
  summary:
    'Corrects how the customer is called and reached; what is still to be sent goes there, and links stay',
  body: contactCorrection,
  example: { phone: '01711-223344', reason: 'A digit was wrong.' },
  answer: 'The contact as it is now.',
};

/** The contact of an enquiry. */
export const enquiryCorrectionRoutes = routes('Enquiries', [
  writes('POST /enquiries/{id}/contact', correctEnquiryContact, {
    id: 'correctEnquiryContact',
    ...contactCorrected,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof enquiryCorrectionRoutes> {}
}
