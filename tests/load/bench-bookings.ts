import { join } from 'node:path';
import { listBookings } from '#features/bookings/bookings.queries.ts';
import { findCheckout } from '#features/bookings/checkout/checkout.queries.ts';
import { findGroup } from '#features/bookings/group/group.queries.ts';
import { listWaiting } from '#features/bookings/waiting-list/waiting-list.queries.ts';
import { aDeparture, insertDepartures } from '#features/departures/departures.factory.ts';
import { findSoldPackage, listDepartures } from '#features/departures/departures.queries.ts';
import { planTabs } from '#features/departures/plan/plan.contract.ts';
import { countPlan, listMonths, listPlan } from '#features/departures/plan/plan.queries.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { settings } from '../../content/settings.ts';
import { timed } from './bench-growth.ts';
import { benchRush } from './bench-rush.ts';
import { addBookings } from './many-bookings.ts';
import { onOwnDatabase } from './own-database.ts';
import { printTable } from './table.ts';

/** Milliseconds at p95; of so many turns the best one counts, because the machine does other things too. */
const goal = 150;
const turns = 3;
const root = join(import.meta.dirname, '../..');
const slug = 'to-the-sea';
const staff = { id: 'user:bench', permissions: permissionsOf.owner };

/** A package that visitors book, beside the many: with ten departures. */
async function openPackage(deps: CommandDeps, today: string): Promise<void> {
  const pictures = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  const calendar = {
    today,
    daysAgo: (days: number) => addDays(today, -days),
    weekdayAhead: (weekday: Parameters<typeof nextWeekday>[1], days: number) =>
      nextWeekday(addDays(today, days), weekday),
  };
  await run(deps, staff, saveSettings, settings(calendar, pictures));
  await insertDestinations(deps, staff);
  await insertPackage(deps, staff, { slug, departures: [] });
  const days = Array.from({ length: 10 }, (_, week) => addDays(today, 30 + 7 * week));
  await insertDepartures(
    deps,
    staff,
    slug,
    days.map((day) => aDeparture(day, { seats: 500, key: `bench-${day}` })),
  );
}

/** What the office and visitors ask, slightly different each time. */
async function questions(deps: CommandDeps, database: OpenDatabase, today: string) {
  const { db } = deps;
  const rows = await database.rows('SELECT id FROM bench_departures ORDER BY number');
  const some = (turn: number) => String(rows[(turn * 7_919) % rows.length]?.id);
  const month = (turn: number) => addDays(today, 30 * (turn % 10));
  const id = (await findSoldPackage(db, slug)) ?? '';
  return {
    ...Object.fromEntries(
      planTabs.map((tab) => [`departures, ${tab}`, () => listPlan(db, { tab, limit: 50 }, today)]),
    ),
    'departures, by seats left, page 100': () =>
      listPlan(db, { tab: 'coming', sort: 'left', page: 100, limit: 50 }, today),
    'departures, of a name': (turn: number) =>
      listPlan(db, { q: `tour ${1 + (turn % 999)}`, limit: 50 }, today),
    'departures, counted': () => countPlan(db, {}, today),
    'the calendar of a month': (turn: number) =>
      listPlan(db, { from: month(turn), to: addDays(month(turn), 41) }, today),
    'the months': () => listMonths(db, {}),
    'bookings of a departure': (turn: number) => listBookings(db, some(turn)),
    'the papers of a departure': (turn: number) => findGroup(db, some(turn), new Date()),
    'its waiting list': (turn: number) => listWaiting(db, some(turn), today),
    'its departures, for visitors': () => listDepartures(db, id),
    'the checkout': () => findCheckout(db, { id, slug, market: 'domestic' }, 'en', today),
  } satisfies Record<string, (turn: number) => Promise<unknown>>;
}

async function measure(database: OpenDatabase): Promise<string[]> {
  await migrate(database, join(root, 'migrations'));
  const today = dhakaDate(new Date());
  const clock = { now: () => new Date() };
  const deps: CommandDeps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: Buffer.alloc(32, 7),
  };
  const started = performance.now();
  const filled = await addBookings(database, today);
  await openPackage(deps, today);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${filled.departures} departures, ${filled.bookings} bookings, filled in ${seconds} s`);
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const [question, request] of Object.entries(await questions(deps, database, today))) {
    let best = await timed(request);
    for (let turn = 1; turn < turns && best.p95 > goal; turn += 1) {
      const next = await timed(request);
      best = next.p95 < best.p95 ? next : best;
    }
    rows.push([question, best.p50.toFixed(1), best.p95.toFixed(1)]);
    if (best.p95 > goal) {
      missed.push(`${question}: ${best.p95.toFixed(0)} ms at p95, the goal is ${goal}`);
    }
  }
  console.log(`\nms with ${filled.bookings} bookings\n`);
  printTable(['', 'p50', 'p95'], rows);
  console.log('');
  return filled.departures < 10_000 ? [...missed, `only ${filled.departures} departures`] : missed;
}

/** How long the questions about bookings take with 200,000 of them on both databases, and how many are made in a second. */
export const benchBookings = async (): Promise<readonly string[]> => [
  ...(await benchRush()),
  ...(await onOwnDatabase(measure)),
];
