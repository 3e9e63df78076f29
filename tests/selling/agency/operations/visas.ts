import { expect } from 'vitest';
import { sumOf } from '../model/kept.ts';
import type { ModelOrder } from '../model/order.ts';
import { dayAfter } from '../model/order.ts';
import { type Operation, write } from '../world.ts';
import { touch } from './orders.ts';
import { keep } from './sell.ts';

export interface VisaCase {
  readonly id: string;
  readonly order: ModelOrder;
  state: 'collecting' | 'checking' | 'ready' | 'submitted';
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
      ...{ guide: 'thailand', kind: 'tourist', applicants, departsOn, returnsOn: dayAfter(departsOn, 5) },
      contact: { name: 'Tanvir Sample', phone: `017${String(dice.int(10_000_000, 99_999_999))}` },
      ...{ language: 'en', consent: true, key: world.aKey() },
    });
    expect(answer.code).toBe(undefined);
    const { id } = answer.body;
    const { orderId } = await world.read('boss', `/visa-cases/${id}`);
    const shown = await world.read('boss', `/orders/${orderId}`);
    const order = keep(world, 'visa case', {
      ...{
        id: orderId,
        token: shown.token,
        state: shown.state,
        travelsOn: shown.travelsOn,
        validUntil: shown.validUntil,
      },
      plan: shown.plan,
      lines: shown.lines.map(
        (line: { charge: 'own' | 'official'; quantity: number; unit: number; text: { en: string } }) => ({
          ...{
            charge: line.charge,
            quantity: line.quantity,
            unit: line.unit,
            text: line.text.en,
            ladder: [],
            spent: 0,
            isVisa: true,
          },
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

const move: Operation = {
  name: 'move a visa case',
  weight: 3,
  run: async (world, dice) => {
    const one = dice.pick(
      world.cases.filter(({ state, order }) => state !== 'submitted' && order.state === 'open'),
    );
    if (one === undefined || one.state === 'submitted') {
      return undefined;
    }
    const to = next[one.state];
    touch(world, one.order);
    const answer = await write(world, dice, 'boss', `/visa-cases/${one.id}/state`, { to });
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

export const visas: readonly Operation[] = [begin, move];
