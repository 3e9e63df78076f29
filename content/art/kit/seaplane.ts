import type { Colours } from './colour.ts';
import { path } from './marks.ts';

/** A seaplane seen from above, nose to the right, 260 long. */
export function seaplane(c: Colours<'body' | 'wing' | 'stripe' | 'glass' | 'float'>): string {
  const float = (s: number): string =>
    path(
      `M-70 ${s * 44}C-40 ${s * 36} 60 ${s * 36} 104 ${s * 46}C60 ${s * 56} -40 ${s * 54} -70 ${s * 44}z`,
      c.float,
    );
  return (
    float(1) +
    float(-1) +
    path('M10-150C26-156 56-156 64-146L62 146C56 156 26 156 10 150z', c.wing) +
    path('M10-150C26-156 56-156 64-146L64-122H10zM10 122H62V146C56 156 26 156 10 150z', c.stripe) +
    path('M-128-44C-118-50-104-50-98-44L-94 44C-104 50-118 50-128 44z', c.wing) +
    path('M-128-44C-118-50-104-50-98-44L-97-34H-127zM-127 34H-96L-95 44C-104 50-118 50-128 44z', c.stripe) +
    path('M-136-6C-60-20 40-26 92-20C120-16 136-8 138 0C136 8 120 16 92 20C40 26-60 20-136 6z', c.body) +
    path('M-136-6C-60-12 40-8 138 0C40 8-60 12-136 6z', c.stripe) +
    path('M74-18C96-16 108-10 110 0C108 10 96 16 74 18C80 6 80-6 74-18z', c.glass) +
    path('M138-34C144-34 144 34 138 34z', c.glass) +
    path('M-140-4H-96V4H-140z', c.stripe)
  );
}
