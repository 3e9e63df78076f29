import { gatewayMethods, type Method } from '../payments.rules.ts';

const second = 1_000;
const minute = 60 * second;

/** How long until a gateway is asked again about a refund: soon at first, hourly later. @param asks how often it was asked */
export const askAgainAfter = (asks: number): number =>
  Math.min(60 * minute, 30 * second * 2 ** Math.min(asks, 10));

/** After so many answers in a row that say nothing, staff look at it: about two hours. */
export const maxUnclear = 9;

/** The gateways' methods for what customers and staff call by the wallet's name. */
const gatewayOf: Readonly<Partial<Record<Method, Method>>> = {
  bkash: 'bkash-checkout',
  nagad: 'nagad-checkout',
};

/**
 * The gateway through which a refund may go: the one that is named, or the one that has the named wallet. A wallet's refund with
 * its outgoing number was sent by hand.
 */
export function gatewayFor(method: Method, outside: string | undefined): Method | undefined {
  const named = gatewayMethods.find((each) => each === method);
  return named ?? (outside === undefined ? gatewayOf[method] : undefined);
}

/** What is noted of a refund whose gateway has no call for it. */
export const noCallForRefunds = 'The gateway has no call for refunds: send it in its portal.';

/** What a gateway says of a refund. */
export type SentTruth =
  | { readonly state: 'refunded' | 'processing'; readonly theirId?: string | undefined }
  | { readonly state: 'failed' | 'unknown'; readonly reason: string }
  /** It has no call for refunds: staff send the money in its portal. */
  | { readonly state: 'manual' };
