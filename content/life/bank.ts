import { findBalance } from '#features/books/accounts/accounts.queries.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { openBooks } from '#features/reports/opening/opening.commands.ts';
import { countSafe } from '#features/till/safe/safe.commands.ts';
import { findSafe } from '#features/till/safe/safe.queries.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';
import { approved, atBank, codes, numberOf } from './moves.ts';

/** Taka in each account when the books began. */
const begun = { safe: 60_000, bank: 480_000, bkash: 38_500, nagad: 8_200 } as const;

/** The books begin with what was there, and with what a hotel was still owed. */
const opened: Step = {
  day: -43,
  at: '09:50',
  do: (life) =>
    run(life.deps, life.as('sumaiya'), openBooks, {
      on: life.dayAt(-43),
      accounts: (['safe', 'bank', 'bkash', 'nagad'] as const).map((name) => ({
        code: codes[name],
        balance: begun[name] * 100,
      })),
      suppliers: [{ supplier: life.noted('supplier-sagor'), balance: 18_000_00 }],
      key: life.key(),
    }),
};

/** The manager counts the safe: all is there. */
const counted: readonly Step[] = [-42, -28, -14].map((day) => ({
  day,
  at: '09:40',
  do: async (life) => {
    const { balance } = await findSafe(life.deps.db);
    return run(life.deps, life.as('tanvir'), countSafe, { counted: balance });
  },
}));

interface Carried {
  readonly from: 'safe' | 'bkash' | 'nagad';
  /** Taka that stay. */
  readonly keep: number;
  /** Of a hundred. */
  readonly fee: number;
  readonly text: string;
}

/** Less isn't worth the way, or the fee; taka. */
const least = 10_000;

/** What is more than stays goes to the bank, in whole thousands. */
async function carry(life: Life, { from, keep, fee, text }: Carried) {
  const balance = await findBalance(life.deps.db, codes[from]);
  const thousands = Math.floor((balance / 100 - keep) / 1_000);
  if (thousands * 1_000 < least) {
    return;
  }
  const amount = thousands * 1_000 * 100;
  await approved(
    life,
    await run(life.deps, life.as('sumaiya'), transfer, {
      from: codes[from],
      to: codes.bank,
      amount,
      fee: (amount * fee) / 100,
      outside: numberOf(life, from === 'safe' ? 'DEP' : 'STL'),
      text,
      key: life.key(),
    }),
  );
}

const ways: readonly Carried[] = [
  { from: 'safe', keep: 30_000, fee: 0, text: 'Cash deposit, Gulshan branch' },
  { from: 'bkash', keep: 40_000, fee: 1, text: 'bKash settlement' },
  { from: 'nagad', keep: 12_000, fee: 1, text: 'Nagad settlement' },
];

/** Once a week cash and wallets are emptied into the bank. */
const carried: readonly Step[] = [-36, -29, -22, -15, -9, -3].flatMap((day) =>
  ways.flatMap((way, place) => atBank({ day, at: `11:2${place}`, do: (life) => carry(life, way) })),
);

/** What the agency has in its accounts, and how it gets to the bank. */
export const bank: readonly Step[] = [opened, ...counted, ...carried];
