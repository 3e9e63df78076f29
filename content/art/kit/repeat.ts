/** Small loops for scenes: draw a thing at each of a list of places. */
export const times = (count: number, draw: (k: number) => string): string =>
  Array.from({ length: count }, (_, k) => draw(k)).join('');

export const each2 = (
  list: readonly (readonly [number, number])[],
  draw: (a: number, b: number, k: number) => string,
): string => list.map(([a, b], k) => draw(a, b, k)).join('');

export const each3 = (
  list: readonly (readonly [number, number, number])[],
  draw: (a: number, b: number, c: number, k: number) => string,
): string => list.map(([a, b, c], k) => draw(a, b, c, k)).join('');
