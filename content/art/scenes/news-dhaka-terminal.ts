import { airliner, climbing } from '../kit/aircraft.ts';
import { skyline, tower } from '../kit/buildings-towers.ts';
import { cumulus } from '../kit/clouds.ts';
import type { Point } from '../kit/geometry.ts';
import { canopy } from '../kit/land.ts';
import { at, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { sky } from '../kit/sky.ts';
import { dots } from '../kit/texture.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The terminal: a glass hall under one long wave of a roof, floor at 0, 860 wide. */
function terminal(P: Poster): string {
  const roof =
    'M-470-128C-330-250-170-250-40-206C110-156 230-150 330-204C390-236 440-262 500-268L492-246C430-232 400-210 350-182C240-124 110-128-50-178C-180-220-320-220-444-108z';
  const under = 'M-430-112C-320-214-180-214-50-176C110-128 240-126 350-184L420-220V0H-430z';
  const mullions = times(24, (k) => `M${-420 + k * 36} 0V-240`);
  const columns = times(8, (k) => {
    const x = -380 + k * 112;
    return `M${x} 0V-84M${x} -84L${x - 34} -190M${x} -84L${x + 34} -190M${x} -84L${x} -200`;
  });
  const people = Array.from({ length: 26 }, (_, k): Point => [-400 + k * 31 + (k % 3) * 7, -62]);
  return (
    P.clip(
      under,
      rect(-440, -260, 880, 264, P.grad(['#fff0c4', '#ffd68a', '#f3a94e'])) +
        line(mullions, '#c98a4a', 2.6) +
        line('M-440-120H440M-440-54H440', '#b9763f', 7) +
        dots(people, '#6b4a4c', 9) +
        line(people.map(([x, y]) => `M${x} ${y + 3}V${y + 8}`).join(''), '#6b4a4c', 9) +
        rect(-440, -46, 880, 50, '#5b7078') +
        path(
          times(16, (k) => `M${-414 + k * 54} -8v-24h36v24z`),
          '#ffd68a',
        ) +
        line(columns, '#fff8e8', 7),
    ) +
    path(roof, '#fbf8ee') +
    path(
      'M-444-108C-320-220-180-220-50-178C110-128 240-124 350-182C400-210 430-232 492-246L484-232C430-218 400-198 352-170C240-110 110-114-52-164C-180-204-310-206-424-98z',
      '#a9b8ba',
    ) +
    line('M-380-172C-290-226-160-218-40-184M20-166C120-142 220-142 310-178', '#d6dedb', 4)
  );
}

/** The new terminal at Dhaka in the rains, its hall alight. */
export const scene: Scene = {
  name: 'news-dhaka-terminal',
  alt: {
    en: 'The new terminal at Dhaka airport glows under its sweeping white roof, planes waiting on the wet apron.',
    bn: 'ঢেউখেলানো সাদা ছাদের নিচে আলোয় ঝলমল করছে ঢাকা বিমানবন্দরের নতুন টার্মিনাল, ভেজা অ্যাপ্রনে দাঁড়িয়ে বিমান।',
  },
  draw: () => {
    const P = new Poster('news-dhaka-terminal', { ink: '#23363f' });
    const r = P.r;
    P.add(
      sky(P, ['#5f7c86', '#80999d', '#a5b8b4', '#cad3c6', '#e6e3cf'], [104, 204, 298, 380], { wave: 12 }),
      cumulus(P, 250, 240, 420, 110, '#8fa6a8', '#7b949a'),
      cumulus(P, 960, 190, 460, 110, '#92a8a9', '#7e969b'),
      cumulus(P, 620, 330, 300, 60, '#c2cdc2', '#b1bfb8'),
      at(
        300,
        168,
        0.62,
        g('rotate(-12)', climbing({ body: '#fffaf0', shade: '#b3c2c0', fin: '#d94f3a', wing: '#8ea3a5' })),
      ),
      skyline('nd', 520, 10, 60, '#a3b3ac', { x1: 420, wMin: 22, wMax: 50 }),
      canopy('nt', (x) => 508 - 5 * Math.sin(x / 120), 22, '#6f8f7c', { bottom: 530 }),
    );
    const wy = 522;
    P.add(rect(0, wy, W, H - wy, P.grad(['#b4bfb4', '#7f959a', '#4a636d'])));
    const control = { fill: '#f0ece0', shade: '#b3bdb8' };
    const hall = P.def(
      tower(
        196,
        528,
        [
          [18, 0],
          [14, 190],
          [34, 212],
          [34, 220],
        ],
        control.fill,
        control.shade,
        0.1,
      ) +
        tower(
          196,
          528,
          [
            [34, 220],
            [40, 256],
            [40, 262],
          ],
          '#ffd68a',
          '#e0a04e',
          0.2,
        ) +
        tower(
          196,
          528,
          [
            [44, 262],
            [40, 274],
            [8, 280],
            [4, 316],
          ],
          control.fill,
          control.shade,
          0.1,
        ) +
        at(690, 528, 1, terminal(P)),
    );
    P.add(
      P.mirror(hall, 530, 0.6, 'opacity=".42"'),
      P.use(hall),
      rect(0, 526, W, 8, '#5b7078'),
      waves(r, 546, 790, 46, '#3f5862', { e: 'opacity=".3"' }),
      waves(r, 550, 780, 26, '#fbe6b4', { e: 'opacity=".4"', s: 0.9 }),
      line('M-10 640C300 620 700 640 1210 600', '#f3c25c', 6),
      line('M-10 660C300 640 700 660 1210 620', '#f3c25c', 3, 'stroke-dasharray="34 22"'),
    );
    const skin = { body: '#fffaf0', shade: '#bcc8c8', glass: '#3b5664', wing: '#8a9ea2', ink: '#23363f' };
    const jet = P.def(at(560, 716, 1.06, airliner({ ...skin, fin: '#12655a', finShade: '#0c4a44' })));
    P.add(
      at(1020, 560, 0.42, airliner({ ...skin, fin: '#d94f3a', finShade: '#a83a34' }), true),
      at(330, 556, 0.36, airliner({ ...skin, fin: '#f0a93c', finShade: '#c27f2a' })),
      P.mirror(jet, 720, 0.3, 'opacity=".3"'),
      path('M240 722C360 708 760 708 900 720C780 736 360 738 240 722z', '#23363f', 'opacity=".45"'),
      P.use(jet),
      path('M191 470H242L263 497H201z', '#f3c25c'),
      canopy('nv', (x) => 812 - Math.max(0, x - 880) * 0.2, 36, '#23463f', { x0: 860 }),
      canopy('nw', (x) => 812 - Math.max(0, 240 - x) * 0.2, 36, '#23463f', { x1: 260 }),
      // slanting rain
      line(
        times(46, (k) => `M${(k * 197) % 1220} ${(k * 131) % 700}l-9 30`),
        '#eef2e6',
        2,
        'opacity=".4"',
      ),
    );
    return P;
  },
};
