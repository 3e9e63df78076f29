import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { beginByStaff } from './staff-cases.commands.ts';
import { staffCase } from './staff-cases.contract.ts';

/** Visa cases that staff begin. */
export const staffCaseRoutes = routes('Visa cases', [
  writes('POST /visa-cases/by-staff', beginByStaff, {
    id: 'beginVisaCaseByStaff',
    summary:
      'Begins a visa case at the counter, from an enquiry, or for an order that it joins; idempotent by its key',
    body: staffCase,
    example: {
      guide: 'thailand',
      kind: 'tourist',
      applicants: [{ name: 'Sample Rahman', profile: 'student' }],
      contact: { name: 'Sample Rahman', phone: '01700-000000' },
      language: 'bn',
      consent: true,
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'The case is open; its customer’s page is `/visacases/{token}`.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof staffCaseRoutes> {}
}
