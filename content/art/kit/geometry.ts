import type { Curve } from './chance.ts';
import { nth } from './list.ts';

/** A place on the sheet. */
export type Point = readonly [x: number, y: number];

/** How a number is written into a path. */
type Write = (v: number) => string;

/** A full turn in radians. */
export const TAU = Math.PI * 2;

/** A number to one decimal. */
export const n = (v: number): string => String(Math.round(v * 10) / 10);

/** A number to none. */
export const i0 = (v: number): string => String(Math.round(v));

/** Dots as the inside of a path: each a stroke of no length, placed from the one before. */
export function speckle(pts: readonly Point[]): string {
  let d = 'M0 0';
  let x = 0;
  let y = 0;
  for (const q of pts) {
    const a = Math.round(q[0]);
    const b = Math.round(q[1]);
    d += `m${a - x} ${b - y}h0`.replace(' -', '-');
    x = a;
    y = b;
  }
  return d;
}

/** Corners as the inside of a path. */
export const pts2 = (p: readonly Point[], f: Write = n): string =>
  p.map((q) => `${f(q[0])} ${f(q[1])}`).join('L');

/** A closed polygon. */
export const poly = (p: readonly Point[], f: Write = n): string => `M${pts2(p, f)}z`;

interface SplineOptions {
  readonly close?: boolean;
  readonly k?: number;
  readonly f?: Write;
  /** False when the curve goes on from a path already begun. */
  readonly move?: boolean;
}

/** A smooth curve through the points: Catmull-Rom written as cubics. */
export function spline(
  p: readonly Point[],
  { close = false, k = 1 / 6, f = n, move = true }: SplineOptions = {},
): string {
  const at = (i: number): Point =>
    nth(p, close ? (i + p.length) % p.length : Math.min(p.length - 1, Math.max(0, i)));
  const first = nth(p, 0);
  let d = `${(move ? 'M' : 'L') + f(first[0])} ${f(first[1])}`;
  for (let i = 0; i < (close ? p.length : p.length - 1); i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const e = at(i + 2);
    d += `C${f(b[0] + (c[0] - a[0]) * k)} ${f(b[1] + (c[1] - a[1]) * k)}`;
    d += ` ${f(c[0] - (e[0] - b[0]) * k)} ${f(c[1] - (e[1] - b[1]) * k)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (close ? 'z' : '');
}

/** The height of a line of points at x. */
export const yOn =
  (p: readonly Point[]): Curve =>
  (x) => {
    for (let k = 1; k < p.length; k++) {
      const a = nth(p, k - 1);
      const b = nth(p, k);
      if (b[0] >= x) {
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
      }
    }
    return nth(p, p.length - 1)[1];
  };
