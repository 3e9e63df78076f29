import { expect } from 'vitest';
import { fare } from '../../../enquiries/desk.ts';
import { anOption } from '../../fare-world.ts';
import type { ModelLine } from '../model/kept.ts';
import { sumOf } from '../model/kept.ts';
import { dayAfter, type ModelOrder } from '../model/order.ts';
import { type Operation, write } from '../world.ts';
import { touch } from './orders.ts';
import { keep, usualLadder } from './sell.ts';

const { segments } = anOption();

/** A fare request with one option for some adults. */
export interface Fare {
  readonly id: string;
  readonly token: string;
  readonly option: string;
  readonly adults: number;
  readonly base: number;
  readonly taxes: number;
  readonly timeLimit: number;
  order?: ModelOrder;
  isTicketed?: boolean;
  isOver?: boolean;
}

const offer: Operation = {
  name: 'offer a fare',
  weight: 2.5,
  run: async (world, dice) => {
    const phone = `+88017${String(dice.int(10_000_000, 99_999_999))}`;
    const depart = dayAfter(world.model.today, dice.int(3, 70));
    const legs = [{ from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'BKK', text: 'Bangkok' }, depart }];
    const asked = await world.ask(undefined, 'POST', '/enquiries', {
      ...fare({ legs, returnOn: dayAfter(depart, 4) }),
      contact: { name: 'Sample', phone, reply: 'phone' },
    });
    if (!asked.ok) {
      expect(asked.status).toBe(429);
      return undefined;
    }
    const { items } = await world.read('boss', `/enquiries?q=${asked.body.reference}`);
    const id = String(items[0].id);
    const adults = dice.int(1, 3);
    const [base, taxes, service] = [
      dice.int(1_000_000, 5_000_000),
      dice.int(1, 900_000),
      dice.int(1, 300_000),
    ];
    const timeLimit = world.model.now + dice.int(1, 40) * 3_600_000;
    const option = await world.ask('boss', 'POST', `/fares/${id}/options`, {
      ...anOption({
        fares: [{ kind: 'adult', passengers: adults, base, taxes, service }],
        segments: segments.map((each, place) => ({
          ...each,
          departs: `${dayAfter(depart, place * 4)}T11:20`,
          arrives: `${dayAfter(depart, place * 4)}T14:50`,
        })),
      }),
      timeLimit: new Date(timeLimit).toISOString(),
      key: world.aKey(),
    });
    expect([option.status, option.body.total]).toEqual([201, adults * (base + taxes + service)]);
    const { token } = (await world.ask('boss', 'POST', `/fares/${id}/send`)).body;
    world.fares.push({ id, token, option: option.body.id, adults, base, taxes, timeLimit });
    return option;
  },
};

const chargeOf = (line: {
  charge: ModelLine['charge'];
  quantity: number;
  unit: number;
  text: { en?: string };
}): ModelLine => ({
  charge: line.charge,
  quantity: line.quantity,
  unit: line.unit,
  text: line.text.en ?? '',
  ladder: line.charge === 'own' ? usualLadder : [],
  spent: 0,
});

const accept: Operation = {
  name: 'accept a fare',
  weight: 2.5,
  run: async (world, dice) => {
    const one = dice.pick(world.fares.filter(({ order }) => order === undefined).slice(-6));
    if (one === undefined) {
      return undefined;
    }
    const people = Array.from({ length: one.adults }, () => ({
      kind: 'adult',
      surname: 'Sample',
      givenNames: 'Rahima',
    }));
    const answer = await write(world, dice, undefined, `/visitor/fares/${one.token}/accept`, {
      option: one.option,
      passengers: people,
      key: world.aKey(),
    });
    if (one.timeLimit <= world.model.now) {
      expect(answer.code, 'the airline’s time is over').toBe('fares.lapsed');
      world.reach('fare accepted after the time limit');
      return answer;
    }
    expect(answer.code).toBe(undefined);
    const { token, reference } = answer.body.order;
    const [{ id }] = (await world.read('boss', `/orders?q=${reference}`)).items;
    const shown = await world.read('boss', `/orders/${id}`);
    one.order = keep(world, 'fare', {
      id,
      token,
      lines: shown.lines.map(chargeOf),
      travelsOn: shown.travelsOn,
      plan: shown.plan,
      state: 'open',
      acceptedOn: world.model.today,
    });
    return answer;
  },
};

let serial = 2_400_000_000;
const ticket: Operation = {
  name: 'ticket',
  weight: 2,
  run: async (world, dice) => {
    const one = dice.pick(
      world.fares.filter(({ order, isTicketed }) => order !== undefined && isTicketed !== true),
    );
    if (one?.order === undefined) {
      return undefined;
    }
    touch(world, one.order);
    const tickets = Array.from({ length: one.adults }, (_, passenger) => {
      serial += 1;
      return { passenger, number: `997-${serial}`, fare: one.base + one.taxes };
    });
    const unpaid = dice.int(0, 3) > 0;
    const answer = await write(world, dice, 'boss', `/fares/${one.id}/tickets`, {
      pnr: 'K4T9XB',
      tickets,
      unpaid,
      key: world.aKey(),
    });
    if (one.order.state === 'cancelled') {
      expect(answer.code).toBe('orders.cancelled');
      return answer;
    }
    if (one.order.owed > 0 && !unpaid) {
      expect(answer.code, 'tickets of an order that isn’t paid').toBe('orders.owed');
      return answer;
    }
    expect(answer.code).toBe(undefined);
    one.isTicketed = true;
    one.order.marks.add('ticketed');
    spendFare(one.order);
    return answer;
  },
};

/** What is ticketed is gone: the airline has fare, taxes and penalties. */
function spendFare(order: ModelOrder): void {
  for (const line of order.lines) {
    if (line.charge === 'supplier' || line.charge === 'official') {
      line.spent = sumOf(line);
    }
  }
}

const giveBack: Operation = {
  name: 'give tickets back',
  weight: 1,
  run: async (world, dice) => {
    const one = dice.pick(world.fares.filter((each) => each.isTicketed === true && each.isOver !== true));
    const { order } = one ?? {};
    if (one === undefined || order === undefined || order.state !== 'open') {
      return undefined;
    }
    touch(world, order);
    const how = dice.of('void', 'refund');
    const [penalty, charge] =
      how === 'void' ? [0, dice.int(0, 50_000)] : [dice.int(0, 500_000), dice.int(0, 50_000)];
    const passengers = Array.from({ length: one.adults }, (_, place) => place);
    const body = { how, passengers, penalty, charge, reason: 'They stay at home.', key: world.aKey() };
    const answer = await write(world, dice, 'boss', `/fares/${one.id}/tickets/give-back`, body);
    if (!answer.ok) {
      expect(['fares.changed', 'orders.spent']).toContain(answer.code);
      return answer;
    }
    one.isOver = true;
    const fareLine = ({ charge: of, unit }: ModelLine) =>
      (of === 'supplier' && unit === one.base) || (of === 'official' && unit === one.taxes);
    const line = (of: 'supplier' | 'fee', unit: number): ModelLine[] =>
      unit === 0
        ? []
        : [{ charge: of, quantity: 1, unit, text: '', ladder: [], spent: of === 'supplier' ? unit : 0 }];
    order.lines = [
      ...order.lines.filter((each) => !fareLine(each)),
      ...line('supplier', penalty),
      ...line('fee', charge),
    ];
    expect(answer.body.total).toBe(order.total);
    [order.version, order.plan] = [answer.body.version, answer.body.plan];
    // What lines say is needed when they are changed once more.
    const { lines } = await world.read('boss', `/orders/${order.id}`);
    order.lines = order.lines.map((each, place) => ({ ...each, text: lines[place]?.text.en ?? '' }));
    return answer;
  },
};

export const flying: readonly Operation[] = [offer, accept, ticket, giveBack];
