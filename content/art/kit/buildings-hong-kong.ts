import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';
import { times } from './repeat.ts';

type GlassColours = Colours<'lit' | 'shade' | 'line' | 'light'>;

/** A tower of folded glass prisms with two masts, foot at 0,0. */
export function prismTower(h: number, c: GlassColours): string {
  const w = h * 0.14;
  const k = (v: number): string => n(-v * h);
  return (
    path(`M${n(-w)} 0V${k(0.66)}L0 ${k(0.86)}V0z`, c.lit) +
    path(`M0 0V${k(0.98)}L${n(w)} ${k(0.8)}V0z`, c.shade) +
    path(`M0 ${k(0.86)}L${n(w)} ${k(0.8)}L0 ${k(0.98)}z`, c.lit) +
    line(
      `M${n(-w)} 0L${n(w)} ${k(0.22)}L${n(-w)} ${k(0.44)}L${n(w)} ${k(0.66)}L0 ${k(0.86)}M${n(w)} 0L${n(-w)} ${k(0.22)}L${n(w)} ${k(0.44)}L${n(-w)} ${k(0.66)}M0 0V${k(0.98)}`,
      c.line,
      n(h * 0.011),
    ) +
    line(`M${n(-w * 0.1)} ${k(0.94)}V${k(1.14)}M${n(w * 0.26)} ${k(0.92)}V${k(1.12)}`, c.line, 2.6)
  );
}

/** A tall rounded tower that ends in a crown of fins, foot at 0,0. */
export function crownTower(h: number, c: GlassColours): string {
  const w = h * 0.115;
  const floors = times(14, (k) => `M${n(-w * 0.8)} ${n(-h * (0.06 + k * 0.058))}H${n(w * 0.1)}`);
  return (
    tower(
      0,
      0,
      [
        [w, 0],
        [w, h * 0.6],
        [w * 0.9, h * 0.62],
        [w * 0.9, h * 0.8],
        [w * 0.78, h * 0.82],
        [w * 0.74, h * 0.93],
      ],
      c.lit,
      c.shade,
      0.25,
    ) +
    path(
      times(
        6,
        (k) =>
          `M${n(-w * 0.72 + k * w * 0.25)} ${n(-h * 0.92)}L${n(-w * 0.66 + k * w * 0.24)} ${n(-h * (k === 2 || k === 3 ? 1 : k === 1 || k === 4 ? 0.985 : 0.96))}h${n(w * 0.1)}L${n(-w * 0.54 + k * w * 0.25)} ${n(-h * 0.92)}z`,
      ),
      c.line,
    ) +
    line(floors, c.light, 2.4, 'opacity=".7" stroke-dasharray="7 4"')
  );
}
