import { rng, type Seeded } from './chance.ts';
import { n, type Point, spline } from './geometry.ts';
import { nth } from './list.ts';
import { path } from './marks.ts';

interface FrondOptions {
  readonly droop?: number;
  readonly width?: number;
  readonly teeth?: number;
}

/** A polygon in whole steps, always wound the same way, so that pieces may overlap in one path. */
function wound(corners: readonly Point[]): string {
  const area = corners.reduce((sum, q, i) => {
    const e = nth(corners, (i + 1) % corners.length);
    return sum + q[0] * e[1] - e[0] * q[1];
  }, 0);
  const p = area < 0 ? corners.slice().reverse() : corners;
  let d = '';
  let x = 0;
  let y = 0;
  p.forEach((q, i) => {
    const X = Math.round(q[0]);
    const Y = Math.round(q[1]);
    const gap = i === 1 ? 'l' : X - x < 0 ? '' : ' ';
    d += i ? gap + (X - x) + (Y - y < 0 ? '' : ' ') + (Y - y) : `M${X} ${Y}`;
    x = X;
    y = Y;
  });
  return `${d}z`;
}

/** One feather frond: a tapered spine and separate leaflets, all wound the same way so that fronds may overlap in one path. */
export function frond(
  r: Seeded,
  x: number,
  y: number,
  len: number,
  ang: number,
  { droop = 0.5, width = 0.3, teeth = len < 60 ? 6 : len < 110 ? 9 : 13 }: FrondOptions = {},
): string {
  const sp = (t: number): Point => [
    x + Math.cos(ang) * len * t,
    y + Math.sin(ang) * len * t + droop * len * t * t,
  ];
  const S = Math.cos(ang) >= 0 ? 1 : -1;
  const dir = (t: number): Point => {
    const p = sp(t);
    const q = sp(t + 0.01);
    const m = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [(q[0] - p[0]) / m, (q[1] - p[1]) / m];
  };
  const a: Point[] = [];
  const b: Point[] = [];
  const w0 = Math.max(1.2, len * 0.018);
  for (let k = 0; k <= 5; k++) {
    const t = k / 5;
    const p = sp(t);
    const u = dir(t);
    const w = w0 * (1.15 - t);
    a.push([p[0] + u[1] * w, p[1] - u[0] * w]);
    b.push([p[0] - u[1] * w, p[1] + u[0] * w]);
  }
  let d = wound([...a, ...b.reverse()]);
  const st = 0.9 / teeth;
  for (let k = 0; k < teeth; k++) {
    const t = 0.08 + st * k;
    const p = sp(t);
    const q = sp(Math.min(1, t + st * 0.92));
    const u = dir(t);
    const wl = width * len * Math.sin(Math.PI * (t * 0.78 + 0.16)) ** 0.8 * (0.88 + r() * 0.24);
    const nx = -u[1] * S;
    const ny = u[0] * S;
    const under: Point = [
      p[0] + u[0] * wl * 1.0 - nx * wl * 0.5,
      p[1] + u[1] * wl * 1.0 - ny * wl * 0.5 + wl * 0.1,
    ];
    const over: Point = [
      p[0] + u[0] * wl * 0.75 + nx * wl * 0.8,
      p[1] + u[1] * wl * 0.75 + ny * wl * 0.8 + wl * 0.22,
    ];
    d += wound([p, q, under]) + wound([p, q, over]);
  }
  return d + wound([sp(0.9), [sp(0.95)[0] + 1, sp(0.95)[1] + 2], sp(1.08)]);
}

/** Fronds at these angles from one point. */
export function feather(
  r: Seeded,
  x: number,
  y: number,
  len: number,
  angs: readonly number[],
  o: FrondOptions,
  jitter = 0.12,
): string {
  const one = (a: number) => frond(r, x, y, len * (0.85 + r() * 0.25), a + (r() - 0.5) * jitter, o);
  return angs.map(one).join('');
}

/** A trunk that leans and tapers, as a path. */
export function trunk(
  x: number,
  y: number,
  h: number,
  lean: number,
  w0: number,
  w1: number,
  bend = 0.5,
): string {
  const L: Point[] = [];
  const R: Point[] = [];
  for (let k = 0; k <= 6; k++) {
    const t = k / 6;
    const xx = x + lean * (t * (1 - bend) + t * t * bend);
    const w = (w0 + (w1 - w0) * t ** 0.6) / 2 + (k === 0 ? w0 * 0.25 : 0);
    L.push([xx - w, y - h * t]);
    R.push([xx + w, y - h * t]);
  }
  return `${spline(L, { f: n }) + spline(R.reverse(), { move: false })}z`;
}

/** Nipa: fronds straight from the mud. */
export function nipa(seed: string, x: number, y: number, len: number, fill: string): string {
  const r = rng(seed);
  return path(
    feather(
      r,
      x,
      y,
      len,
      [-2.6, -2.2, -1.85, -1.57, -1.25, -0.95, -0.5],
      { droop: 0.38, width: 0.17, teeth: 10 },
      0.2,
    ),
    fill,
  );
}
