import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { bookEntry } from '#features/ledger/ledger.commands.ts';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { replacePapers } from '#features/papers/papers.commands.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { queueOrderLetter } from '../letters/letters.commands.ts';
import { insertVersion, type OrderRow } from '../made/made.commands.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import { shownLine } from '../orders.queries.ts';
import { isQuote, totalOf } from '../orders.rules.ts';
import { orderSpendings, orderVersions } from '../orders.table.ts';
import { issueOrderPaper } from '../papers/papers.commands.ts';
import { type Amendment, amendment, newAmendment } from './amendments.contract.ts';
import { findVersion, type Version } from './amendments.queries.ts';
import { amendedPlan, amendmentOf, differenceOf, paperOf, restDay, spentLines } from './amendments.rules.ts';

const outdated = () =>
  new Failure('conflict', 'orders.changed', 'The order has changed since. Look at it again.');

/** Refuses what can't be changed any more. */
function refuseOver({ state }: OrderRow): void {
  if (state === 'cancelled' || state === 'lapsed' || state === 'completed') {
    throw new Failure('conflict', `orders.${state}`, `This order is ${state}.`);
  }
}

async function nextNumber(db: ReadDatabase, orderId: string): Promise<number> {
  const [last] = await db
    .select({ number: orderVersions.number })
    .from(orderVersions)
    .where(eq(orderVersions.orderId, orderId))
    .orderBy(desc(orderVersions.number))
    .limit(1);
  return (last?.number ?? 0) + 1;
}

/** The new terms as a version that isn't stored yet. */
async function termsOf(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  before: Version,
  asked: Omit<z.output<typeof newAmendment>, 'key'>,
) {
  const today = dhakaDate(now);
  const sales = await findSales(tx);
  const travelsOn = asked.travelsOn ?? null;
  const rest = restDay(before.travelsOn, travelsOn, sales.restDaysBefore, today);
  const total = totalOf(asked.lines);
  const lines = asked.lines.map(({ was, ...line }, index) => {
    const known = was === undefined ? undefined : before.lines[was];
    const isTwice = was !== undefined && asked.lines.findIndex((each) => each.was === was) < index;
    if (was !== undefined && (isTwice || known?.charge !== line.charge)) {
      const message = 'It was no such line before.';
      throw new Failure('invalid', 'orders.line', message, [{ path: `lines.${index}.was`, message }]);
    }
    return {
      ...line,
      ...{ textEn: line.text.en ?? null, textBn: line.text.bn ?? null },
      refund: known?.refund ?? { ladder: line.charge === 'own' ? sales.ladder : [] },
      source: { ...(known?.source ?? { kind: 'free' as const }), ...(was === undefined ? {} : { was }) },
    };
  });
  return { lines, total, travelsOn, plan: asked.plan ?? amendedPlan(before.plan, total, today, rest) };
}

/** What was spent for a line stays spent on the line that it has become. */
async function carrySpendings(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  orderId: string,
  { before, after }: { before: Version; after: Version },
): Promise<void> {
  const gone = spentLines(before.lines, after.lines);
  if (gone.length > 0) {
    const names = gone.map(({ textEn, textBn }) => textEn ?? textBn ?? '').join(', ');
    throw new Failure('conflict', 'orders.spent', `More was spent already than it would cost: ${names}.`);
  }
  const carried = before.lines.flatMap(({ spent }, position) => {
    const at = after.lines.findIndex(({ source }) => source.was === position);
    return spent === 0 || at < 0
      ? []
      : [{ orderId, version: after.number, position: at, amount: spent, actor: actor.id, at: now }];
  });
  if (carried.length > 0) {
    await tx.insert(orderSpendings).values(carried);
  }
}

/** Makes a stored version the one that counts: ledger, papers and state in one transaction. */
async function applyVersion(
  context: CommandContext,
  row: OrderRow,
  number: number,
  why: string,
): Promise<void> {
  const before = await findVersion(context.tx, row.id, row.current);
  const after = await findVersion(context.tx, row.id, number);
  await carrySpendings(context, row.id, { before, after });
  if (isQuote(row.state)) {
    await requote(context, row, after, why);
    return;
  }
  const entry = await bookEntry(context, {
    ...{ kind: 'amendment', orderId: row.id, subject: String(number), text: after.reason, clerk: row.madeBy },
    postings: amendmentOf(before.lines, after.lines),
  });
  const detail = { version: number, before: before.total, total: after.total, reason: why };
  const changed = await changeOrder(context, row, { current: number, proposed: null }, 'amended', detail);
  const paper = paperOf(before.lines, after.lines);
  await replacePapers(context, row.id, ['voucher']);
  if (paper === 'credit-note') {
    await issueOrderPaper(context, changed, paper, before.total - after.total, entry);
  } else if (paper === 'invoice') {
    // The new one is over everything: the invoice before and credit notes on it count no more.
    await replacePapers(context, row.id, ['invoice', 'credit-note']);
    await issueOrderPaper(context, changed, paper, after.total);
  }
  await queueOrderLetter(context, changed, { kind: 'accepted' });
}

/** A quote that nobody has accepted is quoted anew. */
async function requote(context: CommandContext, row: OrderRow, after: Version, why: string): Promise<void> {
  const { quoteDays } = await findSales(context.tx);
  const today = dhakaDate(context.now);
  const isLate = row.validUntil !== null && row.validUntil < today;
  const changed = await changeOrder(
    context,
    row,
    { current: after.number, proposed: null, ...(isLate ? { validUntil: addDays(today, quoteDays) } : {}) },
    'requoted',
    { version: after.number, total: after.total, reason: why },
  );
  await replacePapers(context, row.id, ['quote']);
  await issueOrderPaper(context, changed, 'quote', after.total);
  await queueOrderLetter(context, changed, { kind: 'quote' });
}

/**
 * Changes the terms of an order: proposed to the customer, or applied at once when they have agreed or haven't accepted yet.
 * @throws Failure conflict `orders.changed` when another version counts by now; `orders.spent`; when the order is over.
 */
export const amendOrder = command({
  name: 'orders.amend',
  permission: 'orders.write',
  input: newAmendment.safeExtend({ id: z.uuid() }),
  run: async (context, { key, ...request }): Promise<Amendment> => {
    const { id, reason, from, preview, agreed } = request;
    const row = await lockOrder(context, { id });
    const write = { command: 'orders.amend', key, hash: hashOf(request), schema: amendment };
    const work = async (): Promise<Amendment> => {
      refuseOver(row);
      if (row.current !== from) {
        throw outdated();
      }
      const before = await findVersion(context.tx, id, from);
      const terms = await termsOf(context, before, request);
      const number = await nextNumber(context.tx, id);
      const { paid } = await findOrderMoney(context.tx, id);
      const isAtOnce = agreed || isQuote(row.state);
      const answer: Amendment = {
        ...{ version: number, reason, before: before.total, total: terms.total, paid, plan: terms.plan },
        ...{ back: Math.max(0, paid - terms.total), travelsOn: terms.travelsOn },
        lines: differenceOf(before.lines, terms.lines).map(shownLine),
        state: preview ? 'preview' : isAtOnce ? 'applied' : 'proposed',
      };
      if (preview) {
        return answer;
      }
      await insertVersion(context, {
        ...{ orderId: id, number, base: from, reason, travelsOn: terms.travelsOn ?? undefined },
        ...{ lines: terms.lines, plan: terms.plan },
      });
      if (isAtOnce) {
        await applyVersion(context, row, number, reason);
      } else {
        const detail = { version: number, before: before.total, total: terms.total, reason };
        const changed = await changeOrder(context, row, { proposed: number }, 'amendment-proposed', detail);
        const told = { before: before.total, after: terms.total, reason };
        await queueOrderLetter(context, changed, { kind: 'amendment', ...told }, String(number));
      }
      return answer;
    };
    return preview ? work() : respondOnce(context, write, work);
  },
});

async function acceptProposed(context: CommandContext, row: OrderRow, version: number, why: string) {
  if (row.current === version) {
    return;
  }
  refuseOver(row);
  if (row.proposed !== version) {
    throw outdated();
  }
  await applyVersion(context, row, version, why);
}

/** The customer accepts by the link what they see. Once more changes nothing. @throws Failure conflict `orders.changed`. */
export const acceptAmendmentByLink = command({
  name: 'orders.accept-amendment-by-link',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), version: z.int().min(1) }),
  run: async (context, { token, version }) => {
    const row = await lockOrder(context, { token });
    await acceptProposed(context, row, version, '');
    return { id: row.id };
  },
});

/** Staff accept for the customer, and say why. @throws Failure conflict `orders.changed`. */
export const acceptAmendment = command({
  name: 'orders.accept-amendment',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), version: z.int().min(1), reason: plainLine(500, 3) }),
  run: async (context, { id, version, reason }) => {
    const row = await lockOrder(context, { id });
    await acceptProposed(context, row, version, reason);
    return { id };
  },
});

/** Takes a proposal back. @throws Failure conflict `orders.changed` when it doesn't wait. */
export const withdrawAmendment = command({
  name: 'orders.withdraw-amendment',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), version: z.int().min(1) }),
  run: async (context, { id, version }) => {
    const row = await lockOrder(context, { id });
    if (row.proposed !== version) {
      throw outdated();
    }
    await changeOrder(context, row, { proposed: null }, 'amendment-withdrawn', { version });
    return { id };
  },
});
