import type { Colours } from './colour.ts';
import { at, line, path } from './marks.ts';

/** A trading dhow with two lateen sails, 400 long, water at 0, bow to the right. */
export function tradingDhow(c: Colours<'hull' | 'band' | 'sail' | 'shade' | 'rope'>): string {
  const sail = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      s,
      path('M-92-30C-60-120 20-260 112-330C116-200 92-90 60-14C10-2-50-10-92-30z', c.sail) +
        path('M112-330C116-200 92-90 60-14C44-10 28-9 10-10C60-90 96-200 112-330z', c.shade) +
        line('M-112-14L124-344', c.rope, 6) +
        line('M-64-66C-10-52 40-54 74-62M-26-132C20-120 60-120 92-130', c.shade, 2.4),
    );
  return (
    line('M30-40V-262M-112-54V-190', c.rope, 7) +
    sail(34, -34, 0.96) +
    sail(-112, -58, 0.58) +
    path(
      'M-196-96L-184-40C-176-10-150 10-110 12H84C140 6 180-40 226-104L206-92C160-52 120-40 60-40H-96L-110-70H-196z',
      c.hull,
    ) +
    path(
      'M-190-62L-108-58L-94-32H62C120-32 164-48 200-80C160-38 120-22 62-20H-104L-118-44L-186-46z',
      c.band,
    ) +
    path('M-192-92H-120V-82H-192z', c.band) +
    line('M190-84L246-118', c.rope, 6) +
    line('M30-262L236-112M30-262L-186-94', c.rope, 1.6)
  );
}
