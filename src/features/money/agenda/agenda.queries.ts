import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listOpenArrivals } from '../arrivals/arrivals.queries.ts';
import { listOpenClaims } from '../claims/claims.queries.ts';
import { most } from '../matches/match-candidates.queries.ts';

/** Money that came and is nobody's yet, and payments that customers told of; the oldest first. */
export const moneyAgenda: readonly AgendaProvider[] = [
  {
    name: 'claims',
    permission: 'payments.write',
    list: async ({ db }) =>
      agendaPartOf(
        '/dashboard/money?tab=claims',
        (await listOpenClaims(db, most.claims)).map(({ claim, reference, name, phone, heldUntil }) =>
          agendaRowOf({
            id: claim.id,
            path: `/dashboard/money?q=${reference}`,
            what: reference,
            why: 'claimed',
            at: claim.toldAt.toISOString(),
            by: claim.outside,
            sum: claim.amount,
            customer: { name, phone },
            // Seats wait for the answer.
            urgency: heldUntil === null ? null : 'soon',
          }),
        ),
      ),
  },
  {
    name: 'arrivals',
    permission: 'payments.write',
    list: async ({ db }) =>
      agendaPartOf(
        '/dashboard/money?tab=arrivals',
        (await listOpenArrivals(db, most.arrivals)).toReversed().map((arrival) =>
          agendaRowOf({
            id: arrival.id,
            path: '/dashboard/money',
            what: [arrival.outside, arrival.sender].filter((each) => each).join(', '),
            why: 'arrived',
            at: arrival.at.toISOString(),
            sum: arrival.left,
          }),
        ),
      ),
  },
];
