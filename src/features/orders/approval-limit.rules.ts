/**
 * What counts towards the sum from which another person decides. `given` is what was taken off the price of an order that is
 * sold: it leaves by a refund, so both count together. `cash-undone` is cash that one undoes oneself.
 */
export type AloneKind =
  | 'payment'
  | 'refund'
  | 'given'
  | 'undone'
  | 'cash-undone'
  | 'cost'
  | 'supplier-payment'
  | 'pay-on'
  | 'safe-counted';

/** By what the sums of a day are added: who did it, whose order it is, to whom it was sent, and the order at all times. */
export type Measure = 'actor' | 'phone' | 'sentTo' | 'order';

interface Judged {
  /** The kinds that add up with it. */
  readonly kinds: readonly AloneKind[];
  readonly by: readonly Measure[];
}

/**
 * How each kind is judged. Taking money is a clerk's daily work with many customers: what counts is what one customer's came to.
 * What goes out, or is taken back, is also judged by who did it.
 */
export const judgedBy: Readonly<Record<Exclude<AloneKind, 'given'>, Judged>> = {
  payment: { kinds: ['payment'], by: ['phone'] },
  refund: { kinds: ['refund', 'given'], by: ['actor', 'phone', 'sentTo', 'order'] },
  undone: { kinds: ['undone', 'cash-undone'], by: ['actor', 'phone'] },
  'cash-undone': { kinds: ['cash-undone'], by: ['actor'] },
  cost: { kinds: ['cost'], by: ['actor'] },
  'supplier-payment': { kinds: ['supplier-payment'], by: ['actor'] },
  // One person pays for many orders on a day; for one order it all counts.
  'pay-on': { kinds: ['pay-on'], by: ['order'] },
  'safe-counted': { kinds: ['safe-counted'], by: ['actor'] },
};

/** So long the sums of one person and one customer are added up. */
export const aloneMs = 24 * 60 * 60 * 1_000;

/** Of the sum from which another person decides: so much of cash that one took oneself is undone alone, as a typing mistake. */
export const typingShare = 10;
