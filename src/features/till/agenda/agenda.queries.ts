import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { addDays } from '#platform/calendar-date.ts';
import { listTills } from '../till.queries.ts';

/** Tills that were left open, and those that lacked money today or the day before: one's own, or all for who may approve. */
export const tillAgenda: AgendaProvider = {
  name: 'tills',
  permission: 'payments.write',
  list: async ({ db, today, caller }) => {
    const own = caller.permissions.has('payments.approve') ? undefined : caller.id;
    const now = await listTills(db, { day: today, today, own });
    const before = await listTills(db, { day: addDays(today, -1), today, own });
    const open = now.filter(({ state, day }) => state === 'open' && day < today);
    const short = [...now, ...before].filter(({ difference }) => difference !== null && difference < 0);
    return agendaPartOf(
      '/dashboard/till',
      [...open, ...short].map(({ uid, name, day, difference, expected }) =>
        agendaRowOf({
          id: `${uid} ${day}`,
          path: `/dashboard/till/${encodeURIComponent(uid)}/${day}`,
          what: name,
          why: difference === null ? 'till-open' : 'till-short',
          day,
          sum: difference ?? expected,
          urgency: 'late',
        }),
      ),
    );
  },
};
