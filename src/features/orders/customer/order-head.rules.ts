import { isQuote, type OrderState, owingStates } from '../orders.rules.ts';

/**
 * What an order's page says first: a gateway hasn't answered yet, what was told is being checked, seats are held, it is booked, or it is
 * paid. While it is checked the clock stands, and nothing pays a second time.
 */
export const orderHeads = ['answering', 'checking', 'held', 'booked', 'paid'] as const;
export type OrderHead = (typeof orderHeads)[number];

interface Standing {
  readonly state: OrderState;
  /** Poisha. */
  readonly paid: number;
  /** Of its seats; undefined for an order without seats. */
  readonly hold: 'held' | 'booked' | 'free' | undefined;
  /** Whether a gateway that somebody came back from hasn't answered. */
  readonly isAnswering: boolean;
  /** Whether staff haven't decided on a payment that was told of. */
  readonly isClaimed: boolean;
}

/** What its page says first; undefined for one of which nothing is paid or held. */
export function orderHead({ state, paid, hold, isAnswering, isClaimed }: Standing): OrderHead | undefined {
  const isSold = owingStates.some((each) => each === state);
  if (isAnswering) {
    return 'answering';
  }
  if (isClaimed && (isSold || (isQuote(state) && hold !== 'free'))) {
    return 'checking';
  }
  if (isQuote(state)) {
    return hold === 'held' ? 'held' : undefined;
  }
  return isSold && paid > 0 ? (hold === undefined ? 'paid' : 'booked') : undefined;
}
