import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { AgePrice } from '../travellers/travellers.contract.ts';

/** What the customer reads of the price by ages; what is dearer can be accepted, what is cheaper is looked at first. */
export function agePriceText({ before, total, isProposed }: AgePrice, language: Language) {
  const locale = { locale: language };
  if (total === null || isProposed) {
    const words = isProposed
      ? m.travellers_by_age_waits({}, locale)
      : m.travellers_by_age_impossible({}, locale);
    return { words, total: undefined, accept: '' };
  }
  const difference = taka(Math.abs(total - before), language);
  const sums = { total: taka(total, language), before: taka(before, language), difference };
  if (total < before) {
    return { words: m.travellers_by_age_less(sums, locale), total: undefined, accept: '' };
  }
  const words =
    total === before ? m.travellers_by_age_same(sums, locale) : m.travellers_by_age_more(sums, locale);
  return { words, total, accept: m.travellers_by_age_accept(sums, locale) };
}
