import type { ReviewReason } from '../enquiries.rules.ts';

/** Nobody fills a form in faster. */
const quickestMs = 3_000;

/** Who asks about a journey doesn't advertise three pages. */
const mostLinks = 2;

/** From then on, in an hour, what comes from one address or one person waits for a look. */
const fromAddress = 8;
const fromContact = 5;

/** More than this in an hour from one address isn't taken at all: one machine can't fill the database. */
export const mostFromAddress = 120;

/** What is known of an enquiry when it comes. */
export interface Signs {
  /** What stands in the field that nobody sees. */
  readonly honeypot: string;
  /** From the form's appearance until it was sent, as the browser counts; unknown without scripts. */
  readonly fillMs: number | undefined;
  /** All that was written. */
  readonly text: string;
  /** How many came in the last hour before it. */
  readonly fromAddress: number;
  readonly fromContact: number;
}

/** Links in a text: with a scheme, or as people write them. */
export function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;
}

/** Why an enquiry has to wait until somebody of the staff has looked at it; empty when it needn't. */
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
