import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listDeductions } from './deductions.queries.ts';

const path = '/dashboard/deductions';

/** A certificate is due within so many days: with the return of the month after the payment. */
const lateAfter = 45;

/** What customers deducted and whose certificates are still to come, the oldest first. */
export const certificateAgenda: AgendaProvider = {
  name: 'certificates',
  permission: 'books.read',
  list: async ({ db, today }) =>
    agendaPartOf(
      path,
      (await listDeductions(db, { isOpen: true, today })).map(({ id, on, age, amount, order, name }) =>
        agendaRowOf({
          id,
          path,
          what: order.reference,
          why: 'deducted',
          day: on,
          number: age,
          sum: amount,
          customer: { name, phone: null },
          urgency: age > lateAfter ? 'late' : null,
        }),
      ),
    ),
};
