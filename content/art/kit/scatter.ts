import type { Poster } from './poster.ts';

/** A place and a size. */
export type Spot = readonly [x: number, y: number, size: number];

/** The same thing in many places. */
export const scatter = (
  spots: readonly Spot[],
  draw: (x: number, y: number, size: number) => string,
): string => spots.map(([x, y, size]) => draw(x, y, size)).join('');

/** A kept piece in many places. */
export const sow = (P: Poster, piece: string, spots: readonly Spot[]): string =>
  scatter(spots, (x, y, size) => P.use(piece, `translate(${x} ${y}) scale(${size})`));
