import { fbm, rng } from './chance.ts';
import { type Colours, mix } from './colour.ts';
import { i0, type Point, spline } from './geometry.ts';
import { land } from './land.ts';
import { nth } from './list.ts';
import { path } from './marks.ts';
import { H, type Poster, W } from './poster.ts';

/** Rounded tea hill with rows that follow its contour; lo and hi: where its rows are worth drawing. */
export function teaHill(
  P: Poster,
  seed: string,
  cx: number,
  top: number,
  w: number,
  drop: number,
  c: Colours<'top' | 'side' | 'gap'>,
  { rows = 11, s0 = 9, s1 = 34, bow = 1, lo = 0, hi = W } = {},
): string {
  const r = rng(seed);
  const yr = (x: number, t: number) =>
    top + drop * t ** 1.35 + bow * ((x - cx) / w) ** 2 * 340 * (1 - t * 0.45);
  const edge: Point[] = [];
  for (let x = -40; x <= W + 40; x += 60) {
    edge.push([x, yr(x, 0)]);
  }
  const clipD = `${spline(edge, { f: i0 })}V${H + 9}H-40z`;
  let side = '';
  let t1 = '';
  let t2 = '';
  for (let k = 0; k < rows; k++) {
    const t = (k + 0.35) / rows;
    const s = s0 + (s1 - s0) * t;
    let x = lo - r() * s;
    const st = 230;
    let X = Math.round(x);
    let Y = Math.round(yr(x, t));
    let d = `M${X} ${Y}`;
    const sx = x;
    while (x < hi && (Y < H + s || x < cx)) {
      x += s * (0.8 + r() * 0.55);
      const nx = Math.round(x);
      const ny = Math.round(yr(x, t) + (r() - 0.5) * s * 0.1);
      const dx = nx - X;
      const dy = ny - Y;
      d += `q${i0(dx / 2)} ${i0(dy / 2 - s * 0.52)} ${dx} ${dy}`;
      X = nx;
      Y = ny;
    }
    const lowr = (off: number) => {
      const p: Point[] = [];
      for (let q = X; q > sx; q -= st) {
        p.push([q, yr(q, t) + off]);
      }
      p.push([sx, yr(sx, t) + off]);
      return p;
    };
    const p = lowr(s * 0.26);
    const q = lowr(s * 0.62).reverse();
    const seg = `${spline(p, { f: i0, move: false })}z`;
    if (k % 2) {
      t1 += d + seg;
    } else {
      t2 += d + seg;
    }
    side += `${spline(q, { f: i0 }) + spline(lowr(s * 0.1), { f: i0, move: false })}z`;
  }
  return P.clip(
    clipD,
    path(clipD, c.gap) + path(side, c.side) + path(t1, c.top) + path(t2, mix(c.top, c.side, 0.16)),
  );
}

interface TerraceColours {
  /** From the farthest step to the nearest. */
  readonly riser: readonly string[];
  readonly rim: string;
  /** By turns. */
  readonly field: readonly string[];
  readonly water: string;
}

/** Rice terraces: nested contour steps; every `wet`-th one holds sky. */
export function terraces(
  seed: string,
  y0: number,
  y1: number,
  count: number,
  c: TerraceColours,
  { amp = 70, freq = 1 / 330, wet = 3, x0 = -40, x1 = W + 40, tilt = 0 } = {},
): string {
  const f = fbm(seed, 2);
  let s = '';
  const yk = (x: number, k: number) => {
    const t = k / count;
    return (
      y0 +
      (y1 - y0) * t ** 1.6 +
      f(x * freq + t * 0.8) * amp * (0.45 + 1.15 * t) +
      tilt * (x / W - 0.5) * (1 - t)
    );
  };
  for (let k = 0; k < count; k++) {
    const p: Point[] = [];
    for (let x = x0; x <= x1 + 100; x += 118) {
      p.push([x, yk(x, k)]);
    }
    const th = 3 + (15 * k) / count;
    const riser = Math.min(c.riser.length - 1, Math.floor((k / count) * c.riser.length));
    const rim = p.map((q): Point => [q[0], q[1] + th * 0.45]).reverse();
    const field = k % wet === 1 ? c.water : nth(c.field, k % c.field.length);
    s += land(p, nth(c.riser, riser));
    s += path(`${spline(p, { f: i0 }) + spline(rim, { f: i0, move: false })}z`, c.rim);
    s += land(
      p.map((q) => [q[0], q[1] + th]),
      field,
    );
  }
  return s;
}
