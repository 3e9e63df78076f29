import lines from './airlines.json' with { type: 'json' };

let airlines: ReadonlySet<string> | undefined;

/** Whether a code of two characters is an airline’s. */
export function isAirline(code: string): boolean {
  airlines ??= new Set(lines.map((line) => line.slice(0, 2)));
  return airlines.has(code);
}
