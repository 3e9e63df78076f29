import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { beginningOf } from '#platform/calendar-date.ts';
import { listPlan } from '../plan/plan.queries.ts';

/** Departures whose go or no-go is open, the nearest day of decision first. */
export const departureAgenda: AgendaProvider = {
  name: 'departures',
  permission: 'departures.decide',
  list: async ({ db, today }) => {
    const { items } = await listPlan(db, { tab: 'decide' }, today);
    return agendaPartOf(
      '/dashboard/departures?view=list&tab=decide',
      items
        .toSorted((a, b) => (a.decidedOn ?? '').localeCompare(b.decidedOn ?? ''))
        .map(({ id, package: { title }, departsOn, decidedOn, booked, leastToRun }) =>
          agendaRowOf({
            id,
            path: `/dashboard/departures/${id}/decision`,
            what: title,
            why: 'to-decide',
            day: decidedOn,
            at: beginningOf(departsOn).toISOString(),
            number: booked,
            of: leastToRun,
            urgency: decidedOn === null || decidedOn > today ? null : decidedOn < today ? 'late' : 'soon',
          }),
        ),
    );
  },
};
