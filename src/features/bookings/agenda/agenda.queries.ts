import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listOffers } from '../waiting-list/waiting-list.queries.ts';

/** Parties of waiting lists that seats are held for until they answer; who has least time first. */
export const waitingOffers: AgendaProvider = {
  name: 'offers',
  permission: 'orders.read',
  list: async ({ db, today }) =>
    agendaPartOf(
      null,
      (await listOffers(db, today)).map(({ id, departureId, name, phone, reference, seats, until, total }) =>
        agendaRowOf({
          id,
          path: `/dashboard/departures/${departureId}/waiting`,
          what: reference,
          why: 'offered',
          at: until,
          number: seats,
          sum: total,
          customer: { name, phone },
          urgency: 'soon',
        }),
      ),
    ),
};
