import { expect } from 'vitest';
import { add, sumOf } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { dayAfter } from '../model/order.ts';
import { type Operation, write } from '../world.ts';
import { touch } from './orders.ts';
import { keep } from './sell.ts';

export interface VisaCase {
  readonly id: string;
  readonly order: ModelOrder;
  state: 'collecting' | 'checking' | 'ready' | 'submitted' | 'decided' | 'withdrawn';
}

const keeps = { collecting: 0, checking: 50, submitted: 100 };

const begin: Operation = {
  name: 'begin a visa case',
  weight: 2,
  run: async (world, dice) => {
    const applicants = Array.from({ length: dice.int(1, 3) }, () => ({
      name: 'Tanvir Sample',
      profile: 'student',
    }));
    const departsOn = dayAfter(world.model.today, dice.int(30, 60));
    const answer = await write(world, dice, undefined, '/visa-cases', {
      guide: 'thailand',
      kind: 'tourist',
      applicants,
      departsOn,
      returnsOn: dayAfter(departsOn, 5),
      contact: { name: 'Tanvir Sample', phone: `017${String(dice.int(10_000_000, 99_999_999))}` },
      language: 'en',
      consent: true,
      key: world.aKey(),
    });
    expect(answer.code).toBe(undefined);
    const { id } = answer.body;
    const { orderId } = await world.read('boss', `/visa-cases/${id}`);
    const shown = await world.read('boss', `/orders/${orderId}`);
    const order = keep(world, 'visa case', {
      id: orderId,
      token: shown.token,
      state: shown.state,
      travelsOn: shown.travelsOn,
      validUntil: shown.validUntil,
      plan: shown.plan,
      lines: shown.lines.map(
        (line: { charge: 'own' | 'official'; quantity: number; unit: number; text: { en: string } }) => ({
          charge: line.charge,
          quantity: line.quantity,
          unit: line.unit,
          text: line.text.en,
          ladder: [],
          spent: 0,
          isVisa: true,
          ...(line.charge === 'own' ? { stages: keeps } : {}),
        }),
      ),
    });
    order.stage = 'collecting';
    world.cases.push({ id, order, state: 'collecting' });
    return answer;
  },
};

const next = { collecting: 'checking', checking: 'ready', ready: 'submitted' } as const;
const isUnderWay = (state: VisaCase['state']): state is keyof typeof next => state in next;

const move: Operation = {
  name: 'move a visa case',
  weight: 3,
  run: async (world, dice) => {
    const one = dice.pick(world.cases.filter(({ state, order }) => state in next && order.state === 'open'));
    const to = one && isUnderWay(one.state) ? next[one.state] : undefined;
    if (one === undefined || to === undefined) {
      return undefined;
    }
    touch(world, one.order);
    // What is open is confirmed; it has its own tests.
    const { guarding } = await world.read('boss', `/visa-cases/${one.id}`);
    const despite = to === 'submitted' ? { despite: guarding } : {};
    const answer = await write(world, dice, 'boss', `/visa-cases/${one.id}/state`, { to, ...despite });
    expect(answer.code).toBe(undefined);
    one.state = to;
    one.order.stage = to === 'ready' ? 'checking' : to;
    if (to === 'submitted') {
      for (const line of one.order.lines.filter(({ charge, isVisa }) => charge === 'official' && isVisa)) {
        line.spent = sumOf(line);
      }
      world.reach('a visa submitted');
    }
    return answer;
  },
};

/** The embassy decides on each applicant. */
const decide: Operation = {
  name: 'a visa is decided',
  weight: 1.5,
  run: async (world, dice) => {
    const one = dice.pick(
      world.cases.filter(({ state, order }) => state === 'submitted' && order.state === 'open'),
    );
    if (one === undefined) {
      return undefined;
    }
    touch(world, one.order);
    const { applicants }: { applicants: { id: string }[] } = await world.read(
      'boss',
      `/visa-cases/${one.id}`,
    );
    const all = dice.of('approved', 'refused', 'refused', 'mixed');
    const decisions = applicants.map(({ id }, place) => ({
      applicant: id,
      decision: all === 'mixed' ? (place === 0 ? 'approved' : 'refused') : all,
    }));
    const answer = await write(world, dice, 'boss', `/visa-cases/${one.id}/state`, {
      to: 'decided',
      decisions,
    });
    expect(answer.code).toBe(undefined);
    one.state = 'decided';
    if (all === 'refused') {
      one.order.stage = 'refused';
      world.reach('a visa refused');
    }
    return answer;
  },
};

/** The customer gives up: what is kept goes by how far the case has come. */
const withdraw: Operation = {
  name: 'withdraw a visa case',
  weight: 1.5,
  run: async (world, dice) => {
    const isAlone = ({ lines }: ModelOrder) =>
      lines.every(({ isVisa, charge }) => isVisa || charge === 'discount');
    const one = dice.pick(
      world.cases.filter(
        ({ state, order }) => state !== 'withdrawn' && order.state === 'open' && isAlone(order),
      ),
    );
    if (one === undefined) {
      return undefined;
    }
    const { order } = one;
    touch(world, order);
    const kept = order.keptOn(world.model.today);
    const answer = await write(world, dice, 'boss', `/visa-cases/${one.id}/withdraw`, {
      reason: 'They stay.',
    });
    expect(answer.code).toBe(undefined);
    expect([answer.body.keep, answer.body.back]).toEqual([add(kept), Math.max(0, order.paid - add(kept))]);
    [order.state, order.kept, one.state] = ['cancelled', kept, 'withdrawn'];
    world.reach('a visa withdrawn');
    return answer;
  },
};

export const visas: readonly Operation[] = [begin, move, decide, withdraw];
