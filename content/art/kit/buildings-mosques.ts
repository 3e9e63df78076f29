import { dome, tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line } from './marks.ts';

/** Ottoman pencil minaret. */
export function minaret(
  cx: number,
  base: number,
  w: number,
  h: number,
  c: Colours<'fill' | 'shade' | 'roof' | 'roofShade'>,
  balconies = 2,
): string {
  let s = tower(
    cx,
    base,
    [
      [w * 0.7, 0],
      [w * 0.7, h * 0.1],
      [w * 0.5, h * 0.14],
      [w * 0.42, h * 0.78],
    ],
    c.fill,
    c.shade,
  );
  for (let k = 0; k < balconies; k++) {
    const y = h * (0.78 - k * 0.19);
    s += tower(
      cx,
      base,
      [
        [w * 0.46, y - h * 0.028],
        [w * 0.8, y - h * 0.006],
        [w * 0.8, y + h * 0.012],
        [w * 0.42, y + h * 0.012],
      ],
      c.fill,
      c.shade,
    );
  }
  return (
    s +
    tower(
      cx,
      base,
      [
        [w * 0.46, h * 0.8],
        [w * 0.46, h * 0.815],
        [0, h],
      ],
      c.roof,
      c.roofShade,
    ) +
    line(`M${cx} ${n(base - h)}v${n(-h * 0.035)}`, c.roof, 1.8)
  );
}

/** Haramain-style minaret: square foot, round shaft, lantern, small dome. */
export function haramain(
  cx: number,
  base: number,
  w: number,
  h: number,
  c: Colours<'fill' | 'shade'>,
): string {
  return (
    tower(
      cx,
      base,
      [
        [w, 0],
        [w, h * 0.3],
        [w * 1.25, h * 0.315],
        [w * 1.25, h * 0.335],
        [w * 0.74, h * 0.335],
        [w * 0.72, h * 0.56],
        [w * 1.0, h * 0.575],
        [w * 1.0, h * 0.595],
        [w * 0.56, h * 0.595],
        [w * 0.54, h * 0.74],
        [w * 0.78, h * 0.752],
        [w * 0.78, h * 0.768],
        [w * 0.36, h * 0.768],
        [w * 0.36, h * 0.85],
        [w * 0.52, h * 0.856],
      ],
      c.fill,
      c.shade,
    ) +
    dome(cx, base - h * 0.856, w * 0.5, h * 0.075, c.fill, c.shade, { tip: 1.6, onion: 0.15 }) +
    line(
      `M${n(cx - w * 0.3)} ${n(base - h * 0.36)}v${n(-h * 0.15)}M${n(cx + w * 0.3)} ${n(base - h * 0.36)}v${n(-h * 0.15)}`,
      c.shade,
      n(w * 0.14),
    )
  );
}
