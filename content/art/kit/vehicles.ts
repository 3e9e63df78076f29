import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { disc, line, path } from './marks.ts';

/** Chander gari: the open jeep of the hills, 200 long, facing right, people standing in the back; wheels on 0. */
export function chanderGari(
  c: Colours<'body' | 'shade' | 'trim' | 'glass' | 'ink' | 'hair'>,
  clothes: readonly string[],
): string {
  const riders = clothes
    .map((col, k) => {
      const x = -76 + k * 27;
      const y = -112 - (k % 2) * 7;
      return (
        path(`M${x - 11} -60V${y + 18}C${x - 10} ${y + 8} ${x + 10} ${y + 8} ${x + 11} ${y + 18}V-60z`, col) +
        disc(x + 1, y, 9, c.hair)
      );
    })
    .join('');
  return (
    line('M-98-66V-124M-98-124H10M10-66V-124M-44-66V-124', c.trim, 4) +
    riders +
    path('M-104-72H10V-22H-104z', c.body) +
    path('M-104-38H10V-22H-104z', c.shade) +
    line('M-104-56H8', c.trim, 5) +
    path('M10-72L22-112H62L74-72z', c.body) +
    path('M20-74L28-104H58L66-74z', c.glass) +
    path('M10-72H74C92-70 102-64 104-50V-22H10z', c.body) +
    path('M10-38H104V-22H10z', c.shade) +
    path('M40-66H46V-26H40z', c.shade) +
    path('M96-56H106V-42H96z', c.trim) +
    path('M-108-26H112V-16H-108z', c.ink) +
    disc(-66, -18, 20, c.ink) +
    disc(66, -18, 20, c.ink) +
    disc(-66, -18, 8, c.trim) +
    disc(66, -18, 8, c.trim)
  );
}

/** A cabin that hangs from a cable at 0. */
export function cableCabin(s: number, c: Colours<'body' | 'shade' | 'glass' | 'arm'>): string {
  const k = (v: number) => n(v * s);
  return (
    line(`M${k(-12)} ${k(-1)}H${k(12)}M0 0V${k(26)}`, c.arm, k(4)) +
    path(
      `M${k(-22)} ${k(26)}H${k(22)}L${k(28)} ${k(46)}L${k(22)} ${k(72)}H${k(-22)}L${k(-28)} ${k(46)}z`,
      c.body,
    ) +
    path(`M${k(4)} ${k(26)}H${k(22)}L${k(28)} ${k(46)}L${k(22)} ${k(72)}H${k(4)}z`, c.shade) +
    path(`M${k(-19)} ${k(31)}H${k(19)}L${k(23)} ${k(47)}H${k(-23)}z`, c.glass)
  );
}
