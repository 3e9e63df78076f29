import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import type { Transport } from '../tour-packages.contract.ts';

type Priced = Pick<
  PackageSummary,
  'priceFrom' | 'severalPrices' | 'flightsIncluded' | 'mainTransport' | 'forFamily'
>;

const withTransport: Partial<Record<Transport, () => string>> = {
  coach: m.packages_price_with_coach,
  train: m.packages_price_with_train,
  flight: m.packages_price_with_flights,
  launch: m.packages_price_with_launch,
};

/** What the price per person includes, in few words. */
export function priceHolds({
  flightsIncluded,
  mainTransport,
}: Pick<Priced, 'flightsIncluded' | 'mainTransport'>): string {
  return flightsIncluded
    ? m.packages_price_with_flights()
    : mainTransport === 'flight'
      ? m.packages_price_per_person()
      : (withTransport[mainTransport] ?? m.packages_price_per_person)();
}

/** What a party pays in full: `for the four of you, in full`. */
export const forAll = (people: number, language: Language): string =>
  m.package_for_all({ count: people, shown: count(people, language) });

/** The price with what it includes; "from" where other departures cost more. For a family it is theirs, in full. */
export function PriceFrom({ item }: { item: Priced }) {
  const language = usePageLanguage();
  if (item.forFamily !== undefined) {
    const { total, people } = item.forFamily;
    return (
      <p className="price">
        <b>{taka(total, language)}</b>
        <span>{forAll(people, language)}</span>
      </p>
    );
  }
  const price = taka(item.priceFrom, language);
  // "from" precedes the price in English and follows it in Bangla.
  const [before = '', after = ''] = item.severalPrices
    ? m.packages_price_from({ price: '|' }).split('|')
    : [];
  return (
    <p className="price">
      {before !== '' && <small>{before}</small>}
      <b>{price}</b>
      {after !== '' && <small>{after}</small>}
      <span>{priceHolds(item)}</span>
    </p>
  );
}
