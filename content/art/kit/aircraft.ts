import type { Colours } from './colour.ts';
import { disc, line, path } from './marks.ts';

/** An airliner at its stand seen from the side, nose to the right; wheels on 0, about 640 long. */
export function airliner(
  c: Colours<'body' | 'shade' | 'fin' | 'finShade' | 'glass' | 'wing' | 'ink'>,
): string {
  const windows = Array.from({ length: 22 }, (_, k) => `M${-196 + k * 18}-86h8v11h-8z`).join('');
  return (
    path('M-300-100L-348-232H-300L-210-112z', c.fin) +
    path('M-318-232H-300L-210-112L-236-108z', c.finShade) +
    line('M-60-34V-6M180-34V-6', c.ink, 7) +
    disc(-66, -8, 10, c.ink) +
    disc(-48, -8, 10, c.ink) +
    disc(180, -8, 9, c.ink) +
    path(
      'M-322-96C-260-118-160-120-60-120H190C250-120 300-92 316-68C300-46 260-36 190-34H-80C-180-36-270-62-322-96z',
      c.body,
    ) +
    path(
      'M-322-96C-270-72-180-62-80-60H190C250-62 290-66 316-68C300-46 260-36 190-34H-80C-180-36-270-62-322-96z',
      c.shade,
    ) +
    path(windows, c.glass) +
    path('M258-100C276-94 290-86 298-80H262z', c.glass) +
    path('M226-104h16v36h-16zM-232-96h14v30h-14z', c.shade) +
    path('M-40-62L70-62C40-30-60 0-150 8L-162 4C-120-12-70-40-40-62z', c.wing) +
    path('M-8-40H60q14 12 0 26H-8q-8-12 0-26z', c.body) +
    path('M-8-26H66q-2 8-6 12H-8q-4-4 0-12z', c.shade) +
    path('M-290-96L-366-104L-372-98L-250-82z', c.wing)
  );
}

/** An airliner climbing to the right, seen from the side and below; about 300 long, its middle at 0. */
export function climbing(c: Colours<'body' | 'shade' | 'fin' | 'wing'>): string {
  return (
    path('M-40 6L-96 78L-76 80L34 12z', c.wing) +
    path('M-128-6L-160-66H-138L-84-10z', c.fin) +
    path('M-132 0L-172 16L-162 20L-104 10z', c.wing) +
    path(
      'M-148-4C-110-18-60-20 0-20H90C124-20 146-8 152 2C144 12 120 16 90 16H-30C-90 16-130 8-148-4z',
      c.body,
    ) +
    path('M-148-4C-100 4-40 6 0 6H152C144 14 120 16 90 16H-30C-90 16-130 8-148-4z', c.shade) +
    path('M10-12L-30-62L-18-62L60-14z', c.shade)
  );
}
