import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { noteCertificate } from './deductions.commands.ts';
import { deductionList, deductionQuery, newCertificate } from './deductions.contract.ts';
import { listDeductions } from './deductions.queries.ts';

/** What customers deduct for the state, and its certificates. */
export const deductionRoutes = routes('Payments', [
  reads(
    'GET /deductions',
    {
      permission: 'books.read',
      id: 'listDeductions',
      summary: 'What customers deducted of their payments for the state, with the certificates',
      query: deductionQuery,
      answer: 'The oldest first, with its age in days; sums are poisha, of all that are listed.',
      output: deductionList,
    },
    async ({ open, month }, { db, today }) => {
      const isOpen = open === undefined ? undefined : open === 'true';
      const items = await listDeductions(db, { isOpen, month, today });
      const sum = (kind: string) =>
        items.reduce((all, each) => (each.kind === kind ? all + each.amount : all), 0);
      return { items, vat: sum('vat'), tax: sum('tax') };
    },
  ),
  writes('POST /deductions/{id}/certificate', noteCertificate, {
    id: 'noteCertificate',
    summary: 'Notes the number of the certificate of a deduction, when it comes',
    body: newCertificate,
    example: { number: 'Mushak 6.6 / 2027-118' },
    answer: 'Its number.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof deductionRoutes> {}
}
