import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { LadderStep } from '../cancellation/ladder-steps.rules.ts';
import type { TourPackageFacts, Transport } from '../tour-packages.contract.ts';

// Static texts, rendered on the server so that browsers don't load them all.

export const transportNames: Readonly<Record<Transport, () => string>> = {
  coach: m.package_coach,
  train: m.package_train,
  flight: m.package_flight,
  launch: m.package_launch,
  boat: m.package_boat,
  car: m.package_car,
  jeep: m.package_jeep,
  rickshaw: m.package_rickshaw,
  walk: m.package_walk,
};

/** The means of travel to a stop: "by coach". */
export const comingBy: Readonly<Record<Transport, () => string>> = {
  coach: m.package_by_coach,
  train: m.package_by_train,
  flight: m.package_by_flight,
  launch: m.package_by_launch,
  boat: m.package_by_boat,
  car: m.package_by_car,
  jeep: m.package_by_jeep,
  rickshaw: m.package_by_rickshaw,
  walk: m.package_by_walk,
};

export const mealNames: Readonly<
  Record<TourPackageFacts['itinerary'][number]['meals'][number], () => string>
> = {
  breakfast: m.package_breakfast,
  lunch: m.package_lunch,
  dinner: m.package_dinner,
};

/** When a step of the cancellation ladder applies. */
export function ladderLabel({ from, to }: LadderStep, language: Language): string {
  if (to === undefined) {
    return from === 0
      ? m.package_cancel_any()
      : m.package_cancel_before({ count: from, from: count(from, language) });
  }
  if (from === 0) {
    return m.package_cancel_under({ count: to + 1, to: count(to + 1, language) });
  }
  return from === to
    ? m.package_cancel_on({ count: from, from: count(from, language) })
    : m.package_cancel_between({ from: count(from, language), to: count(to, language) });
}

/** The retained share: "Free", "25%", "All". */
export function refundShareLabel(keepPercent: number, language: Language): string {
  return keepPercent === 0
    ? m.package_cancel_free()
    : keepPercent === 100
      ? m.package_cancel_all()
      : `${count(keepPercent, language)}%`;
}
