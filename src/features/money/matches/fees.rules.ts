import { wholeShare } from '#platform/money/money.rules.ts';
import type { TransferMethod } from '../money.rules.ts';

/**
 * The most that a provider takes off a transfer: a share in basis points, and a fixed sum in poisha. Wallets publish 1.25 % (Nagad)
 * to 1.85 % (bKash) for cashing out and less for merchants. Banks take a fixed charge; of a transfer from abroad, the banks
 * between take theirs, too.
 */
const wallet = { share: 250, fixed: 0 };
const feeRates: Readonly<Record<TransferMethod, { readonly share: number; readonly fixed: number }>> = {
  bkash: wallet,
  nagad: wallet,
  rocket: wallet,
  upay: wallet,
  bank: { share: 100, fixed: 2_500_00 },
};

/** The most that may be booked as the fee of a transfer, rounded up to whole taka; poisha. @param amount what was sent */
export function maxFee(method: TransferMethod, amount: number): number {
  const { share, fixed } = feeRates[method];
  return Math.ceil((amount * share) / wholeShare / 100) * 100 + fixed;
}
