import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { listToCheck } from '../list/list.queries.ts';
import { listToFetch } from '../passports/passports.queries.ts';
import type { visaCases } from '../visa-cases.table.ts';

/** `Thailand, tourist visa` in both languages. */
const titleOf = ({ en, bn }: (typeof visaCases.$inferSelect)['title']) => ({
  en: `${en.country}, ${en.kind}`,
  bn: `${bn.country}, ${bn.kind}`,
});

const pathOf = (id: string) => `/dashboard/visacases/${id}`;

/** Papers that nobody has looked at, and passports to be fetched from a visa centre; what is due first comes first. */
export const visaCaseAgenda: readonly AgendaProvider[] = [
  {
    name: 'case-papers',
    permission: 'visa-cases.read',
    list: async ({ db, today }) =>
      agendaPartOf(
        '/dashboard/visacases?tab=waiting',
        (await listToCheck(db)).map(({ id, title, name, dueOn, received }) =>
          agendaRowOf({
            id,
            path: pathOf(id),
            what: titleOf(title),
            why: 'papers-came',
            day: dueOn,
            number: received,
            customer: { name, phone: null },
            urgency: dueOn === null || dueOn > today ? null : dueOn < today ? 'late' : 'soon',
          }),
        ),
      ),
  },
  {
    name: 'passports',
    permission: 'visa-cases.read',
    list: async ({ db, today }) =>
      agendaPartOf(
        '/dashboard/visacases',
        (await listToFetch(db, today)).map(({ slip, id, title, name, place, dueOn, passports }) =>
          agendaRowOf({
            id: slip,
            path: pathOf(id),
            what: titleOf(title),
            why: 'at-centre',
            day: dueOn,
            number: passports,
            by: place === '' ? null : place,
            customer: { name, phone: null },
            urgency: dueOn !== null && dueOn < today ? 'late' : 'soon',
          }),
        ),
      ),
  },
];
