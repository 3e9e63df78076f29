import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path, rect } from './marks.ts';
import { times } from './repeat.ts';

type DzongColours = Colours<'wall' | 'shade' | 'roof' | 'roofShade' | 'band' | 'wood' | 'gold' | 'dark'>;

/** A flat hipped roof with wide eaves: middle x, eaves y, half width, height. */
const eaves = (x: number, y: number, w: number, h: number, c: DzongColours): string =>
  path(
    `M${n(x - w)} ${n(y)}L${n(x - w * 0.62)} ${n(y - h)}H${n(x + w * 0.62)}L${n(x + w)} ${n(y)}z`,
    c.roof,
  ) +
  path(
    `M${n(x + w * 0.2)} ${n(y)}L${n(x + w * 0.24)} ${n(y - h)}H${n(x + w * 0.62)}L${n(x + w)} ${n(y)}z`,
    c.roofShade,
  ) +
  path(`M${n(x - w)} ${n(y)}h${n(w * 2)}v5h${n(-w * 2)}z`, c.wood);

/** A sloping whitewashed block with its red band and rows of windows. */
const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  cols: number,
  c: DzongColours,
): string => {
  const k = w * 0.94;
  const windows = times(rows, (q) =>
    times(cols, (p) => {
      const wx = x - k + (2 * k * (p + 0.5)) / cols;
      const wy = y - h * (0.3 + (q * 0.42) / Math.max(1, rows - 1 || 1));
      return `M${n(wx - 6)} ${n(wy)}v-18h12v18z`;
    }),
  );
  return (
    path(`M${n(x - w)} ${n(y)}L${n(x - k)} ${n(y - h)}H${n(x + k)}L${n(x + w)} ${n(y)}z`, c.wall) +
    path(
      `M${n(x + w * 0.36)} ${n(y)}L${n(x + k * 0.36)} ${n(y - h)}H${n(x + k)}L${n(x + w)} ${n(y)}z`,
      c.shade,
    ) +
    path(
      `M${n(x - k * 1.005)} ${n(y - h * 0.86)}L${n(x - k)} ${n(y - h)}H${n(x + k)}L${n(x + k * 1.005)} ${n(y - h * 0.86)}z`,
      c.band,
    ) +
    path(windows, c.dark) +
    line(windows.replace(/v-18h12v18z/g, 'h12'), c.wood, 4)
  );
};

/** A river fortress of Bhutan, foot at 0,0, about 660 wide and 300 tall. */
export function dzong(c: DzongColours): string {
  const tower =
    block(-30, 0, 84, 200, 3, 4, c) +
    eaves(-30, -198, 122, 34, c) +
    block(-30, -230, 54, 34, 1, 3, c) +
    eaves(-30, -262, 88, 30, c) +
    path('M-52-292H-8L-14-306H-46z', c.gold) +
    path('M-38-306C-38-318-32-322-30-340C-28-322-22-318-22-306z', c.gold);
  const east =
    block(212, 0, 70, 150, 2, 4, c) +
    eaves(212, -148, 104, 30, c) +
    block(212, -176, 40, 26, 1, 2, c) +
    eaves(212, -200, 66, 24, c) +
    path('M206-222C206-232 210-236 212-250C214-236 218-232 218-222z', c.gold);
  const long = block(20, 0, 320, 96, 2, 17, c) + eaves(20, -94, 346, 26, c);
  const west =
    block(-260, 0, 56, 124, 2, 3, c) +
    eaves(-260, -122, 84, 28, c) +
    path('M-266-148C-266-158-262-162-260-176C-258-162-254-158-254-148z', c.gold);
  const gate =
    rect(-62, -74, 64, 74, c.band) +
    rect(-52, -62, 44, 62, c.dark) +
    eaves(-30, -74, 50, 16, c) +
    path('M-70 8L-56 0H-4L10 8z', c.shade);
  return tower + east + long + west + gate;
}
