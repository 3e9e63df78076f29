import { n } from './geometry.ts';
import { times } from './repeat.ts';

/** Outline of a pointed arch: middle x, foot y, half width, full height. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)} ${n(y)}V${n(y - h * 0.56)}Q${n(x - w * 0.9)} ${n(y - h * 0.84)} ${n(x)} ${n(y - h)}` +
  `Q${n(x + w * 0.9)} ${n(y - h * 0.84)} ${n(x + w)} ${n(y - h * 0.56)}V${n(y)}z`;

/** Outline of a round arch. */
export const roundArch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)} ${n(y)}V${n(y - h + w)}a${n(w)} ${n(w)} 0 0 1 ${n(w * 2)} 0V${n(y)}z`;

/** A row of arches as one outline. */
export const arcade = (x0: number, x1: number, y: number, count: number, h: number, fill = 0.66): string => {
  const step = (x1 - x0) / count;
  return times(count, (k) => arch(x0 + step * (k + 0.5), y, (step * fill) / 2, h));
};
