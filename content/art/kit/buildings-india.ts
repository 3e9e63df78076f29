import { arcade, arch } from './arches.ts';
import { dome, tower } from './buildings-towers.ts';
import { mix } from './colour.ts';
import { n } from './geometry.ts';
import { disc, line, path } from './marks.ts';
import { each2 } from './repeat.ts';

interface MarbleColours {
  lit: string;
  shade: string;
  deep: string;
  line: string;
}

/** A small pavilion dome on columns. */
const kiosk = (x: number, y: number, w: number, h: number, c: MarbleColours): string =>
  path(`M${n(x - w)} ${n(y)}h${n(w * 2)}v${n(-h * 0.5)}h${n(-w * 2)}z`, c.lit) +
  path(
    each2(
      [
        [-0.6, 0],
        [0, 0],
        [0.6, 0],
      ],
      (q) => arch(x + q * w, y, w * 0.2, h * 0.4),
    ),
    c.shade,
  ) +
  path(
    `M${n(x - w * 1.25)} ${n(y - h * 0.5)}h${n(w * 2.5)}l${n(-w * 0.25)} ${n(-h * 0.1)}h${n(-w * 2)}z`,
    c.lit,
  ) +
  dome(x, y - h * 0.58, w * 0.92, h * 0.62, c.lit, c.shade, { tip: 1, onion: 0.12 });

const cornerTower = (x: number, h: number, c: MarbleColours): string =>
  tower(
    x,
    0,
    [
      [15, 0],
      [15, h * 0.06],
      [11, h * 0.07],
      [8, h * 0.8],
    ],
    c.lit,
    c.shade,
    0.1,
  ) +
  each2(
    [
      [0.34, 14.5],
      [0.6, 13],
      [0.8, 12.5],
    ],
    (t, w) =>
      tower(
        x,
        -h * t,
        [
          [w * 0.7, -5],
          [w, 0],
          [w, 4],
          [w * 0.6, 5],
        ],
        c.lit,
        c.shade,
        0.1,
      ),
  ) +
  kiosk(x, -h * 0.82, 8, h * 0.13, c);

/** Taj Mahal, foot of its terrace at 0,0, about 520 wide and 400 tall. */
export function tajMahal(c: MarbleColours): string {
  const niche = (x: number, y: number, w: number, h: number): string =>
    path(arch(x, y, w, h), c.shade) + path(arch(x, y, w * 0.62, h * 0.74), c.deep);
  const body =
    path('M-142-30V-152H-118L-104-156H104L118-152H142V-30z', c.lit) +
    path('M104-30V-156L118-152H142V-30z', c.shade) +
    path('M-142-30V-152H-118L-104-156V-30z', mix(c.lit, c.shade, 0.45)) +
    niche(-79, -32, 17, 52) +
    niche(-79, -92, 17, 50) +
    niche(79, -32, 17, 52) +
    niche(79, -92, 17, 50) +
    niche(-124, -32, 9, 48) +
    niche(-124, -92, 9, 46) +
    path(arch(124, -32, 9, 48) + arch(124, -92, 9, 46), c.deep);
  const front =
    path('M-54-30V-182H54V-30z', c.lit) +
    path('M44-30V-182H54V-30z', c.shade) +
    line('M-44-32V-172H44V-32', c.line, 2.4) +
    path(arch(0, -30, 37, 128), c.shade) +
    path('M0-158Q33-138 37-102V-30H12V-100Q12-128 0-158z', mix(c.shade, c.deep, 0.35)) +
    path(arch(0, -30, 15, 62), c.deep) +
    path(arch(0, -100, 11, 30), c.deep);
  const crown =
    path('M-66-160H66V-216H-66z', c.lit) +
    path('M10-160H66V-216H10z', c.shade) +
    line('M-66-206H66M-66-188H66', c.line, 2) +
    dome(0, -212, 71, 128, c.lit, c.shade, { tip: 0, onion: 0.26 }) +
    path('M-15-336Q0-350 15-336Q6-330 0-330T-15-336z', c.line) +
    line('M0-338V-384', c.line, 4) +
    disc(0, -358, 5, c.line) +
    kiosk(-92, -156, 25, 68, c) +
    kiosk(92, -156, 25, 68, c);
  const spires =
    each2(
      [
        [-142, 0],
        [-104, 0],
        [104, 0],
        [142, 0],
      ],
      (x) => line(`M${x} -30V-172`, c.line, 3) + disc(x, -174, 3.4, c.lit),
    ) +
    each2(
      [
        [-54, 0],
        [54, 0],
      ],
      (x) => line(`M${x} -30V-198`, c.line, 3.4) + disc(x, -200, 4, c.lit),
    );
  return (
    cornerTower(-186, 262, c) +
    cornerTower(186, 262, c) +
    crown +
    body +
    spires +
    front +
    cornerTower(-246, 300, c) +
    cornerTower(246, 300, c) +
    path('M-270 0V-32H270V0z', c.lit) +
    path('M-270 0V-12H270V0z', c.shade) +
    line('M-270-31H270', c.line, 2.4) +
    path(arcade(-262, 262, 0, 26, 20, 0.6), mix(c.lit, c.shade, 0.5))
  );
}
