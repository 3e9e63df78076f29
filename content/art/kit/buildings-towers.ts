import { type Curve, rng } from './chance.ts';
import { i0, n, type Point, poly } from './geometry.ts';
import { disc, line, path } from './marks.ts';
import { W } from './poster.ts';

/** A tower's outline, bottom to top: half its width, and the height there. */
export type Profile = readonly (readonly [halfWidth: number, height: number])[];

/** Symmetric tower; the right part is shaded. */
export function tower(
  cx: number,
  base: number,
  prof: Profile,
  fill: string,
  shade?: string,
  split = 0.12,
): string {
  const side = (t: number) => prof.map(([w, h]): Point => [cx + w * t, base - h]);
  const right = side(1).reverse();
  const dark = shade ? path(poly([...side(split), ...right]), shade) : '';
  return path(poly([...side(-1), ...right]), fill) + dark;
}

/** A dome, round or (onion > 0) swelling, with a ball on its tip. */
export function dome(
  cx: number,
  y: number,
  r: number,
  h: number,
  fill: string,
  shade?: string,
  { tip = 1, onion = 0 } = {},
): string {
  const o = onion * r;
  const foot = `${n(cx + r)} ${n(y)}z`;
  const top = `${n(cx)} ${n(y - h)}`;
  const up = `C${n(cx - r - o)} ${n(y - h * 0.62)} ${n(cx - r * 0.42)} ${n(y - h * 0.92)} ${top}`;
  const down = `C${n(cx + r * 0.42)} ${n(y - h * 0.92)} ${n(cx + r + o)} ${n(y - h * 0.62)} ${foot}`;
  const inner = `C${n(cx + r * 0.5)} ${n(y - h * 0.5)} ${n(cx + r * 0.3)} ${n(y - h * 0.85)} ${top}`;
  const dark = shade ? path(`M${n(cx + r * 0.1)} ${n(y)}${inner}${down}`, shade) : '';
  const thick = Math.max(1.6, r * 0.05);
  const rod = line(`M${top}v${n(-r * 0.34 * tip)}`, fill, thick);
  const ball = disc(cx, y - h - r * 0.12 * tip, thick, fill);
  return path(`M${n(cx - r)} ${n(y)}${up}${down}`, fill) + dark + (tip ? rod + ball : '');
}

interface SkylineOptions {
  readonly x0?: number;
  readonly x1?: number;
  readonly wMin?: number;
  readonly wMax?: number;
  /** The colour of lit windows. */
  readonly lights?: string;
  /** How high the city may be at a share of the sheet's width. */
  readonly env?: Curve;
}

/** A row of houses in one piece. */
export function skyline(
  seed: string,
  base: number,
  hMin: number,
  hMax: number,
  fill: string,
  { x0 = -20, x1 = W + 20, wMin = 24, wMax = 64, lights = '', env }: SkylineOptions = {},
): string {
  const r = rng(seed);
  let x = x0;
  let d = `M${x0} ${base}`;
  let l = '';
  while (x < x1) {
    const w = wMin + r() * (wMax - wMin);
    const e = env ? env((x + w / 2) / W) : 1;
    const h = (hMin + (hMax - hMin) * r() ** 1.6) * e;
    const k = r();
    d += `L${i0(x)} ${i0(base)}V${i0(base - h)}`;
    if (k < 0.2) {
      d += `l${i0(w / 2)} ${i0(-w * 0.35)}l${i0(w / 2)} ${i0(w * 0.35)}`;
    } else if (k < 0.34) {
      d += `h${i0(w * 0.2)}v-14h${i0(w * 0.25)}v-26h3v26h${i0(w * 0.25)}v14h${i0(w * 0.25)}`;
    } else if (k < 0.45) {
      d += `l${i0(w)} ${i0(-w * 0.3)}`;
    } else {
      d += `h${i0(w)}`;
    }
    d += `V${i0(base)}`;
    if (lights) {
      for (let y = base - h + 12; y < base - 10; y += 13) {
        for (let q = x + 6; q < x + w - 6; q += 9) {
          if (r() < 0.22) {
            l += `M${i0(q)} ${i0(y)}h4v5h-4z`;
          }
        }
      }
    }
    x += w + (r() < 0.3 ? r() * 6 : 0);
  }
  return path(`${d}z`, fill) + (l ? path(l, lights, 'opacity=".8"') : '');
}
