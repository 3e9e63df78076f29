import { agenda } from '#features/agenda/agenda.contract.ts';
import type { AgendaProvider } from '#features/agenda/agenda.rules.ts';
import { waitingOffers } from '#features/bookings/agenda/agenda.queries.ts';
import { departureAgenda } from '#features/departures/agenda/agenda.queries.ts';
import { documentAgenda } from '#features/documents/agenda/agenda.queries.ts';
import { enquiryAgenda } from '#features/enquiries/agenda/agenda.queries.ts';
import { timeLimits } from '#features/fares/agenda/agenda.queries.ts';
import { unanswered } from '#features/messages/agenda/agenda.queries.ts';
import { moneyAgenda } from '#features/money/agenda/agenda.queries.ts';
import { lapsingHolds } from '#features/orders/seats/lapsing-holds.queries.ts';
import { orderAgenda } from '#features/orders/terms/agenda.queries.ts';
import { chequeAgenda } from '#features/payments/agenda/agenda.queries.ts';
import { certificateAgenda } from '#features/payments/deductions/agenda.queries.ts';
import { reconciliationAgenda } from '#features/reconciliation/agenda/agenda.queries.ts';
import { approvalAgenda, bookAgenda } from '#features/reports/agenda/agenda.queries.ts';
import { startAgenda } from '#features/start/agenda/agenda.queries.ts';
import { tillAgenda } from '#features/till/agenda/agenda.queries.ts';
import { packageAgenda } from '#features/tour-packages/agenda/agenda.queries.ts';
import { reviewAgenda } from '#features/traveller-reviews/agenda/agenda.queries.ts';
import { visaCaseAgenda } from '#features/visa-cases/agenda/agenda.queries.ts';
import { guideAgenda } from '#features/visas/agenda/agenda.queries.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { findAgenda } from './agenda.queries.ts';
import { officeAgenda } from './office.queries.ts';

/** All groups of Home. A new one is named here by the feature that owns it. */
export const agendaProviders: readonly AgendaProvider[] = [
  ...approvalAgenda,
  ...bookAgenda,
  departureAgenda,
  ...enquiryAgenda,
  unanswered,
  timeLimits,
  tillAgenda,
  ...moneyAgenda,
  reconciliationAgenda,
  chequeAgenda,
  certificateAgenda,
  ...visaCaseAgenda,
  ...orderAgenda,
  lapsingHolds,
  waitingOffers,
  guideAgenda,
  ...documentAgenda,
  packageAgenda,
  reviewAgenda,
  startAgenda,
  ...officeAgenda,
];

/**
 * What somebody of the staff must decide, do, fetch and call today.
 * @param failed notes why a group couldn’t be read; the others are answered
 */
export const agendaRoutes = (
  failed: (cause: unknown) => void,
  providers: readonly AgendaProvider[] = agendaProviders,
) =>
  routes('Overview', [
    reads(
      'GET /agenda',
      {
        permission: 'home.read',
        id: 'readAgenda',
        summary: 'What the caller must decide, do, fetch and call today: the groups that they may see',
        answer:
          'The groups with all their counts and sums, and the first five rows of each. Sums are poisha.',
        output: agenda,
      },
      (_, reading) => findAgenda(providers, reading, failed),
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof agendaRoutes>> {}
}
