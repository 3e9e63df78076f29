import type { Account } from '#features/ledger/accounts.data.ts';
import { type OrderMoney, opposite, type Posting, roundedOff } from '#features/ledger/ledger.rules.ts';
import { type LineVat, vatOfSum } from '#features/ledger/vat/vat.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { type Language, pathIn } from '#platform/language.ts';

export const orderStates = ['draft', 'quoted', 'open', 'completed', 'cancelled', 'lapsed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Kinds of charge: our price, fees passed on at cost, what a supplier takes, a discount, a cancellation or change fee. */
export const charges = ['own', 'official', 'supplier', 'discount', 'fee'] as const;
export type Charge = (typeof charges)[number];

/** What an order sells; `other` when no line of it says so. */
export const saleKinds = ['tours', 'visas', 'fares', 'other'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** How far what stands behind a line has come: nothing was done yet, its papers are being checked, it is handed in. */
export const saleStages = ['collecting', 'checking', 'submitted'] as const;
export type SaleStage = (typeof saleStages)[number];
/** How far an order's visa has come: `refused` when the embassy refused every applicant. */
export type VisaStage = SaleStage | 'refused';

/** Orders that are reminded of what they owe: a completed one owes again when a payment of it is undone. */
export const owingStates = ['open', 'completed'] as const satisfies readonly OrderState[];

/** Orders that buy nothing: they are over, or were never accepted. Money on one goes back, or becomes another order's. */
const unsoldStates = ['cancelled', 'lapsed', 'quoted'] as const satisfies readonly OrderState[];

export const moneyStates = ['unpaid', 'part paid', 'paid', 'overpaid', 'refund due', 'refunded'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** How an order stands, in one word. */
export const standings = ['draft', 'quoted', 'cancelled', 'lapsed', ...moneyStates] as const;
export type Standing = (typeof standings)[number];

/** Where the change of an order comes from: the holder of its link. */
export const visitorActor = { id: 'visitor', permissions: new Set(['orders.visit']) } as const;

/** Whether a member of staff made an order, and not a visitor or the program. */
export const isByStaff = (madeBy: string): boolean => madeBy.startsWith('user:');

interface Sum extends Partial<LineVat> {
  readonly quantity: number;
  readonly unit: number;
  /** The VAT of a line that is the difference of others; poisha. */
  readonly vatSum?: number;
}

/** The price of a line, with the VAT that is within it and without what comes on top; poisha. */
export const sumOf = ({ quantity, unit }: Sum): number => quantity * unit;

/** The VAT of a line; poisha. Whatever reckons VAT of an order takes it from here. */
export const vatOf = (line: Sum): number => line.vatSum ?? vatOfSum(sumOf(line), line);

/** What the customer pays for a line, with its VAT; poisha. */
export const payableFor = (line: Sum): number => sumOf(line) + (line.vatAdded === true ? vatOf(line) : 0);

/** What is sold with a line, without its VAT: what its account gets; poisha. */
export const netOf = (line: Sum): number => payableFor(line) - vatOf(line);

/** What all lines cost, with their VAT; poisha. */
export const totalOf = (lines: readonly Sum[]): number =>
  lines.reduce((sum, line) => sum + payableFor(line), 0);

/** The VAT that comes on top of the prices of lines as responses have them; poisha. */
export const vatOnTop = (lines: readonly { readonly vat: number; readonly vatAdded: boolean }[]): number =>
  lines.reduce((sum, { vat, vatAdded }) => (vatAdded ? sum + vat : sum), 0);

const accounts: Readonly<Record<Charge, Account>> = {
  own: 'revenue',
  official: 'official',
  supplier: 'supplier',
  discount: 'discounts',
  fee: 'fees',
};

interface SoldLine extends Sum {
  readonly charge: Charge;
  readonly source?: { readonly brought?: true | undefined };
}

/** What was sold before the books began stands against what they began with: it is no income of now. */
const accountOf = ({ charge, source }: SoldLine): Account =>
  source?.brought === true ? 'opening' : accounts[charge];

/** What was sold for a price that is known with its VAT. */
const soldFor = (
  { vatRate = 0 }: Partial<LineVat>,
  { account, price, vat }: { readonly account: Account; readonly price: number; readonly vat: number },
): Posting[] => [
  { account, amount: vat - price },
  ...(vatRate === 0 && vat === 0
    ? []
    : [
        {
          account: 'vatPayable' as const,
          amount: 0 - vat,
          vat: { rate: vatRate, base: vatRate === 0 ? 0 : price - vat },
        },
      ]),
];

/** What selling these lines books: the customer owes their total, each kind of charge has its account, and the state its VAT. */
export const saleOf = (lines: readonly SoldLine[]): Posting[] =>
  lines.flatMap((line) => {
    const [price, vat] = [payableFor(line), vatOf(line)];
    return [
      { account: 'receivable', amount: price },
      ...soldFor(line, { account: accountOf(line), price, vat }),
    ];
  });

/**
 * What cancelling books: each line's price is taken off the customer's bill but for what is kept. The discount is taken back whole,
 * since what is kept is counted after it.
 * @param parts what is kept of each line, and of its VAT; poisha.
 */
export const takenBackOf = (
  lines: readonly SoldLine[],
  parts: readonly { readonly keep: number; readonly vat?: number }[],
): Posting[] => [
  ...opposite(saleOf(lines)),
  ...lines.flatMap((line, index): Posting[] => {
    const { keep: price, vat = 0 } = parts[index] ?? { keep: 0 };
    return [
      { account: 'receivable', amount: price },
      // What is kept of our own price is a cancellation fee.
      ...soldFor(line, { account: line.charge === 'own' ? 'fees' : accounts[line.charge], price, vat }),
    ];
  }),
];

/** How an order stands with money. It is refunded when money went back and nothing is owed, never while something is. */
export function moneyStateOf(state: OrderState, money: OrderMoney): MoneyState {
  const { charged, paid, refunded, refundsPayable } = money;
  const goesBack = unsoldStates.some((each) => each === state)
    ? paid > charged
    : refundsPayable > 0 && paid > 0;
  if (goesBack) {
    return 'refund due';
  }
  if (paid < charged) {
    return paid > 0 ? 'part paid' : 'unpaid';
  }
  if (refunded > 0 && (state === 'cancelled' || paid <= 0)) {
    return 'refunded';
  }
  if (paid > 0) {
    return paid === charged ? 'paid' : 'overpaid';
  }
  // Terms that cost nothing are paid once they are accepted.
  return isQuote(state) || state === 'cancelled' ? 'unpaid' : 'paid';
}

/** How an order stands: a sold one, or one whose money goes back, by its money, any other by its state. */
export function standingOf(state: OrderState, money: MoneyState): Standing {
  const goesBack = money === 'refund due' || money === 'refunded';
  return goesBack || state === 'open' || state === 'completed' ? money : state;
}

/** What is to come back to the customer: all that was paid too much, or else what was promised; poisha. */
export const backOf = ({ charged, paid, refundsPayable }: OrderMoney): number =>
  Math.max(0, paid - charged, refundsPayable);

/** What goes back once an order costs `charged`: what was paid beyond it, but for what is rounded off; poisha. */
export const backAfter = (sums: { readonly charged: number; readonly paid: number }): number =>
  Math.max(0, sums.paid - sums.charged - roundedOff(sums));

/** A text in the reader's language, or else in the other one. */
export const lineText = (
  text: { readonly en?: string | undefined; readonly bn?: string | undefined },
  language: Language,
): string => text[language] ?? text.en ?? text.bn ?? '';

interface AboutLine {
  readonly charge: Charge;
  readonly textEn: string | null;
  readonly textBn: string | null;
  readonly source: {
    readonly subject?: { readonly en: string; readonly bn: string } | undefined;
    readonly until?: string | undefined;
  };
}

/** A line's texts in the languages that it has. */
export const textsOf = ({ textEn, textBn }: Pick<AboutLine, 'textEn' | 'textBn'>) => ({
  ...(textEn === null ? {} : { en: textEn }),
  ...(textBn === null ? {} : { bn: textBn }),
});

/**
 * What an order is about, in one line and in the languages that it has: the tour, visa or journey that was sold, or else our
 * own line, or the first.
 */
export function aboutOf(lines: readonly AboutLine[]): { readonly en?: string; readonly bn?: string } {
  const sold = lines.find(({ source }) => source.subject !== undefined)?.source.subject;
  const line = lines.find(({ charge }) => charge === 'own') ?? lines[0];
  return sold ?? (line === undefined ? {} : textsOf(line));
}

/** The last day of an order's journey; null where no line knows it, and for one that begins later by now. */
export function untilOf(lines: readonly AboutLine[], travelsOn: string | null): string | null {
  const [last] = lines
    .flatMap(({ source }) => source.until ?? [])
    .sort((one, other) => (one < other ? 1 : -1));
  return last === undefined || travelsOn === null || last < travelsOn ? null : last;
}

/** Whether an order's terms can still be accepted. */
export const isQuote = (state: OrderState): boolean => state === 'quoted' || state === 'draft';

interface Offered {
  readonly state: OrderState;
  /** The last day, included; null without one. */
  readonly validUntil: CalendarDate | null;
}

/** Whether an order is a quote that can still be accepted. @param today in Asia/Dhaka */
export const isOpenQuote = ({ state, validUntil }: Offered, today: CalendarDate): boolean =>
  isQuote(state) && (validUntil === null || validUntil >= today);

/** Whether a quote can't be accepted any more, also before the job says so. @param today in Asia/Dhaka */
export const hasLapsed = (order: Offered, today: CalendarDate): boolean =>
  order.state === 'lapsed' || (isQuote(order.state) && !isOpenQuote(order, today));

/** The papers of an order with where each is read and printed, in the language of the order. Addresses are in lower case. */
export const linkedPapers = <Kind>(
  { language, token }: { readonly language: Language; readonly token: string },
  papers: readonly { readonly kind: Kind; readonly number: string }[],
) => {
  const before = pathIn(language, `/orders/${token}/papers/`);
  return papers.map(({ kind, number }) => ({ kind, number, path: `${before}${number.toLowerCase()}` }));
};

/** The last day of a quote that is made today: by the settings, and not after that of selling its seats. */
export function quoteLastDay(
  today: CalendarDate,
  quoteDays: number,
  cutOff: CalendarDate | undefined,
): CalendarDate {
  const usual = addDays(today, quoteDays);
  return cutOff !== undefined && cutOff < usual ? cutOff : usual;
}
