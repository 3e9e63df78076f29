import { undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { payOn } from '#features/suppliers/pay-on/pay-on.commands.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { run } from '#platform/command/command.ts';
import { bills } from './bills.ts';
import type { Step } from './life.ts';
import { approved, codes, numberOf } from './moves.ts';
import { known, type SupplierName } from './supplier-cards.ts';

interface Payment {
  readonly of: SupplierName;
  readonly day: number;
  readonly at: string;
  readonly from: keyof typeof codes;
  readonly taka: number;
  readonly fee?: number;
  readonly bills?: readonly string[];
  /** Nobody has approved it yet. */
  readonly waits?: true;
}

const paid = ({ of, day, at, from, taka, fee, bills: named = [], waits }: Payment): Step => ({
  day,
  at,
  do: async (life) => {
    const made = await run(life.deps, life.as('sumaiya'), paySupplierFrom, {
      id: life.noted(`supplier-${of}`),
      account: codes[from],
      amount: taka * 100,
      ...(fee !== undefined && { fee: fee * 100 }),
      ...(from !== 'safe' && { outside: numberOf(life, 'PAY') }),
      bills: named.map((name) => life.noted(`bill-${name}`)),
      key: life.key(),
    });
    return waits ? made : approved(life, made);
  },
});

const payments: readonly Payment[] = [
  { of: 'sagor', day: -39, at: '12:40', from: 'safe', taka: 18_000 },
  { of: 'sky', day: -23, at: '11:50', from: 'bank', taka: 100_000, bills: ['tickets-bkk'] },
  { of: 'sky', day: -18, at: '12:20', from: 'bank', taka: 111_200, bills: ['tickets-bkk'] },
  { of: 'launch', day: -16, at: '14:05', from: 'bank', taka: 24_700, bills: ['cabins'] },
  { of: 'guide', day: -16, at: '15:30', from: 'nagad', taka: 4_500, fee: 45, bills: ['guide-sea'] },
  { of: 'coach', day: -15, at: '16:15', from: 'bkash', taka: 12_250, fee: 185, bills: ['coach-sea'] },
  { of: 'sky', day: -12, at: '14:30', from: 'bank', taka: 150_000, bills: ['umrah-air'] },
  { of: 'sagor', day: -9, at: '12:10', from: 'bank', taka: 31_200, bills: ['rooms-sea'] },
  { of: 'bangkok', day: -7, at: '13:20', from: 'bank', taka: 124_528, fee: 1_150, bills: ['rooms-bkk'] },
  { of: 'sagor', day: -6, at: '15:40', from: 'bank', taka: 60_000, bills: ['company-rooms'] },
  { of: 'pahar', day: -5, at: '12:05', from: 'bkash', taka: 12_000, fee: 180, bills: ['rooms-hills'] },
  { of: 'sky', day: -4, at: '11:10', from: 'bank', taka: 82_000, bills: ['dubai-air'] },
  { of: 'coach', day: -1, at: '12:50', from: 'bank', taka: 22_400, bills: ['school-coach'] },
  // For next week, before there is a bill.
  { of: 'guide', day: -2, at: '16:20', from: 'nagad', taka: 5_000, fee: 50 },
  { of: 'sky', day: -1, at: '15:50', from: 'bank', taka: 109_300, bills: ['umrah-air'], waits: true },
];

/** Fees of visas as they were paid on: at once, and owed to the centre. */
const paidOn: readonly Step[] = [
  {
    day: -36,
    at: '11:15',
    do: (life) =>
      run(life.deps, life.as('sumaiya'), payOn, {
        id: life.noted('visa-1.id'),
        line: 1,
        amount: 9_000_00,
        account: codes.bank,
        outside: numberOf(life, 'EVS'),
        finished: true,
        key: life.key(),
      }),
  },
  {
    day: -16,
    at: '13:45',
    do: (life) =>
      run(life.deps, life.as('sumaiya'), payOn, {
        id: life.noted('visa-3.id'),
        line: 2,
        amount: 4_050_00,
        supplier: life.noted('supplier-centre'),
        outside: 'VC-3305',
        key: life.key(),
      }),
  },
];

/** The coach’s bill was entered twice, with its number written in another way. */
const undone: Step = {
  day: -1,
  at: '11:35',
  do: (life) =>
    run(life.deps, life.as('sumaiya'), undoBill, {
      id: life.noted('bill-jeeps-again'),
      reason: 'It is bill DC-0655, which was entered already.',
    }),
};

/** Whom the agency buys from, what they take and what they were paid. */
export const suppliers: readonly Step[] = [known, ...bills, ...payments.map(paid), ...paidOn, undone];
