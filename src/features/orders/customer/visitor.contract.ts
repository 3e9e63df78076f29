import { oneOf, query, text } from '#platform/http/query.ts';
import { channelResults } from './channels.rules.ts';
import { requestResults } from './requests.rules.ts';

/** What became of a form of an order's page. */
export const acceptResults = ['done', 'lapsed', 'over', 'changed', 'full', 'stands', 'amended'] as const;
export type AcceptResult = (typeof acceptResults)[number];

/** Why paying through a gateway didn't begin. */
export const payResults = [
  'attempts.nothing-due',
  'attempts.off',
  'attempts.limit',
  'attempts.many',
  'attempts.away',
  'attempts.broken',
  'attempts.checking',
  'bookings.full',
  'bookings.closed',
  'bookings.lapsed',
] as const;
export type PayResult = (typeof payResults)[number];

/** What became of a form that says what was paid by hand. */
export const claimResults = ['done', 'trx', 'sum', 'type', 'large', 'many', 'again'] as const;
export type ClaimResult = (typeof claimResults)[number];

/** What became of a form that holds the seats for longer, or again. */
export const holdResults = ['later', 'again', 'full', 'many', 'ended', 'over'] as const;
export type HoldResult = (typeof holdResults)[number];

/** The parameters of an order's page. */
export const orderPageQuery = query({
  /** What became of accepting a moment ago. */
  accepted: oneOf(acceptResults),
  /** What became of the button that pays. */
  payment: oneOf(payResults),
  /** What became of the form that says what was paid by hand. */
  told: oneOf(claimResults),
  /** What was typed into it, sealed, when it was wrong. */
  typed: text(1_000),
  /** What became of the seats. */
  hold: oneOf(holdResults),
  /** What became of the form that asks. */
  request: oneOf(requestResults),
  /** What became of the form that chooses how they are told. */
  channels: oneOf(channelResults),
});
