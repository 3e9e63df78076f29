import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Account, accountOf } from '#features/ledger/accounts.data.ts';
import { listEntries } from '#features/ledger/ledger.queries.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import type { Cancellation } from '#features/orders/lifecycle/cancellation.contract.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { approveMovement } from '#features/reports/approvals/approvals.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OrderLife } from './order-lives.ts';
import { aKey, aNumber, type NewOrder, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const owner = staff('owner', 'owner');

type Lines = NonNullable<NewOrder['lines']>;
type Money = OrderLife['before'][number];

export const add = (sums: readonly number[]) => sums.reduce((sum, each) => sum + each, 0);
const costOf = (lines: Lines) => add(lines.map(({ quantity, unit }) => quantity * unit));

const revenueOf: readonly (readonly [Account, string])[] = [
  ['revenue', 'own'],
  ['official', 'official'],
  ['supplier', 'supplier'],
  ['fees', 'fee'],
  ['discounts', 'discount'],
];

/** An order in the database, beside what it should be. Each step goes through the command that staff use. */
export class StoredOrder {
  charged = 0;
  paid = 0;
  refunded = 0;
  total = 0;
  isCancelled = false;
  lines: Lines = [];
  private id = '';
  private token = '';
  private readonly receipts: { id: string; amount: number }[] = [];
  private undone = 0;
  /** What the invoice that counts is over. */
  private invoice = 0;
  private readonly credits: number[] = [];
  /** What is gone of a line, by its place; poisha. */
  private readonly spent = new Map<number, number>();
  private readonly deps: CommandDeps;
  private readonly tick: () => void;
  constructor(deps: CommandDeps, tick: () => void) {
    this.deps = deps;
    this.tick = tick;
  }

  /** Quotes and accepts. */
  async sell(lines: Lines, travelsOn: string | undefined): Promise<void> {
    const made = await sell(this.deps, {
      lines,
      ...(travelsOn === undefined ? {} : { travelsOn }),
      // Letters have tests of their own, and take their time.
      contact: { name: 'Salma Begum', phone: '01812-345678' },
    });
    [this.id, this.token, this.lines] = [made.id, made.token, lines];
    this.total = costOf(lines);
    expect(made.total, 'the quote is over its lines').toBe(this.total);
    this.tick();
    await run(this.deps, amina, acceptOrder, { id: this.id });
    this.charged = this.total;
    this.invoice = this.total;
  }

  /** Says how much of each line is gone, as far as such a line can be. */
  async spend(sums: readonly number[]): Promise<void> {
    const from = (await this.read()).current;
    for (const [line, { charge, quantity, unit }] of this.lines.entries()) {
      const spent = Math.min(sums[line] ?? 0, quantity * unit);
      if ((charge === 'official' || charge === 'supplier') && spent > 0) {
        this.tick();
        await run(this.deps, amina, spendLine, { id: this.id, line, spent, note: 'Receipt 1', from });
        this.spent.set(line, spent);
      }
    }
  }

  /** Keeps the first lines and adds others. */
  async amend(kept: number, more: Lines): Promise<void> {
    const lines = [...this.lines.slice(0, kept).map((line, was) => ({ ...line, was })), ...more];
    const before = this.total;
    const now = costOf(lines);
    // What is spent can't be taken out of an order.
    const isSpent = [...this.spent.keys()].some((line) => line >= kept);
    if (lines.length === 0 || now < 0 || isSpent) {
      return;
    }
    const terms = { id: this.id, lines, reason: 'Other rooms', from: 1, agreed: true, key: aKey() };
    const travelsOn = (await this.read()).travelsOn;
    const done = await run(this.deps, amina, amendOrder, {
      ...terms,
      ...(travelsOn === null ? {} : { travelsOn }),
    });
    expect([done.before, done.total, done.back]).toEqual([before, now, Math.max(0, this.paid - now)]);
    expect(add(done.lines.map(({ sum }) => sum)), 'the difference is that of the totals').toBe(now - before);
    [this.total, this.charged, this.lines] = [now, now, lines];
    if (now < before) {
      this.credits.push(before - now);
    } else if (done.lines.length > 0) {
      this.invoice = now;
    }
  }

  async pay(amount: number, method: Money['method']): Promise<void> {
    const taken = { orderId: this.id, amount, method, key: aKey(), ...aNumber(method) };
    const made = await run(this.deps, amina, takePayment, taken);
    if (made.state === 'waiting') {
      this.tick();
      await run(this.deps, boss, approvePayment, { id: made.id });
    }
    this.receipts.push({ id: made.id, amount });
    this.paid += amount;
  }

  async undo(): Promise<void> {
    const [first] = this.receipts;
    if (first !== undefined && this.paid >= first.amount) {
      this.receipts.shift();
      const asked = await run(this.deps, boss, undoPayment, { id: first.id, reason: 'The cheque bounced' });
      // A large one waits for another person.
      if (asked.approval !== undefined) {
        this.tick();
        await run(this.deps, owner, approveMovement, { id: asked.approval });
      }
      this.paid -= first.amount;
      this.undone += 1;
    }
  }

  async giveBack(amount: number, method: Money['method']): Promise<void> {
    const asked = { orderId: this.id, amount, method, reason: 'Less', key: aKey() };
    let { id, state } = await run(this.deps, amina, askRefund, asked);
    if (state === 'asked') {
      this.tick();
      ({ id, state } = await run(this.deps, boss, approveRefund, { id }));
    }
    if (state === 'approved') {
      expect((await this.read()).refundsPayable, 'what is promised is owed').toBe(amount);
      this.tick();
      await run(this.deps, amina, payRefund, { id, outside: '', ...aNumber('bank') });
    }
    this.paid -= amount;
    this.refunded += amount;
  }

  async move({ what, share, method }: Money): Promise<void> {
    const amount = Math.max(1, Math.floor((this.total * share) / 1_000));
    if (what === 'payment') {
      await this.pay(amount, method);
    } else if (what === 'undo') {
      await this.undo();
    } else if (this.paid > 0) {
      await this.giveBack(Math.min(amount, this.paid), method);
    }
  }

  /** Cancels as the preview said. @returns what is kept and given back, line by line. */
  async cancel(): Promise<Cancellation> {
    const asked = { id: this.id, reason: 'The visa was refused' };
    const preview = await run(this.deps, boss, cancelOrder, { ...asked, preview: true });
    const done = await run(this.deps, boss, cancelOrder, asked);
    expect(done, 'what was shown is what is booked').toEqual(preview);
    const { travelsOn } = await this.read();
    const isTravelled = travelsOn !== null && travelsOn < dhakaDate(this.deps.clock.now());
    for (const [index, line] of done.lines.entries()) {
      const gone = Math.ceil((this.spent.get(index) ?? 0) / 100) * 100;
      const isPassedOn = line.charge === 'official' || line.charge === 'supplier';
      const price = line.keep + line.back;
      expect(isPassedOn ? line.keep : 0).toBe(isPassedOn ? (isTravelled ? price : Math.min(gone, price)) : 0);
    }
    this.charged = done.keep;
    this.isCancelled = true;
    if (this.total > done.keep) {
      this.credits.push(this.total - done.keep);
    }
    return done;
  }

  private async read() {
    const order = await findOrder(this.deps.db, this.id, dhakaDate(this.deps.clock.now()));
    if (order === undefined) {
      throw new Error('The order is gone.');
    }
    return order;
  }

  /** What this order has in the ledger, by account. */
  async balances(): Promise<Map<Account, number>> {
    const sums = new Map<Account, number>();
    for (const { postings } of await listEntries(this.deps.db, this.id)) {
      expect(add(postings.map(({ amount }) => amount)), 'an entry adds to zero').toBe(0);
      for (const { account, amount } of postings) {
        sums.set(accountOf(account), (sums.get(accountOf(account)) ?? 0) + amount);
      }
    }
    return sums;
  }

  /** Order, plan and ledger against what they should be. */
  async check(): Promise<Map<Account, number>> {
    const order = await this.read();
    const { charged, paid, total } = this;
    expect([order.total, order.paid, order.refundsPayable]).toEqual([charged, paid, 0]);
    expect(add(order.lines.map(({ sum }) => sum)), 'the lines add to the total').toBe(total);
    if (!this.isCancelled) {
      expect(add(order.plan.map(({ amount }) => amount)), 'the plan adds to the total').toBe(total);
      expect(add(order.plan.map(({ left }) => left)), 'what is open of it is owed').toBe(
        Math.max(0, total - paid),
      );
      expect(order.due).toBeLessThanOrEqual(Math.max(0, charged - paid));
    } else {
      expect(order.due).toBe(Math.max(0, charged - paid));
    }
    const states = ['paid', 'refunded'];
    expect(states.includes(order.money) || paid !== charged || paid === 0, order.money).toBe(true);
    expect(['overpaid', 'refund due'].includes(order.money)).toBe(paid > charged && paid > 0);
    const sums = await this.balances();
    const of = (account: Account) => sums.get(account) ?? 0;
    expect(of('receivable')).toBe(Math.max(0, charged - paid));
    expect(of('deposits')).toBe(Math.min(0, charged - paid));
    if (!this.isCancelled) {
      for (const [account, charge] of revenueOf) {
        const sold = this.lines.filter((line) => line.charge === charge);
        expect(of(account) + costOf(sold), account).toBe(0);
      }
    } else {
      expect([of('revenue') + 0, of('discounts') + 0]).toEqual([0, 0]);
    }
    expect(of('cash') + of('bank') + of('bkash')).toBe(paid);
    return sums;
  }

  /** The papers, as they are printed, against what they should be. */
  async checkPapers(): Promise<void> {
    const { db } = this.deps;
    const all = await listPapers(db, this.id);
    const good = (kind: string) => all.filter((each) => each.kind === kind && each.undoneAt === null);
    if (!this.isCancelled || this.charged > 0) {
      expect(good('invoice').map(({ amount }) => amount)).toEqual([this.invoice]);
    }
    expect(good('receipt').map(({ amount }) => amount)).toEqual(this.receipts.map(({ amount }) => amount));
    expect(all.filter(({ kind }) => kind === 'receipt').length).toBe(this.receipts.length + this.undone);
    expect(await db.$count(payments, eq(payments.orderId, this.id))).toBe(this.receipts.length + this.undone);
    expect(good('credit-note').map(({ amount }) => amount)).toEqual(this.credits);
    for (const { kind, number, amount } of [
      good('invoice').at(-1),
      all.at(-1),
      good('credit-note').at(-1),
    ].filter((each) => each !== undefined)) {
      const reader = { token: this.token, number, language: 'en' as const, siteUrl: this.deps.siteUrl };
      const printed = await findPaper(db, reader);
      if (kind !== 'receipt') {
        expect(add((printed?.lines ?? []).map(({ sum }) => sum)), `lines of a ${kind}`).toBe(amount);
      }
      expect(printed?.amount).toBe(amount);
    }
  }
}
