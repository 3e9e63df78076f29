import { birds } from '../kit/animals.ts';
import { type Profile, tower } from '../kit/buildings-towers.ts';
import { cloudBank, streak } from '../kit/clouds.ts';
import { i0, n, type Point, spline } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** One tower of the bridge, the road at 0: `h` rises above it, a third as much goes down. */
function bridgeTower(x: number, road: number, h: number): string {
  const w = h * 0.052;
  const gap = h * 0.17;
  const leg: Profile = [
    [w * 1.35, -h * 0.6],
    [w * 1.3, 0],
    [w * 1.1, h * 0.02],
    [w * 1.1, h * 0.33],
    [w * 0.96, h * 0.34],
    [w * 0.96, h * 0.6],
    [w * 0.84, h * 0.61],
    [w * 0.84, h * 0.82],
    [w * 0.72, h * 0.83],
    [w * 0.72, h],
  ];
  const bar = (t: number, tall: number) =>
    rect(x - gap, road - h * t, gap * 2, h * tall, '#b8392f') +
    line(`M${n(x - gap)} ${n(road - h * t + h * tall * 0.5)}H${n(x + gap)}`, '#8f2a34', h * 0.008);
  return (
    bar(0.98, 0.06) +
    bar(0.76, 0.07) +
    bar(0.54, 0.08) +
    bar(0.3, 0.09) +
    line(
      `M${n(x - gap)} ${n(road + h * 0.08)}L${n(x + gap)} ${n(road + h * 0.5)}M${n(x + gap)} ${n(road + h * 0.08)}L${n(x - gap)} ${n(road + h * 0.5)}`,
      '#a5332f',
      h * 0.03,
    ) +
    tower(x + gap, road, leg, '#d1462f', '#a5332f', 0) +
    tower(x - gap, road, leg, '#ea5a35', '#c03d2e', 0.1)
  );
}

/** The Golden Gate Bridge above the fog of a mint-green morning. */
export const scene: Scene = {
  name: 'visa-usa',
  alt: {
    en: 'The red towers of the Golden Gate Bridge rise out of the morning fog in San Francisco.',
    bn: 'সান ফ্রান্সিসকোর সকালের কুয়াশা ভেদ করে উঠে আছে গোল্ডেন গেট সেতুর লাল টাওয়ার।',
  },
  draw: () => {
    const P = new Poster('visa-usa', { ink: '#12424f' });
    const r = P.r;
    P.add(
      sky(P, ['#2f9c9c', '#5cb8ac', '#95d2bd', '#cfe8cc', '#f3f3d6'], [100, 204, 304, 388], { wave: 9 }),
      sun(540, 236, 70, '#fffdea', '#fbf8da', [1.5, 2.2], [0.5, 0.3]),
      streak(r, 260, 140, 360, '#7cc7b4', { rows: 3, h: 15 }),
      streak(r, 1010, 96, 300, '#4aaaa2', { rows: 2, h: 13 }),
    );
    const hills = (seed: string, y: number, amp: number, tilt: number, col: string) =>
      P.add(
        land(
          ridge(seed, y, amp, { freq: 1 / 260, tilt }),
          P.grad([
            [col, 0],
            ['#eef1d8', 0.4],
          ]),
        ),
      );
    hills('w1', 440, 60, 120, '#9ccbb8');
    hills('w2', 496, 70, 190, '#5f9f98');
    P.add(cloudBank('w3', 510, 50, '#e3ecd8', { amp: 18 }), cloudBank('w4', 540, 70, '#f4f3e2', { amp: 20 }));
    // cables, hangers and road, the far tower first
    const road = (x: number) => 560 + (x - 220) * 0.045;
    const far: Point = [270, 352];
    const near: Point = [742, 122];
    const past = 898;
    const main = (x: number) => {
      const t = (x - far[0]) / (near[0] - far[0]);
      return far[1] + (near[1] - far[1]) * t + 4 * t * (1 - t) * (330 - t * 40);
    };
    const back = (x: number) => near[1] + (x - past) * 1.3 - ((x - past) / 420) ** 2 * 120;
    const fore = (x: number) => far[1] + (202 - x) * 0.9;
    const run = (from: number, to: number, step: number, f: (x: number) => number): Point[] =>
      Array.from(
        { length: Math.floor((to - from) / step) + 1 },
        (_, k): Point => [from + k * step, f(from + k * step)],
      );
    const hung = (pts: readonly Point[]) =>
      pts
        .filter(([x, y]) => y < road(x))
        .map(([x, y]) => `M${i0(x)} ${i0(y)}V${i0(road(x))}`)
        .join('');
    P.add(
      line(
        hung(run(292, 720, 22, main)) + hung(run(926, 1180, 30, back)) + hung(run(40, 184, 22, fore)),
        '#c9553f',
        2.2,
      ),
      bridgeTower(236, road(236), 206),
      line(spline(run(270, 742, 59, main), { f: i0 }), '#c03d2e', 7),
      line(spline(run(4, 202, 66, fore), { f: i0 }), '#c03d2e', 5),
      path('M-10 546L220 554L820 576L1210 592V634L820 606L220 568L-10 556z', '#a5332f'),
      path('M-10 546L220 554L820 576L1210 592V606L820 586L220 559L-10 550z', '#ea5a35'),
      line(
        times(
          30,
          (k) => `M${i0(240 + k * 33)} ${i0(562 + k * 1.35)}l14 ${i0(9 + k * 0.9)}l18-${i0(8 + k * 0.8)}`,
        ),
        '#7c2733',
        2.6,
      ),
      bridgeTower(820, road(820), 470),
      line(spline(run(898, 1240, 57, back), { f: i0 }), '#d1462f', 12),
      line(
        spline(
          run(270, 742, 59, (x) => main(x) - 3),
          { f: i0 },
        ),
        '#ea5a35',
        3,
      ),
    );
    P.add(
      cloudBank('w5', 676, 100, '#fbf8ea', { amp: 34 }),
      cloudBank('w6', 716, 120, '#dcebdc', { amp: 26 }),
      cloudBank('w7', 764, 130, '#b9dbd0', { amp: 20 }),
      cloudBank('w8', 800, 130, '#fdfaf0', { amp: 18, x1: 620 }),
      canopy('wl', (x) => 700 + Math.max(0, x) * 0.42, 46, '#1c5a5e', { x0: -40, x1: 300 }),
      canopy('wm', (x) => 752 + Math.max(0, x) * 0.4, 50, '#12424f', { x0: -40, x1: 190 }),
      canopy('wn', (x) => 812 - Math.max(0, x - 960) * 0.24, 44, '#12424f', { x0: 930 }),
      birds(
        [
          [430, 330, 1, -8],
          [494, 300, 0.7, 6],
          [398, 372, 0.55, 6],
          [600, 640, 0.9, -6],
          [664, 668, 0.65, 6],
        ],
        '#12424f',
      ),
    );
    return P;
  },
};
