import lines from './airlines.json' with { type: 'json' };

let airlines: ReadonlyMap<string, string> | undefined;

function allAirlines(): ReadonlyMap<string, string> {
  airlines ??= new Map(
    lines.map((line) => {
      const [code = '', name = ''] = line.split('|');
      return [code, name];
    }),
  );
  return airlines;
}

/** Whether a code of two characters is an airline’s. */
export const isAirline = (code: string): boolean => allAirlines().has(code);

/** An airline’s name; its code when it isn't known. */
export const airlineName = (code: string): string => allAirlines().get(code) ?? code;
