import { roundArch } from './arches.ts';
import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path, rect } from './marks.ts';
import { times } from './repeat.ts';

type PalaceColours = Colours<
  | 'stone'
  | 'stoneShade'
  | 'red'
  | 'redShade'
  | 'green'
  | 'blue'
  | 'roof'
  | 'roofShade'
  | 'ridge'
  | 'dark'
  | 'paper'
>;

/** A hip-and-gable roof with lifted corners: eaves at y, half width w. */
const sweptRoof = (y: number, w: number, h: number, top: number, c: PalaceColours): string => {
  const d =
    `M${n(-w - 16)} ${n(y - 22)}C${n(-w * 0.8)} ${n(y + 2)} ${n(-w * 0.5)} ${n(y + 6)} 0 ${n(y + 6)}S${n(w * 0.8)} ${n(y + 2)} ${n(w + 16)} ${n(y - 22)}` +
    `C${n(w * 0.86)} ${n(y - h * 0.4)} ${n(top * 1.1)} ${n(y - h * 0.5)} ${n(top)} ${n(y - h)}H${n(-top)}C${n(-top * 1.1)} ${n(y - h * 0.5)} ${n(-w * 0.86)} ${n(y - h * 0.4)} ${n(-w - 16)} ${n(y - 22)}z`;
  const side = `M${n(w * 0.3)} ${n(y + 5)}C${n(w * 0.7)} ${n(y + 4)} ${n(w * 0.84)} ${n(y - 2)} ${n(w + 16)} ${n(y - 22)}C${n(w * 0.86)} ${n(y - h * 0.4)} ${n(top * 1.1)} ${n(y - h * 0.5)} ${n(top)} ${n(y - h)}H${n(top * 0.3)}z`;
  const tiles = times(17, (k) => {
    const t = (k - 8) / 8;
    return `M${n(t * top * 0.96)} ${n(y - h + 4)}Q${n(t * (top + (w - top) * 0.25))} ${n(y - h * 0.36)} ${n(t * w * 0.98)} ${n(y + 2 - 14 * t ** 4)}`;
  });
  return (
    path(d, c.roof) +
    path(side, c.roofShade) +
    line(tiles, c.ridge, 2, 'opacity=".45"') +
    path(
      `M${n(-top - 12)} ${n(y - h - 14)}Q${n(-top)} ${n(y - h - 4)} ${n(-top * 0.8)} ${n(y - h - 6)}H${n(top * 0.8)}Q${n(top)} ${n(y - h - 4)} ${n(top + 12)} ${n(y - h - 14)}L${n(top + 6)} ${n(y - h + 6)}H${n(-top - 6)}z`,
      c.ridge,
    ) +
    line(
      `M${n(-w - 16)} ${n(y - 22)}C${n(-w * 0.8)} ${n(y + 2)} ${n(-w * 0.5)} ${n(y + 6)} 0 ${n(y + 6)}S${n(w * 0.8)} ${n(y + 2)} ${n(w + 16)} ${n(y - 22)}`,
      c.ridge,
      4,
    )
  );
};

/** One storey: painted beams over red pillars, paper doors between. */
const storey = (y: number, w: number, h: number, bays: number, c: PalaceColours): string => {
  const step = (w * 2) / bays;
  return (
    rect(-w, y - h, w * 2, h, c.dark) +
    path(
      times(
        bays,
        (k) => `M${n(-w + step * (k + 0.16))} ${n(y)}V${n(y - h * 0.62)}h${n(step * 0.68)}V${n(y)}z`,
      ),
      c.paper,
    ) +
    line(
      times(
        bays,
        (k) =>
          `M${n(-w + step * (k + 0.5))} ${n(y)}V${n(y - h * 0.6)}M${n(-w + step * (k + 0.16))} ${n(y - h * 0.3)}h${n(step * 0.68)}`,
      ),
      c.green,
      3,
    ) +
    path(
      times(bays + 1, (k) => `M${n(-w + step * k - 5)} ${n(y)}V${n(y - h)}h10V${n(y)}z`),
      c.red,
    ) +
    rect(-w - 8, y - h, w * 2 + 16, h * 0.2, c.green) +
    path(
      times(
        bays * 3,
        (k) =>
          `M${n(-w + (step / 3) * (k + 0.2))} ${n(y - h * 0.98)}h${n(step * 0.14)}v${n(h * 0.14)}h${n(-step * 0.14)}z`,
      ),
      c.blue,
    ) +
    rect(-w - 4, y - h * 0.8, w * 2 + 8, h * 0.07, c.red) +
    rect(w * 0.4, y - h, w * 0.6, h, c.dark, 'opacity=".16"')
  );
};

/** A palace gate of two storeys on a stone base with three arches (Gwanghwamun); foot at 0,0, 620 wide, 400 tall. */
export function palaceGate(c: PalaceColours): string {
  const base =
    path('M-300 0L-280-140H280L300 0z', c.stone) +
    path('M110 0L104-140H280L300 0z', c.stoneShade) +
    line('M-297-24H297M-293-50H293M-289-76H289M-285-102H285', c.stoneShade, 2, 'stroke-dasharray="46 4"') +
    path('M-284-140H284V-156H-284z', c.stoneShade) +
    path(
      times(24, (k) => `M${-280 + k * 23.6} -156v-10h15v10z`),
      c.stone,
    ) +
    path(roundArch(0, 0, 46, 112) + roundArch(-130, 0, 36, 92) + roundArch(130, 0, 36, 92), c.dark) +
    path(roundArch(0, 0, 46, 112), c.redShade) +
    path('M-6 0V-106H6V0z', c.dark) +
    path(roundArch(-130, 0, 36, 92) + roundArch(130, 0, 36, 92), c.redShade) +
    line('M-130 0V-90M130 0V-90', c.dark, 4);
  return (
    base +
    storey(-156, 214, 66, 7, c) +
    sweptRoof(-222, 282, 54, 196, c) +
    storey(-270, 176, 44, 7, c) +
    sweptRoof(-312, 244, 84, 128, c)
  );
}
