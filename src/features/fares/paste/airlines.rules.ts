import lines from './airlines.json' with { type: 'json' };

interface Airline {
  readonly name: string;
  /** The three digits its tickets begin with, where we are sure of them. */
  readonly prefix: string | undefined;
}

let airlines: ReadonlyMap<string, Airline> | undefined;

function allAirlines(): ReadonlyMap<string, Airline> {
  airlines ??= new Map(
    lines.map((line) => {
      const [code = '', name = '', prefix] = line.split('|');
      return [code, { name, prefix }];
    }),
  );
  return airlines;
}

/** Whether a code of two characters is an airline’s. */
export const isAirline = (code: string): boolean => allAirlines().has(code);

/** Airlines by code or by a word of their name, the best first; none before two characters are typed. */
export function findAirlines(typed: string): { readonly code: string; readonly name: string }[] {
  const query = typed.trim().toLowerCase();
  if (query.length < 2) {
    return [];
  }
  const rankOf = (code: string, name: string) =>
    code.toLowerCase() === query ? 0 : ` ${name.toLowerCase()}`.includes(` ${query}`) ? 1 : 2;
  return [...allAirlines()]
    .map(([code, { name }]) => ({ code, name, rank: rankOf(code, name) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, two) => one.rank - two.rank)
    .slice(0, 8);
}

/** An airline’s name; its code when it isn't known. */
export const airlineName = (code: string): string => allAirlines().get(code)?.name ?? code;

/** The three digits that tickets of an airline begin with; undefined where they aren't known. */
export const ticketPrefixOf = (code: string): string | undefined => allAirlines().get(code)?.prefix;
