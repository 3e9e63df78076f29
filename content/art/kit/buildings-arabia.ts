import { arcade, arch } from './arches.ts';
import { dome, tower } from './buildings-towers.ts';
import { n } from './geometry.ts';
import { disc, line, path, rect } from './marks.ts';
import { each2 } from './repeat.ts';

interface WhiteMosqueColours {
  lit: string;
  shade: string;
  deep: string;
  gold: string;
  glow: string;
}

/** A slender minaret in four parts: square, eight-sided, round, lantern. */
const slender = (x: number, h: number, c: WhiteMosqueColours): string =>
  tower(
    x,
    0,
    [
      [15, 0],
      [15, h * 0.34],
      [19, h * 0.35],
      [19, h * 0.375],
      [12, h * 0.38],
      [11, h * 0.58],
      [16, h * 0.6],
      [16, h * 0.62],
      [9, h * 0.625],
      [8, h * 0.78],
      [12, h * 0.8],
      [12, h * 0.815],
      [6, h * 0.82],
      [6, h * 0.88],
    ],
    c.lit,
    c.shade,
    0.1,
  ) +
  path(arch(x, -h * 0.03, 6, h * 0.1) + arch(x, -h * 0.18, 6, h * 0.1), c.deep) +
  dome(x, -h * 0.88, 7, h * 0.07, c.gold, '', { tip: 1.6, onion: 0.2 });

const pearl = (x: number, y: number, r: number, c: WhiteMosqueColours): string =>
  rect(x - r * 0.9, y - r * 0.22, r * 1.8, r * 0.24, c.shade) +
  dome(x, y - r * 0.2, r, r * 1.22, c.lit, c.shade, { tip: 0, onion: 0.14 }) +
  line(`M${n(x)} ${n(y - r * 1.42)}v${n(-r * 0.36)}`, c.gold, Math.max(2, r * 0.06)) +
  disc(x, y - r * 1.56, Math.max(2, r * 0.07), c.gold);

/** The white mosque of Abu Dhabi: rows of pearl domes, four minarets; foot at 0,0, 860 wide. */
export function whiteMosque(c: WhiteMosqueColours): string {
  const small = each2(
    [
      [-400, 17],
      [-356, 17],
      [-312, 17],
      [-268, 17],
      [268, 17],
      [312, 17],
      [356, 17],
      [400, 17],
    ],
    (x, q) => pearl(x, -62, q, c),
  );
  const wings =
    rect(-430, -64, 860, 64, c.lit) +
    rect(-430, -64, 860, 5, c.gold) +
    rect(-430, -8, 860, 8, c.shade) +
    path(arcade(-424, 424, -4, 34, 48, 0.7), c.glow) +
    path(arcade(-424, 424, -4, 34, 40, 0.34), c.deep, 'opacity=".35"');
  const hall =
    rect(-226, -120, 452, 58, c.lit) +
    rect(110, -120, 116, 58, c.shade) +
    rect(-226, -120, 452, 5, c.gold) +
    path(arcade(-216, 216, -66, 18, 40, 0.56), c.glow);
  const porch =
    rect(-64, -164, 128, 164, c.lit) +
    rect(40, -164, 24, 164, c.shade) +
    rect(-70, -170, 140, 9, c.shade) +
    path(arch(0, 0, 44, 144), c.shade) +
    path(arch(0, 0, 32, 116), c.glow) +
    path(arch(0, 0, 13, 60), c.deep);
  const drum =
    rect(-96, -176, 192, 58, c.lit) +
    rect(30, -176, 66, 58, c.shade) +
    path(arcade(-90, 90, -126, 12, 34, 0.5), c.glow);
  return (
    slender(-246, 330, c) +
    slender(246, 330, c) +
    small +
    pearl(-154, -118, 52, c) +
    pearl(154, -118, 52, c) +
    pearl(0, -170, 98, c) +
    drum +
    hall +
    pearl(-214, -118, 18, c) +
    pearl(214, -118, 18, c) +
    pearl(-92, -118, 17, c) +
    pearl(92, -118, 17, c) +
    porch +
    wings +
    slender(-444, 384, c) +
    slender(444, 384, c)
  );
}
