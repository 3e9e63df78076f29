import { rng } from './chance.ts';
import { type Colours, mix } from './colour.ts';
import { i0, type Point, spline } from './geometry.ts';
import { line, path, rect } from './marks.ts';
import type { Poster } from './poster.ts';
import { each2, times } from './repeat.ts';

/** A free-standing sandstone rock with a carved tomb front (Hegra); foot at 0,0, 380 wide, 430 tall. */
export function rockTomb(P: Poster, c: Colours<'rock' | 'shade' | 'face' | 'cut' | 'dark'>): string {
  const rock =
    'M-196 6C-206-60-188-120-192-190C-196-270-176-330-140-372C-110-408-60-432-6-430C60-428 118-404 150-356' +
    'C184-306 190-240 188-176C186-110 204-60 198 6z';
  const weather =
    'M196 8V-200C196-300 160-400 40-434C110-380 128-330 130-270C132-210 150-180 146-120C144-60 156-30 150 8z' +
    'M-196-96C-170-84-140-90-116-100V-88C-140-76-172-70-200-82zM-190-250C-170-236-140-240-116-254V-240C-140-226-168-222-194-236z' +
    'M-128-384C-60-420 0-404 60-396C20-388-40-392-128-372z';
  const step = (s: number): string => {
    let d = `M${s * 96}-306V-356h${-s * 17}`;
    for (let k = 0; k < 4; k++) d += `v11h${-s * 17}`;
    return `${d}V-306z`;
  };
  const columns = each2(
    [
      [-84, 0],
      [-30, 0],
      [30, 0],
      [84, 0],
    ],
    (x) =>
      rect(x - 9, -196, 18, 196, c.face) +
      path(`M${x + 3}-196h6V0h-6z`, c.cut) +
      path(`M${x - 15}-206h30l-6 12h-18z`, c.face),
  );
  return (
    path(rock, c.rock) +
    P.clip(rock, path(weather, c.shade)) +
    path('M-110 4V-360H110V4z', c.cut) +
    path('M-100 4V-206H100V4z', mix(c.face, c.cut, 0.5)) +
    columns +
    path(
      'M-104-206H104V-224H-104zM-98-232H98V-262H-98zM-104-268H104V-282H-104zM-108-290H108V-306H-108z',
      c.face,
    ) +
    path(
      'M40-206H104V-224H40zM40-232H98V-262H40zM40-268H104V-282H40zM40-290H108V-306H40z',
      mix(c.face, c.cut, 0.35),
    ) +
    path(step(1), mix(c.face, c.cut, 0.3)) +
    path(step(-1), c.face) +
    path('M-24 4V-98H24V4z', c.dark) +
    path('M-34-98H34V-108H-34zM-36-112L0-138L36-112z', c.face)
  );
}

/** A flat-topped crag with worn layers; foot at y. */
export function butte(
  P: Poster,
  seed: string,
  x: number,
  y: number,
  w: number,
  h: number,
  c: Colours<'lit' | 'shade'>,
): string {
  const r = rng(seed);
  const q = (): number => (r() - 0.5) * w * 0.05;
  const left: Point[] = [
    [x - w * 0.62, y],
    [x - w * 0.5 + q(), y - h * 0.22],
    [x - w * 0.42 + q(), y - h * 0.45],
    [x - w * 0.4 + q(), y - h * 0.7],
    [x - w * 0.3 + q(), y - h * 0.94],
  ];
  const right: Point[] = [
    [x + w * 0.06 + q(), y - h],
    [x + w * 0.32 + q(), y - h * 0.9],
    [x + w * 0.38 + q(), y - h * 0.6],
    [x + w * 0.5 + q(), y - h * 0.3],
    [x + w * 0.64, y],
  ];
  const d = `${spline([...left, ...right], { f: i0, k: 0.12 })}z`;
  return (
    path(d, c.lit) +
    P.clip(
      d,
      path(
        spline(
          [
            [x + w * 0.1, y - h * 1.1],
            [x + w * 0.16, y - h * 0.7],
            [x + w * 0.08, y - h * 0.45],
            [x + w * 0.22, y - h * 0.2],
            [x + w * 0.2, y + 9],
          ],
          { f: i0 },
        ) + `H${i0(x + w)}V${i0(y - h * 1.1)}z`,
        c.shade,
      ) +
        line(
          times(
            3,
            (k) =>
              `M${i0(x - w * 0.5)} ${i0(y - h * (0.3 + k * 0.22))}q${i0(w * 0.3)} ${i0(h * 0.05)} ${i0(w * 0.56)} 0`,
          ),
          c.shade,
          3,
          'opacity=".5"',
        ),
    )
  );
}
