import type { ReviewReason } from '../enquiries.rules.ts';

/** Nobody fills in the form faster. */
const quickestMs = 3_000;

/** A genuine enquiry doesn't contain this many links. */
const maxLinks = 2;

/** From this number in an hour, enquiries with one telephone number or e-mail address go into review. */
const fromContact = 5;

/**
 * From this number in an hour, enquiries of one client address go into review if something else is doubtful too. Never by
 * the address alone: a mobile carrier has thousands of telephones behind one.
 */
const fromAddress = 8;

/** Faster than most people, but not than all. */
const quickMs = 10_000;

/** From these numbers in an hour, enquiries are refused: one machine can't fill the database. */
const maxFromContact = 40;
const maxFromAddress = 1_000;

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
  /** Whether its e-mail address got as many letters today as strangers may have sent there. */
  readonly tooManyLetters?: boolean;
  /** How many of those from its address have its message, word for word. */
  readonly sameMessage: number;
}

/** Whether so many came in the hour before that no more are taken. */
export const isFlood = (recent: Pick<Signs, 'fromAddress' | 'fromContact'>): boolean =>
  recent.fromAddress >= maxFromAddress || recent.fromContact >= maxFromContact;

/** Links in a text: with or without a scheme. */
export function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;
}

/** What alone is no reason, but is one when many come from the same address. */
const isDoubtful = ({ fillMs, text, fromContact: ofContact, sameMessage }: Signs): boolean =>
  (fillMs !== undefined && fillMs < quickMs) || linksIn(text) > 0 || ofContact > 1 || sameMessage > 0;

/** Why an enquiry goes into review; empty when it doesn't. */
export function reviewReasonsOf(signs: Signs): readonly ReviewReason[] {
  const reasons: readonly [ReviewReason, boolean][] = [
    ['honeypot', signs.honeypot !== ''],
    ['too-quick', signs.fillMs !== undefined && signs.fillMs < quickestMs],
    ['links', linksIn(signs.text) > maxLinks],
    ['many-from-address', signs.fromAddress >= fromAddress && isDoubtful(signs)],
    ['many-from-contact', signs.fromContact >= fromContact || signs.tooManyLetters === true],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
