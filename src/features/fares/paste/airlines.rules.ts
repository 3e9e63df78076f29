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

/** An airline’s name; its code when it isn't known. */
export const airlineName = (code: string): string => allAirlines().get(code)?.name ?? code;

/** The three digits that tickets of an airline begin with; undefined where they aren't known. */
export const ticketPrefixOf = (code: string): string | undefined => allAirlines().get(code)?.prefix;
