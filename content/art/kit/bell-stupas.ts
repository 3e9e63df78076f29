import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';
import { each3, times } from './repeat.ts';

/** A latticed bell stupa of Borobudur, foot at 0,0, h tall. `gap` shows through the lattice. */
export function bellStupa(h: number, c: Colours<'lit' | 'shade' | 'gap' | 'rim'>): string {
  const k = (v: number): string => n(v * h);
  const bell = `M${k(-0.3)} ${k(-0.13)}C${k(-0.33)} ${k(-0.34)} ${k(-0.24)} ${k(-0.56)} 0 ${k(-0.6)}C${k(0.24)} ${k(-0.56)} ${k(0.33)} ${k(-0.34)} ${k(0.3)} ${k(-0.13)}z`;
  const side = `M${k(0.08)} ${k(-0.13)}C${k(0.16)} ${k(-0.36)} ${k(0.12)} ${k(-0.54)} 0 ${k(-0.6)}C${k(0.24)} ${k(-0.56)} ${k(0.33)} ${k(-0.34)} ${k(0.3)} ${k(-0.13)}z`;
  const rows: readonly (readonly [number, number, number])[] = [
    [0.2, 0.285, 7],
    [0.29, 0.27, 7],
    [0.38, 0.238, 6],
    [0.465, 0.19, 4],
  ];
  const holes = each3(rows, (y, w, count, q) =>
    times(count, (p) => {
      const x = -w + (2 * w * (p + (q % 2 ? 0.5 : 0.5))) / count;
      const d = 0.032 - q * 0.002;
      return `M${k(x)} ${k(-y - d)}L${k(x + d * 0.9)} ${k(-y)}L${k(x)} ${k(-y + d)}L${k(x - d * 0.9)} ${k(-y)}z`;
    }),
  );
  const foot = (w: number, y: number, t: number): string =>
    path(`M${k(-w)} ${k(-y)}V${k(-y - t)}H${k(w)}V${k(-y)}z`, c.lit) +
    path(`M${k(w * 0.3)} ${k(-y)}V${k(-y - t)}H${k(w)}V${k(-y)}z`, c.shade);
  return (
    foot(0.42, 0, 0.05) +
    foot(0.38, 0.05, 0.04) +
    foot(0.34, 0.09, 0.045) +
    path(bell, c.lit) +
    path(side, c.shade) +
    path(holes, c.gap) +
    foot(0.115, 0.58, 0.05) +
    foot(0.09, 0.63, 0.05) +
    tower(
      0,
      -h * 0.68,
      [
        [h * 0.06, 0],
        [h * 0.04, h * 0.14],
        [h * 0.024, h * 0.28],
        [0, h * 0.32],
      ],
      c.lit,
      c.shade,
      0.2,
    ) +
    line(
      `M${k(-0.3)} ${k(-0.14)}C${k(-0.33)} ${k(-0.34)} ${k(-0.24)} ${k(-0.55)} ${k(-0.06)} ${k(-0.592)}`,
      c.rim,
      n(h * 0.012),
    ) +
    line(`M${k(-0.42)} ${k(-0.052)}H${k(0.1)}`, c.rim, n(h * 0.01))
  );
}
