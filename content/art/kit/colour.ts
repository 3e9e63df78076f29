import { nth } from './list.ts';

/** The colours a part is painted with, by what they paint. */
export type Colours<Name extends string> = Readonly<Record<Name, string>>;

type Triple = readonly [number, number, number];

function lin(value: number): number {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function gam(c: number): number {
  const s = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, s)));
}

/** From a hex colour to OKLab, where mixes stay clean. */
function lab(h: string): Triple {
  const v = parseInt(h.slice(1), 16);
  const r = lin(v >> 16);
  const g = lin((v >> 8) & 255);
  const b = lin(v & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function unlab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    '#' +
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
      .map((c) => gam(c).toString(16).padStart(2, '0'))
      .join('')
  );
}

/** The colour at `t` between two. */
export function mix(a: string, b: string, t: number): string {
  const x = lab(a);
  const y = lab(b);
  return unlab([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** The same hue, lighter (d > 0) or darker. */
export function tone(c: string, d: number): string {
  const [lightness, a, b] = lab(c);
  return unlab([Math.min(1, Math.max(0, lightness + d)), a, b]);
}

/** `count` colours spread evenly over the stops. */
export function ramp(stops: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, k) => {
    const t = count < 2 ? 0 : (k / (count - 1)) * (stops.length - 1);
    const i = Math.min(stops.length - 2, Math.floor(t));
    return mix(nth(stops, i), nth(stops, i + 1), t - i);
  });
}
