import { rng, type Seeded } from './chance.ts';
import type { Colours } from './colour.ts';
import { trunk } from './fronds.ts';
import { i0, n, type Point, TAU } from './geometry.ts';
import { nth } from './list.ts';
import { line, path } from './marks.ts';

/** Shade tree of a tea garden: thin forked trunk, flat feathery layers. */
export function shadeTree(
  seed: string,
  x: number,
  y: number,
  h: number,
  c: Colours<'trunk' | 'leaf' | 'back'>,
): string {
  const r = rng(seed);
  const w = h * 0.5;
  const o = line(
    `M${n(x)} ${n(y)}q${n(h * 0.02)} ${n(-h * 0.35)} ${n(-h * 0.015)} ${n(-h * 0.78)}M${n(x)} ${n(y - h * 0.5)}q${n(h * 0.05)} ${n(-h * 0.16)} ${n(w * 0.36)} ${n(-h * 0.24)}M${n(x)} ${n(y - h * 0.55)}q${n(-h * 0.06)} ${n(-h * 0.1)} ${n(-w * 0.36)} ${n(-h * 0.22)}`,
    c.trunk,
    n(h * 0.026),
  );
  const blob = (bx: number, by: number, bw: number, bh: number, col: string) => {
    const m = 9;
    let d = `M${n(bx - bw)} ${n(by)}`;
    let px = bx - bw;
    let py = by;
    for (let k = 1; k <= m; k++) {
      const t = k / m;
      const qx = bx - bw + 2 * bw * t;
      const qy = by - bh * Math.sin(Math.PI * t) * (0.8 + r() * 0.4);
      const q = Math.hypot(qx - px, qy - py) * 0.62;
      d += `A${n(q)} ${n(q)} 0 0 1 ${n(qx)} ${n(qy)}`;
      px = qx;
      py = qy;
    }
    return path(`${d}Q${n(bx)} ${n(by + bh * 0.35)} ${n(bx - bw)} ${n(by)}z`, col);
  };
  return (
    o +
    blob(x + w * 0.34, y - h * 0.7, w * 0.5, h * 0.1, c.back) +
    blob(x - w * 0.36, y - h * 0.73, w * 0.5, h * 0.11, c.back) +
    blob(x + w * 0.02, y - h * 0.82, w * 0.62, h * 0.17, c.leaf) +
    blob(x - w * 0.1, y - h * 0.74, w * 0.36, h * 0.06, c.leaf)
  );
}

/** A closed line of bulging arcs from point to point. */
export function clump(p: readonly Point[]): string {
  const first = nth(p, 0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let k = 1; k < p.length; k++) {
    const from = nth(p, k - 1);
    const to = nth(p, k);
    const z = n(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.6);
    d += `A${z} ${z} 0 0 1 ${n(to[0])} ${n(to[1])}`;
  }
  return `${d}z`;
}

/** Mangrove: trunk, arching stilt roots, clumped crown. */
export function mangrove(
  seed: string,
  x: number,
  y: number,
  h: number,
  c: Colours<'root' | 'leaf'> & Partial<Colours<'back'>>,
  { spread = 0.55, crown = true } = {},
): string {
  const r = rng(seed);
  let d = '';
  let d2 = '';
  const ky = y - h * 0.3;
  for (let k = 0; k < 12; k++) {
    const sgn = k % 2 ? 1 : -1;
    const out = h * spread * (0.12 + 0.5 * r()) * sgn;
    const from = ky + h * 0.2 * r() - h * 0.06;
    const knee = `${n(x + out * 0.55)} ${n(from + h * 0.01)} ${n(x + out)} ${n(from + (y - from) * 0.35)}`;
    const foot = `${n(x + out * 1.08)} ${n(y + h * 0.015 * r())}`;
    const seg = `M${n(x + sgn * 2)} ${n(from)}C${knee} ${foot}`;
    if (k % 3) {
      d += seg;
    } else {
      d2 += seg;
    }
  }
  let o = line(d2, c.back || c.root, n(h * 0.02)) + line(d, c.root, n(h * 0.026));
  o +=
    path(trunk(x, ky + h * 0.06, h * 0.55, h * 0.05 * (r() - 0.5), h * 0.07, h * 0.035), c.root) +
    line(
      `M${n(x)} ${n(ky - h * 0.25)}q${n(h * 0.1)} ${n(-h * 0.1)} ${n(h * 0.2)} ${n(-h * 0.2)}M${n(x)} ${n(ky - h * 0.2)}q${n(-h * 0.1)} ${n(-h * 0.1)} ${n(-h * 0.19)} ${n(-h * 0.22)}`,
      c.root,
      n(h * 0.028),
    );
  if (!crown) {
    return o;
  }
  const cl = (cx: number, cy: number, R: number, col: string) => {
    const m = 13;
    const p: Point[] = [];
    for (let k = 0; k <= m; k++) {
      const a = (k / m) * TAU;
      const rr = R * (0.88 + r() * 0.22);
      p.push(k === m ? nth(p, 0) : [cx + Math.cos(a) * rr * 1.35, cy + Math.sin(a) * rr * 0.72]);
    }
    return path(clump(p), col);
  };
  return (
    o +
    cl(x - h * 0.2, y - h * 0.78, h * 0.17, c.back || c.leaf) +
    cl(x + h * 0.22, y - h * 0.76, h * 0.16, c.back || c.leaf) +
    cl(x, y - h * 0.88, h * 0.2, c.leaf) +
    cl(x - h * 0.1, y - h * 0.71, h * 0.1, c.leaf)
  );
}

/** Roots that stand up from the mud to breathe. */
export function breathers(r: Seeded, x0: number, x1: number, y: number, hMax: number, col: string): string {
  let d = '';
  for (let x = x0; x < x1; x += 7 + r() * 17) {
    const h = hMax * (0.35 + r() * 0.65);
    d += `M${i0(x)} ${i0(y + r() * 10)}l${n(h * 0.09)} ${n(-h)}l${n(h * 0.12)} ${n(h)}z`;
  }
  return path(d, col);
}

/** Casuarina (jhau): a slim trunk and a narrow, ragged cone of needles that hang; foot at 0, h tall. */
export function casuarina(seed: string, h: number, c: Colours<'trunk' | 'leaf' | 'back'>): string {
  const r = rng(seed);
  const tufts = (count: number, wide: number) => {
    let d = '';
    for (let k = 0; k < count; k++) {
      const t = 0.2 + 0.78 * (k / count);
      const way = k % 2 ? 1 : -1;
      const x = h * 0.07 * t * t;
      const y = -h * t - r() * h * 0.02;
      const reach = way * h * wide * (1.08 - t) ** 0.7 * (0.6 + r() * 0.5);
      const drop = h * (0.05 + r() * 0.05);
      d += `M${i0(x)} ${i0(y - h * 0.05)}Q${i0(x + reach * 0.7)} ${i0(y - h * 0.05)} ${i0(x + reach)} ${i0(y + drop)}`;
      d += `Q${i0(x + reach * 0.72)} ${i0(y + drop * 0.3)} ${i0(x + reach * 0.6)} ${i0(y + drop * 1.3)}`;
      d += `Q${i0(x + reach * 0.4)} ${i0(y + drop * 0.4)} ${i0(x)} ${i0(y + drop * 1.1)}z`;
    }
    return d;
  };
  const tip = `M${i0(h * 0.04)} ${i0(-h * 0.9)}Q${i0(h * 0.06)} ${i0(-h * 1.02)} ${i0(h * 0.09)} ${i0(-h * 1.08)}Q${i0(h * 0.1)} ${i0(-h)} ${i0(h * 0.09)} ${i0(-h * 0.9)}z`;
  return (
    path(tufts(14, 0.3), c.back) +
    path(trunk(0, 0, h * 0.96, h * 0.07, h * 0.045, h * 0.012), c.trunk) +
    path(tufts(24, 0.24) + tip, c.leaf)
  );
}
