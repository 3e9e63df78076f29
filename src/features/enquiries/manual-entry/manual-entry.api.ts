import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { addByHand } from './manual-entry.commands.ts';
import { handRequest } from './manual-entry.contract.ts';

/** Enquiries that staff take by hand. */
export const handRoutes = routes('Enquiries of the office', [
  writes('POST /enquiries/by-hand', addByHand, {
    id: 'addEnquiryByHand',
    summary: 'Takes an enquiry by telephone, at the desk or on WhatsApp; idempotent by key',
    body: handRequest,
    example: {
      source: 'phone',
      name: 'Sample Rahman',
      phone: '01712-345678',
      topic: 'visa',
      subject: 'Thailand visa, three people',
      travelOn: '2027-02-12',
      travellers: 3,
      language: 'bn',
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'Taken.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof handRoutes> {}
}
