import type { Market } from '#features/departures/departures.contract.ts';
import { parseSearch } from '#features/documents/search/search.rules.ts';
import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import { type Eid, seasonOf } from '#features/site-settings/seasons/seasons.rules.ts';
import { type NightRange, nightRanges, nightsOf } from '#features/tour-packages/list/list.contract.ts';
import { readThemes } from '#features/tour-packages/themes/theme-terms.rules.ts';
import type { OwnTheme } from '#features/tour-packages/tour-packages.contract.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { monthOnly } from '#platform/format/dates.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { languages } from '#platform/language.ts';
import {
  currencyTerms,
  dayTerms,
  eidFillers,
  eidTerms,
  limitTerms,
  marketTerms,
  moneyUnits,
  monthTerms,
  nightTerms,
  seasonTerms,
  spokenNumbers,
  stayTerms,
} from './question.data.ts';

/** What a search asks of a package, besides its name. */
export interface Question {
  /** The most for a person, in whole taka. */
  readonly budget: number | undefined;
  /** `YYYY-MM`, the coming ones. */
  readonly months: readonly string[];
  /** The Eid that was meant, on its expected first day. */
  readonly eid: { readonly name: Eid; readonly day: CalendarDate } | undefined;
  readonly nights: readonly NightRange[];
  readonly themes: readonly string[];
  readonly market: Market | undefined;
  /** The words that are left: names of places and things. */
  readonly rest: string;
}

/** Sums below aren't what a journey costs. */
const minBudget = 1_000;
/** A number without a unit is taken for a sum from here on: smaller ones are days, people, years. */
const minBareBudget = 5_000;

const stemOf = (word: string) => stem(word.normalize('NFC'));
const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));
const has = (stems: ReadonlySet<string>, word: string | undefined) =>
  word !== undefined && stems.has(stemOf(word));
const keyed = <Value>(record: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(record).map(([word, value]) => [stemOf(word), value]));

const units = moneyUnits.map(([taka, words]) => [taka, stemsOf(words)] as const);
const currency = stemsOf(currencyTerms);
const spoken = keyed(spokenNumbers);
const limits = stemsOf(limitTerms);
const seasons = keyed(seasonTerms);
const monthsByWord = new Map([
  ...keyed(monthTerms),
  ...Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    languages.map((language): [string, number] => [
      stemOf(monthOnly(`2027-${String(month).padStart(2, '0')}`, language).toLowerCase()),
      month,
    ]),
  ),
]);
const eids = {
  any: stemsOf(eidTerms.any),
  'eid-ul-fitr': stemsOf(eidTerms['eid-ul-fitr']),
  'eid-ul-adha': stemsOf(eidTerms['eid-ul-adha']),
};
const fillers = stemsOf(eidFillers);
const markets = {
  domestic: stemsOf(marketTerms.domestic),
  international: stemsOf(marketTerms.international),
};
const stays = Object.entries(stayTerms).map(([name, nights]) => ({
  name: name.split(' ').map(stemOf),
  nights,
}));
const days = stemsOf(dayTerms);
const nightsSaid = stemsOf(nightTerms);

/** Words with figures apart from letters: `10,000` is one, `80k` two. */
const wordsIn = (query: string): string[] =>
  plainWords(
    westernDigits(query)
      .replace(/(?<=\d)[,٬](?=\d)/g, '')
      .replace(/৳/g, ' tk ')
      .replace(/(\d)(?=\p{L})|(\p{L}\p{M}*)(?=\d)/gu, '$1$2 '),
  );

/** The number of a word, in figures or spoken. */
const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : /^\d+$/.test(word) ? Number(word) : spoken.get(stemOf(word));

const isYear = (number: number) => number >= 1900 && number < 2100;

/** A sum at this place of the words: its number, unit and currency. */
function sumAt(
  words: readonly string[],
  at: number,
  isLimited: boolean,
): { taka: number; length: number } | undefined {
  const before = has(currency, words[at]) ? 1 : 0;
  const number = numberOf(words[at + before]);
  if (number === undefined) {
    return undefined;
  }
  let taka = number;
  let next = at + before + 1;
  let isMoney = before > 0;
  const unit = units.find(([, names]) => has(names, words[next]));
  if (unit) {
    taka *= unit[0];
    next += 1;
    isMoney = true;
  }
  if (has(currency, words[next])) {
    next += 1;
    isMoney = true;
  }
  const isSum = isMoney || (!isYear(number) && (isLimited || number >= minBareBudget));
  return isSum && taka >= minBudget ? { taka, length: next - at } : undefined;
}

/** The next Eid of this name from today on, on its expected first day. */
function nextEid(today: CalendarDate, name: Eid | undefined): Question['eid'] {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const day = addDays(today, ahead);
    const season = seasonOf(day);
    if (season !== undefined && season !== 'ramadan' && (name === undefined || season === name)) {
      return { name: season, day };
    }
  }
  return undefined;
}

/** The next month of this number, today's own first. */
function comingMonth(today: CalendarDate, month: number): string {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}`;
}

const rangesOf = (least: number, most: number): NightRange[] =>
  nightRanges.filter((range) => {
    const { min, max } = nightsOf(range);
    return min <= most && max >= least;
  });

/**
 * Reads a search: "80 hajar takay thailand", "ঈদের ছুটিতে সাজেক", "honeymoon package under 30000". What it doesn't know is left in `rest`.
 * @param own the agency's own themes
 */
export function readQuestion(query: string, today: CalendarDate, own: readonly OwnTheme[]): Question {
  const words = wordsIn(query);
  const isLimited = words.some((word) => has(limits, word));
  let budget: number | undefined;
  let market: Market | undefined;
  let isEid = false;
  let eidName: Eid | undefined;
  const months = new Set<string>();
  const nights = new Set<NightRange>();
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next] = words.slice(at, at + 2);
    const sum = sumAt(words, at, isLimited);
    const stay = stays.find(({ name }) =>
      name.every((part, index) => stemOf(words[at + index] ?? '') === part),
    );
    const month = monthsByWord.get(stemOf(word));
    const number = numberOf(word);
    let taken = 1;
    if (sum) {
      budget = sum.taka;
      taken = sum.length;
    } else if (stay) {
      for (const range of rangesOf(...stay.nights)) {
        nights.add(range);
      }
      taken = stay.name.length;
    } else if (number !== undefined && (has(days, next) || has(nightsSaid, next))) {
      const stayed = has(days, next) ? Math.max(0, number - 1) : number;
      for (const range of rangesOf(stayed, stayed)) {
        nights.add(range);
      }
      taken = 2;
    } else if (month !== undefined) {
      months.add(comingMonth(today, month));
    } else if (seasons.has(stemOf(word))) {
      for (const each of seasons.get(stemOf(word)) ?? []) {
        months.add(comingMonth(today, each));
      }
    } else if (has(markets.domestic, word)) {
      market = 'domestic';
    } else if (has(markets.international, word)) {
      market = 'international';
    } else if (has(eids.any, word)) {
      isEid = true;
    } else if (has(eids['eid-ul-adha'], word)) {
      isEid = true;
      eidName = 'eid-ul-adha';
    } else if (has(eids['eid-ul-fitr'], word) && words.some((each) => has(eids.any, each))) {
      eidName = 'eid-ul-fitr';
    } else {
      left.push(word);
    }
    at += taken;
  }
  const eid = isEid ? nextEid(today, eidName) : undefined;
  if (eid) {
    months.add(eid.day.slice(0, 7));
  }
  const isYearOfMonth = (word: string) => months.size > 0 && /^\d+$/.test(word) && isYear(Number(word));
  const named = left.filter(
    (word) =>
      !isYearOfMonth(word) && !(budget !== undefined && has(limits, word)) && !(isEid && has(fillers, word)),
  );
  const { themes, rest } = readThemes(named, own);
  return {
    budget,
    months: [...months].sort(),
    eid,
    nights: [...nights],
    themes,
    market,
    rest: parseSearch(rest.join(' ')).isVague ? '' : rest.join(' '),
  };
}

/** Whether a search says more than names. */
export const asksMore = ({ budget, months, nights, themes, market }: Question): boolean =>
  budget !== undefined || months.length > 0 || nights.length > 0 || themes.length > 0 || market !== undefined;
