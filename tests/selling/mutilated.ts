/** What happens to pasted lines on their way: in order of the numbers that choose it. */
const ways = ['dropped', 'doubled', 'swapped', 'cut', 'joined'] as const;
export type Mutilation = (typeof ways)[number];

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) % 1_000_003) % below;
  };
}

/**
 * Whether two neighbours that change places leave a line as well written as it was: two digits, two letters, or the two
 * characters of an airline. 335 and 353 are both flights, G9 and 9G both airlines, and nobody can see in the line which one
 * it was. So such swaps are no mutilation that could be noticed.
 */
const isAlike = (line: string, place: number): boolean =>
  /^(?:\d\d|[A-Z][A-Z])/.test(line.slice(place)) ||
  /^\s[A-Z\d]{2}\s{0,3}\d/.test(line.slice(Math.max(0, place - 1)));

const at = (line: string, from: number, to: number, put: string) =>
  line.slice(0, from) + put + line.slice(to);

/** The lines with one mutilation: a character dropped, doubled or swapped, columns cut out of all lines, or lines joined. */
export function mutilated(
  lines: readonly string[],
  seed: number,
): { readonly how: Mutilation; readonly lines: readonly string[] } {
  const next = numbers(seed + 1);
  const how = ways[next(ways.length)] ?? 'dropped';
  const row = next(lines.length);
  const line = lines[row] ?? '';
  const place = next(Math.max(1, line.length - 1));
  const two = line.slice(place, place + 2);
  const changed = (text: string) => lines.map((each, index) => (index === row ? text : each));
  switch (how) {
    case 'dropped':
      return { how, lines: changed(at(line, place, place + 1, '')) };
    case 'doubled':
      return { how, lines: changed(at(line, place, place, two.slice(0, 1))) };
    case 'swapped':
      return {
        how,
        lines: isAlike(line, place)
          ? lines
          : changed(at(line, place, place + 2, [...two].toReversed().join(''))),
      };
    case 'cut': {
      const width = 1 + next(12);
      return { how, lines: lines.map((each) => at(each, place, place + width, '')) };
    }
    default:
      return {
        how,
        lines: [...lines.slice(0, row), line + (lines[row + 1] ?? ''), ...lines.slice(row + 2)],
      };
  }
}
