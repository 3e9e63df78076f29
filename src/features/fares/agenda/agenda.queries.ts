import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listFares } from '../list/list.queries.ts';

/** More are never accepted and without tickets at once. */
const most = 1_000;
const soonMs = 24 * 3_600_000;

/** Accepted fares without their tickets, the soonest time limit first. */
export const timeLimits: AgendaProvider = {
  name: 'time-limits',
  permission: 'orders.read',
  list: async ({ db, now }) => {
    const { items } = await listFares(db, { tab: 'accepted', q: '', page: 1, limit: most });
    return agendaPartOf(
      '/dashboard/fares?tab=accepted',
      items.map(({ id, route, name, phone, timeLimit, isOver, passengers, total }) =>
        agendaRowOf({
          id,
          path: `/dashboard/fares/${id}`,
          what: route,
          why: 'to-ticket',
          at: timeLimit,
          number: passengers,
          sum: total,
          customer: { name, phone },
          urgency: isOver
            ? 'late'
            : timeLimit !== null && Date.parse(timeLimit) - now.getTime() <= soonMs
              ? 'soon'
              : null,
        }),
      ),
    );
  },
};
