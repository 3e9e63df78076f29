import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { totalOf } from '#features/orders/orders.rules.ts';
import { findChanged, planAfter } from '#features/orders/terms/amended-terms.queries.ts';
import { stayingLine, termsLine } from '#features/orders/terms/amended-terms.rules.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { inBoth } from '#features/orders/terms/package-lines.rules.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';

/**
 * What goes back of a completed order beyond what its customer is owed is goodwill: it comes off the price, with a credit note, so that
 * nobody owes it again. Before its journey an order that gets money back still costs what it costs.
 */
export async function creditGoodwill(
  context: CommandContext,
  { orderId, amount, reason }: { readonly orderId: string; readonly amount: number; readonly reason: string },
): Promise<void> {
  const order = await lockOrder(context, { id: orderId });
  const { charged, paid, refundsPayable } = await findOrderMoney(context.tx, orderId);
  const credit = amount - Math.max(0, paid - charged - refundsPayable);
  if (order.state !== 'completed' || credit <= 0) {
    return;
  }
  const before = await findChanged(context, order, order.current, true);
  const line = {
    charge: 'discount' as const,
    quantity: 1,
    unit: -credit,
    // What goes back, with the VAT within it.
    vatAdded: false,
    refund: { ladder: [] },
    source: { kind: 'free' as const },
    text: inBoth((locale) => m.orders_goodwill({}, { locale })),
  };
  const { vat } = await findSales(context.tx);
  const lines = taxed([...before.lines.map(stayingLine), line], vat).map(termsLine);
  const { travelsOn } = before;
  const plan = await planAfter(context, before, { total: totalOf(lines), travelsOn });
  await offerTerms(context, order, before, {
    lines,
    travelsOn,
    plan,
    reason,
    agreed: true,
    preview: false,
  });
}
