import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listChequeViews } from '../cheques/cheques.queries.ts';

/** Cheques in hand that a bank takes by now: what is dated later stays in the safe, what a second person must approve waits for them. */
export const chequeAgenda: AgendaProvider = {
  name: 'cheques',
  permission: 'payments.write',
  list: async ({ db, today }) =>
    agendaPartOf(
      '/dashboard/cheques',
      (await listChequeViews(db, 'in-hand'))
        .filter(({ state, dated }) => state === 'in-hand' && (dated === null || dated <= today))
        .toSorted((a, b) => (a.dated ?? '').localeCompare(b.dated ?? ''))
        .map(({ id, name, amount, bank, number, dated }) =>
          agendaRowOf({
            id,
            path: '/dashboard/cheques',
            what: number,
            why: 'in-hand',
            day: dated,
            by: bank === '' ? null : bank,
            sum: amount,
            customer: { name, phone: null },
            urgency: dated !== null && dated < today ? 'late' : 'soon',
          }),
        ),
    ),
};
