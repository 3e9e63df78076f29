import { expect } from 'vitest';
import { lapseHoldsJob } from '#features/departures/seats/seats.jobs.ts';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { actorWith, testClock } from '#platform/testing/test.ts';
import { callerOf, deskOf, insertClerk } from '../../enquiries/desk.ts';
import { publishGuide } from '../../visa-cases/case-guide.ts';
import { type Delivery, openPayments } from '../gateway-world.ts';
import { openClockedDatabase } from './clocked-database.ts';
import type { Dice } from './dice.ts';
import { openKiller } from './killer.ts';
import { ModelAgency } from './model/agency.ts';
import { dayAfter, type ModelOrder, type ModelPayment, type ModelRefund } from './model/order.ts';
import type { Fare } from './operations/fares.ts';
import type { Transfer } from './operations/inbox.ts';
import type { VisaCase } from './operations/visas.ts';
import type { WantedState } from './states.ts';

/** Who works at the agency. */
export const people = {
  amina: 'clerk',
  babul: 'clerk',
  champa: 'accountant',
  boss: 'manager',
  second: 'manager',
  chief: 'owner',
} as const satisfies Record<string, Role>;
export type Person = keyof typeof people;
export const everybody = Object.keys(people).filter((name): name is Person => name in people);
export const approvers: readonly Person[] = ['champa', 'boss', 'second'];
export const sellers: readonly Person[] = ['amina', 'babul', 'boss'];

export const packages = [
  {
    slug: 'to-the-sea',
    adult: 1_250_000,
    ladder: [
      { daysBefore: 10, keepPercent: 25 },
      { daysBefore: 0, keepPercent: 100 },
    ],
  },
  {
    slug: 'to-the-hills',
    adult: 733_333,
    ladder: [
      { daysBefore: 5, keepPercent: 13 },
      { daysBefore: 0, keepPercent: 60 },
    ],
  },
] as const;

interface Request {
  readonly id: string;
  readonly order: ModelOrder;
  readonly askedBy: Person;
  readonly payment?: ModelPayment;
  readonly refund?: ModelRefund;
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  /** Of a refusal. */
  readonly code: string | undefined;
}

/** The agency on its database beside what it should be. */
export async function openWorld() {
  const { database, set } = await openClockedDatabase();
  const clock = testClock();
  const deps: CommandDeps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  const payments = await openPayments(deps);
  for (const name of everybody) {
    await insertClerk(database.db, name);
  }
  const editor = actorWith();
  await insertDestinations(deps, editor);
  for (const { slug, adult, ladder } of packages) {
    const price = { childWithBed: 0, childWithoutBed: 0, infant: 0, singleSupplement: 100_000 };
    const facts = { bands: [{ key: 'regular', adult, ...price }], cancellation: [...ladder] };
    await insertPackage(deps, editor, { slug, departures: [], facts });
  }
  const desk = deskOf(deps);
  const killer = openKiller();
  const model = new ModelAgency(clock.now().getTime());
  let keys = 0;
  let tendedAt = 0;
  const count = new Map<string, number>();
  const { accounts: banks } = (
    await desk('GET', '/cheques', undefined, { caller: callerOf('boss', [...permissionsOf.manager]) })
  ).body;
  await publishGuide(deps, { common: [], byProfile: { student: [], 'job-holder': [] } });
  const transfers: Transfer[] = [];
  const fares: Fare[] = [];
  const cases: VisaCase[] = [];
  const requests: Request[] = [];
  const late: { readonly order: ModelOrder; readonly delivery: Delivery }[] = [];
  const world = {
    account: String(banks[0]?.number),
    transfers,
    fares,
    cases,
    /** What waits for another person. */
    requests,
    /** Callbacks that are still on their way. */
    late,
    ladderOf: (slug: string) => packages.find((each) => each.slug === slug)?.ladder,
    deps,
    database,
    payments,
    model,
    killer,
    count,
    reached: new Set<WantedState>(),
    touched: new Set<ModelOrder>(),
    departuresTouched: new Set<string>(),
    /** The trial balance of the closed period, as it was when it was closed. */
    frozen: [] as readonly string[],
    /** The rates of VAT that the settings have had, by kind of price; per cent. */
    vat: { own: new Set([0]), fee: new Set([0]) },
    aKey: () => {
      keys += 1;
      return `key-of-the-agency-${String(keys).padStart(8, '0')}`;
    },
    /** One request, of somebody or of a visitor; nothing is compared. */
    ask: async (
      who: Person | undefined,
      method: string,
      path: string,
      body?: object,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> => {
      const role = who && people[who];
      const caller =
        who && role && callerOf(who, [...permissionsOf[role]], { role, signedInAt: clock.now() });
      const visitor = `10.${keys % 250}.${(keys >> 3) % 250}.7`;
      const answer = await desk(method, path, body, { caller, visitor, headers });
      const code = answer.status >= 400 ? String(answer.body?.code) : undefined;
      return { ok: answer.status < 400, status: answer.status, body: answer.body, code };
    },
    /** What must be there; a refusal is a fault. */
    read: async (who: Person | undefined, path: string): Promise<Answer['body']> => {
      const answer = await world.ask(who, 'GET', path);
      expect([path, answer.status, answer.code]).toEqual([path, 200, undefined]);
      return answer.body;
    },
    /** Time goes by for the program, its database and the model, with the jobs that it wakes. */
    pass: async (ms: number) => {
      model.now += ms;
      clock.set(new Date(model.now).toISOString());
      await set(clock.now());
      // The jobs run once in some minutes.
      if (model.now < tendedAt + 60_000) {
        return;
      }
      tendedAt = model.now;
      const due = lapseHoldsJob(deps);
      if (await due.isDue()) {
        await due.run(new AbortController().signal);
      }
      await tendOrders(deps);
      model.tend();
    },
    /** Takes over for how long seats are held after what may have held them longer; never shorter, and not for ever. */
    syncHold: async (order: ModelOrder) => {
      const { id, seats, validUntil } = order;
      if (order.state === 'quoted' && validUntil !== null) {
        const { validUntil: now } = await world.read('boss', `/orders/${id}`);
        const isKept = now === validUntil || (now > validUntil && now <= dayAfter(model.today, 8));
        expect(isKept, `a quote until ${validUntil} stands until ${now}`).toBe(true);
        order.validUntil = now;
      }
      if (seats !== undefined && seats.state !== 'booked') {
        const { items } = await world.read('boss', `/departures/${seats.departure}/bookings`);
        const found = items.find((each: { id: string }) => each.id === id);
        const until = Date.parse(found?.heldUntil ?? '');
        if (found?.seatState === 'held' && !(model.isHeld(seats) && until <= seats.until)) {
          expect(
            model.isHeld(seats) || model.left(seats.departure) >= seats.seats,
            'held seats that are not there',
          ).toBe(true);
          expect(until - model.now).toBeLessThan(8 * 86_400_000);
          [seats.state, seats.until] = ['held', until];
        }
      }
    },
    /** That something happened which a long run must have seen. */
    reach: (state: WantedState) => world.reached.add(state),
    tell: (what: string) => count.set(what, (count.get(what) ?? 0) + 1),
  };
  return world;
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** One thing that somebody does. @returns undefined when there was nothing to do it to. */
export interface Operation {
  readonly name: string;
  readonly weight: number;
  readonly run: (world: World, dice: Dice) => Promise<unknown>;
}

/** Sends a write, sometimes to a program that dies on the way, or twice. */
export async function write(
  world: World,
  dice: Dice,
  who: Person | undefined,
  path: string,
  body?: object,
): Promise<Answer> {
  const kind = dice.share();
  if (kind < 0.04) {
    world.killer.aim(dice.int(1, 45), body !== undefined && 'key' in body);
    const first = await world.ask(who, 'POST', path, body).catch(() => undefined);
    if (!world.killer.rest() && first !== undefined) {
      return first;
    }
    world.reach('killed between two statements');
  }
  const answer = await world.ask(who, 'POST', path, body);
  if (kind > 0.97 && answer.ok && body !== undefined && 'key' in body) {
    expect((await world.ask(who, 'POST', path, body)).body, 'sent twice').toEqual(answer.body);
    world.reach('sent twice with the same key');
  }
  return answer;
}
