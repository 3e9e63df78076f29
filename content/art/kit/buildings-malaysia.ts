import { arcade, arch } from './arches.ts';
import { dome, tower } from './buildings-towers.ts';
import { n } from './geometry.ts';
import { line, path, rect } from './marks.ts';
import { each2 } from './repeat.ts';

interface RoseColours {
  rose: string;
  roseShade: string;
  wall: string;
  wallShade: string;
  dark: string;
  trim: string;
}

const ribs = (x: number, y: number, r: number, h: number, col: string, w: number): string =>
  line(
    each2(
      [
        [-0.62, 0],
        [-0.26, 0],
        [0.14, 0],
        [0.52, 0],
      ],
      (q) =>
        `M${n(x + r * q * 1.2)} ${n(y)}C${n(x + r * q * 1.35)} ${n(y - h * 0.5)} ${n(x + r * q * 0.6)} ${n(y - h * 0.86)} ${n(x)} ${n(y - h)}`,
    ),
    col,
    w,
  );

const roseDome = (x: number, y: number, r: number, h: number, c: RoseColours): string =>
  rect(x - r * 0.94, y - h * 0.12, r * 1.88, h * 0.14, c.wall) +
  dome(x, y - h * 0.1, r, h, c.rose, c.roseShade, { tip: 0.8 }) +
  ribs(x, y - h * 0.1, r, h, c.trim, Math.max(1.4, r * 0.024));

/** Rose granite mosque on a lake (Putrajaya): foot at 0,0, about 560 wide, minaret 420 tall. */
export function roseMosque(c: RoseColours): string {
  const minaret =
    tower(
      -250,
      0,
      [
        [30, 0],
        [30, 150],
        [36, 156],
        [36, 168],
        [24, 170],
        [24, 250],
        [30, 256],
        [30, 266],
        [18, 268],
        [18, 320],
        [23, 325],
        [23, 334],
        [12, 336],
        [12, 360],
      ],
      c.wall,
      c.wallShade,
      0.2,
    ) +
    line('M-264-30V-140M-250-30V-140M-261-180V-244M-250-180V-244M-258-276V-314', c.dark, 3) +
    path('M-280-156h60v12h-60zM-274-256h48v10h-48z', c.rose) +
    path('M-262-360C-262-380-254-398-250-424C-246-398-238-380-238-360z', c.rose) +
    line('M-250-424V-446', c.trim, 2.4);
  const hall =
    rect(-176, -128, 352, 128, c.wall) +
    rect(96, -128, 80, 128, c.wallShade) +
    rect(-184, -136, 368, 12, c.rose) +
    rect(96, -136, 88, 12, c.roseShade) +
    path(arcade(-168, 168, 0, 12, 84, 0.62), c.dark) +
    line('M-176-96H176', c.trim, 2.4);
  const porch =
    rect(-62, -158, 124, 158, c.wall) +
    rect(36, -158, 26, 158, c.wallShade) +
    path(arch(0, 0, 40, 134), c.rose) +
    path(arch(0, 0, 28, 104), c.dark) +
    path('M-68-166H68V-156H-68z', c.rose);
  const drum =
    rect(-104, -172, 208, 40, c.wall) +
    rect(40, -172, 64, 40, c.wallShade) +
    path(arcade(-98, 98, -138, 12, 26, 0.56), c.dark);
  return (
    minaret +
    roseDome(-146, -134, 34, 40, c) +
    roseDome(146, -134, 34, 40, c) +
    drum +
    roseDome(0, -168, 108, 124, c) +
    hall +
    porch +
    rect(-330, -16, 560, 16, c.roseShade) +
    rect(-330, -18, 560, 6, c.rose) +
    roseDome(206, -16, 20, 26, c)
  );
}
