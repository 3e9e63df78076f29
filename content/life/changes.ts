import { cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { acceptAmendmentByLink, amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';
import { numberOf } from './moves.ts';
import { person } from './people.ts';
import { type Sale, stepsOf } from './sale.ts';

const own = (en: string, bn: string, taka: number, quantity = 1, vat?: number) => ({
  lines: [
    {
      charge: 'own' as const,
      quantity,
      unit: taka * 100,
      text: { en, bn },
      ...(vat !== undefined && { vat }),
    },
  ],
});

const sold: readonly Sale[] = [
  {
    name: 'suite-1',
    who: 37,
    by: 'nusrat',
    day: -17,
    at: '11:20',
    ...own('Sea-view suite in Cox’s Bazar, 3 nights', 'কক্সবাজারে সি-ভিউ স্যুট, ৩ রাত', 8_000, 3),
    travels: 35,
    accepted: { day: -16, at: '10:40' },
    paid: [{ day: -16, at: '10:50', method: 'bkash', taka: 'rest' }],
  },
  {
    name: 'cruise-1',
    who: 38,
    by: 'rafiq',
    day: -20,
    at: '13:25',
    ...own('Private boat through the Sundarbans, 3 days', 'সুন্দরবনে প্রাইভেট বোট, ৩ দিন', 140_000),
    travels: 36,
    accepted: { day: -19, at: '12:45' },
    paid: [{ day: -19, at: '12:55', method: 'bank', taka: 100_000 }],
  },
  {
    name: 'beach-1',
    who: 39,
    by: 'nusrat',
    day: -14,
    at: '16:30',
    ...own('Hotel at Inani beach, 2 nights', 'ইনানী বিচে হোটেল, ২ রাত', 9_500, 2),
    travels: 15,
    accepted: { day: -13, at: '10:20' },
    paid: [
      { day: -13, at: '10:25', method: 'nagad', taka: 10_000 },
      // Entered twice.
      { day: -13, at: '10:35', method: 'nagad', taka: 10_000 },
    ],
  },
  {
    name: 'family-1',
    who: 40,
    by: 'rafiq',
    day: -12,
    at: '12:40',
    ...own('Family room in Rangamati, per night', 'রাঙামাটিতে ফ্যামিলি রুম, প্রতি রাত', 7_800, 2),
    travels: 18,
    accepted: { day: -11, at: '15:05' },
    paid: [{ day: -11, at: '15:15', method: 'bkash', taka: 8_000 }],
  },
  {
    name: 'meeting-1',
    who: 44,
    by: 'nusrat',
    day: -6,
    at: '11:30',
    ...own('Meeting in Sreemangal, hall and lunch', 'শ্রীমঙ্গলে মিটিং, হল ও দুপুরের খাবার', 46_000, 1, 15),
    travels: 22,
    accepted: { day: -6, at: '12:10' },
  },
];

/** What goes back of a cancelled order is asked for by who cancelled it. */
async function cancelled(
  life: Life,
  order: string,
  reason: string,
  way: { readonly method: 'bkash' | 'bank'; readonly to: string; readonly outside?: string },
) {
  const id = life.noted(`${order}.id`);
  const { back } = await run(life.deps, life.as('nusrat'), cancelOrder, { id, reason });
  await run(life.deps, life.as('nusrat'), askRefund, {
    orderId: id,
    amount: back,
    reason,
    ...way,
    key: life.key(),
  });
}

const called: readonly Step[] = [
  {
    day: -5,
    at: '12:20',
    do: (life) =>
      cancelled(life, 'suite-1', 'Illness in the family', {
        method: 'bkash',
        to: person(37).phone.slice(3),
        outside: numberOf(life, 'BKS7'),
      }),
  },
  {
    day: -2,
    at: '15:35',
    do: (life) =>
      cancelled(life, 'cruise-1', 'The group can’t get leave', { method: 'bank', to: '1503200001144' }),
  },
  {
    day: -10,
    at: '10:10',
    do: (life) =>
      run(life.deps, life.as('tanvir'), undoPayment, {
        id: life.noted('beach-1.payment'),
        reason: 'The same transfer was entered twice.',
      }),
  },
];

/** Another night, and three more people: one customer has agreed, the other hasn't answered yet. */
const amended: readonly Step[] = [
  {
    day: -9,
    at: '12:35',
    do: (life) =>
      run(life.deps, life.as('rafiq'), amendOrder, {
        id: life.noted('family-1.id'),
        from: 1,
        reason: 'One more night',
        lines: own('Family room in Rangamati, per night', 'রাঙামাটিতে ফ্যামিলি রুম, প্রতি রাত', 7_800, 3).lines.map(
          (line) => ({ ...line, was: 0 }),
        ),
        travelsOn: life.dayAt(18),
        key: life.key(),
      }),
  },
  {
    day: -8,
    at: '20:40',
    do: (life) =>
      run(life.deps, visitorActor, acceptAmendmentByLink, {
        token: life.noted('family-1.token'),
        version: 2,
      }),
  },
  {
    day: -1,
    at: '14:25',
    do: (life) =>
      run(life.deps, life.as('rafiq'), amendOrder, {
        id: life.noted('company-1.id'),
        from: 1,
        reason: 'Three more colleagues come along',
        lines: own(
          'Annual outing to Cox’s Bazar, 43 people',
          'কক্সবাজারে বার্ষিক বনভোজন, ৪৩ জন',
          9_800,
          43,
        ).lines.map((line) => ({ ...line, was: 0 })),
        travelsOn: life.dayAt(20),
        key: life.key(),
      }),
  },
];

/** A company keeps tax back for the state, and another one's large payment waits for the manager. */
const largeOrKeptBack: readonly Step[] = [
  {
    day: -3,
    at: '13:50',
    do: async (life) => {
      const total = Number(life.noted('meeting-1.total'));
      const tax = Math.floor(total / 20);
      return run(life.deps, life.as('sumaiya'), takePayment, {
        orderId: life.noted('meeting-1.id'),
        method: 'bank',
        amount: total - tax,
        deducted: [{ kind: 'tax', amount: tax }],
        outside: 'FT26SAMPLE7044',
        key: life.key(),
      });
    },
  },
  {
    day: -1,
    at: '15:20',
    do: (life) =>
      run(life.deps, life.as('rafiq'), takePayment, {
        orderId: life.noted('company-1.id'),
        method: 'bank',
        amount: 100_000_00,
        outside: 'FT26SAMPLE7051',
        key: life.key(),
      }),
  },
];

/** Orders that were changed, cancelled and paid back, and what waits for another person. */
export const changes: readonly Step[] = [...sold.flatMap(stepsOf), ...called, ...amended, ...largeOrKeptBack];
