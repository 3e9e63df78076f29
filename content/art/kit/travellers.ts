import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { disc, line, path, rect } from './marks.ts';

/** A person seen from behind, feet on 0, about 210 tall. */
export function manBehind(c: Colours<'shirt' | 'legs' | 'hair' | 'skin'>): string {
  return (
    path('M-24-96L-22 0H-4L0-70L4 0H22L24-96z', c.legs) +
    path('M-32-150C-30-166-16-170 0-170S30-166 32-150L28-88H-28z', c.shirt) +
    line('M-32-146L-40-96M32-146L40-98', c.shirt, 14) +
    disc(-41, -90, 7, c.skin) +
    disc(41, -92, 7, c.skin) +
    rect(-7, -180, 14, 14, c.skin) +
    path('M-17-192C-20-216 20-216 17-192C16-182 10-176 0-176S-16-182-17-192z', c.hair)
  );
}

/** A woman in a sari seen from behind, its end over her shoulder; feet on 0, about 195 tall. */
export function womanBehind(c: Colours<'sari' | 'shade' | 'border' | 'blouse' | 'hair' | 'skin'>): string {
  return (
    path('M-30-100C-38-60-40-30-42 0H42C40-30 38-60 30-100z', c.sari) +
    path('M8-100C14-60 16-30 16 0H42C40-30 38-60 30-100z', c.shade) +
    path('M-42-10H42V0H-42z', c.border) +
    path('M-28-136C-26-150-14-154 0-154S26-150 28-136L26-96H-26z', c.blouse) +
    line('M-28-132L-38-88M28-132L38-88', c.blouse, 12) +
    disc(-38, -84, 6, c.skin) +
    disc(38, -84, 6, c.skin) +
    path('M-30-146C-10-130 12-104 30-60L6-30C-4-70-20-104-34-124z', c.sari) +
    path('M30-60L6-30L2-40L26-70z', c.border) +
    rect(-6, -164, 12, 14, c.skin) +
    path('M-17-176C-20-200 20-200 17-176C16-164 10-160 0-160S-16-164-17-176z', c.hair) +
    disc(0, -158, 10, c.hair)
  );
}

/** A child seen from behind with a small backpack; feet on 0, about 125 tall. */
export function childBehind(c: Colours<'shirt' | 'legs' | 'bag' | 'hair' | 'skin'>): string {
  return (
    path('M-16-52L-14 0H-3L0-40L3 0H14L16-52z', c.legs) +
    path('M-22-88C-20-98-10-102 0-102S20-98 22-88L19-48H-19z', c.shirt) +
    line('M-22-86L-36-62M22-86L34-110', c.shirt, 9) +
    disc(-38, -58, 5, c.skin) +
    disc(36, -114, 5, c.skin) +
    path('M-15-92q0-7 7-7H8q7 0 7 7V-58q0 5-5 5H-10q-5 0-5-5z', c.bag) +
    path('M-14-116C-17-134 17-134 14-116C13-108 8-103 0-103S-13-108-14-116z', c.hair)
  );
}

/** An upright trolley case, foot at 0. */
export function trolleyCase(w: number, h: number, c: Colours<'body' | 'shade' | 'metal'>): string {
  return (
    line(`M${n(-w * 0.22)} ${n(-h)}V${n(-h * 1.42)}H${n(w * 0.22)}V${n(-h)}`, c.metal, 5) +
    path(
      `M${n(-w / 2)} ${n(-h + 8)}q0-8 8-8H${n(w / 2 - 8)}q8 0 8 8V-10q0 6-6 6H${n(-w / 2 + 6)}q-6 0-6-6z`,
      c.body,
    ) +
    path(`M${n(w * 0.18)} ${n(-h)}H${n(w / 2 - 8)}q8 0 8 8V-10q0 6-6 6H${n(w * 0.18)}z`, c.shade) +
    line(
      `M${n(-w * 0.26)} ${n(-h * 0.88)}V${n(-h * 0.14)}M${n(-w * 0.02)} ${n(-h * 0.88)}V${n(-h * 0.14)}`,
      c.shade,
      4,
    ) +
    disc(-w * 0.34, -3, 5, c.metal) +
    disc(w * 0.34, -3, 5, c.metal)
  );
}
