import { bounceCheque, clearCheque, depositCheque } from '#features/payments/cheques/cheques.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';
import { atBank } from './moves.ts';
import { type Sale, stepsOf } from './sale.ts';

/** The agency's account at the bank, as its settings have it. */
const account = '0000000000000';

const sold: readonly Sale[] = [
  {
    name: 'garden-1',
    who: 41,
    by: 'nusrat',
    day: -23,
    at: '12:50',
    lines: [
      {
        charge: 'own',
        quantity: 4,
        unit: 11_500_00,
        text: { en: 'Sreemangal tea resort, 2 nights', bn: 'শ্রীমঙ্গলে টি রিসোর্ট, ২ রাত' },
      },
    ],
    travels: 8,
    accepted: { day: -22, at: '11:40' },
    paid: [
      { day: -22, at: '11:50', method: 'bkash', taka: 16_000 },
      {
        day: -21,
        at: '12:30',
        method: 'cheque',
        taka: 30_000,
        cheque: { bank: 'Sonali Bank', number: '2093344', dated: -21 },
      },
    ],
  },
  {
    name: 'island-1',
    who: 42,
    by: 'rafiq',
    day: -4,
    at: '15:20',
    lines: [
      {
        charge: 'own',
        quantity: 6,
        unit: 8_400_00,
        text: { en: 'Saint Martin’s Island by ship, 2 nights', bn: 'জাহাজে সেন্টমার্টিন, ২ রাত' },
      },
    ],
    travels: 31,
    accepted: { day: -3, at: '16:40' },
    paid: [
      {
        day: -2,
        at: '12:10',
        method: 'cheque',
        taka: 25_200,
        cheque: { bank: 'Dutch-Bangla Bank', number: '6610275', dated: 7 },
      },
    ],
  },
];

/** The cheque of an order: what was paid of it, noted when it was taken. */
const chequeOf = (life: Life, order: string) => ({
  id: life.noted(`${order}.cheque`),
  day: dhakaDate(life.deps.clock.now()),
  key: life.key(),
});

/** Taken a moment before, by the order's last payment. */
const keep = (order: string, day: number, at: string): Step => ({
  day,
  at,
  do: async (life) => life.note(`${order}.cheque`, life.noted(`${order}.payment`)),
});

const deposited = (order: string, day: number) =>
  atBank({
    day,
    at: '13:30',
    do: (life) => run(life.deps, life.as('nusrat'), depositCheque, { ...chequeOf(life, order), account }),
  });

/** Cheques of customers: one is cleared, one bounced, one is at the bank, one in hand until its day. */
export const cheques: readonly Step[] = [
  ...sold.flatMap(stepsOf),
  keep('city-2', -36, '14:30'),
  keep('garden-1', -21, '12:40'),
  keep('dubai-2', -11, '16:50'),
  ...deposited('city-2', -33),
  ...atBank({
    day: -30,
    at: '15:15',
    do: (life) => run(life.deps, life.as('sumaiya'), clearCheque, chequeOf(life, 'city-2')),
  }),
  ...deposited('garden-1', -18),
  ...atBank({
    day: -15,
    at: '15:15',
    do: (life) =>
      run(life.deps, life.as('sumaiya'), bounceCheque, {
        ...chequeOf(life, 'garden-1'),
        reason: 'Insufficient funds',
        charge: 575_00,
      }),
  }),
  ...deposited('dubai-2', -7),
];
