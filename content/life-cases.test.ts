import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGroup } from '#features/bookings/group/group.queries.ts';
import { findTravellers } from '#features/bookings/travellers/travellers.queries.ts';
import { isComplete } from '#features/bookings/travellers/travellers.rules.ts';
import { departures } from '#features/departures/departures.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { agendaProviders } from '#features/overview/agenda/agenda.api.ts';
import { findAgenda } from '#features/overview/agenda/agenda.queries.ts';
import { papers } from '#features/papers/papers.table.ts';
import { listBoard, listCases } from '#features/visa-cases/list/list.queries.ts';
import { listPassports } from '#features/visa-cases/passports/passports.queries.ts';
import { papersReminded } from '#features/visa-cases/reminders/reminders.rules.ts';
import {
  visaApplicants,
  visaCaseEvents,
  visaCaseFiles,
  visaCasePapers,
  visaCases,
} from '#features/visa-cases/visa-cases.table.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { sampleContacts } from '#platform/messages/messages.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { loadedLife } from './loaded-life.ts';

let database: OpenDatabase;
let deps: CommandDeps;
/** The life is read at the moment of the start. */
let now: Date;

beforeAll(async () => {
  ({ database, deps, now } = await loadedLife());
}, 300_000);

afterAll(() => database.close());

const today = () => dhakaDate(now);

describe('visa cases', () => {
  const list = (query: object) => listCases(deps.db, query, { today: today(), uid: 'sample-imran' });
  const placesOf = async (state: 'submitted' | 'decided') => {
    const rows = await deps.db
      .select({ id: visaApplicants.id, country: visaCases.title })
      .from(visaApplicants)
      .innerJoin(visaCases, eq(visaCases.id, visaApplicants.caseId))
      .where(eq(visaCases.state, state));
    const ids = rows.map(({ id }) => id);
    const at = await listPassports(deps.db, ids, { language: 'en', token: '', today: today() });
    return rows.flatMap(({ id, country }) => {
      const place = at.get(id)?.at;
      return place === undefined ? [] : [[country.en.country, place]];
    });
  };

  test('are nine, in every column of the board', async () => {
    const { columns } = await listBoard(deps.db, {}, { today: today() });
    expect(columns.map(({ state, all }) => [state, all])).toEqual([
      ['collecting', 2],
      ['checking', 1],
      ['ready', 1],
      ['submitted', 2],
      ['decided', 2],
      ['returned', 1],
    ]);
  });

  test('the working list has papers to look at, eight of them are the officer’s and one is nobody’s', async () => {
    expect((await list({})).total).toBe(9);
    expect((await list({ waiting: 'true' })).total).toBe(2);
    expect((await list({ owner: 'mine' })).total).toBe(8);
    expect((await list({ owner: 'nobody' })).total).toBe(1);
  });

  test('one paper is wanted again and says why, and one family was reminded', async () => {
    const wanted = await deps.db.select().from(visaCasePapers).where(eq(visaCasePapers.state, 'again'));
    expect(wanted.map(({ key, because }) => [key, because !== null && because.length > 20])).toEqual([
      ['bank-statement', true],
    ]);
    const reminded = await deps.db
      .select({ people: visaCases.name })
      .from(visaCaseEvents)
      .innerJoin(visaCases, eq(visaCases.id, visaCaseEvents.caseId))
      .where(eq(visaCaseEvents.happened, papersReminded));
    // From nine in the morning on others are reminded, too.
    expect(reminded).toContainEqual({ people: 'সেলিনা পারভীন' });
  });

  test('the one that is ready has its appointment in the next days, with hour and place', async () => {
    const [row] = await deps.db.select().from(visaCases).where(eq(visaCases.state, 'ready'));
    expect(row?.appointmentAt).toBe('10:30');
    expect(row?.appointmentPlace).toContain('Dhaka');
    const on = row?.appointmentOn ?? '';
    expect([on > today(), on <= addDays(today(), 12)]).toEqual([true, true]);
  });

  test('one embassy has the passport and hasn’t decided, and an approved one is to be fetched', async () => {
    expect(await placesOf('submitted')).toEqual([['Italy', 'centre']]);
    expect(await placesOf('decided')).toEqual([['China', 'centre']]);
    const decided = await deps.db
      .select({ decision: visaApplicants.decision })
      .from(visaApplicants)
      .innerJoin(visaCases, eq(visaCases.id, visaApplicants.caseId))
      .where(eq(visaCases.state, 'decided'));
    expect(decided.map(({ decision }) => decision).sort()).toEqual(['approved', 'refused']);
  });

  test('have an order each, and who went to the embassy has paid all of it', async () => {
    const rows = await deps.db.select({ state: visaCases.state, order: visaCases.orderId }).from(visaCases);
    expect(new Set(rows.map(({ order }) => order)).size).toBe(9);
    const owed = new Map<string, number[]>();
    for (const { state, order } of rows) {
      const { total = 0, paid = 0 } = (await findOrder(deps.db, order, today())) ?? {};
      owed.set(state, [...(owed.get(state) ?? []), Math.max(0, total - paid)]);
    }
    for (const state of ['ready', 'submitted', 'decided', 'returned']) {
      expect(
        owed.get(state)?.filter((open) => open > 0),
        state,
      ).toEqual([]);
    }
    expect(
      [...(owed.get('collecting') ?? []), ...(owed.get('checking') ?? [])].every((open) => open > 0),
    ).toBe(true);
  });

  test('their papers are samples, each encrypted and small', async () => {
    const files = await deps.db
      .select({ bytes: privateFiles.bytes, type: privateFiles.mediaType, state: privateFiles.state })
      .from(visaCaseFiles)
      .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId));
    expect(files.length).toBeGreaterThanOrEqual(20);
    expect(files.length).toBeLessThanOrEqual(30);
    expect(
      files.filter(({ bytes, type, state }) => bytes > 60_000 || type !== 'image/jpeg' || state !== 'kept'),
    ).toEqual([]);
  });

  test('nobody’s address is outside of the samples', async () => {
    const samples = deps.db.select({ address: sampleContacts.address }).from(sampleContacts);
    for (const column of [visaCases.phone, visaCases.email]) {
      const strays = await deps.db.$count(visaCases, and(isNotNull(column), notInArray(column, samples)));
      expect(strays, column.name).toBe(0);
    }
  });
});

describe('who travels', () => {
  const groupOf = async (key: string) => {
    const [row] = await deps.db.select().from(departures).where(eq(departures.key, key));
    return findGroup(deps.db, row?.id ?? '', now);
  };

  test('next week everybody has a name, a room with its number and a seat in the coach', async () => {
    const group = await groupOf('life-hills');
    expect(group?.people).toHaveLength(9);
    expect(group?.people.filter(({ surname }) => surname === null)).toEqual([]);
    expect(group?.rooms.version).toBe(1);
    expect(group?.rooms.rooms.map(({ name, faults }) => [name === null, faults])).toEqual(
      group?.rooms.rooms.map(() => [false, []]),
    );
    expect(group?.rooms.unplaced).toEqual([]);
    expect(group?.coach.version).toBe(1);
    expect(group?.coach.seats).toHaveLength(9);
    expect(group?.coach.strangers).toEqual([]);
    const vouchers = await deps.db
      .select({ order: papers.orderId })
      .from(papers)
      .where(
        and(eq(papers.kind, 'voucher'), inArray(papers.orderId, group?.orders.map(({ id }) => id) ?? [])),
      );
    // Who paid the last of it this morning has none yet.
    const without = group?.orders.filter(({ id }) => vouchers.every(({ order }) => order !== id)) ?? [];
    expect([vouchers.length, without.map(({ name }) => name)]).toEqual([3, ['Rezaul Karim']]);
  });

  test('everybody was there when the last group left', async () => {
    const group = await groupOf('life-city');
    expect(group?.people).toHaveLength(8);
    expect(group?.people.filter(({ checkIn }) => checkIn?.state !== 'here')).toEqual([]);
  });

  test('abroad two lists are whole, with passports that are good for years, and one lacks a child', async () => {
    const open = await deps.db.select({ id: orders.id, name: orders.name }).from(orders);
    const missing = async (name: string) => {
      const id = open.find((order) => order.name === name)?.id ?? '';
      const found = await findTravellers(deps, { id });
      return found?.travellers.filter((each) => !isComplete(each, true)).map(({ place }) => place);
    };
    expect(await missing('Rumana Haque')).toEqual([]);
    expect(await missing('তাহমিনা রহমান')).toEqual([]);
    expect(await missing('বিলকিস বেগম')).toEqual(['child-with-bed-1']);
  });
});

test('Home has the papers to look at and the passports to fetch', async () => {
  const { db, siteUrl, dataKey } = deps;
  const caller = callerWith(permissionsOf.manager);
  const home = await findAgenda(
    agendaProviders,
    { db, siteUrl, dataKey, caller, now, today: today() },
    (cause) => {
      throw cause;
    },
  );
  const totals = home.groups.map(({ name, total }) => [name, total] as const);
  expect(new Map(totals).get('case-papers')).toBe(2);
  expect(new Map(totals).get('passports')).toBe(1);
});
