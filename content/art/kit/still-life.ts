import type { Seeded } from './chance.ts';
import { type Colours, mix } from './colour.ts';
import { n } from './geometry.ts';
import { disc, g, line, path, rect } from './marks.ts';
import { H, W } from './poster.ts';
import { fade } from './texture.ts';

const shadowInk = '#3a1f24';

/** A thing lying on a table: its shadow, then itself, turned by `angle` at x, y. */
export function lying(
  x: number,
  y: number,
  angle: number,
  outline: string,
  inner: string,
  lift = 20,
): string {
  const turn = (-angle * Math.PI) / 180;
  const dx = lift * 0.8 * Math.cos(turn) - lift * Math.sin(turn);
  const dy = lift * 0.8 * Math.sin(turn) + lift * Math.cos(turn);
  return g(
    `translate(${n(x)} ${n(y)}) rotate(${angle})`,
    g(`translate(${n(dx)} ${n(dy)})`, path(outline, shadowInk, 'opacity=".24"')) + inner,
  );
}

/** A rectangle with rounded corners as a path, its middle at 0. */
export function card(w: number, h: number, r: number): string {
  const x = n(w / 2 - r);
  const y = n(h / 2 - r);
  return `M-${x}-${n(h / 2)}H${x}q${r} 0 ${r} ${r}V${y}q0 ${r}-${r} ${r}H-${x}q-${r} 0-${r}-${r}V-${y}q0-${r} ${r}-${r}z`;
}

/** Bars that stand for lines of writing. */
export const writing = (
  rows: readonly (readonly [x: number, y: number, w: number])[],
  h: number,
  fill: string,
): string => path(rows.map(([x, y, w]) => `M${n(x)} ${n(y)}h${n(w)}v${h}h${n(-w)}z`).join(''), fill);

/** A cup of tea on its saucer, from above, its middle at 0; about 250 across. */
export function teaCup(c: Colours<'cup' | 'rim' | 'tea' | 'light'>): string {
  return (
    g('translate(18 24)', disc(0, 0, 124, shadowInk, 'opacity=".24"')) +
    disc(0, 0, 124, c.cup) +
    disc(0, 0, 102, c.rim) +
    path('M66-26q52-18 58 14t-56 28z', c.cup) +
    disc(0, 0, 78, c.cup) +
    disc(0, 0, 65, c.tea) +
    path('M-40-18q18-28 56-24q-34 6-44 32z', c.light) +
    path('M-52 20a56 56 0 0 0 90 20a66 66 0 0 1-90-20z', c.light, 'opacity=".5"')
  );
}

/** A pen lying along x, 250 long. */
export function pen(c: Colours<'body' | 'shade' | 'metal'>): string {
  return (
    path('M-104-9H96V9H-104q-10 0-10-9t10-9z', c.body) +
    path('M-112 1H96V9H-104q-8 0-8-8z', c.shade) +
    path('M96-9L136-2V2L96 9z', c.metal) +
    path('M-100-14H-26V-9H-100zM84-9H92V9H84z', c.metal)
  );
}

/** A round rubber-stamp mark, its middle at 0. */
export const stampMark = (r: number, ink: string): string =>
  `<g fill="none" stroke="${ink}"><circle r="${r}" stroke-width="6"/><circle r="${n(r * 0.78)}" stroke-width="3"/></g>` +
  path('M-44-12H44V12H-44z', ink, `transform="scale(${n(r / 62)})"`) +
  line(`M${n(-r * 0.4)} ${n(-r * 0.42)}H${n(r * 0.4)}M${n(-r * 0.4)} ${n(r * 0.42)}H${n(r * 0.4)}`, ink, 4);

/** An aircraft from above, flying right, 52 long, its middle at 0. */
export const planeAbove = (fill: string, e = ''): string =>
  path(
    'M26 0C22-4 14-4 6-4L-8-22H-13L-6-4H-17L-22-11H-26L-23 0L-26 11H-22L-17 4H-6L-13 22H-8L6 4C14 4 22 4 26 0z',
    fill,
    e,
  );

/** A table top in slanting planks of light. */
export function tableTop(r: Seeded, col: string, light: string, dark: string): string {
  return (
    rect(0, 0, W, H, col) +
    path('M0 0H430L210 800H0z', light) +
    path('M760 0H1200V210L1030 800H540z', mix(col, light, 0.45)) +
    fade(r, H, -320, 300, dark, { w: 2.4 })
  );
}
