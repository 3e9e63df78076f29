import type { Colours } from './colour.ts';
import { disc, g, line, path } from './marks.ts';

/** A double-decker, 142 long, wheels on 0. */
export function bus(c: Colours<'red' | 'redShade' | 'glass' | 'glassDark' | 'trim' | 'ink'>): string {
  return (
    path('M-70 0V-76q0-10 10-10H62q10 0 10 10V0z', c.red) +
    path('M20-86H62q10 0 10 10V0H20z', c.redShade) +
    path(
      'M-60-76h20v20h-20zM-34-76h20v20h-20zM-8-76h20v20H-8zM18-76h20v20H18zM44-76h20v20H44zM-60-38h20v18h-20zM-34-38h20v18h-20zM-8-38h20v18H-8zM18-38h20v18H18z',
      c.glass,
    ) +
    path('M44-40h20V0H44z', c.glassDark) +
    line('M-70-48H72', c.trim, 3) +
    disc(-40, 0, 11, c.ink) +
    disc(28, 0, 11, c.ink) +
    disc(-40, 0, 4.5, c.trim) +
    disc(28, 0, 4.5, c.trim)
  );
}

/** Passenger train, cars of 150, engine on the right; rails at 0. */
export function train(c: Colours<'body' | 'band' | 'glass' | 'engine' | 'ink'>, cars = 4): string {
  let s = '';
  for (let k = 0; k < cars; k++) {
    const x = -k * 156 - 156;
    s +=
      path(`M${x} -10V-58q0-8 8-8h132q8 0 8 8V-10z`, c.body) +
      path(`M${x} -30h148v7H${x}z`, c.band) +
      path([0, 1, 2, 3, 4].map((q) => `M${x + 12 + q * 26} -54h18v16h-18z`).join(''), c.glass) +
      disc(x + 26, -6, 8, c.ink) +
      disc(x + 122, -6, 8, c.ink);
  }
  return (
    s +
    path('M0-10V-66H86C120-66 146-46 156-22V-10z', c.engine) +
    path('M0-30H150L154-23H0z', c.band) +
    path('M92-58C112-56 124-48 132-40H92zM14-56h24v18H14zM50-56h24v18H50z', c.glass) +
    disc(30, -6, 8, c.ink) +
    disc(116, -6, 8, c.ink)
  );
}

/** An aircraft with the trail behind it. */
export function planeTrail(x: number, y: number, ang: number, len: number, col: string, s = 1): string {
  return g(
    `translate(${x} ${y}) rotate(${ang})`,
    `<path d="M-26-1.2L${-len} -4V4L-26 1.2z" fill="${col}" opacity=".55"/>` +
      g(
        `scale(${s})`,
        path(
          'M26 0C22-4 14-4 6-4L-8-22H-13L-6-4H-17L-22-11H-26L-23 0L-26 11H-22L-17 4H-6L-13 22H-8L6 4C14 4 22 4 26 0z',
          col,
        ),
      ),
  );
}
