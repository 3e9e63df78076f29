import type { Colours } from './colour.ts';
import { i0, type Point, poly } from './geometry.ts';
import { line, path } from './marks.ts';

/** A pyramid: lit and shaded face, courses of stone, and what is left of its smooth cap. */
export function pyramid(
  x: number,
  base: number,
  w: number,
  h: number,
  c: Colours<'lit' | 'shade' | 'line' | 'deep' | 'cap' | 'capShade'>,
  { turn = 0.3, courses = 14, cap = 0 } = {},
): string {
  const left = (t: number): Point => [x - (w / 2) * (1 - t), base - h * t];
  const edge = (t: number): Point => [x + (w / 2) * turn * (1 - t), base - h * t + 14 * (1 - t)];
  const right = (t: number): Point => [x + (w / 2) * (1 - t), base - h * t];
  const to = (a: Point, b: Point) => `M${i0(a[0])} ${i0(a[1])}L${i0(b[0])} ${i0(b[1])}`;
  let lit = '';
  let deep = '';
  for (let k = 1; k < courses; k++) {
    const t = (k / courses) ** 1.08;
    lit += to(left(t), edge(t));
    deep += to(edge(t), right(t));
  }
  const from = 1 - cap;
  const worn = [0.25, 0.5, 0.75].map((q, k): Point => {
    const a = left(from);
    const b = edge(from);
    return [a[0] + (b[0] - a[0]) * q, a[1] + (k % 2 ? 16 : -8)];
  });
  const top =
    path(poly([left(1), left(from), ...worn, edge(from)], i0), c.cap) +
    path(poly([left(1), edge(from), [x + (w / 4) * cap, base - h * from - 12], right(from)], i0), c.capShade);
  return (
    path(poly([left(0), edge(0), left(1)], i0), c.lit) +
    path(poly([edge(0), right(0), left(1)], i0), c.shade) +
    line(lit, c.line, 2) +
    line(deep, c.deep, 2) +
    (cap ? top : '')
  );
}

/** A felucca of the Nile, sailing right; about 420 tall, water at 0. */
export function felucca(c: Colours<'hull' | 'band' | 'sail' | 'sailShade' | 'man'>): string {
  return (
    path('M-128-64C-40-160 60-300 150-410C176-280 160-150 96-64C20-46-60-50-128-64z', c.sail) +
    path('M150-410C176-280 160-150 96-64C60-56 20-54-20-54C60-150 130-290 150-410z', c.sailShade) +
    line('M-128-64C-40-160 60-300 158-420', c.hull, 6) +
    line('M8-20L22-262', c.hull, 7) +
    path(
      'M-40-28q0-26 12-30a10 10 0 1 1 12 0q12 6 12 30zM-84-28q0-22 10-26a9 9 0 1 1 10 0q10 4 10 26z',
      c.man,
    ) +
    path(
      'M-168-46C-150-6-110 6-40 6H70C130 4 176-22 204-66L212-62C196-44 150-30 90-28H-90C-130-28-154-34-168-46z',
      c.hull,
    ) +
    path(
      'M-164-36C-140-22-110-16-70-16H90C140-18 178-32 204-58C186-34 150-20 92-14H-90C-126-16-150-24-164-36z',
      c.band,
    )
  );
}
