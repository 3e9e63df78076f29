import { monthOf } from '#platform/calendar-date.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { vatQuery, vatReport } from './vat.contract.ts';
import { findVat } from './vat.queries.ts';

/** What the agency owes the state for a month. */
export const vatRoutes = routes('Reports', [
  reads(
    'GET /reports/vat',
    {
      permission: 'reports.read',
      id: 'readVat',
      summary: 'The VAT of a month: what sales added, and what changes, cancellations and refunds took back',
      query: vatQuery,
      answer: '`total` is what the account of VAT gained in the month. Sums are poisha.',
      output: vatReport,
    },
    ({ month }, { db, today }) => findVat(db, month ?? monthOf(today)),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof vatRoutes> {}
}
