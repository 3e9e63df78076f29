import { fold } from '#ui/combobox/fold.ts';

/** An airport prepared for searching: its texts are folded once. */
export interface IndexedAirport {
  readonly code: string;
  readonly isLarge: boolean;
  readonly country: string;
  readonly cities: { readonly en: string; readonly bn: string | undefined };
  readonly name: string;
  /** Rank in the list of popular airports; undefined: not in it. */
  readonly rank: number | undefined;
  readonly folded: {
    readonly cities: readonly string[];
    /** What people call it. */
    readonly called: readonly string[];
    /** Names of the airport and other names of the city. */
    readonly others: string;
    readonly countries: readonly string[];
  };
}

/** The code in a field's text: `BKK`, `Bangkok (BKK)`. */
export function codeIn(text: string): string | undefined {
  const found = /(?:^|\()\s*([A-Za-z]{3})\s*\)?$/.exec(text.trim())?.[1];
  return found?.toUpperCase();
}

/** Whether two words differ by at most `most` typing errors (one letter wrong, missing or added; two swapped). */
export function isNearly(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) {
    return false;
  }
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return (row[b.length] ?? Number.POSITIVE_INFINITY) <= most;
}

const hasWord = (text: string, query: string) => text.startsWith(query) || text.includes(` ${query}`);

/** How well an airport matches a query; 0 when it doesn't. */
function fit({ code, folded }: IndexedAirport, query: string): number {
  // Before codes: `ctg` is Chattogram to everybody here, and Cartagena to nobody.
  if (folded.called.includes(query)) {
    return 3000;
  }
  if (code.toLowerCase() === query) {
    return 2000;
  }
  if (folded.cities.includes(query)) {
    return 1000;
  }
  if (folded.cities.some((city) => city.startsWith(query))) {
    return 700;
  }
  if (query.length > 2 && folded.called.some((name) => name.startsWith(query))) {
    return 600;
  }
  if (folded.cities.some((city) => hasWord(city, query))) {
    return 500;
  }
  if (hasWord(folded.others, query)) {
    return 350;
  }
  return folded.countries.some((country) => country.startsWith(query)) ? 300 : 0;
}

function nearFit({ folded }: IndexedAirport, query: string): number {
  const most = query.length >= 8 ? 2 : 1;
  return folded.cities.some((city) => isNearly(city, query, most)) ? 200 : 0;
}

const weight = ({ rank, isLarge }: IndexedAirport) =>
  (rank === undefined ? 0 : 200 - rank) + (isLarge ? 60 : 0);

/** Airports by code, city, name or country, best first; with tolerance for misspelt cities when nothing else matches. */
export function searchAirports(
  airports: readonly IndexedAirport[],
  query: string,
  limit: number,
): IndexedAirport[] {
  const words = fold(query);
  if (words === '') {
    return airports
      .filter(({ rank }) => rank !== undefined)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .slice(0, limit);
  }
  const ranked = (how: typeof fit) =>
    airports
      .map((airport) => ({ airport, score: how(airport, words) }))
      .filter(({ score }) => score > 0)
      .map(({ airport, score }) => ({ airport, score: score + weight(airport) }))
      .toSorted((a, b) => b.score - a.score || a.airport.cities.en.localeCompare(b.airport.cities.en))
      .slice(0, limit)
      .map(({ airport }) => airport);
  const found = ranked(fit);
  return found.length > 0 || words.length < 4 ? found : ranked(nearFit);
}
