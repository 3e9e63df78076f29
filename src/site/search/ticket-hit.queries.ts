import type { Airport } from '#features/air-tickets/airports/airports.queries.ts';
import { findAirport, listAirports } from '#features/air-tickets/airports/airports.queries.ts';
import { parseSearch } from '#features/documents/search/search.rules.ts';
import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import type { Language } from '#platform/language.ts';

/** The air-ticket page as a search result. */
export interface TicketHit {
  readonly to: string | undefined;
  readonly from: string | undefined;
  /** The page's address, with the places that were named. */
  readonly path: string;
}

/** Names have at least so many letters; shorter words would be taken for codes of airports. */
const shortest = 4;

/** The airport that these words mean: its city's name, or the beginning of it or of its country's. */
function airportOf(language: Language, words: readonly string[], roughly: boolean): Airport | undefined {
  const typed = words.join(' ');
  const last = words.at(-1) ?? '';
  const without = [...words.slice(0, -1), stem(last)].join(' ');
  if (without.length < shortest) {
    return undefined;
  }
  const exact = findAirport(language, typed) ?? findAirport(language, without);
  return exact ?? (roughly ? listAirports(language, without, 1)[0] : undefined);
}

/** The air-ticket page, filled in with the cities that were named, for a search that speaks of flights. */
export function findTicketHit(language: Language, query: string): TicketHit | undefined {
  const { words: naming, intents, isVague } = parseSearch(query);
  if (!intents.has('air-ticket')) {
    return undefined;
  }
  const words = isVague ? [] : plainWords(query).filter((word) => naming.includes(stem(word)));
  const places: Airport[] = [];
  for (let index = 0; index < words.length && places.length < 2; index += 1) {
    const pair =
      index + 1 < words.length ? airportOf(language, words.slice(index, index + 2), false) : undefined;
    const place = pair ?? airportOf(language, words.slice(index, index + 1), true);
    if (place && !places.some(({ code }) => code === place.code)) {
      places.push(place);
    }
    index += pair ? 1 : 0;
  }
  const [from, to] = places.length === 2 ? places : [undefined, places[0]];
  const parameters = new URLSearchParams();
  if (from) {
    parameters.set('from', from.code);
  }
  if (to) {
    parameters.set('to', to.code);
  }
  const chosen = parameters.toString();
  return { from: from?.city, to: to?.city, path: chosen === '' ? '/airticket' : `/airticket?${chosen}` };
}
