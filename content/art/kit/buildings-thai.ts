import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { at, disc, line, path, rect } from './marks.ts';

/** Khmer-style prang (Wat Arun). h tall, at 0,0. */
export function prang(h: number, c: Colours<'fill' | 'shade' | 'gold' | 'dark'>): string {
  const w = h * 0.2;
  const k = (v: number) => v * h;
  let s = tower(
    0,
    0,
    [
      [w * 1.15, 0],
      [w * 1.15, k(0.06)],
      [w, k(0.065)],
      [w, k(0.13)],
      [w * 0.84, k(0.14)],
      [w * 0.84, k(0.2)],
      [w * 0.7, k(0.21)],
      [w * 0.68, k(0.29)],
      [w * 0.54, k(0.31)],
      [w * 0.5, k(0.4)],
      [w * 0.46, k(0.41)],
      [w * 0.44, k(0.5)],
      [w * 0.36, k(0.6)],
      [w * 0.33, k(0.61)],
      [w * 0.31, k(0.7)],
      [w * 0.24, k(0.78)],
      [w * 0.13, k(0.84)],
      [w * 0.05, k(0.87)],
      [w * 0.035, k(1)],
    ],
    c.fill,
    c.shade,
    0.1,
  );
  const bands = [
    [0.065, 1.1],
    [0.135, 0.96],
    [0.205, 0.82],
    [0.3, 0.66],
    [0.405, 0.5],
    [0.505, 0.43],
    [0.605, 0.36],
    [0.7, 0.29],
  ] as const;
  bands.forEach(([b, half]) => {
    s += line(`M${n(-w * half)} ${n(-k(b))}H${n(w * half)}`, c.gold, n(h * 0.009));
  });
  const nic = (x: number, y: number, a: number) =>
    `M${n(x - a)} ${n(y)}v${n(-a * 1.6)}q0 ${n(-a)} ${n(a)} ${n(-a * 1.5)}q${n(a)} ${n(a * 0.5)} ${n(a)} ${n(a * 1.5)}v${n(a * 1.6)}z`;
  s += path(nic(0, -k(0.315), w * 0.16) + nic(0, -k(0.42), w * 0.11), c.dark);
  let dd = '';
  for (const [y, ww, m] of [
    [0.08, 0.92, 9],
    [0.15, 0.76, 7],
    [0.225, 0.6, 6],
  ] as const) {
    for (let q = 0; q < m; q++) {
      const x = -w * ww + (2 * w * ww * (q + 0.5)) / m;
      dd += nic(x, -k(y), w * 0.038);
    }
  }
  return s + path(dd, c.dark) + disc(0, -k(0.885), w * 0.07, c.gold);
}

/** Thai tiered roof with horned gables. */
export function thaiRoof(
  x: number,
  y: number,
  w: number,
  h: number,
  c: Colours<'a' | 'b' | 'shade' | 'gold' | 'wall' | 'wallShade'>,
): string {
  return at(
    x,
    y,
    1,
    [0, 1, 2]
      .map((k) => {
        const ww = w * (1 - k * 0.24);
        const yy = -h * 0.26 * k;
        return (
          path(
            `M${n(-ww / 2 - 8)} ${n(yy)}C${n(-ww * 0.3)} ${n(yy - h * 0.16)} ${n(-ww * 0.14)} ${n(yy - h * 0.4)} 0 ${n(yy - h * 0.6)}C${n(ww * 0.14)} ${n(yy - h * 0.4)} ${n(ww * 0.3)} ${n(yy - h * 0.16)} ${n(ww / 2 + 8)} ${n(yy)}z`,
            k % 2 ? c.b : c.a,
          ) +
          path(
            `M0 ${n(yy - h * 0.6)}C${n(ww * 0.14)} ${n(yy - h * 0.4)} ${n(ww * 0.3)} ${n(yy - h * 0.16)} ${n(ww / 2 + 8)} ${n(yy)}H${n(ww * 0.2)}C${n(ww * 0.12)} ${n(yy - h * 0.2)} ${n(ww * 0.04)} ${n(yy - h * 0.4)} 0 ${n(yy - h * 0.6)}z`,
            c.shade,
          ) +
          line(
            `M${n(-ww / 2 - 14)} ${n(yy - 8)}q0 8 8 8C${n(-ww * 0.3)} ${n(yy - h * 0.16)} ${n(-ww * 0.14)} ${n(yy - h * 0.4)} 0 ${n(yy - h * 0.6)}C${n(ww * 0.14)} ${n(yy - h * 0.4)} ${n(ww * 0.3)} ${n(yy - h * 0.16)} ${n(ww / 2 + 6)} ${n(yy)}q8 0 8-8M0 ${n(yy - h * 0.6)}q-2-12 5-20`,
            c.gold,
            4,
          )
        );
      })
      .join('') +
      rect(-w * 0.42, 0, w * 0.84, h * 0.4, c.wall) +
      rect(w * 0.1, 0, w * 0.32, h * 0.4, c.wallShade),
  );
}
