import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { disc, line, path, rect } from './marks.ts';
import { times } from './repeat.ts';

type ShopColours = Colours<'wall' | 'wallShade' | 'roof' | 'roofShade' | 'wood' | 'glow' | 'leaf'>;

/** A shophouse of Hoi An: two low storeys under tiled roofs, foot at 0,0. */
export function shopHouse(w: number, h: number, c: ShopColours): string {
  const k = w / 2;
  const tiles = (y: number, t: number): string =>
    times(
      Math.round(w / 14),
      (q) => `M${n(-k + 8 + q * 14)} ${n(y)}l${n(((q * 14 + 8 - k) / k) * -6)} ${n(-t)}`,
    );
  const windows = times(
    3,
    (q) => `M${n(-k * 0.66 + q * k * 0.5)} ${n(-h * 0.56)}v${n(-h * 0.17)}h${n(k * 0.3)}v${n(h * 0.17)}z`,
  );
  const doors = times(3, (q) => `M${n(-k * 0.74 + q * k * 0.52)} 0v${n(-h * 0.32)}h${n(k * 0.4)}V0z`);
  return (
    rect(-k, -h * 0.82, w, h * 0.82, c.wall) +
    rect(k * 0.5, -h * 0.82, k * 0.5, h * 0.82, c.wallShade) +
    path(windows, c.wood) +
    path(doors, c.glow) +
    line(doors.replace(/z/g, ''), c.wood, 3) +
    path(
      `M${n(-k - 10)} ${n(-h * 0.36)}L${n(-k + 4)} ${n(-h * 0.47)}H${n(k - 4)}L${n(k + 10)} ${n(-h * 0.36)}z`,
      c.roof,
    ) +
    line(tiles(-h * 0.37, h * 0.09), c.roofShade, 3) +
    path(
      `M${n(-k - 12)} ${n(-h * 0.8)}L${n(-k + 8)} ${n(-h)}H${n(k - 8)}L${n(k + 12)} ${n(-h * 0.8)}z`,
      c.roof,
    ) +
    line(tiles(-h * 0.81, h * 0.17), c.roofShade, 3) +
    path(`M${n(-k)} ${n(-h * 1.0)}H${n(k)}V${n(-h * 1.04)}H${n(-k)}z`, c.roofShade) +
    disc(-k * 0.9, -h * 0.5, h * 0.055, c.leaf) +
    disc(-k * 0.74, -h * 0.49, h * 0.04, c.leaf)
  );
}

/** The covered bridge of Hoi An on its stone arches: water at 0, 360 wide. */
export function coveredBridge(c: ShopColours): string {
  return (
    path(
      `M-190 0V-64H190V0h-30V-6a38 38 0 0 0-76 0V0h-46V-6a38 38 0 0 0-76 0V0h-46V-6a38 38 0 0 0-76 0V0z`,
      c.wallShade,
    ) +
    rect(-176, -120, 352, 58, c.wall) +
    rect(-176, -72, 352, 10, c.wood) +
    path(
      times(9, (k) => `M${-166 + k * 37.4} -76v-34h30v34z`),
      c.glow,
    ) +
    path('M-206-112C-186-118-176-132-170-144H170C176-132 186-118 206-112z', c.roof) +
    path('M60-112L70-144H170C176-132 186-118 206-112z', c.roofShade) +
    rect(-66, -176, 132, 34, c.wall) +
    path('M-98-166C-80-172-72-186-66-200H66C72-186 80-172 98-166z', c.roof) +
    path('M20-166L24-200H66C72-186 80-172 98-166z', c.roofShade) +
    line('M-170-146H170M-66-202H66', c.roofShade, 6) +
    disc(0, -182, 9, c.glow)
  );
}
