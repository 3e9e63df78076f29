import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { run } from '#platform/command/command.ts';
import type { ColleagueName } from './colleagues.ts';
import type { Step } from './life.ts';
import { approved, atOffice, codes, numberOf } from './moves.ts';

const kinds = {
  rent: '6100',
  salaries: '6200',
  advertising: '6300',
  transport: '6400',
  office: '6500',
  state: '6600',
} as const;

interface Expense {
  readonly kind: keyof typeof kinds;
  readonly taka: number;
  readonly text: string;
}

/** What comes each month, by the day of the month on which it is paid. */
const monthly: ReadonlyArray<Expense & { readonly on: number; readonly from: 'bank' | 'bkash' }> = [
  { on: 1, kind: 'salaries', taka: 214_000, text: 'Salaries, six colleagues', from: 'bank' },
  { on: 5, kind: 'rent', taka: 65_000, text: 'Office rent with service charge', from: 'bank' },
  { on: 7, kind: 'office', taka: 4_200, text: 'Internet, two lines', from: 'bank' },
  { on: 12, kind: 'office', taka: 9_850, text: 'Electricity', from: 'bkash' },
  { on: 16, kind: 'advertising', taka: 18_500, text: 'Advertisements on Facebook', from: 'bank' },
  { on: 25, kind: 'office', taka: 2_940, text: 'Mobile phones of the office', from: 'bkash' },
];

/** The accountant pays what is due by the calendar. */
const byCalendar: readonly Step[] = Array.from({ length: 42 }, (_, place) => place - 42).map((day) => ({
  day,
  at: '12:30',
  do: async (life) => {
    const ofMonth = Number(life.dayAt(day).slice(8));
    for (const { kind, taka, text, from } of monthly.filter(({ on }) => on === ofMonth)) {
      await approved(
        life,
        await run(life.deps, life.as('sumaiya'), bookExpense, {
          kind: kinds[kind],
          account: codes[from],
          amount: taka * 100,
          text,
          outside: numberOf(life, 'EXP'),
          monthly: true,
          key: life.key(),
        }),
      );
    }
  },
}));

interface Paid extends Expense {
  readonly day: number;
  readonly at: string;
  readonly by: ColleagueName;
  readonly account: string;
}

const { till, bank } = codes;

/** What comes once: clerks pay it from their tills, the accountant from the bank. */
const once: readonly Paid[] = [
  { day: -40, at: '15:10', by: 'nusrat', account: till, kind: 'office', taka: 380, text: 'Tea and water' },
  {
    day: -34,
    at: '16:30',
    by: 'rafiq',
    account: till,
    kind: 'transport',
    taka: 450,
    text: 'CNG to the visa centre',
  },
  {
    day: -31,
    at: '14:20',
    by: 'sumaiya',
    account: bank,
    kind: 'state',
    taka: 6_900,
    text: 'Trade licence, renewal',
  },
  {
    day: -27,
    at: '11:40',
    by: 'nusrat',
    account: till,
    kind: 'office',
    taka: 1_250,
    text: 'Ink for the printer',
  },
  {
    day: -21,
    at: '13:35',
    by: 'sumaiya',
    account: bank,
    kind: 'advertising',
    taka: 12_000,
    text: 'Stall at the travel fair',
  },
  {
    day: -19,
    at: '17:20',
    by: 'rafiq',
    account: till,
    kind: 'transport',
    taka: 320,
    text: 'Courier of passports',
  },
  { day: -12, at: '12:15', by: 'nusrat', account: till, kind: 'office', taka: 540, text: 'Paper, A4' },
  {
    day: -10,
    at: '15:45',
    by: 'sumaiya',
    account: bank,
    kind: 'office',
    taka: 8_600,
    text: 'Repair of the air conditioner',
  },
  {
    day: -5,
    at: '16:10',
    by: 'rafiq',
    account: till,
    kind: 'transport',
    taka: 450,
    text: 'CNG to the visa centre',
  },
  { day: -2, at: '11:55', by: 'nusrat', account: till, kind: 'office', taka: 420, text: 'Tea and water' },
];

/** What the agency itself costs. */
export const expenses: readonly Step[] = [
  ...byCalendar,
  ...once.flatMap(({ day, at, by, account, kind, taka, text }) =>
    atOffice({
      day,
      at,
      do: (life) =>
        run(life.deps, life.as(by), bookExpense, {
          kind: kinds[kind],
          account,
          amount: taka * 100,
          text,
          key: life.key(),
        }),
    }),
  ),
];
