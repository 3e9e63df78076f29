import type { GatewayMethod } from '#features/payments/payments.rules.ts';
import type { GatewayName, Hint, Truth } from '../gateways.contract.ts';

export const attemptStates = [
  'created',
  'redirected',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'review',
  'refused',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Attempts of which the gateway is asked again and again. */
export const openAttempts: readonly AttemptState[] = ['created', 'redirected', 'pending'];

/**
 * Whether nothing that a gateway says changes the attempt any more: it is booked, or staff have it. An attempt that failed
 * or was cancelled isn't final: the money may come after all.
 */
export const isFinal = (state: AttemptState): boolean =>
  state === 'paid' || state === 'review' || state === 'refused';

/** What the program does when it settles: for nobody else. */
export const settlingActor = { id: 'system:gateways', permissions: new Set(['attempts.settle']) } as const;

/** The method under which a payment through a gateway is booked. */
export const methodOf: Readonly<Record<GatewayName, GatewayMethod>> = {
  sslcommerz: 'sslcommerz',
  bkash: 'bkash-checkout',
  nagad: 'nagad-checkout',
};

const second = 1_000;
const minute = 60 * second;

/** When gateways say themselves that a page is over. */
export const expiresAfterMs = 24 * 60 * minute;
/** An unclear outcome is asked about for longer than that. */
export const givenUpAfterMs = 7 * 24 * 60 * minute;

/** How long until a gateway is asked again: soon at first, hourly later. @param asks how often it was asked */
export const waitAfter = (asks: number): number =>
  Math.min(60 * minute, 30 * second * 2 ** Math.min(asks, 10));

/**
 * How long the right to ask a gateway lasts. Whoever asks renews it, so that it is over soon after a process that died, and the
 * next one goes on.
 */
export const askingMs = 8 * second;
export const renewsEveryMs = 2 * second;

/** A browser isn't kept waiting for longer by a gateway: it gets a page that says what is going on. */
export const patienceMs = 2_500;

/** A gateway that hasn't made its page by then won't. */
export const startMs = 90 * second;

/** Somebody else's request makes a gateway be asked so often at most. */
const strangersEveryMs = 10 * second;

/**
 * What another browser's words are worth: that the customer has paid is believed as far as it makes us ask; that they haven't would
 * end the attempt.
 */
export const strangersHint = ({ status, ...hint }: Hint): Hint =>
  status === 'success' ? { ...hint, status } : hint;

/** Whether a return that nobody has signed, from another browser than the one that began, has the gateway asked. */
export const mayStrangerAsk = (askedAt: Date | null, now: Date): boolean =>
  askedAt === null || now.getTime() - askedAt.getTime() >= strangersEveryMs;

/** A call that moves money may be repeated once, when the first had no answer and the gateway says that nothing moved. */
const maxMoves = 2;
const betweenMovesMs = 2 * minute;

/** Whether a call that moves money may be made now. */
export const mayMoveAgain = (moves: number, movedAt: Date | null, now: Date): boolean =>
  moves < maxMoves && (movedAt === null || now.getTime() - movedAt.getTime() >= betweenMovesMs);

/** The state that follows from what a gateway says without money; undefined when the attempt stays as it is. */
export function stateAfter(
  truth: Exclude<Truth, { readonly state: 'paid' | 'review' }>,
  age: number,
): AttemptState | undefined {
  if (truth.state === 'failed' || truth.state === 'cancelled' || truth.state === 'expired') {
    return truth.state;
  }
  const limit = truth.state === 'unknown' ? givenUpAfterMs : expiresAfterMs;
  return age > limit ? 'expired' : undefined;
}
