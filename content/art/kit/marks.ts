import { n } from './geometry.ts';

/** Further attributes, set off by a space. */
const more = (extra: string): string => (extra ? ` ${extra}` : '');

/** A filled shape. */
export const path = (d: string, fill: string, x = ''): string => `<path d="${d}" fill="${fill}"${more(x)}/>`;

/** A stroke with round ends and joins, unless `x` says otherwise. */
export function line(d: string, stroke: string, w: number | string, x = ''): string {
  const cap = x.includes('linecap') ? '' : ' stroke-linecap="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${cap} stroke-linejoin="round"${more(x)}/>`;
}

/** A rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, e = ''): string =>
  `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"${more(e)}/>`;

/** A circle. */
export const disc = (x: number, y: number, r: number, fill: string, e = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more(e)}/>`;

/** A group moved by an SVG transform. */
export const g = (t: string, s: string, e = ''): string => `<g transform="${t}"${more(e)}>${s}</g>`;

/** A part placed at x, y in a size, turned round if `flip`. */
export const at = (x: number, y: number, s: number, inner: string, flip = false): string =>
  g(`translate(${n(x)} ${n(y)}) scale(${flip ? -s : s} ${s})`, inner);
