import { type LineVat, vatOfSum } from '#features/ledger/vat/vat.rules.ts';
import { type Quote, quote } from '#features/tour-packages/price/price.rules.ts';

/** What a party pays for a departure, with the VAT that comes on top of its prices. */
export interface CheckoutQuote extends Quote {
  /** On top; poisha. */
  readonly vat: number;
}

/** What a party pays, as its order will say: VAT is rounded line by line. @param vat that comes on top of our own prices; absent: none */
export function checkoutQuote(
  ...[band, party, vat]: [...Parameters<typeof quote>, LineVat | undefined]
): CheckoutQuote {
  const quoted = quote(band, party);
  const onTop =
    vat?.vatAdded === true ? quoted.lines.reduce((sum, { amount }) => sum + vatOfSum(amount, vat), 0) : 0;
  return { ...quoted, vat: onTop, total: quoted.total + onTop };
}
