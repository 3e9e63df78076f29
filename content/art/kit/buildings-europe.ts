import { dome, tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n, type Point, poly } from './geometry.ts';
import { disc, g, line, path } from './marks.ts';

/** The iron tower of Paris, foot at 0, h tall. */
export function eiffel(h: number, c: Colours<'fill' | 'light'>): string {
  const k = (v: number) => n(v * h);
  const ex = (t: number) => h * (0.012 + 0.155 * (1 - t) ** 2.6 + 0.03 * (1 - t));
  const L: Point[] = [];
  const R: Point[] = [];
  for (let q = 0; q <= 20; q++) {
    const t = q / 20;
    L.push([-ex(t), -h * 0.93 * t]);
    R.push([ex(t), -h * 0.93 * t]);
  }
  const inner = (t: number) => Math.max(0, ex(t) - h * (0.07 - 0.045 * t));
  const hole = `M${k(-0.128)} 0C${k(-0.118)} ${k(-0.14)} ${k(0.118)} ${k(-0.14)} ${k(0.128)} 0z`;
  const mid = (a: number, b: number) => {
    const p: Point[] = [];
    const q2: Point[] = [];
    for (let q = 0; q <= 5; q++) {
      const t = a + ((b - a) * q) / 5;
      p.push([-inner(t), -h * 0.93 * t]);
      q2.push([inner(t), -h * 0.93 * t]);
    }
    return poly([...p, ...q2.reverse()]);
  };
  const full = poly([...L, ...R.reverse()]) + hole + mid(0.2, 0.36) + mid(0.42, 0.62);
  let lat = '';
  for (let q = 0; q < 30; q++) {
    const t0 = 0.02 + q * 0.03;
    const t1 = t0 + 0.03;
    const a = ex(t0);
    const b = ex(t1);
    const ia = inner(t0);
    const ib = inner(t1);
    if (t0 > 0.88) {
      break;
    }
    for (const sg of [-1, 1]) {
      lat += `M${n(sg * a * 0.96)} ${n(-h * 0.93 * t0)}L${n(sg * (ib + 1))} ${n(-h * 0.93 * t1)}M${n(sg * (ia + 1))} ${n(-h * 0.93 * t0)}L${n(sg * b * 0.96)} ${n(-h * 0.93 * t1)}`;
    }
  }
  return (
    `<path d="${full}" fill="${c.fill}" fill-rule="evenodd"/>` +
    line(lat, c.light, n(h * 0.0032), 'opacity=".55"') +
    path(
      `M${k(-0.135)} ${k(-0.175)}H${k(0.135)}V${k(-0.2)}H${k(-0.135)}zM${k(-0.078)} ${k(-0.365)}H${k(0.078)}V${k(-0.385)}H${k(-0.078)}zM${k(-0.022)} ${k(-0.885)}H${k(0.022)}V${k(-0.905)}H${k(-0.022)}zM${k(-0.012)} ${k(-0.9)}H${k(0.012)}L${k(0.004)} ${k(-0.945)}V${k(-1)}H${k(-0.004)}V${k(-0.945)}z`,
      c.fill,
    )
  );
}

/** The clock tower of Westminster, foot at 0, h tall. */
export function bigBen(
  h: number,
  c: Colours<'fill' | 'shade' | 'line' | 'gold' | 'face' | 'ink' | 'roof' | 'roofShade'>,
): string {
  const w = h * 0.075;
  const k = (v: number) => n(-v * h);
  let s = tower(
    0,
    0,
    [
      [w, 0],
      [w, h * 0.56],
      [w * 1.16, h * 0.57],
      [w * 1.16, h * 0.71],
      [w, h * 0.715],
      [w, h * 0.765],
      [w * 0.9, h * 0.77],
      [w * 0.6, h * 0.85],
      [w * 0.62, h * 0.855],
      [w * 0.62, h * 0.885],
      [w * 0.5, h * 0.89],
      [0, h * 0.98],
    ],
    c.fill,
    c.shade,
    0.3,
  );
  s +=
    line(
      [-0.66, -0.33, 0, 0.33, 0.66].map((q) => `M${n(w * q)} ${k(0.02)}V${k(0.55)}`).join(''),
      c.line,
      n(h * 0.005),
    ) +
    line(
      `M${n(-w)} ${k(0.14)}H${n(w)}M${n(-w)} ${k(0.28)}H${n(w)}M${n(-w)} ${k(0.42)}H${n(w)}M${n(-w * 1.16)} ${k(0.565)}H${n(w * 1.16)}`,
      c.line,
      n(h * 0.005),
    );
  s +=
    disc(0, -h * 0.64, w * 0.86, c.gold) +
    disc(0, -h * 0.64, w * 0.74, c.face) +
    line(`M0 ${k(0.64)}V${k(0.683)}M0 ${k(0.64)}L${n(w * 0.42)} ${k(0.622)}`, c.ink, n(h * 0.007));
  s +=
    path(
      [-0.7, -0.35, 0, 0.35, 0.7]
        .map(
          (q) =>
            `M${n(w * (q - 0.11))} ${k(0.72)}V${k(0.75)}q${n(w * 0.11)} ${n(-h * 0.012)} ${n(w * 0.22)} 0V${k(0.72)}z`,
        )
        .join(''),
      c.ink,
    ) +
    tower(
      0,
      0,
      [
        [w * 0.98, h * 0.77],
        [w * 0.6, h * 0.85],
      ],
      c.roof,
      c.roofShade,
      0.3,
    ) +
    tower(
      0,
      0,
      [
        [w * 0.54, h * 0.89],
        [w * 0.02, h * 0.985],
      ],
      c.roof,
      c.roofShade,
      0.3,
    ) +
    line(`M0 ${k(0.98)}V${k(1.01)}`, c.gold, 2.4);
  return s;
}

/** A tower mill, its sails turned by some degrees. */
export function windmill(
  h: number,
  c: Colours<'body' | 'shade' | 'cap' | 'capShade' | 'arm' | 'sail'>,
  turn = 20,
): string {
  return (
    tower(
      0,
      0,
      [
        [h * 0.19, 0],
        [h * 0.12, h * 0.52],
        [h * 0.13, h * 0.54],
      ],
      c.body,
      c.shade,
      0.15,
    ) +
    dome(0, -h * 0.54, h * 0.13, h * 0.13, c.cap, c.capShade, { tip: 0 }) +
    g(
      `translate(0 ${n(-h * 0.6)}) rotate(${turn})`,
      [0, 90, 180, 270]
        .map((a) =>
          g(
            `rotate(${a})`,
            line(`M0 0V${n(-h * 0.46)}`, c.arm, n(h * 0.016)) +
              path(`M${n(h * 0.01)} ${n(-h * 0.1)}H${n(h * 0.075)}V${n(-h * 0.46)}H${n(h * 0.01)}z`, c.sail) +
              line(
                `M${n(h * 0.01)} ${n(-h * 0.2)}h${n(h * 0.065)}M${n(h * 0.01)} ${n(-h * 0.3)}h${n(h * 0.065)}M${n(h * 0.01)} ${n(-h * 0.38)}h${n(h * 0.065)}`,
                c.arm,
                1.6,
              ),
          ),
        )
        .join('') + disc(0, 0, h * 0.022, c.arm),
    )
  );
}
