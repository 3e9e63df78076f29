import type { ReviewReason } from '../enquiries.rules.ts';

/** Nobody fills in the form faster. */
const quickestMs = 3_000;

/** A genuine enquiry doesn't contain this many links. */
const mostLinks = 2;

/** From this number in an hour, enquiries of one address or one person go into review. */
const fromAddress = 8;
const fromContact = 5;

/** From this number in an hour, enquiries of one address are refused: one machine can't fill the database. */
export const mostFromAddress = 120;

/** The signals for the spam check. */
export interface Signs {
  /** The value of the honeypot. */
  readonly honeypot: string;
  /** From rendering the form until it was sent, by the browser's clock; unknown without JavaScript. */
  readonly fillMs: number | undefined;
  /** All texts of the enquiry. */
  readonly text: string;
  /** How many came in the hour before it. */
  readonly fromAddress: number;
  readonly fromContact: number;
}

/** Links in a text: with or without a scheme. */
export function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;
}

/** Why an enquiry goes into review; empty when it doesn't. */
export function reviewReasonsOf(signs: Signs): readonly ReviewReason[] {
  const reasons: readonly [ReviewReason, boolean][] = [
    ['honeypot', signs.honeypot !== ''],
    ['too-quick', signs.fillMs !== undefined && signs.fillMs < quickestMs],
    ['links', linksIn(signs.text) > mostLinks],
    ['many-from-address', signs.fromAddress >= fromAddress],
    ['many-from-contact', signs.fromContact >= fromContact],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
