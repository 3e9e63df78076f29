import { desc, eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { findBooking, findSales } from '#features/site-settings/site-settings.queries.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { noteAlone } from '../approval-limit.writes.ts';
import { queueOrderLetter } from '../letters/letters.writes.ts';
import { carryPassedOn, settlePassedOn } from '../lifecycle/passed-on.writes.ts';
import { changeOrder } from '../orders.commands.ts';
import { lineView } from '../orders.queries.ts';
import { backAfter, isQuote, totalOf } from '../orders.rules.ts';
import { orderSpendings, orderVersions } from '../orders.table.ts';
import { insertVersion, type OrderRow } from '../orders.writes.ts';
import { issueOrderPaper } from '../papers/papers.writes.ts';
import { heldForQuote } from '../sale.writes.ts';
import { findHeldUntil, findHold } from '../seats/holds.queries.ts';
import { applyBookingChange, insertBookingChange } from '../seats/seats.writes.ts';
import type { Amendment } from './amendments.contract.ts';
import { findVersion, type Version } from './amendments.queries.ts';
import { amendmentOf, differenceOf, paperOf, spentLines } from './amendments.rules.ts';
import type { TaxedLine } from './package-lines.rules.ts';

async function nextNumber(db: ReadDatabase, orderId: string): Promise<number> {
  const [last] = await db
    .select({ number: orderVersions.number })
    .from(orderVersions)
    .where(eq(orderVersions.orderId, orderId))
    .orderBy(desc(orderVersions.number))
    .limit(1);
  return (last?.number ?? 0) + 1;
}

/** @throws Failure conflict `orders.spent` for lines that would cost less than what is gone of them. */
function refuseSpent(...versions: Parameters<typeof spentLines>): void {
  const gone = spentLines(...versions);
  if (gone.length > 0) {
    const names = gone.map(({ textEn, textBn }) => textEn ?? textBn ?? '').join(', ');
    throw new Failure('conflict', 'orders.spent', `More was spent already than it would cost: ${names}.`);
  }
}

/** What was spent for a line stays spent on the line that it has become. */
async function carrySpendings(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  orderId: string,
  { before, after }: { before: Version; after: Version },
): Promise<void> {
  refuseSpent(before.lines, after.lines);
  const placeOf = (position: number) => {
    const at = after.lines.findIndex(({ source }) => source.was === position);
    return at < 0 ? undefined : at;
  };
  await carryPassedOn({ tx }, orderId, { before: before.number, after: after.number }, placeOf);
  const carried = before.lines.flatMap(({ spent }, position) => {
    const at = placeOf(position);
    return spent === 0 || at === undefined
      ? []
      : [{ orderId, version: after.number, position: at, amount: spent, actor: actor.id, at: now }];
  });
  if (carried.length > 0) {
    await tx.insert(orderSpendings).values(carried);
  }
}

/** What a letter tells of a change. */
const noticeOf = ({ before, after }: { readonly before: Version; readonly after: Version }) => ({
  before: before.total,
  after: after.total,
  reason: after.reason,
});

/** Makes a stored version the one that counts: ledger, papers and state in one transaction. */
export async function applyVersion(
  context: CommandContext,
  row: OrderRow,
  number: number,
  why: string,
): Promise<void> {
  const before = await findVersion(context.tx, row.id, row.current);
  const after = await findVersion(context.tx, row.id, number);
  await applyBookingChange(context, row, after, async (departureId) => {
    const [departure] = await context.tx
      .select({ cutOff: departures.cutOff })
      .from(departures)
      .where(eq(departures.id, departureId));
    return heldForQuote(context, departure?.cutOff ?? null, row.validUntil);
  });
  await carrySpendings(context, row.id, { before, after });
  if (isQuote(row.state)) {
    await requote(context, row, { before, after }, why);
    return;
  }
  if (after.total < before.total) {
    // What is taken off a price that was agreed leaves by a refund: both count as one sum.
    const given = { kind: 'given' as const, amount: before.total - after.total, order: row };
    await noteAlone(context, given, `${row.id} ${number}`);
  }
  const entry = await bookEntry(context, {
    kind: 'amendment',
    orderId: row.id,
    subject: String(number),
    text: after.reason,
    clerk: row.madeBy,
    postings: amendmentOf(before.lines, after.lines),
  });
  const detail = { version: number, before: before.total, total: after.total, reason: why };
  const today = dhakaDate(context.now);
  const { charged, paid } = await findOrderMoney(context.tx, row.id);
  // One that costs more than was paid, or travels again, isn't over any more; the next day completes it anew.
  const isOpen = row.state !== 'completed' || charged > paid || (after.travelsOn ?? '') >= today;
  const terms = {
    current: number,
    proposed: null,
    amendedOn: today,
    ...(isOpen ? { state: 'open' as const } : {}),
  };
  const changed = await changeOrder(context, row, terms, 'amended', detail);
  await settlePassedOn(context, changed, after.reason);
  const paper = paperOf(before.lines, after.lines);
  await replacePapers(context, row.id, ['voucher']);
  if (paper === 'credit-note') {
    await issueOrderPaper(context, changed, paper, before.total - after.total, entry);
  } else if (paper === 'invoice') {
    // The new one is over everything: the invoice before and credit notes on it count no more.
    await replacePapers(context, row.id, ['invoice', 'credit-note']);
    await issueOrderPaper(context, changed, paper, after.total);
  }
  await queueOrderLetter(context, changed, { kind: 'changed', ...noticeOf({ before, after }) });
}

/**
 * A quote that nobody has accepted is quoted anew. Seats that a visitor booked are theirs by paying for them, so they read how
 * long these are held, and aren't asked to accept.
 */
async function requote(
  context: CommandContext,
  row: OrderRow,
  { before, after }: { before: Version; after: Version },
  why: string,
): Promise<void> {
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
  const seats = await findHold(context.tx, row.token, today);
  if (seats === undefined || seats.isQuoted) {
    await queueOrderLetter(context, changed, { kind: 'quote', until: seats?.until ?? null });
    return;
  }
  const { until, laterUntil } = seats;
  const { laterDays } = await findBooking(context.tx);
  const hold = { until, mayPayLater: laterUntil === null && laterDays > 0 };
  await queueOrderLetter(context, changed, { kind: 'changed', ...noticeOf({ before, after }), hold });
}

/** Terms of an order with the departure and party that they are for, if it is a booking and changes them. */
interface OfferedTerms {
  readonly lines: readonly (TaxedLine & Parameters<typeof lineView>[0])[];
  readonly travelsOn: CalendarDate | null;
  readonly plan: Version['plan'];
  readonly reason: string;
  readonly preview: boolean;
  readonly agreed: boolean;
  readonly booking?: { readonly departureId: string; readonly party: Party };
}

/**
 * Stores new terms of a locked order as a version: proposed to the customer, or applied at once when they have agreed or
 * haven't accepted yet. With `preview` it only says what they change.
 */
export async function offerTerms(
  context: CommandContext,
  row: OrderRow,
  before: Version,
  terms: OfferedTerms,
): Promise<Amendment> {
  const { tx } = context;
  const { reason, preview, agreed, booking, plan, lines, travelsOn } = terms;
  const number = await nextNumber(tx, row.id);
  const { paid } = await findOrderMoney(tx, row.id);
  const isAtOnce = agreed || isQuote(row.state);
  const total = totalOf(lines);
  const answer: Amendment = {
    version: number,
    reason,
    before: before.total,
    total,
    paid,
    plan: [...plan],
    travelsOn,
    back: backAfter({ charged: total, paid }),
    lines: differenceOf(before.lines, lines).map(lineView),
    state: preview ? 'preview' : isAtOnce ? 'applied' : 'proposed',
    heldUntil: null,
  };
  // Also what is only looked at, or proposed, is refused when it couldn't be done.
  refuseSpent(before.lines, lines);
  if (preview) {
    return { ...answer, heldUntil: await findHeldUntil(tx, row.id) };
  }
  await insertVersion(context, {
    orderId: row.id,
    number,
    base: before.number,
    reason,
    travelsOn: travelsOn ?? undefined,
    lines,
    plan,
  });
  if (booking) {
    const { departureId, party } = booking;
    await insertBookingChange(tx, { orderId: row.id, version: number, departureId }, party);
  }
  if (isAtOnce) {
    await applyVersion(context, row, number, reason);
  } else {
    const detail = { version: number, before: before.total, total, reason };
    const changed = await changeOrder(context, row, { proposed: number }, 'amendment-proposed', detail);
    const told = { before: before.total, after: total, reason };
    await queueOrderLetter(context, changed, { kind: 'amendment', ...told }, String(number));
  }
  return { ...answer, heldUntil: await findHeldUntil(tx, row.id) };
}
