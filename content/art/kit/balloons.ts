import { roundArch } from './arches.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';
import { times } from './repeat.ts';

/** A hot-air balloon: middle of the envelope at 0,0, radius q; two colours in stripes, lit from the left. */
export function balloon(q: number, a: string, b: string, basket: string): string {
  const gore = (t0: number, t1: number): string => {
    const side = (t: number): string =>
      `C${n(t * q * 1.34)} ${n(-q * 1.06)} ${n(t * q * 1.3)} ${n(q * 0.34)} ${n(t * q * 0.24)} ${n(q * 1.12)}`;
    const back = (t: number): string =>
      `C${n(t * q * 1.3)} ${n(q * 0.34)} ${n(t * q * 1.34)} ${n(-q * 1.06)} 0 ${n(-q)}`;
    return `M0 ${n(-q)}${side(t0)}L${n(t1 * q * 0.24)} ${n(q * 1.12)}${back(t1)}z`;
  };
  const edges = [-1, -0.8, -0.52, -0.18, 0.18, 0.52, 0.8, 1];
  const stripes = edges
    .slice(1)
    .map((t, k) => path(gore(edges[k] ?? -1, t), k % 2 ? b : a))
    .join('');
  return (
    line(
      `M${n(-q * 0.2)} ${n(q * 1.1)}L${n(-q * 0.13)} ${n(q * 1.42)}M${n(q * 0.2)} ${n(q * 1.1)}L${n(q * 0.13)} ${n(q * 1.42)}`,
      basket,
      n(Math.max(1.2, q * 0.03)),
    ) +
    stripes +
    path(gore(0.52, 1), '#3a2350', 'opacity=".2"') +
    path(
      `M${n(-q * 0.17)} ${n(q * 1.4)}h${n(q * 0.34)}l${n(-q * 0.04)} ${n(q * 0.24)}h${n(-q * 0.26)}z`,
      basket,
    )
  );
}

/** A fairy chimney: a cone of tuff under a dark cap, with carved windows. Foot at x,y. */
export function fairyChimney(
  x: number,
  y: number,
  w: number,
  h: number,
  c: Colours<'lit' | 'shade' | 'cap' | 'dark'>,
  holes = 3,
): string {
  const k = w / 2;
  const body =
    `M${n(x - k)} ${n(y)}C${n(x - k * 0.84)} ${n(y - h * 0.4)} ${n(x - k * 0.42)} ${n(y - h * 0.62)} ${n(x - k * 0.3)} ${n(y - h * 0.82)}H${n(x + k * 0.3)}` +
    `C${n(x + k * 0.42)} ${n(y - h * 0.62)} ${n(x + k * 0.84)} ${n(y - h * 0.4)} ${n(x + k)} ${n(y)}z`;
  const side =
    `M${n(x + k * 0.24)} ${n(y)}C${n(x + k * 0.2)} ${n(y - h * 0.4)} ${n(x + k * 0.12)} ${n(y - h * 0.6)} ${n(x + k * 0.06)} ${n(y - h * 0.82)}H${n(x + k * 0.3)}` +
    `C${n(x + k * 0.42)} ${n(y - h * 0.62)} ${n(x + k * 0.84)} ${n(y - h * 0.4)} ${n(x + k)} ${n(y)}z`;
  const cap = `M${n(x - k * 0.46)} ${n(y - h * 0.8)}Q${n(x - k * 0.34)} ${n(y - h * 0.9)} ${n(x - k * 0.04)} ${n(y - h)}Q${n(x + k * 0.36)} ${n(y - h * 0.9)} ${n(x + k * 0.48)} ${n(y - h * 0.79)}Q${n(x)} ${n(y - h * 0.75)} ${n(x - k * 0.46)} ${n(y - h * 0.8)}z`;
  const doors = times(holes, (q) =>
    roundArch(
      x + (((q * 5 + holes) % 4) - 2.4) * k * 0.16,
      y - h * (0.14 + ((q * 0.19) % 0.5)),
      Math.max(2, w * (0.028 + (q % 2) * 0.014)),
      w * (0.09 + (q % 2) * 0.05),
    ),
  );
  return path(body, c.lit) + path(side, c.shade) + path(doors, c.dark) + path(cap, c.cap);
}
