import { addDays, beginningOf, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';

/** A part of the price with its last day; poisha, a calendar date in Asia/Dhaka. */
export interface Due {
  readonly amount: number;
  readonly due: CalendarDate;
  /** The moment by which it is to be paid, RFC 3339, where that isn't the end of its last day. */
  readonly until?: string | undefined;
}

/** A part that is to be paid by a moment: an airline's time limit, the end of a hold. */
export const dueUntil = (amount: number, until: Date): Due => ({
  amount,
  // The end of a day is that day's.
  due: dhakaDate(new Date(until.getTime() - 1)),
  until: until.toISOString(),
});

/** How an offer stands whose plan begins with its acceptance. */
export interface Offer {
  readonly madeOn: CalendarDate;
  /** Its last day, included; null without one. */
  readonly validUntil: CalendarDate | null;
  /** Until when its seats are held for whoever pays for them; null for an offer that is accepted first. */
  readonly heldUntil: Date | null;
}

/**
 * By when a part of an offer is to be paid. What is due at once is due with its acceptance: as long as the seats are held for who pays
 * first, or else up to the offer's last day. This is the one place that says it.
 * @param today in Asia/Dhaka
 */
export function offeredPart(part: Due, { madeOn, validUntil, heldUntil }: Offer, today: CalendarDate): Due {
  const isAtOnce = part.due >= madeOn && part.due <= (madeOn > today ? madeOn : today);
  const last = heldUntil ?? (validUntil === null ? null : beginningOf(addDays(validUntil, 1)));
  return isAtOnce && last !== null ? { ...part, until: last.toISOString() } : part;
}

/** How the agency splits a price: a share at once, the rest some days before travel. */
export interface PlanTerms {
  readonly depositPercent: number;
  readonly restDaysBefore: number;
}

/**
 * The payment plan of an order without one of its own: the deposit today, rounded up to whole taka, and the rest some days
 * before travel; all today when travel is nearer, or unknown.
 */
export function planOf(
  total: number,
  today: CalendarDate,
  travelsOn: CalendarDate | undefined,
  { depositPercent, restDaysBefore }: PlanTerms,
): Due[] {
  const share = Math.ceil((total * depositPercent) / (100 * poishaPerTaka)) * poishaPerTaka;
  const deposit = Math.min(total, share);
  const restOn = travelsOn === undefined ? today : addDays(travelsOn, -restDaysBefore);
  const parts =
    restOn <= today
      ? [{ amount: total, due: today }]
      : [
          { amount: deposit, due: today },
          { amount: total - deposit, due: restOn },
        ];
  return parts.filter(({ amount }) => amount > 0);
}

/**
 * A plan in which the parts whose day came while the quote waited are to be paid on the day of acceptance: nobody is late for what
 * wasn't owed yet. A day that was past when the quote was made stays what it is.
 */
export const payableAfter = (
  plan: readonly Due[],
  { madeOn, acceptedOn }: { readonly madeOn: CalendarDate; readonly acceptedOn: CalendarDate | null },
): Due[] =>
  plan.map((part) =>
    acceptedOn !== null && part.due >= madeOn && part.due < acceptedOn
      ? { amount: part.amount, due: acceptedOn }
      : part,
  );

/** A part of a plan with what is left of it. */
export interface OpenDue extends Due {
  readonly left: number;
}

/**
 * What is left of each part: money pays the earlier parts first. What is below zero, because more went back than came, is left with the
 * first part.
 */
export function openDues(plan: readonly Due[], paid: number): OpenDue[] {
  let rest = paid;
  return plan.map((part) => {
    const covered = Math.min(rest, part.amount);
    rest -= covered;
    return { ...part, left: part.amount - covered };
  });
}

/**
 * What is to be paid next: everything whose day has come, and at once what more went back than came; or else the next part.
 * @returns the sum, and by when it is to be paid; undefined when nothing is left.
 */
export function nextDue(plan: readonly Due[], paid: number, today: CalendarDate): Due | undefined {
  const beyond = Math.max(-paid, 0);
  const open = openDues(plan, Math.max(paid, 0)).filter(({ left }) => left > 0);
  const ripe = open.filter(({ due }) => due <= today);
  const counted = ripe.length > 0 || beyond > 0 ? ripe : open.slice(0, 1);
  const amount = counted.reduce((sum, { left }) => sum + left, beyond);
  return amount === 0 ? undefined : { amount, due: counted[0]?.due ?? today, until: counted[0]?.until };
}
