import type { Colours } from './colour.ts';
import { n, type Point, spline } from './geometry.ts';
import { line, path } from './marks.ts';

/** A bridge of flat arches over water. */
export function archBridge(
  x0: number,
  x1: number,
  y: number,
  water: number,
  spans: number,
  c: Colours<'fill' | 'rail'>,
): string {
  const w = (x1 - x0) / spans;
  let d = `M${x0} ${y}H${x1}V${water}`;
  for (let k = spans - 1; k >= 0; k--) {
    const a = x0 + k * w + w * 0.09;
    const b = x0 + (k + 1) * w - w * 0.09;
    d += `H${n(b)}C${n(b - w * 0.08)} ${n(y + 13)} ${n(a + w * 0.08)} ${n(y + 13)} ${n(a)} ${water}`;
  }
  return path(`${d}H${x0}z`, c.fill) + line(`M${x0} ${y + 1}H${x1}`, c.rail, 5);
}

/** Hanging bridge (Rangamati): two towers, cable, deck, hangers. */
export function hangingBridge(
  x0: number,
  x1: number,
  y: number,
  c: Colours<'cable' | 'rail' | 'deck' | 'tower'>,
  h = 150,
): string {
  const q = (t: number) => y + 34 * 4 * t * (1 - t) * 0.5;
  const cb = (t: number) => y - h + (h - 26) * 4 * t * (1 - t);
  let hang = '';
  const p: Point[] = [];
  const d: Point[] = [];
  for (let k = 0; k <= 26; k++) {
    const t = k / 26;
    const x = x0 + (x1 - x0) * t;
    hang += `M${n(x)} ${n(cb(t))}V${n(q(t))}`;
    p.push([x, cb(t)]);
    d.push([x, q(t)]);
  }
  return (
    line(hang, c.cable, 1.8) +
    line(spline(p), c.cable, 5) +
    line(spline(d.map((z) => [z[0], z[1] - 18])), c.rail, 3) +
    line(spline(d), c.deck, 11) +
    [x0, x1]
      .map(
        (x) =>
          path(`M${x - 15} ${y + 120}L${x - 10} ${y - h - 10}H${x + 10}L${x + 15} ${y + 120}z`, c.tower) +
          path(`M${x - 20} ${y - h - 10}H${x + 20}V${y - h - 22}H${x - 20}z`, c.tower),
      )
      .join('') +
    line(`M${x0} ${y - h}L${x0 - 190} ${y + 20}M${x1} ${y - h}L${x1 + 190} ${y + 20}`, c.cable, 4)
  );
}
