import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';

/** One battened sail: foot at 0, h tall, mast on its left. */
function junkSail(h: number, c: Colours<'sail' | 'sailShade' | 'batten'>): string {
  const leech = (t: number) =>
    h * (0.44 - 0.05 * t + 0.16 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) - 0.3 * t ** 4);
  const ribs = [0, 0.16, 0.32, 0.48, 0.64, 0.8];
  const top = `${n(h * 0.13)} ${n(-h * 1.02)}`;
  let right = '';
  for (const t of [0.8, 0.64, 0.48, 0.32, 0.16, 0]) {
    const x = leech(t);
    const y = -h * t - h * 0.1 * (x / h);
    right += `Q${n(x + h * 0.05)} ${n(y - h * 0.1)} ${n(x)} ${n(y)}`;
  }
  const left = `M${n(-h * 0.1)} 0L${n(-h * 0.07)} ${n(-h * 0.9)}L${top}`;
  const shade = `M${n(leech(0) * 0.45)} ${n(-h * 0.02)}Q${n(h * 0.34)} ${n(-h * 0.5)} ${top}`;
  const battens = ribs
    .map(
      (t) =>
        `M${n(-h * (0.1 - 0.03 * t))} ${n(-h * t)}L${n(leech(t))} ${n(-h * t - h * 0.1 * (leech(t) / h))}`,
    )
    .join('');
  return (
    path(`${left}${right}z`, c.sail) +
    path(`${shade}${right}z`, c.sailShade) +
    line(battens, c.batten, n(h * 0.014)) +
    line(`M0 ${n(h * 0.18)}V${n(-h * 1.06)}`, c.batten, n(h * 0.026))
  );
}

/** A junk with three battened sails, 340 long, water at 0, bow to the right. */
export function junk(
  c: Colours<'hull' | 'band' | 'house' | 'glass' | 'sail' | 'sailShade' | 'batten'>,
): string {
  const placed = (x: number, y: number, h: number) =>
    `<g transform="translate(${x} ${y})">${junkSail(h, c)}</g>`;
  return (
    placed(-112, -92, 148) +
    placed(96, -66, 156) +
    placed(-22, -66, 246) +
    path('M-150-44V-84H-60V-70H-6V-44z', c.house) +
    path('M-140-74h16v14h-16zM-114-74h16v14h-16zM-88-74h16v14h-16zM-48-62h14v10h-14z', c.glass) +
    path(
      'M-176-96C-158-60-130-46-90-42H90C128-46 152-60 176-84C168-40 146-4 112 8H-104C-144 0-170-46-176-96z',
      c.hull,
    ) +
    path(
      'M-168-70C-146-42-120-32-88-30H92C124-32 148-44 168-62L160-48C142-32 120-22 92-20H-88C-124-22-148-36-168-70z',
      c.band,
    )
  );
}

/** A shikara of 440: canopy with curtains, a man with his paddle at the stern, water at 0, bow to the right. */
export function shikara(
  c: Colours<'hull' | 'band' | 'roof' | 'roofShade' | 'curtain' | 'seat' | 'man' | 'cloth'>,
): string {
  const fringe = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => `M${-94 + k * 22}-108h22q-11 20-22 0z`).join('');
  return (
    line('M-84-24V-112M-8-24V-114M84-24V-112', c.hull, 4) +
    path('M-66-24C-66-54-52-64-40-64H44C60-64 70-52 70-24z', c.seat) +
    path(
      'M-84-108H-62C-66-80-74-52-84-30zM84-108H62C66-80 74-52 84-30zM-14-110H0C0-84-4-66-8-50C-12-66-14-84-14-110z',
      c.curtain,
    ) +
    path('M-108-108C-76-124-50-146 0-146S76-124 108-108z', c.roof) +
    path('M20-145C70-138 84-120 108-108H34C36-122 32-136 20-145z', c.roofShade) +
    path(fringe, c.band) +
    path('M-6-146L0-160L6-146z', c.roof) +
    path('M-172-62C-168-82-146-84-138-66L-128-26H-176z', c.cloth) +
    path('M-166-92a11 11 0 1 1 22 0a11 11 0 1 1-22 0z', c.man) +
    path('M-168-94C-168-108-142-108-142-94z', c.cloth) +
    line('M-146-64L-126-46', c.man, 6) +
    line('M-118-74L-142 14', c.man, 3.6) +
    path('M-142 6C-156 14-154 34-144 40C-134 34-132 14-142 6z', c.man) +
    path(
      'M-216-40C-170-22-110-20-60-20H90C150-22 196-40 250-86C220-22 150 6 60 8H-60C-140 8-190-8-216-40z',
      c.hull,
    ) +
    path(
      'M-208-32C-164-14-110-10-60-10H90C144-12 186-26 234-62L228-54C186-18 144-4 90-2H-60C-112-2-170-10-208-32z',
      c.band,
    )
  );
}
