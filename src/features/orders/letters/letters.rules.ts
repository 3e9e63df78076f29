import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { formatDeadline, formatUntil, fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import type { VisitorOrder } from '../orders.contract.ts';
import { isQuote } from '../orders.rules.ts';

/** What the payment of a quote confirms. */
export type Confirmed = 'order' | 'seats';

/** Where and when, in the order's language. */
interface Meeting {
  readonly place: string;
  readonly time: string;
}

/** What a letter tells the customer; sums are poisha. */
export type Told =
  | { readonly kind: 'accepted' | 'reminder' | 'review' }
  /** Until when its seats are held; null without a hold. */
  | { readonly kind: 'quote'; readonly until: Date | null }
  /** Seats that stay held for who pays later; and shortly before, that they are held no longer. */
  | { readonly kind: 'pays-later' | 'hold-ends'; readonly until: Date }
  /** The eve of a departure: how it begins and how one travels, as the package says it, unless it has a meeting of its own. */
  | {
      readonly kind: 'eve';
      readonly departsOn: CalendarDate;
      readonly beginning: string;
      readonly travel: string;
      readonly meeting: Meeting | null;
      readonly back: Meeting | null;
    }
  /** What the customer told of and staff compare. `paidBy`: how it came, in the order's language. */
  | { readonly kind: 'claimed'; readonly amount: number; readonly paidBy: string }
  /** Seats of a booking that isn't paid yet. */
  | { readonly kind: 'held'; readonly until: Date; readonly mayPayLater: boolean }
  | {
      readonly kind: 'receipt';
      readonly amount: number;
      /** How the money came, in the order's language. */
      readonly paidBy: string;
      readonly number: string;
      /** The page that says whether the receipt is genuine. */
      readonly verifyLink: string;
      /** What this payment has confirmed; null for an order that was confirmed before, or can't be. */
      readonly confirms: Confirmed | null;
    }
  /** Travellers can be filled in up to and on the last day. */
  | {
      readonly kind: 'travellers';
      readonly lastDay: CalendarDate;
      readonly missing: number;
      readonly all: number;
    }
  /** `paidBy`: how it went back, or how they say that it came, in the order's language. */
  | { readonly kind: 'refund' | 'payment-asked'; readonly amount: number; readonly paidBy: string }
  /** A refund of which it was said by mistake that it was paid. */
  | {
      readonly kind: 'refund-undone';
      readonly amount: number;
      readonly paidBy: string;
      readonly reason: string;
    }
  /** A cheque that its bank returned unpaid, on a day. */
  | {
      readonly kind: 'cheque-bounced';
      readonly amount: number;
      readonly number: string;
      readonly day: CalendarDate;
      readonly reason: string;
    }
  /** A cheque of which it was said by mistake that it bounced. */
  | { readonly kind: 'cheque-stands'; readonly amount: number; readonly number: string }
  /** With the reason when the agency cancels. */
  | { readonly kind: 'cancelled'; readonly keep: number; readonly back: number; readonly reason?: string }
  | {
      /** A change that is proposed, or that counts from now on. */
      readonly kind: 'amendment' | 'changed';
      readonly before: number;
      readonly after: number;
      /** Why, in the words of staff. */
      readonly reason: string;
      /** Of a changed booking that isn't paid yet: until when its seats are held; null once they are free. */
      readonly hold?: { readonly until: Date | null; readonly mayPayLater: boolean };
    };
export type OrderLetterKind = Told['kind'];

/** A line of a letter. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What is still due, part by part: the sums of one deadline are one. */
export function dueFacts({ plan }: Pick<VisitorOrder, 'plan'>, language: Language): Fact[] {
  const left = Map.groupBy(
    plan.filter((part) => part.left > 0),
    ({ due, until }) => formatDeadline(due, until, language),
  );
  return [...left].map(([day, parts]) => ({
    name: m.orders_mail_due_by({ day }, { locale: language }),
    value: taka(
      parts.reduce((sum, part) => sum + part.left, 0),
      language,
    ),
  }));
}

/** A sum in figures and in words; poisha. */
export function sumFacts(name: string, sum: number, language: Language): Fact[] {
  return [
    { name, value: taka(sum, language) },
    { name: m.orders_mail_in_words({}, { locale: language }), value: amountInWords(sum, language) },
  ];
}

/** What an order costs, also in words, and what came for it. What is only kept of a cancelled one isn't called its total. */
export function sumsOf({ state, total, paid, language }: VisitorOrder) {
  const locale = { locale: language };
  const name = state === 'cancelled' ? m.orders_mail_retained({}, locale) : m.orders_mail_total({}, locale);
  const whole: Fact = { name, value: taka(total, language) };
  const received: Fact = { name: m.orders_mail_paid({}, locale), value: taka(paid, language) };
  return { inAll: sumFacts(name, total, language), whole, received };
}

/** How long a quote stands, and the seats that it has. */
export function quoteTexts(
  { validUntil, language }: Pick<VisitorOrder, 'validUntil' | 'language'>,
  { until }: Extract<Told, { readonly kind: 'quote' }>,
): string[] {
  const locale = { locale: language };
  return [
    m.orders_mail_quote_text({}, locale),
    ...(validUntil === null
      ? []
      : [m.orders_mail_quote_until({ day: fullDate(validUntil, language) }, locale)]),
    ...(until === null ? [] : [m.orders_mail_quote_seats({ until: formatUntil(until, language) }, locale)]),
  ];
}

/** What a receipt's letter says of its order. Money accepts a quote: one that still is one had no seats, or its last day was over. */
export function receiptTexts(
  { state, language }: Pick<VisitorOrder, 'state' | 'language'>,
  { confirms }: Extract<Told, { readonly kind: 'receipt' }>,
  isLate: boolean,
): string[] {
  const locale = { locale: language };
  if (isLate || isQuote(state)) {
    return [isLate ? m.orders_mail_receipt_late({}, locale) : m.orders_mail_receipt_retained({}, locale)];
  }
  const confirmed = confirms === 'seats' ? m.orders_mail_receipt_seats : m.orders_mail_receipt_order;
  return [...(confirms === null ? [] : [confirmed({}, locale)]), m.orders_mail_receipt_text({}, locale)];
}

/** What the letter says of a cheque that its bank returned unpaid. @param owes whether the order costs more than was paid now */
export function chequeBounced(
  reference: string,
  told: Extract<Told, { readonly kind: 'cheque-bounced' }>,
  language: Language,
  owes: boolean,
) {
  const locale = { locale: language };
  const sum = taka(told.amount, language);
  return {
    subject: m.orders_mail_bounced_subject({ reference, sum }, locale),
    heading: m.orders_mail_bounced_heading({ sum }, locale),
    paragraphs: [owes ? m.orders_mail_bounced_text({}, locale) : m.orders_mail_bounced_nothing({}, locale)],
    facts: [
      { name: m.orders_mail_bounced_cheque({}, locale), value: told.number },
      ...sumFacts(m.orders_mail_amount({}, locale), told.amount, language),
      { name: m.orders_mail_bounced_on({}, locale), value: fullDate(told.day, language) },
      { name: m.orders_mail_bounced_reason({}, locale), value: told.reason },
    ],
  };
}

/** What the letter says of a cheque of which a letter said by mistake that it bounced. */
export function chequeStands(
  reference: string,
  told: Extract<Told, { readonly kind: 'cheque-stands' }>,
  language: Language,
  rest: readonly Fact[],
) {
  const locale = { locale: language };
  const sum = taka(told.amount, language);
  return {
    subject: m.orders_mail_stands_subject({ reference, sum }, locale),
    heading: m.orders_mail_stands_heading({ sum }, locale),
    paragraphs: [m.orders_mail_stands_text({}, locale)],
    facts: [{ name: m.orders_mail_bounced_cheque({}, locale), value: told.number }, ...rest],
  };
}

/** What the letter says of a refund of which a letter said by mistake that it was paid. */
export function refundUndone(
  reference: string,
  told: Extract<Told, { readonly kind: 'refund-undone' }>,
  language: Language,
  rest: readonly Fact[],
) {
  const locale = { locale: language };
  const { amount, paidBy, reason } = told;
  const sum = taka(amount, language);
  return {
    subject: m.orders_mail_refund_undone_subject({ reference, sum }, locale),
    heading: m.orders_mail_refund_undone_heading({ sum }, locale),
    paragraphs: [m.orders_mail_refund_undone_text({}, locale)],
    facts: [
      ...sumFacts(m.orders_mail_amount({}, locale), amount, language),
      { name: m.orders_mail_refund_by({}, locale), value: paidBy },
      { name: m.orders_mail_refund_undone_why({}, locale), value: reason },
      ...rest,
    ],
  };
}

/** Letters after which the journey in somebody's calendar is another one than before. */
const ofJourney: readonly Told['kind'][] = ['accepted', 'changed', 'cancelled', 'eve'];

/** Where a letter's journey is a file for calendars; nothing for letters that leave it as it is. */
export function calendarNotes({
  order: { language, travelsOn },
  told,
  link,
}: {
  readonly order: Pick<VisitorOrder, 'language' | 'travelsOn'>;
  readonly told: Told;
  /** The order's page. */
  readonly link: string;
}): readonly string[] {
  const isOfJourney = ofJourney.includes(told.kind) || (told.kind === 'receipt' && told.confirms !== null);
  return travelsOn !== null && isOfJourney
    ? [m.mail_calendar({ link: `${link}.ics` }, { locale: language })]
    : [];
}
