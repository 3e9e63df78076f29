import fc from 'fast-check';
import { expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { vatIn } from '#features/papers/paper-sums.rules.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { findVat } from '#features/reports/vat/vat.queries.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { seed } from '#platform/testing/seed.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { today } from './order-lives.ts';
import { aKey, aNumber, type NewOrder, payCash, sell, staff } from './sales.ts';
import { type VatLife, vatLife } from './vat-lives.ts';
import { booked, exactPart, exactVat, sellWith } from './vat-world.ts';

/** VAT_STORED=3000 for more; ten thousand go through the same rules without a database (random-vat.rules.test.ts). */
const runs = Number(process.env.VAT_STORED ?? 110);

const amina = staff('amina');
const boss = staff('boss', 'manager');

type Lines = NonNullable<NewOrder['lines']>;

/** A line as the model knows it. */
interface Modelled {
  readonly charge: Lines[number]['charge'];
  readonly sum: bigint;
  readonly rate: bigint;
  readonly isAdded: boolean;
}

const model = (line: VatLife['lines'][number], settings: VatTerms): Modelled => {
  const usual = settings[line.charge === 'discount' ? 'own' : line.charge];
  return {
    charge: line.charge,
    sum: BigInt(line.quantity) * BigInt(line.unit),
    rate: BigInt(Math.round(('written' in line ? line.written : usual) * 100)),
    isAdded: settings.mode === 'added',
  };
};
const vatOf = ({ sum, rate, isAdded }: Modelled) => exactVat(sum, rate, isAdded);
const priceOf = (line: Modelled) => line.sum + (line.isAdded ? vatOf(line) : 0n);
const all = (lines: readonly Modelled[], of: (line: Modelled) => bigint) =>
  Number(lines.reduce((sum, line) => sum + of(line), 0n));

const asTyped = (lines: VatLife['lines'], name: string): Lines =>
  lines.map((line, index) => ({
    charge: line.charge,
    quantity: line.quantity,
    unit: line.unit,
    text: { en: `${name} ${index} ${line.charge}` },
    ...('written' in line ? { vat: line.written } : {}),
  }));

/** What the good papers of an order say of VAT: its invoices less its credit notes. */
async function onPapers({ db }: CommandDeps, { id, token }: { id: string; token: string }): Promise<number> {
  let sum = 0;
  for (const { kind, number, undoneAt } of await listPapers(db, id)) {
    const sign = kind === 'invoice' ? 1 : kind === 'credit-note' ? -1 : 0;
    if (undoneAt === null && sign !== 0) {
      const which = { token, number, language: 'en' as const, siteUrl: 'https://shofor.example' };
      const paper = await findPaper(db, which);
      const { within, onTop } = vatIn(paper?.lines ?? []);
      const printed = (paper?.lines ?? []).reduce((all, line) => all + line.sum, onTop);
      expect(printed, `the lines of ${number} add to its sum`).toBe(paper?.amount);
      sum += sign * (within + onTop);
    }
  }
  return sum;
}

interface World {
  readonly deps: CommandDeps;
  readonly clock: TestClock;
  readonly tick: (days?: number) => void;
}

/** Sells, changes, cancels and pays back one order. @returns the VAT that it holds in the end, by the model */
async function live({ deps, clock, tick }: World, life: VatLife): Promise<number> {
  const { settings, lines, change, travelsOn, isCancelled, refund } = life;
  await sellWith(deps, settings);
  let modelled = lines.map((line) => model(line, settings));
  if (all(modelled, priceOf) < 0) {
    return 0;
  }
  const day = travelsOn === undefined ? {} : { travelsOn };
  const contact = { name: 'Salma Begum', phone: '01812-345678' };
  const made = await sell(deps, { lines: asTyped(lines, 'Sold'), ...day, contact });
  expect(made.total, 'a quote').toBe(all(modelled, priceOf));
  tick();
  await run(deps, amina, acceptOrder, { id: made.id });
  const read = async () => findOrder(deps.db, made.id, dhakaDate(clock.now()));
  const check = async (vat: number, what: string) => {
    const order = await read();
    const books = await booked(deps, made.id);
    expect([order?.vat, books['2500'] ?? 0, await onPapers(deps, made)], what).toEqual([vat, vat, vat]);
  };
  let vat = all(modelled, vatOf);
  expect((await read())?.lines.map((line) => line.vat)).toEqual(
    modelled.map((line) => Number(vatOf(line)) + 0),
  );
  await check(vat, 'a sale');
  if (change !== null) {
    const typed = asTyped(lines, 'Sold').slice(0, change.stay);
    const wanted = [
      ...modelled.slice(0, change.stay),
      ...change.more.map((line) => model(line, change.settings)),
    ];
    if (all(wanted, priceOf) >= 0) {
      await sellWith(deps, change.settings);
      tick(20);
      const staying = typed.map(({ vat: _, ...line }, was) => ({ ...line, was }));
      const terms = { id: made.id, ...day, from: 1, reason: 'Other rooms', agreed: true, key: aKey() };
      await run(deps, boss, amendOrder, { ...terms, lines: [...staying, ...asTyped(change.more, 'Added')] });
      modelled = wanted;
      vat = all(modelled, vatOf);
      await check(vat, 'a change');
    }
  }
  const paid = Math.min(all(modelled, priceOf), 4_000_000);
  if (paid > 0) {
    tick();
    await payCash(deps, made.id, paid);
  }
  if (isCancelled) {
    const official = modelled.findIndex(({ charge, sum }) => charge === 'official' && sum > 0n);
    if (official >= 0) {
      tick();
      const spent = Number((modelled[official]?.sum ?? 0n) / 2n);
      const from = (await read())?.current ?? 1;
      await run(deps, amina, spendLine, { id: made.id, line: official, spent, note: 'Receipt 1', from });
    }
    tick(20);
    const done = await run(deps, boss, cancelOrder, { id: made.id, reason: 'Not travelling.' });
    const discounts = modelled
      .filter(({ charge }) => charge === 'discount')
      .map((line) => ({ price: 0n - priceOf(line), rate: line.rate }));
    const isWhole = done.lines.every(({ back }) => back === 0);
    vat = isWhole
      ? vat
      : done.lines.reduce((sum, { keep, back }, index) => {
          const line = modelled[index];
          return line === undefined || keep + back === 0
            ? sum
            : sum +
                Number(
                  exactPart(
                    BigInt(keep),
                    BigInt(keep + back),
                    { price: priceOf(line), rate: line.rate },
                    discounts,
                  ),
                );
        }, 0);
    await check(vat, 'a cancellation');
  }
  const order = await read();
  if (order !== undefined && order.back > 0 && refund !== null) {
    tick();
    const asked = {
      orderId: made.id,
      amount: order.back,
      method: 'bank' as const,
      reason: 'Less',
      key: aKey(),
    };
    const { id, state } = await run(deps, amina, askRefund, asked);
    tick();
    const approved = state === 'asked' ? await run(deps, boss, approveRefund, { id }) : { state };
    if (approved.state === 'approved') {
      await run(deps, amina, payRefund, { id, outside: '', ...aNumber('bank') });
    }
    await check(vat, 'a refund');
  }
  return vat;
}

test(`${runs} random orders with VAT through the commands: lines, papers, ledger and months agree to the poisha with a model of whole numbers (seed ${seed})`, async ({
  deps,
  clock,
}) => {
  let moment = Date.parse(`${today}T04:00:00Z`);
  let vat = 0;
  for (const life of fc.sample(vatLife, { numRuns: runs, seed })) {
    const began = moment;
    const tick = (days = 0) => {
      moment += 100 + days * 86_400_000;
      clock.set(new Date(moment).toISOString());
    };
    tick();
    vat += await live({ deps, clock, tick }, life);
    moment = began + 10_000;
    clock.set(new Date(moment).toISOString());
  }
  const months: Awaited<ReturnType<typeof findVat>>[] = [];
  for (const month of ['2026-12', '2027-01', '2027-02']) {
    months.push(await findVat(deps.db, month));
  }
  const add = (name: 'vat' | 'back' | 'other' | 'total') => months.reduce((sum, each) => sum + each[name], 0);
  expect([add('total'), add('vat') - add('back'), add('other')]).toEqual([vat, vat, 0]);
  const { accounts } = await findTrialBalance(deps.db, '2027-02-28');
  const account = accounts.find(({ code }) => code === '2500');
  expect((account?.credit ?? 0) - (account?.debit ?? 0)).toBe(vat);
}, 300_000);
