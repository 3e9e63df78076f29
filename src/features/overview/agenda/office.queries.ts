import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { type BudgetWarning, budgetWarning } from '#features/messages/months/months.rules.ts';
import { findDaysToRenew, findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { addDays } from '#platform/calendar-date.ts';
import { countDeadMessages } from '#platform/messages/dead-messages.queries.ts';
import { costOfMonth } from '#platform/messages/due-messages.ts';
import { countDeadTasks } from '#platform/outbox/outbox.queries.ts';

/** What the platform couldn’t do, and the registration of the agency: those of no feature behind the agenda. */
export const officeAgenda: readonly AgendaProvider[] = [
  {
    name: 'registration',
    permission: 'settings.write',
    list: async ({ db, today }) => {
      const days = await findDaysToRenew(db, today);
      const path = '/dashboard/settings';
      const row = (left: number) =>
        agendaRowOf({
          id: 'registration',
          path,
          why: left < 0 ? 'lapsed' : 'lapses',
          day: addDays(today, left),
          urgency: left < 0 ? 'late' : 'soon',
        });
      return agendaPartOf(path, days === undefined ? [] : [row(days)]);
    },
  },
  {
    name: 'letters',
    permission: 'messages.write',
    list: async ({ db, now }) => {
      const dead = await countDeadMessages(db);
      const spent = await costOfMonth(db, now);
      const warning = budgetWarning(await findMessageSettings(db), spent);
      const path = '/dashboard/messages';
      const row = (of: BudgetWarning) =>
        agendaRowOf({
          id: 'budget',
          path,
          why: `budget-${of}`,
          sum: spent,
          urgency: of === 'spent' ? 'late' : 'soon',
        });
      return {
        path: dead > 0 ? `${path}?state=dead` : path,
        total: dead + (warning === undefined ? 0 : 1),
        sum: null,
        rows: warning === undefined ? [] : [row(warning)],
      };
    },
  },
  {
    name: 'tasks',
    permission: 'outbox.read',
    list: async ({ db }) => {
      const total = await countDeadTasks(db);
      return { path: '/dashboard/messages', total, sum: null, rows: [] };
    },
  },
];
