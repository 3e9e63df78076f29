import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n, TAU } from './geometry.ts';
import { disc, line, path } from './marks.ts';

/** Burj-like stepped needle, foot at 0,0, h tall. */
export function needle(h: number, c: Colours<'fill' | 'shade' | 'light'>): string {
  const s = [
    [0.075, 0.0, 0.2],
    [0.066, 0.2, 0.33],
    [0.056, 0.33, 0.45],
    [0.046, 0.45, 0.56],
    [0.036, 0.56, 0.66],
    [0.027, 0.66, 0.75],
    [0.018, 0.75, 0.83],
    [0.01, 0.83, 0.9],
    [0.005, 0.9, 1],
  ] as const;
  let a = '';
  let b = '';
  let e = '';
  s.forEach(([w, y0, y1], k) => {
    const l = w * h * (k % 2 ? 0.86 : 1);
    const q = w * h * (k % 2 ? 1 : 0.86);
    a += `M${n(-l)} ${n(-y0 * h)}V${n(-y1 * h)}H${n(q)}V${n(-y0 * h)}z`;
    b += `M${n(q * 0.15)} ${n(-y0 * h)}V${n(-y1 * h)}H${n(q)}V${n(-y0 * h)}z`;
    if (k < 7) {
      e += `M${n(-l * 0.55)} ${n(-y0 * h)}V${n(-y1 * h + 4)}M${n(-l * 0.15)} ${n(-y0 * h)}V${n(-y1 * h + 4)}`;
    }
  });
  return path(a, c.fill) + path(b, c.shade) + line(e, c.light, 1.6, 'opacity=".6"');
}

/** Sail-shaped hotel. */
export function sailTower(h: number, c: Colours<'fill' | 'shade' | 'light'>): string {
  return (
    path(
      `M${n(-h * 0.17)} 0L${n(-h * 0.17)} ${n(-h * 0.9)}C${n(h * 0.1)} ${n(-h * 0.74)} ${n(h * 0.26)} ${n(-h * 0.4)} ${n(h * 0.28)} 0z`,
      c.fill,
    ) +
    path(
      `M${n(-h * 0.02)} 0C${n(h * 0.04)} ${n(-h * 0.3)} ${n(-h * 0.04)} ${n(-h * 0.66)} ${n(-h * 0.17)} ${n(-h * 0.9)}C${n(h * 0.1)} ${n(-h * 0.74)} ${n(h * 0.26)} ${n(-h * 0.4)} ${n(h * 0.28)} 0z`,
      c.shade,
    ) +
    line(
      [0.12, 0.24, 0.36, 0.48, 0.6]
        .map(
          (t) =>
            `M${n(-h * 0.02 - h * 0.04 * t)} ${n(-h * t)}L${n(h * (0.28 - 0.16 * t * t - 0.06 * t))} ${n(-h * t)}`,
        )
        .join(''),
      c.light,
      2,
      'opacity=".6"',
    ) +
    line(`M${n(-h * 0.17)} 0V${n(-h * 1.06)}`, c.fill, n(h * 0.018)) +
    path(`M${n(-h * 0.17)} ${n(-h * 0.8)}h${n(-h * 0.09)}v${n(-h * 0.02)}h${n(h * 0.09)}z`, c.fill)
  );
}

/** One twin tower of Kuala Lumpur. */
export function petronas(h: number, c: Colours<'fill' | 'shade' | 'light'>): string {
  const w = h * 0.1;
  const k = (v: number) => v * h;
  const s = tower(
    0,
    0,
    [
      [w, 0],
      [w, k(0.5)],
      [w * 0.86, k(0.505)],
      [w * 0.86, k(0.61)],
      [w * 0.7, k(0.615)],
      [w * 0.7, k(0.69)],
      [w * 0.54, k(0.695)],
      [w * 0.54, k(0.755)],
      [w * 0.38, k(0.76)],
      [w * 0.34, k(0.8)],
      [w * 0.16, k(0.83)],
      [w * 0.1, k(0.86)],
      [w * 0.03, k(0.865)],
      [w * 0.02, k(1)],
    ],
    c.fill,
    c.shade,
    0.25,
  );
  let d = '';
  let e = '';
  for (let y = 0.02; y < 0.78; y += 0.019) {
    const ww = y < 0.5 ? w : y < 0.61 ? w * 0.86 : y < 0.69 ? w * 0.7 : y < 0.755 ? w * 0.54 : w * 0.34;
    d += `M${n(-ww)} ${n(-k(y))}H${n(ww * 0.25)}`;
    e += `M${n(ww * 0.25)} ${n(-k(y))}H${n(ww)}`;
  }
  return (
    s +
    line(d, c.light, n(h * 0.0045), 'stroke-linecap="butt" opacity=".85"') +
    line(e, c.light, n(h * 0.0045), 'opacity=".35"') +
    disc(0, -k(0.868), w * 0.1, c.light)
  );
}

/** A great wheel with pods, its hub at cx, cy. */
export function ferris(
  cx: number,
  cy: number,
  R: number,
  base: number,
  c: Colours<'rim' | 'spoke' | 'pod'>,
  pods = 28,
): string {
  let d = '';
  let e = '';
  for (let k = 0; k < pods; k++) {
    const a = (k / pods) * TAU + 0.05;
    d += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * R * 0.95)} ${n(cy + Math.sin(a) * R * 0.95)}`;
    const x = cx + Math.cos(a) * R * 1.055;
    const y = cy + Math.sin(a) * R * 1.055;
    const q = R * 0.036;
    e += `M${n(x - q)} ${n(y)}a${n(q)} ${n(q * 1.25)} 0 1 1 ${n(2 * q)} 0a${n(q)} ${n(q * 1.25)} 0 1 1 ${n(-2 * q)} 0`;
  }
  return (
    line(d, c.spoke, 1.2) +
    `<g fill="none" stroke="${c.rim}"><circle cx="${cx}" cy="${cy}" r="${R}" stroke-width="${n(R * 0.026)}"/><circle cx="${cx}" cy="${cy}" r="${n(R * 0.94)}" stroke-width="${n(R * 0.012)}"/></g>` +
    path(e, c.pod) +
    line(
      `M${cx} ${cy}L${n(cx - R * 0.34)} ${base}M${cx} ${cy}L${n(cx + R * 0.34)} ${base}`,
      c.rim,
      n(R * 0.045),
    ) +
    disc(cx, cy, R * 0.06, c.rim)
  );
}
