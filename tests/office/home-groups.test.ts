import { describe, expect } from 'vitest';
import { type AgendaName, agendaNames } from '#features/agenda/agenda.contract.ts';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { permissionsOf, type Role, roles } from '#features/identity/roles/roles.rules.ts';
import { agendaProviders } from '#features/overview/agenda/agenda.api.ts';
import { findAgenda } from '#features/overview/agenda/agenda.queries.ts';
import { insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { homeOf } from './home.ts';
import { draft, editing, officeOf } from './office.ts';

const enquiries: readonly AgendaName[] = ['suspects', 'new-enquiries', 'call-backs'];
const orders: readonly AgendaName[] = [
  'time-limits',
  'give-backs',
  'overdue',
  'due-today',
  'due-this-week',
  'holds',
  'offers',
];
const money: readonly AgendaName[] = ['tills', 'claims', 'arrivals', 'cheques'];
const books: readonly AgendaName[] = ['bills-late', 'old-clearing', 'certificates', 'statement-lines'];
const cases: readonly AgendaName[] = ['case-papers', 'passports'];
const documents: readonly AgendaName[] = [
  'traveller-reviews',
  'guides',
  'publications',
  'without-departure',
  'drafts',
];
const manager: readonly AgendaName[] = [
  'approvals',
  'departures',
  ...enquiries,
  ...orders,
  ...money,
  ...books,
  ...cases,
  ...documents,
  'answers',
  'letters',
  'tasks',
];

/** What each role has on Home, written down apart from the program. */
const groups: Readonly<Record<Exclude<Role, 'customer'>, readonly AgendaName[]>> = {
  owner: [...manager, 'registration', 'start'],
  manager,
  editor: documents,
  clerk: ['requested', ...enquiries, ...orders, ...money, ...cases, 'answers', 'letters'],
  accountant: ['approvals', ...books, ...orders, ...money],
  'visa-officer': [...enquiries, ...orders, ...cases, 'answers', 'letters'],
};

const reading = (deps: Parameters<typeof homeOf>[0], permissions: readonly string[]) => {
  const { db, clock, siteUrl } = deps;
  return {
    db,
    siteUrl,
    dataKey: undefined,
    caller: callerWith(permissions),
    now: clock.now(),
    today: '2026-12-01',
  };
};

describe('Home', () => {
  test('shows each role its groups, and no other', async ({ deps }) => {
    for (const role of roles) {
      if (role !== 'customer') {
        const { groups: shown, failed } = await homeOf(deps, role).read();
        expect([role, shown.map(({ name }) => name).toSorted()]).toEqual([role, groups[role].toSorted()]);
        expect(failed).toEqual([]);
      }
    }
    expect(new Set(agendaProviders.map(({ name }) => name))).toEqual(new Set(agendaNames));
  });

  test('is for staff: each role is answered, with the counts of the side bar, a customer isn’t', async ({
    deps,
  }) => {
    for (const role of roles) {
      const caller = callerOf('somebody', [...permissionsOf[role]], { role });
      for (const path of ['/agenda', '/overview']) {
        const { status } = await deskOf(deps)('GET', path, undefined, { caller });
        expect([role, path, status]).toEqual([role, path, role === 'customer' ? 403 : 200]);
      }
    }
  });

  test('a group that fails says so, notes the cause and leaves the others alone', async ({ deps }) => {
    const cause = new Error('The table is locked.');
    const noted: unknown[] = [];
    const one: AgendaProvider = {
      name: 'cheques',
      permission: 'payments.write',
      list: () => Promise.reject(cause),
    };
    const other: AgendaProvider = {
      name: 'drafts',
      permission: 'documents.write',
      list: async () => agendaPartOf(null, [agendaRowOf({ id: 'a', why: 'draft', path: '/' })]),
    };
    const found = await findAgenda([one, other], reading(deps, ['payments.write', 'documents.write']), (it) =>
      noted.push(it),
    );
    expect(found).toMatchObject({ failed: ['cheques'], groups: [{ name: 'drafts', total: 1 }] });
    expect(noted).toEqual([cause]);
    expect(await findAgenda([one], reading(deps, []), () => {})).toEqual({ groups: [], failed: [] });
  });

  test('has what an editor sees to: old guides, what goes live, packages nobody can book, and drafts', async ({
    deps,
  }) => {
    const staff = actorWith();
    await insertVisa(deps, staff, {
      slug: 'thailand',
      titles: { en: 'Thailand' },
      facts: { checkedOn: '2026-08-01' },
    });
    await insertPackage(deps, staff, { slug: 'sajek', titles: { en: 'Sajek' }, departures: [] });
    await insertPackage(deps, staff, { slug: 'coxs-bazar' });
    const office = officeOf(deps, editing);
    const later = await draft(office, 'later');
    await office('POST', `/documents/${later}/schedule`, { language: 'en', publishAt: '2027-01-15T09:00' });
    await draft(office, 'unfinished');
    const { group } = homeOf(deps, 'editor');
    expect((await group('guides')).rows).toMatchObject([
      { what: { en: 'Thailand', bn: 'Thailand' }, day: '2026-08-01', why: 'checked-long-ago' },
    ]);
    expect((await group('publications')).rows).toMatchObject([
      { why: 'publishes', at: '2027-01-15T03:00:00.000Z', path: `/dashboard/updateblog/${later}` },
    ]);
    expect((await group('without-departure')).rows).toMatchObject([
      { what: { en: 'Sajek' }, path: expect.stringMatching(/^\/dashboard\/updatedomestic\//) },
    ]);
    expect((await group('drafts')).total).toBe(1);
  });
});
