import { findCharged, findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { vatOfSum } from '#features/ledger/vat/vat.rules.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueOrderLetter } from '../letters/letters.writes.ts';
import { changeOrder } from '../orders.commands.ts';
import { lineView } from '../orders.queries.ts';
import { backAfter, payableFor, saleOf, totalOf, vatOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { issueOrderPaper } from '../papers/papers.writes.ts';
import type { Amendment } from '../terms/amendments.contract.ts';
import type { ChangedLine } from '../terms/amendments.rules.ts';
import { keptApart } from './cancellation.rules.ts';
import { settlePassedOn } from './passed-on.writes.ts';

/** What goes back of lines that were passed on, at most what their order still keeps of such; poisha, by their place. */
export async function maxToGiveBack(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  wanted: readonly (Pick<ChangedLine, 'textEn' | 'textBn' | 'vatRate' | 'vatAdded'> & {
    readonly charge: 'official' | 'supplier';
    readonly sum: number;
  })[],
): Promise<ChangedLine[]> {
  const kept = {
    official: await findCharged(tx, orderId, 'official'),
    supplier: await findCharged(tx, orderId, 'supplier'),
  };
  return wanted.flatMap(({ charge, sum, textEn, textBn, vatRate = 0, vatAdded = false }) => {
    // The account holds it without VAT.
    const most = kept[charge] + (vatAdded ? 0 : vatOfSum(kept[charge], { vatRate, vatAdded: true }));
    const line = { charge, quantity: -1, unit: Math.min(sum, most), textEn, textBn, vatRate, vatAdded };
    kept[charge] += payableFor(line) - vatOf(line);
    return line.unit > 0 ? [line] : [];
  });
}

/** A line as a paper prints it that isn't of the order's terms. */
const printedLine = ({ charge, textEn, textBn, vatRate, vatAdded }: ChangedLine) => ({
  charge,
  textEn,
  textBn,
  ...(vatRate === undefined ? {} : { vatRate }),
  ...(vatAdded === undefined ? {} : { vatAdded }),
});

/** As a credit note prints it: what is put on the order instead has a negative price. */
const creditedLine = (line: ChangedLine) => ({
  ...printedLine(line),
  quantity: Math.abs(line.quantity),
  unit: line.quantity < 0 ? line.unit : -line.unit,
  vatSum: 0 - vatOf(line),
});

/**
 * Changes what a locked, cancelled order keeps: its supplier gave something back after all, or took a penalty.
 * @param lines what goes back by a negative quantity, and what is put on it
 */
export async function changeKept(
  context: CommandContext,
  order: OrderRow,
  lines: readonly ChangedLine[],
  { reason, preview }: { readonly reason: string; readonly preview: boolean },
): Promise<Amendment> {
  const { charged: before, paid } = await findOrderMoney(context.tx, order.id);
  const more = totalOf(lines);
  const total = before + more;
  const answer: Amendment = {
    version: order.current,
    reason,
    before,
    total,
    paid,
    plan: [],
    travelsOn: null,
    lines: lines.map(lineView),
    back: backAfter({ charged: total, paid }),
    heldUntil: null,
    state: preview ? 'preview' : 'applied',
  };
  if (preview || lines.length === 0) {
    return answer;
  }
  const entry = await bookEntry(context, {
    kind: 'cancellation',
    orderId: order.id,
    subject: String(order.current),
    text: reason,
    clerk: order.madeBy,
    postings: saleOf(lines),
  });
  if (more < 0) {
    await issueOrderPaper(context, order, 'credit-note', -more, entry, lines.map(creditedLine));
  } else if (more > 0) {
    await replacePapers(context, order.id, ['invoice', 'credit-note']);
    const kept = {
      textEn: m.papers_retained({}, { locale: 'en' }),
      textBn: m.papers_retained({}, { locale: 'bn' }),
    };
    const vatSum = await findCharged(context.tx, order.id, 'vatPayable');
    const line = { charge: 'fee' as const, quantity: 1, unit: total, ...kept, vatSum };
    await issueOrderPaper(context, order, 'invoice', total, order.id, [line]);
  }
  const kept = lines.map((line) => ({ keep: payableFor(line), vat: vatOf(line) }));
  const detail = { version: order.current, before, total, reason, apart: keptApart(lines, kept) };
  const changed = await changeOrder(context, order, { amendedOn: dhakaDate(context.now) }, 'amended', detail);
  await settlePassedOn(context, changed, reason);
  await queueOrderLetter(context, changed, { kind: 'changed', before, after: total, reason }, entry);
  return answer;
}
