import { isQuote, type OrderState } from '../orders.rules.ts';

/** Above this sum with VAT an invoice names the buyer's BIN: 25,000 taka, in poisha. */
const maxWithoutBin = 25_000_00;

/** What staff should look at before an invoice is issued. */
export const orderWarnings = ['orders.bin'] as const;

/** What is missing of an order that is offered or sold. @param total with VAT; poisha */
export function warningsOf({
  state,
  total,
  vat,
  bin,
}: {
  readonly state: OrderState;
  readonly total: number;
  readonly vat: number;
  readonly bin: string | null;
}) {
  const isOffered = isQuote(state) || state === 'open' || state === 'completed';
  const message = 'It costs more than 25,000 taka with VAT, and the buyer’s BIN is missing.';
  return isOffered && vat !== 0 && total > maxWithoutBin && bin === null
    ? [{ code: orderWarnings[0], message }]
    : [];
}
