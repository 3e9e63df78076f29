import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import type { Cancellation } from '#features/orders/lifecycle/cancellation.contract.ts';
import { cancelledView } from '#features/orders/lifecycle/cancellation.queries.ts';
import { cancelledLines } from '#features/orders/lifecycle/cancellation.rules.ts';
import { isOfVisa } from '#features/orders/lifecycle/stages.rules.ts';
import { cancelTerms, lockOrder } from '#features/orders/orders.commands.ts';
import { backAfter, isQuote, payableFor, totalOf } from '#features/orders/orders.rules.ts';
import { planAfter } from '#features/orders/terms/amended-terms.queries.ts';
import { termsLine } from '#features/orders/terms/amended-terms.rules.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { findVersion } from '#features/orders/terms/amendments.queries.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { CaseRow } from '../visa-cases.writes.ts';
import { fittingDiscounts, linesWithout } from './withdrawal.rules.ts';

/**
 * Takes a withdrawn case out of its order, or computes what that would do. An order for nothing else is cancelled; in one
 * that goes on, what is kept stays on the bill. An order that is over already stays as it is.
 * @returns what is kept of the case's lines, and what goes back of what was paid; poisha.
 */
export async function settleWithdrawal(
  context: CommandContext,
  { orderId, guideId, kind, title, language }: CaseRow,
  { reason, preview }: { readonly reason: string; readonly preview: boolean },
): Promise<Cancellation> {
  const { tx, now } = context;
  const row = await lockOrder(context, { id: orderId });
  const { paid } = await findOrderMoney(tx, orderId);
  if (row.state === 'cancelled' || row.state === 'lapsed') {
    return { keep: 0, back: 0, credit: 0, paid, lines: [] };
  }
  const before = await findVersion(tx, orderId, row.current);
  const isOurs = (line: (typeof before.lines)[number]) => isOfVisa(line, { guideId, visaKind: kind });
  if (before.lines.every((line) => isOurs(line) || line.charge === 'discount')) {
    return cancelTerms(context, row, { reason, preview });
  }
  const sold = before.lines.filter(isOurs);
  const parts = isQuote(row.state)
    ? sold.map((line) => ({ keep: 0, back: payableFor(line) }))
    : cancelledLines(sold, before.travelsOn ?? undefined, dhakaDate(now));
  const { vat } = await findSales(tx);
  const left = taxed(linesWithout(before.lines, isOurs, parts, title), vat);
  const lines = fittingDiscounts(left).map(termsLine);
  const total = totalOf(lines);
  if (sold.length > 0) {
    const { travelsOn } = before;
    const plan = await planAfter(context, before, { total, travelsOn });
    await offerTerms(context, row, before, {
      lines,
      travelsOn,
      plan,
      preview,
      agreed: true,
      reason: `${title[language].country}: ${reason}`,
    });
  }
  return {
    keep: parts.reduce((sum, { keep }) => sum + keep, 0),
    back: backAfter({ charged: total, paid }),
    credit: before.total - total,
    paid,
    lines: sold.map((line, index) => cancelledView(line, parts[index])),
  };
}
