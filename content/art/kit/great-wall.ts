import { roundArch } from './arches.ts';
import type { Colours } from './colour.ts';
import { n, type Point, spline, yOn } from './geometry.ts';
import { nth } from './list.ts';
import { line, path, rect } from './marks.ts';
import { times } from './repeat.ts';

type WallColours = Colours<'lit' | 'shade' | 'walk' | 'dark' | 'line'>;

/** A wall with battlements that follows a line of points; each point has its own height. */
export function ridgeWall(p: readonly (readonly [number, number, number])[], c: WallColours): string {
  const top: Point[] = p.map(([x, y, h]) => [x, y - h]);
  const foot: Point[] = p.map(([x, y, h]) => [x, y + h * 0.5]);
  const inner: Point[] = p.map(([x, y, h]) => [x, y - h * 1.42]);
  const crest = yOn(top);
  const size = yOn(p.map(([x, , h]) => [x, h]));
  const first = nth(p, 0);
  const last = nth(p, p.length - 1);
  let teeth = '';
  let x = first[0];
  while (x < last[0]) {
    const h = size(x);
    const w = Math.max(3, h * 0.34);
    teeth += `M${n(x)} ${n(crest(x) + 2)}V${n(crest(x) - h * 0.34)}L${n(x + w)} ${n(crest(x + w) - h * 0.34)}V${n(crest(x + w) + 2)}z`;
    x += w * 1.75;
  }
  const band = (a: readonly Point[], b: readonly Point[]): string =>
    `${spline(a, { k: 0.14 }) + spline(b.slice().reverse(), { k: 0.14, move: false })}z`;
  return (
    path(band(inner, top), c.shade) +
    path(band(top, foot), c.lit) +
    path(teeth, c.lit) +
    line(
      spline(
        p.map(([px, y, h]): Point => [px, y - h * 0.78]),
        { k: 0.14 },
      ),
      c.line,
      2.4,
    )
  );
}

/** A square watchtower, foot at 0,0, h tall. */
export function beacon(h: number, c: WallColours, roofed = false): string {
  const w = h * 0.42;
  const teeth = times(
    6,
    (k) => `M${n(-w * 1.08 + k * w * 0.39)} ${n(-h * 0.96)}v${n(-h * 0.11)}h${n(w * 0.22)}v${n(h * 0.11)}z`,
  );
  const roof = roofed
    ? rect(-w * 0.6, -h * 1.2, w * 1.2, h * 0.2, c.shade) +
      path(
        `M${n(-w * 0.95)} ${n(-h * 1.16)}Q${n(-w * 0.6)} ${n(-h * 1.2)} ${n(-w * 0.4)} ${n(-h * 1.38)}H${n(w * 0.4)}Q${n(w * 0.6)} ${n(-h * 1.2)} ${n(w * 0.95)} ${n(-h * 1.16)}z`,
        c.dark,
      )
    : '';
  return (
    roof +
    path(
      `M${n(-w * 1.04)} ${n(h * 0.3)}L${n(-w)} ${n(-h * 0.86)}H${n(w)}L${n(w * 1.04)} ${n(h * 0.3)}z`,
      c.lit,
    ) +
    path(
      `M${n(w * 0.3)} ${n(h * 0.3)}L${n(w * 0.28)} ${n(-h * 0.86)}H${n(w)}L${n(w * 1.04)} ${n(h * 0.3)}z`,
      c.shade,
    ) +
    path(teeth, c.lit) +
    rect(-w * 1.1, -h * 0.97, w * 2.2, h * 0.12, c.lit) +
    rect(w * 0.3, -h * 0.97, w * 0.8, h * 0.12, c.shade) +
    path(
      times(3, (k) => roundArch(-w * 0.68 + k * w * 0.56, -h * 0.42, w * 0.14, h * 0.24)),
      c.dark,
    ) +
    line(`M${n(-w)} ${n(-h * 0.34)}H${n(w)}`, c.line, 2)
  );
}
