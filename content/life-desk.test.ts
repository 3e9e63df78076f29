import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgendaName } from '#features/agenda/agenda.contract.ts';
import { listWaiting } from '#features/bookings/waiting-list/waiting-list.queries.ts';
import { listCustomers } from '#features/customers/list/list.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { inboxQuery, tabs } from '#features/enquiries/inbox/inbox.contract.ts';
import { listInbox } from '#features/enquiries/inbox/inbox.queries.ts';
import { fareAlarms } from '#features/fares/alarms/alarms.table.ts';
import { listFares } from '#features/fares/list/list.queries.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { agendaProviders } from '#features/overview/agenda/agenda.api.ts';
import { findAgenda } from '#features/overview/agenda/agenda.queries.ts';
import { papers } from '#features/papers/papers.table.ts';
import { refunds } from '#features/payments/payments.table.ts';
import { listReviews } from '#features/traveller-reviews/traveller-reviews.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { messageBatches, messages, sampleContacts } from '#platform/messages/messages.table.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { loadedLife } from './loaded-life.ts';
import { agency } from './settings/agency.ts';

let database: OpenDatabase;
let deps: CommandDeps;
/** The life is read at the moment of the start. */
let now: Date;

beforeAll(async () => {
  ({ database, deps, now } = await loadedLife());
}, 300_000);

afterAll(() => database.close());

test('the sample life adds up, and nothing of it waits to be sent', async () => {
  const unsent = await deps.db.select().from(messages).where(eq(messages.state, 'waiting'));
  expect(unsent).toEqual([]);
  const trial = await findTrialBalance(deps.db, dhakaDate(now));
  expect(trial.debit).toBe(trial.credit);
});

test('all that was sent, and all who asked, are samples or the agency itself', async () => {
  const samples = deps.db.select({ address: sampleContacts.address }).from(sampleContacts);
  const strays = await deps.db
    .selectDistinct({ to: messages.toAddress })
    .from(messages)
    .where(notInArray(messages.toAddress, samples));
  expect(strays).toEqual([{ to: agency.email }]);
  for (const column of [enquiries.phone, enquiries.email, orders.phone, orders.email]) {
    expect(
      await deps.db.$count(column.table, and(isNotNull(column), notInArray(column, samples))),
      column.name,
    ).toBe(0);
  }
});

describe('enquiries', () => {
  const inbox = (query: object = {}) =>
    listInbox(deps.db, inboxQuery.parse(query), { uid: 'sample-nusrat', today: dhakaDate(now) });

  test('ninety have come, some in every tab, of every kind and by every way', async () => {
    const { counts } = await inbox();
    expect(tabs.filter((tab) => counts[tab] === 0)).toEqual([]);
    expect(counts).toEqual({
      open: 30,
      new: 10,
      'in-progress': 13,
      waiting: 7,
      won: 34,
      lost: 15,
      spam: 5,
      'in-review': 3,
      all: 87,
    });
    expect(await deps.db.$count(enquiries, isNotNull(enquiries.mergedInto))).toBe(3);
    const kinds = await deps.db
      .select({ kind: enquiries.kind, number: sql<number>`count(*)::int` })
      .from(enquiries)
      .groupBy(enquiries.kind)
      .orderBy(sql`${enquiries.kind}::text`);
    expect(kinds.map(({ kind, number }) => [kind, number])).toEqual([
      ['air-ticket', 11],
      ['contact', 32],
      ['package', 29],
      ['visa', 18],
    ]);
    expect(await deps.db.selectDistinct({ source: enquiries.source }).from(enquiries)).toHaveLength(4);
  });

  test('no two say the same', async () => {
    const said = await deps.db.select({ message: enquiries.message }).from(enquiries);
    expect(said).toHaveLength(90);
    expect(new Set(said.map(({ message }) => message)).size).toBe(90);
  });

  test('some are due today and some were before, and some won ones are those of orders', async () => {
    const due = async (which: string) => (await inbox({ tab: 'open', due: which })).total;
    expect([await due('today'), await due('overdue')]).toEqual([5, 6]);
    expect(await deps.db.$count(orders, isNotNull(orders.enquiryId))).toBe(32);
  });
});

test('its customers are in the list: who bought, who asked, and who only wanted to sell something', async () => {
  const { items } = await listCustomers(deps.db, { q: '', limit: 100 });
  expect(items.length).toBeGreaterThanOrEqual(60);
});

describe('the fare desk', () => {
  const desk = (tab: 'waiting' | 'accepted') => listFares(deps.db, { tab, q: '', page: 1, limit: 50 });

  test('has eleven requests, from new ones to one that was given back and one that lapsed', async () => {
    expect((await desk('waiting')).counts).toEqual({
      new: 1,
      writing: 1,
      sent: 1,
      accepted: 2,
      cancelled: 0,
      ticketed: 4,
      lapsed: 1,
      ended: 1,
      waiting: 5,
      all: 11,
    });
    expect(await deps.db.$count(papers, eq(papers.kind, 'ticket-cover'))).toBe(5);
    const back = await deps.db
      .select({ state: refunds.state })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.name, 'মর্জিনা বেগম'));
    expect(back).toEqual([{ state: 'paid' }]);
  });

  test('must ticket one within hours, of which staff were alarmed', async () => {
    const { items } = await desk('accepted');
    const hours = items.map(({ timeLimit }) => (Date.parse(timeLimit ?? '') - now.getTime()) / 3_600_000);
    expect(hours[0]).toBeCloseTo(5.2);
    expect(hours[1]).toBeGreaterThan(24);
    expect(items.map(({ isOver }) => isOver)).toEqual([false, false]);
    const alarms = await deps.db
      .select({ id: fareAlarms.enquiryId, hours: fareAlarms.hours })
      .from(fareAlarms);
    expect(alarms.map(({ id, hours: before }) => [id === items[0]?.id, before]).sort()).toEqual([
      [true, 24],
      [true, 6],
    ]);
  });
});

describe('messages', () => {
  const list = (query: object) =>
    listMessages(deps.db, messageQuery.parse(query), { seesContacts: true, seesAccounts: true });

  test('went out and came in; most arrived, two didn’t, one was stopped, one was sent again', async () => {
    const { counts } = await list({ channel: 'sms' });
    expect(counts).toMatchObject({ waiting: 0, dead: 2, failed: 1, stopped: 1 });
    expect(counts.delivered).toBeGreaterThan(10 * counts.sent);
    const [given] = (await list({ state: 'failed' })).items;
    const again = await deps.db
      .select()
      .from(messages)
      .where(eq(messages.again, given?.id ?? ''));
    expect(again.map(({ state }) => state)).toEqual(['delivered']);
    expect((await list({ state: 'dead' })).items.map(({ code }) => code)).toEqual([
      'bad-number',
      'not-delivered',
    ]);
    expect((await list({ direction: 'in' })).total).toBe(6);
  });

  test('one customer’s letters went to an address that was corrected', async () => {
    const { items } = await list({ channel: 'email', q: 'kazi.ashraf', limit: 100 });
    const to = items.map(({ to: address, misdirected }) => [address, misdirected]);
    expect(to.length).toBeGreaterThan(2);
    expect(to.every(([, misdirected]) => misdirected)).toBe(true);
  });

  test('all aboard next week’s departure were written to', async () => {
    const [batch] = await deps.db.select().from(messageBatches);
    const sent = await deps.db
      .select()
      .from(messages)
      .where(eq(messages.batch, batch?.id ?? ''));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.every(({ state }) => state === 'sent' || state === 'delivered')).toBe(true);
  });
});

test('two parties wait for the full departure, and one visitor’s seats are held as of now', async () => {
  const [clouds] = await deps.db.select().from(departures).where(eq(departures.key, 'life-clouds'));
  const items = await listWaiting(deps.db, clouds?.id ?? '', dhakaDate(now));
  expect(items.map(({ state, place, seats }) => [state, place, seats])).toEqual([
    ['waiting', 1, 3],
    ['waiting', 2, 2],
  ]);
  const own = await deps.db
    .select({ state: seatHolds.state, runs: sql<boolean>`${seatHolds.until} > ${databaseNow}` })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(eq(orders.madeBy, 'visitor'))
    .orderBy(orders.createdAt);
  expect(own).toMatchObject([{ state: 'booked' }, { state: 'held', runs: true }]);
});

test('three wrote how it was: two are shown, one of them with an answer, and one waits to be read', async () => {
  const shown = await listReviews(deps.db, { tab: 'visible', page: 1 });
  const waiting = await listReviews(deps.db, { tab: 'waiting', page: 1 });
  expect([shown.total, waiting.total]).toEqual([2, 1]);
  expect(shown.items.filter(({ answer }) => answer !== '')).toHaveLength(1);
});

test('Home says what the desk has to do: each of its groups has rows', async () => {
  const { db, siteUrl, dataKey } = deps;
  const caller = callerWith(permissionsOf.manager);
  const home = await findAgenda(
    agendaProviders,
    { db, siteUrl, dataKey, caller, now, today: dhakaDate(now) },
    (cause) => {
      throw cause;
    },
  );
  const asked: AgendaName[] = [
    'suspects',
    'new-enquiries',
    'call-backs',
    'answers',
    'time-limits',
    'letters',
    'traveller-reviews',
  ];
  const empty = asked.filter((name) => !home.groups.some((group) => group.name === name && group.total > 0));
  expect(empty).toEqual([]);
});
