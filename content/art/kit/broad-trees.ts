import { rng, type Seeded } from './chance.ts';
import type { Colours } from './colour.ts';
import { trunk } from './fronds.ts';
import { n, type Point, TAU } from './geometry.ts';
import { line, path } from './marks.ts';
import { clump } from './trees.ts';

/** A cloud of leaves: a bumpy ellipse. */
export function leafCloud(r: Seeded, cx: number, cy: number, w: number, h: number, col: string): string {
  const m = 9 + Math.round(w / 26);
  const p: Point[] = [];
  for (let k = 0; k < m; k++) {
    const a = (k / m) * TAU;
    const reach = 0.88 + r() * 0.2;
    p.push([cx + Math.cos(a) * w * reach, cy + Math.sin(a) * h * reach * (Math.sin(a) > 0 ? 0.8 : 1)]);
  }
  return path(clump([...p, ...p.slice(0, 1)]), col);
}

interface BroadTreeOptions {
  /** Half the crown's width, as a share of the height. */
  readonly spread?: number;
  /** How far the trunk leans at its top. */
  readonly lean?: number;
  /** Where the crown begins, as a share of the height. */
  readonly fork?: number;
}

/** A broad tree: forked trunk, and a crown of leaf clouds lit from the left above. */
export function broadTree(
  seed: string,
  x: number,
  y: number,
  h: number,
  c: Colours<'trunk' | 'leaf' | 'back' | 'light'>,
  { spread = 0.42, lean = 0, fork = 0.4 }: BroadTreeOptions = {},
): string {
  const r = rng(seed);
  const w = h * spread;
  const fx = x + lean * 0.7;
  const fy = y - h * fork;
  const bough = (dx: number, dy: number) =>
    `M${n(fx)} ${n(fy + h * 0.04)}q${n(dx * 0.3)} ${n(-dy * 0.6)} ${n(dx)} ${n(-dy)}`;
  const cloud = (dx: number, dy: number, cw: number, ch: number, col: string) =>
    leafCloud(r, x + lean + dx * w, y - dy * h, cw * w, ch * h, col);
  return (
    cloud(-0.5, 0.6, 0.5, 0.13, c.back) +
    cloud(0.55, 0.58, 0.5, 0.14, c.back) +
    cloud(0.1, 0.78, 0.62, 0.18, c.back) +
    path(trunk(x, y, h * (fork + 0.08), lean * 0.75, h * 0.075, h * 0.045), c.trunk) +
    line(bough(-w * 0.5, h * 0.2) + bough(w * 0.52, h * 0.2) + bough(0, h * 0.32), c.trunk, n(h * 0.026)) +
    cloud(-0.52, 0.68, 0.46, 0.13, c.leaf) +
    cloud(0.5, 0.68, 0.5, 0.13, c.leaf) +
    cloud(0, 0.84, 0.5, 0.15, c.leaf) +
    cloud(-0.02, 0.6, 0.34, 0.08, c.leaf) +
    cloud(-0.6, 0.735, 0.26, 0.055, c.light) +
    cloud(-0.1, 0.93, 0.3, 0.055, c.light) +
    cloud(0.38, 0.755, 0.24, 0.045, c.light)
  );
}

/** A pine that stands alone: tiers of drooping boughs, narrower toward the top. */
export function pine(seed: string, x: number, y: number, h: number, fill: string, light?: string): string {
  const r = rng(seed);
  const tiers = 7;
  let d = `M${n(x - h * 0.016)} ${n(y)}V${n(y - h * 0.3)}H${n(x + h * 0.016)}V${n(y)}z`;
  let lit = '';
  for (let k = 0; k < tiers; k++) {
    const t = k / tiers;
    const foot = y - h * (0.12 + 0.8 * t);
    const top = foot - h * 0.22 * (1 - t * 0.35);
    const left = h * 0.21 * (1 - t * 0.82) * (0.85 + r() * 0.3);
    const right = h * 0.21 * (1 - t * 0.82) * (0.85 + r() * 0.3);
    const sag = h * 0.025;
    const under = `Q${n(x)} ${n(foot - sag)} ${n(x - left)} ${n(foot)}`;
    d += `M${n(x - left)} ${n(foot)}Q${n(x - left * 0.3)} ${n(foot - sag * 2)} ${n(x)} ${n(top)}`;
    d += `Q${n(x + right * 0.3)} ${n(foot - sag * 2)} ${n(x + right)} ${n(foot)}${under}z`;
    lit += `M${n(x - left)} ${n(foot)}Q${n(x - left * 0.3)} ${n(foot - sag * 2)} ${n(x)} ${n(top)}`;
    lit += `Q${n(x - left * 0.2)} ${n(foot - sag)} ${n(x - left)} ${n(foot)}z`;
  }
  return path(d, fill) + (light ? path(lit, light) : '');
}
