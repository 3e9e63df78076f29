import { arch } from './arches.ts';
import { tower } from './buildings-towers.ts';
import { rng } from './chance.ts';
import { mix } from './colour.ts';
import { n } from './geometry.ts';
import { line, path, rect } from './marks.ts';
import { times } from './repeat.ts';

interface FortColours {
  lit: string;
  shade: string;
  line: string;
  dark: string;
}

/** A round watchtower with battlements: middle x, foot y, half width, height. */
const watchtower = (x: number, y: number, w: number, h: number, c: FortColours): string => {
  const teeth = times(
    7,
    (k) => `M${n(x - w * 1.02 + k * w * 0.3)} ${n(y - h)}v${n(-w * 0.26)}h${n(w * 0.2)}v${n(w * 0.26)}z`,
  );
  return (
    path(teeth, c.lit) +
    tower(
      x,
      y,
      [
        [w * 1.12, -w],
        [w * 1.02, h * 0.7],
        [w * 0.98, h * 0.84],
        [w * 1.04, h * 0.86],
        [w * 1.04, h],
      ],
      c.lit,
      c.shade,
      0.2,
    ) +
    line(`M${n(x - w)} ${n(y - h * 0.85)}H${n(x + w)}`, c.line, 2.4) +
    path(
      times(
        3,
        (k) =>
          `M${n(x - w * 0.64 + k * w * 0.5)} ${n(y - h * 0.62)}v${n(-w * 0.34)}h${n(w * 0.14)}v${n(w * 0.34)}z`,
      ),
      c.dark,
    )
  );
};

/** A fort of three round towers on a ridge, 400 wide, foot about 0. */
export function ridgeFort(c: FortColours): string {
  const wall = (x0: number, y0: number, x1: number, y1: number, h: number): string => {
    const count = Math.round((x1 - x0) / 20);
    const teeth = times(count, (k) => {
      const t = (k + 0.2) / count;
      return `M${n(x0 + (x1 - x0) * t)} ${n(y0 - h + (y1 - y0) * t + 2)}v-13h11v13z`;
    });
    return (
      path(teeth, c.lit) +
      path(`M${x0} ${y0 - h}L${x1} ${y1 - h}V${y1 + 60}H${x0}z`, c.lit) +
      line(`M${x0} ${y0 - h * 0.62}L${x1} ${y1 - h * 0.62}`, c.line, 2.4)
    );
  };
  return (
    wall(-150, 10, 10, -30, 62) +
    wall(10, -30, 170, 26, 66) +
    path('M96-4L170 26V90H96z', c.shade, 'opacity=".5"') +
    watchtower(12, 0, 52, 146, c) +
    watchtower(-160, 30, 40, 108, c) +
    watchtower(180, 46, 36, 96, c) +
    line('M12-160V-220', c.dark, 4) +
    path('M12-220C30-228 44-212 66-220V-192C44-184 30-200 12-192z', '#c8402f')
  );
}

/** A row of white houses of an old harbour town, standing on y. */
export function harbourTown(
  seed: string,
  x0: number,
  x1: number,
  y: number,
  hMin: number,
  hMax: number,
  c: FortColours,
): string {
  const r = rng(seed);
  let s = '';
  let x = x0;
  while (x < x1) {
    const w = 40 + r() * 46;
    const h = hMin + r() * (hMax - hMin);
    const cols = Math.max(2, Math.round(w / 22));
    s +=
      rect(x, y - h, w, h, r() < 0.3 ? mix(c.lit, c.line, 0.35) : c.lit) +
      rect(x + w * 0.78, y - h, w * 0.22, h, c.shade) +
      path(
        times(4, (k) => `M${n(x + (k * w) / 4 + 2)} ${n(y - h)}v-6h${n(w * 0.13)}v6z`),
        c.lit,
      ) +
      path(
        times(
          cols,
          (k) =>
            arch(x + (w * 0.78 * (k + 0.5)) / cols, y - h * 0.56, 4, 17) +
            arch(x + (w * 0.78 * (k + 0.5)) / cols, y - 3, 5, h * 0.34),
        ),
        c.dark,
      );
    if (r() < 0.4) s += rect(x + w * 0.1, y - h * 0.52, w * 0.6, 4, c.line);
    x += w + (r() < 0.3 ? 8 : 0);
  }
  return s;
}
