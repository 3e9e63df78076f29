import { rng } from './chance.ts';
import type { Colours } from './colour.ts';
import { i0, type Point, poly } from './geometry.ts';
import { nth } from './list.ts';
import { path } from './marks.ts';

/** Faceted peak. c: {lit, shade, snow, snowShade}. */
export function peak(
  seed: string,
  cx: number,
  base: number,
  w: number,
  h: number,
  c: Colours<'lit' | 'shade'> & Partial<Colours<'snow' | 'snowShade'>>,
  { snow = 0.45, lean = 0.08 } = {},
): string {
  const r = rng(seed);
  const N = 7;
  const ax = cx + w * lean * (r() - 0.3);
  const ay = base - h;
  const L: Point[] = [[ax, ay]];
  const R: Point[] = [[ax, ay]];
  const M: Point[] = [[ax, ay]];
  for (let k = 1; k <= N; k++) {
    const t = k / N;
    const j = k < N ? 1 : 0;
    L.push([
      ax + (cx - w / 2 - ax) * t ** 0.92 + (r() - 0.5) * w * 0.05 * j,
      ay + h * t + (r() - 0.5) * h * 0.06 * j,
    ]);
    R.push([
      ax + (cx + w / 2 - ax) * t ** 0.92 + (r() - 0.5) * w * 0.05 * j,
      ay + h * t + (r() - 0.5) * h * 0.06 * j,
    ]);
    M.push([ax + w * 0.05 * t + (k % 2 ? 1 : -1) * w * (0.025 + r() * 0.035) * (0.5 + t), ay + h * t]);
  }
  const d = poly([...L.slice().reverse(), ...R.slice(1)], i0);
  const sh = poly([...M, ...R.slice().reverse()], i0);
  let s = path(d, c.lit) + path(sh, c.shade);
  // spurs: shade on the lit side, light on the shade side
  for (let k = 1; k < N - 1; k++) {
    const a = nth(M, k);
    const b = nth(M, k + 1);
    const q = k / N;
    s += path(
      poly([a, b, [b[0] - w * (0.05 + r() * 0.09) * (1 + q), b[1] + h * (0.03 + r() * 0.09)]], i0),
      c.shade,
    );
    s += path(
      poly(
        [
          [a[0] + w * 0.04, a[1] + h * 0.05],
          [a[0] + w * (0.08 + r() * 0.06) * (1 + q), a[1] + h * (0.14 + r() * 0.1)],
          [b[0] + w * 0.03, b[1] + h * 0.03],
        ],
        i0,
      ),
      c.lit,
      'opacity=".55"',
    );
  }
  if (snow && c.snow && c.snowShade) {
    const { snow: white, snowShade: blue } = c;
    const cut = (side: readonly Point[], t: number): Point => {
      const m = Math.min(N, t * N);
      const i = Math.min(N - 1, Math.floor(m));
      const from = nth(side, i);
      const to = nth(side, i + 1);
      return [from[0] + (to[0] - from[0]) * (m - i), from[1] + (to[1] - from[1]) * (m - i)];
    };
    const a = cut(L, snow);
    const b = cut(R, snow * 1.05);
    const edge: Point[] = [];
    const K = 9;
    for (let k = 1; k < K; k++) {
      const t = k / K;
      edge.push([
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + (k % 2 ? -1 : 1) * h * (0.04 + r() * 0.07),
      ]);
    }
    const top = Math.ceil(snow * N);
    const Lc = L.slice(0, top).reverse();
    const Rc = R.slice(0, top);
    const off = (p: Point) => Math.abs(p[0] - ax - w * 0.02);
    const mi = edge.reduce((m, e, k) => (off(e) < off(nth(edge, m)) ? k : m), 0);
    s += path(poly([a, ...Lc, ...Rc.slice(1), b, ...edge.slice().reverse()], i0), white);
    s += path(poly([...M.slice(0, top), ...edge.slice(mi), b, ...Rc.slice().reverse()], i0), blue);
    for (let k = 1; k < top; k++) {
      const from = nth(M, k);
      const to = cut(M, (k + 0.8) / N);
      const out: Point = [from[0] - w * (0.04 + r() * 0.05), from[1] + h * (0.09 + r() * 0.05)];
      s += path(poly([from, to, out], i0), blue);
    }
  }
  return s;
}
