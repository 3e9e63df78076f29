import type { Colours } from './colour.ts';
import { g, line, path } from './marks.ts';
import { dots } from './texture.ts';

/** Where a bird flies, how large, and how far it leans. */
type Bird = readonly [x: number, y: number, size: number, tilt?: number];

/** Birds far off, wings spread. */
export function birds(list: readonly Bird[], col: string): string {
  return list
    .map(([x, y, s, tilt = 0]) =>
      g(
        `translate(${x} ${y}) rotate(${tilt}) scale(${s})`,
        path('M-22-9C-14-13-5-9 0 0C4-10 14-16 24-11C15-10 8-5 2 5Q0 7-3 4C-7-4-13-8-22-9z', col),
      ),
    )
    .join('');
}

/** Spotted deer looking left, ground at 0. */
export function deer(c: Colours<'fur' | 'far' | 'spot' | 'horn'>, antler = true): string {
  return (
    path(
      'M-62-128C-52-136-40-134-34-124C-26-108-20-100-6-98C24-96 52-98 70-90C80-84 84-74 82-62L78-40L80-2H72L66-42C60-48 54-54 46-56C28-50 6-50-10-54L-14-38L-12-2H-20L-26-40L-32-58C-40-70-44-84-48-98L-66-102C-76-104-82-108-82-112L-70-122z',
      c.fur,
    ) +
    path('M-34-58L-40-2H-47L-45-40zM60-50L54-2H46L50-44z', c.far) +
    path('M-38-130C-30-142-22-144-18-142C-18-134-26-126-34-124z', c.fur) +
    path('M82-82C90-78 92-68 88-60C84-64 82-72 82-82z', c.spot) +
    dots(
      [
        [-6, -84],
        [8, -88],
        [22, -84],
        [36, -88],
        [50, -82],
        [14, -74],
        [30, -72],
        [46, -72],
        [0, -70],
        [60, -74],
      ],
      c.spot,
      5,
    ) +
    (antler
      ? line(
          'M-50-132C-60-152-56-172-40-190M-54-152C-64-156-72-164-74-174M-48-176C-54-184-56-192-54-200M-44-132C-40-150-30-162-16-168',
          c.horn,
          4,
        )
      : '')
  );
}

/** Camel walking left, ground at 0, about 120 long. */
export function camel(c: Colours<'fill' | 'far'> & Partial<Colours<'pack'>>): string {
  return (
    path(
      'M-62-96C-58-104-46-104-44-96C-42-84-42-70-34-66C-28-84-18-98-6-100C8-100 14-84 22-82C34-84 44-78 48-64L50-40L48-2H42L40-36L34-46C18-42 0-42-14-46L-16-30L-14-2H-20L-24-34L-30-46C-44-48-52-62-54-84L-66-86C-72-88-72-92-68-94z',
      c.fill,
    ) +
    path('M-28-46L-36-2H-42L-36-40zM38-46L30-2H24L28-42z', c.far) +
    line('M48-64C54-54 54-46 52-38', c.fill, 3) +
    (c.pack ? path('M-22-84C-14-102 2-106 10-92L22-70C8-64-14-66-26-72z', c.pack) : '')
  );
}
