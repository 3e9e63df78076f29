import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '#features/ledger/accounts.data.ts';
import { opposite, type Posting, settledAgainst } from '#features/ledger/ledger.rules.ts';
import { cancelledLines, type SoldLine } from '#features/orders/lifecycle/cancellation.rules.ts';
import { moneyStateOf, saleOf, sumOf, takenBackOf, totalOf } from '#features/orders/orders.rules.ts';
import { nextDue, openDues, planOf } from '#features/orders/terms/plan.rules.ts';
import { groupsOf, sumsOf, vatOf } from '#features/papers/paper-sums.rules.ts';
import { owedPostings, paymentPostings, refundPostings } from '#features/payments/payments.rules.ts';
import { daysBetween } from '#platform/calendar-date.ts';
import { seed } from '#platform/testing/seed.ts';
import { type OrderLife, orderLife, today } from './order-lives.ts';

/** ORDERS=100000 for more. */
const runs = Number(process.env.ORDERS ?? 10_000);

const add = (sums: readonly number[]) => Number(sums.reduce((sum, each) => sum + BigInt(each), 0n));

/** A ledger of one order in memory, booked as `bookEntry` books. */
class Books {
  readonly balances = new Map<Account, number>();
  of = (account: Account) => this.balances.get(account) ?? 0;
  book(postings: readonly Posting[]): void {
    const before = { receivable: this.of('receivable'), deposits: this.of('deposits') };
    const entry = settledAgainst(before, postings);
    expect(add(entry.map(({ amount }) => amount)), 'an entry adds to zero').toBe(0);
    for (const { account, amount } of entry) {
      this.balances.set(account, this.of(account) + amount);
    }
    expect(this.of('receivable'), 'nobody owes less than nothing').toBeGreaterThanOrEqual(0);
    expect(this.of('deposits'), 'nobody has deposited less than nothing').toBeLessThanOrEqual(0);
    expect(this.of('receivable') === 0 || this.of('deposits') === 0, 'owed or deposited, not both').toBe(
      true,
    );
  }
  /** What the customer owes; negative when the agency does. */
  owed = () => add([this.of('receivable'), this.of('deposits')]);
}

function checkLines({ lines, vat }: OrderLife): number {
  const total = add(lines.map(({ quantity, unit }) => quantity * unit));
  expect(totalOf(lines)).toBe(total);
  const printed = lines.map(({ charge, quantity, unit }) => ({
    charge,
    quantity,
    unit,
    text: '',
    sum: sumOf({ quantity, unit }),
  }));
  const groups = groupsOf(printed).flatMap((group) => group.lines);
  expect(groups.length, 'an invoice has each line once').toBe(lines.length);
  expect(add(groups.map(({ sum }) => sum)), 'an invoice adds to the total').toBe(total);
  for (const line of printed) {
    const { rate, amount } = vatOf(line, vat);
    expect(rate).toBe(line.charge === 'official' || line.charge === 'supplier' ? 0 : vat);
    // The nearest poisha of what a price with VAT holds of it.
    expect(Math.abs(amount - (line.sum * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
  }
  return total;
}

function checkPlan({ travelsOn, terms }: OrderLife, total: number) {
  const plan = planOf(total, today, travelsOn, terms);
  expect(add(plan.map(({ amount }) => amount)), 'the plan adds to the total').toBe(total);
  expect(plan.every(({ amount }) => amount > 0)).toBe(true);
  expect(plan.map(({ due }) => due)).toEqual(plan.map(({ due }) => due).sort());
  const [first, rest] = plan;
  if (first !== undefined && rest !== undefined) {
    expect(first.amount % 100, 'a deposit is whole taka').toBe(0);
    const share = BigInt(total) * BigInt(terms.depositPercent);
    expect(BigInt(first.amount) * 100n >= share && BigInt(first.amount - 100) * 100n < share).toBe(true);
    expect(daysBetween(rest.due, travelsOn ?? today)).toBe(terms.restDaysBefore);
  }
  return plan;
}

/** What is left of a plan after what was paid. */
function checkDues(plan: ReturnType<typeof planOf>, total: number, paid: number): void {
  const open = openDues(plan, paid);
  expect(add(open.map(({ left }) => left)), 'what is open of the plan is the total less what was paid').toBe(
    Math.max(total - Math.max(paid, 0), 0),
  );
  // A later part is touched only when the earlier ones are paid.
  const touched = open.map(({ left, amount }) => (left === 0 ? 'paid' : left < amount ? 'part' : 'open'));
  expect(touched.join(' ')).toMatch(/^(paid ?)*(part ?)?(open ?)*$/);
  const next = nextDue(plan, paid, today);
  expect(next === undefined).toBe(total - Math.max(paid, 0) <= 0 || total === 0);
  expect(next?.amount ?? 0).toBeLessThanOrEqual(add(open.map(({ left }) => left)));
}

/** What the ladder keeps of our price, by whole numbers. */
function keptByLadder({ refund }: SoldLine, price: number, days: number | undefined): number {
  const steps = [...refund.ladder].sort((a, b) => b.daysBefore - a.daysBefore);
  const step = steps.find(({ daysBefore }) => days !== undefined && days >= daysBefore) ?? steps.at(-1);
  const share = days === undefined ? 0n : BigInt(Math.round((step?.keepPercent ?? 0) * 100));
  const taka = (BigInt(price) * share + 999_999n) / 1_000_000n;
  return Math.min(price, Number(taka) * 100);
}

/** @returns what is kept */
function checkCancellation({ lines, travelsOn }: OrderLife, total: number): number {
  const parts = cancelledLines(lines, travelsOn, today);
  expect(add(parts.flatMap(({ keep, back }) => [keep, back])), 'kept and credited add to the total').toBe(
    total,
  );
  const days = travelsOn === undefined ? undefined : daysBetween(today, travelsOn);
  for (const [index, line] of lines.entries()) {
    const { keep, back } = parts[index] ?? { keep: 0, back: 0 };
    const price = keep + back;
    expect(keep).toBeGreaterThanOrEqual(0);
    expect(back).toBeGreaterThanOrEqual(0);
    expect(price).toBeLessThanOrEqual(line.charge === 'discount' ? 0 : sumOf(line));
    expect(keep % 100 === 0 || keep === price, 'what is kept is whole taka, or all').toBe(true);
    if (days !== undefined && days < 0) {
      expect(back, 'after the journey nothing goes back').toBe(0);
    } else if (line.charge === 'own') {
      expect(keep).toBe(keptByLadder(line, price, days));
    } else if (line.charge === 'fee') {
      expect(keep).toBe(price);
    } else if (line.charge !== 'discount') {
      expect(keep).toBe(Math.min(price, Math.ceil(line.spent / 100) * 100));
    }
  }
  // Discounts lower our own price first.
  const own = lines.flatMap((line, index) => (line.charge === 'own' ? [{ line, part: parts[index] }] : []));
  const off = add(lines.filter(({ charge }) => charge === 'discount').map((line) => -sumOf(line)));
  const ownSum = add(own.map(({ line }) => sumOf(line)));
  expect(add(own.map(({ part }) => (part?.keep ?? 0) + (part?.back ?? 0)))).toBe(Math.max(ownSum - off, 0));
  return add(parts.map(({ keep }) => keep));
}

const accountsOfCharges = [
  ['revenue', 'own'],
  ['official', 'official'],
  ['supplier', 'supplier'],
  ['fees', 'fee'],
  ['discounts', 'discount'],
] as const;

function live(life: OrderLife): void {
  const books = new Books();
  const total = checkLines(life);
  const plan = checkPlan(life, total);
  books.book(saleOf(life.lines));
  expect(books.owed(), 'who accepts owes the total').toBe(total);
  const soldAs = (charge: SoldLine['charge']) =>
    0 - add(life.lines.map((line) => (line.charge === charge ? sumOf(line) : 0)));
  for (const [account, charge] of accountsOfCharges) {
    expect(books.of(account), `${charge} has its account`).toBe(soldAs(charge));
  }
  let charged = total;
  let [paid, refunded] = [0, 0];
  const receipts: { postings: Posting[]; amount: number }[] = [];
  const check = (isCancelled: boolean) => {
    expect(books.owed(), 'what is owed is what is charged less what is paid').toBe(charged - paid);
    const printed = [...receipts.map(({ amount }) => ({ number: '', amount })), { amount: -refunded }];
    expect(sumsOf({ total: charged, payments: printed })).toEqual({ received: paid, due: charged - paid });
    checkDues(plan, total, paid);
    const state = moneyStateOf(isCancelled ? 'cancelled' : 'open', {
      charged,
      paid,
      refunded,
      refundsPayable: 0,
    });
    expect(state === 'paid' || state === 'refunded' || paid !== charged || paid === 0).toBe(true);
    expect(['overpaid', 'refund due'].includes(state)).toBe(paid > charged && paid > 0);
    expect(add([...books.balances.values()])).toBe(0);
  };
  const move = ({ what, share, method }: OrderLife['before'][number]) => {
    const amount = Math.max(1, Math.floor((total * share) / 1_000));
    if (what === 'payment') {
      const fee = share % 3 === 0 ? Math.floor(amount / 50) : 0;
      const postings = paymentPostings({ method, amount, fee });
      books.book(postings);
      receipts.push({ postings, amount });
      paid += amount;
    } else if (what === 'undo') {
      const undone = receipts[0];
      // Of what went back already nothing can be undone.
      if (undone !== undefined && paid >= undone.amount) {
        receipts.shift();
        books.book(opposite(undone.postings));
        paid -= undone.amount;
      }
    } else if (paid > 0) {
      const back = Math.min(amount, paid);
      const before = books.of('refundsPayable');
      books.book(owedPostings(back));
      expect(books.of('refundsPayable')).toBe(before - back);
      books.book(refundPostings({ method, amount: back }));
      expect(books.of('refundsPayable')).toBe(before);
      paid -= back;
      refunded += back;
    }
  };
  for (const each of life.before) {
    move(each);
    check(false);
  }
  if (life.isCancelled) {
    const kept = checkCancellation(life, total);
    books.book(takenBackOf(life.lines, cancelledLines(life.lines, life.travelsOn, today)));
    charged = kept;
    check(true);
    for (const account of ['revenue', 'discounts'] as const) {
      expect(Math.abs(books.of(account)), `${account} after a cancellation`).toBe(0);
    }
    expect(0 - add([books.of('fees'), books.of('official'), books.of('supplier')])).toBe(kept);
    for (const each of life.after) {
      move(each);
      check(true);
    }
    // What was paid too much goes back whole, and then nobody owes anybody anything.
    if (paid > charged) {
      books.book(owedPostings(paid - charged));
      books.book(refundPostings({ method: 'cash', amount: paid - charged }));
      expect([books.owed(), books.of('refundsPayable')]).toEqual([0, 0]);
    }
  }
}

test(`${runs} random orders: lines, plan, invoice, receipts, cancellation and refunds agree to the poisha (seed ${seed})`, () => {
  fc.assert(fc.property(orderLife, live), { numRuns: runs, seed });
}, 600_000);
