import { birds } from '../kit/animals.ts';
import { ferry } from '../kit/boats.ts';
import { minaret } from '../kit/buildings-mosques.ts';
import { dome, skyline, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A ferry crosses the Bosphorus before a great mosque of Istanbul under a crescent moon. */
export const scene: Scene = {
  name: 'istanbul',
  alt: {
    en: 'A ferry crosses the Bosphorus before a great mosque of Istanbul under a crescent moon.',
    bn: 'এক ফালি চাঁদের নিচে ইস্তাম্বুলের বিশাল মসজিদের সামনে দিয়ে বসফরাস পার হচ্ছে একটি ফেরি।',
  },
  draw: () => {
    const P = new Poster('istanbul', { ink: '#102a43' });
    const r = P.r;
    P.add(sky(P, ['#1d4a68', '#2f6f86', '#6fa3a0', '#e3b79a', '#f79d7b'], [112, 210, 300, 376], { wave: 8 }));
    P.add(stars(r, 40, '#f5e6c8', 180), moon(250, 132, 46, '#fbe8bf'));
    P.add(
      streak(r, 900, 150, 380, '#2a6078', { rows: 3, h: 14 }),
      streak(r, 420, 282, 300, '#a5b5a4', { rows: 2, h: 12 }),
      streak(r, 1010, 340, 260, '#f5b592', { rows: 2, h: 10 }),
    );
    P.add(
      land(ridge('is0', 470, 26, { freq: 1 / 260, step: 40 }), '#d98877'),
      skyline('is', 520, 14, 46, '#b96f74', { wMin: 16, wMax: 34 }),
      at(
        118,
        490,
        1,
        tower(
          0,
          0,
          [
            [17, 0],
            [17, 70],
            [22, 74],
            [22, 84],
            [16, 86],
            [16, 96],
            [0, 136],
          ],
          '#b96f74',
          '#9d5a6c',
        ),
      ),
    );
    const c = { fill: '#2c5a72', shade: '#1b4059', roof: '#173a54', roofShade: '#102a43' };
    const d2 = { fill: '#41748a', shade: '#2c5a72', roof: '#2c5a72', roofShade: '#1f4a63' };
    const base = 548;
    const m = P.def(
      [
        // smaller mosque left
        minaret(356, base, 12, 190, d2, 1),
        dome(410, base - 52, 38, 44, d2.fill, d2.shade),
        dome(372, base - 34, 22, 22, d2.fill, d2.shade, { tip: 0 }),
        dome(448, base - 34, 22, 22, d2.fill, d2.shade, { tip: 0 }),
        rect(344, base - 52 + 16, 132, 60, d2.fill),
        rect(426, base - 36, 50, 40, d2.shade),
        // great mosque
        minaret(596, base, 19, 330, c, 2),
        minaret(1004, base, 19, 330, c, 2),
        minaret(664, base, 21, 400, c, 3),
        minaret(936, base, 21, 400, c, 3),
        dome(800, base - 172, 112, 112, c.fill, c.shade),
        rect(688, base - 176, 224, 16, '#3b6d84'),
        rect(694, base - 160, 212, 30, c.fill),
        rect(820, base - 160, 86, 30, c.shade),
        dome(700, base - 118, 62, 60, '#376880', c.shade, { tip: 0.6 }),
        dome(900, base - 118, 62, 60, '#376880', c.shade, { tip: 0.6 }),
        dome(800, base - 112, 84, 66, '#41748a', c.fill, { tip: 0 }),
        rect(632, base - 118, 336, 122, c.fill),
        rect(860, base - 118, 108, 122, c.shade),
        dome(652, base - 100, 34, 34, '#376880', c.shade, { tip: 0.7 }),
        dome(948, base - 100, 34, 34, '#376880', c.shade, { tip: 0.7 }),
        rect(618, base - 100, 364, 104, '#24506a'),
        rect(870, base - 100, 112, 104, '#183c55'),
        path(
          Array.from({ length: 13 }, (_, q) => `M${636 + q * 26} ${base - 44}v-22q7-12 14 0v22z`).join('') +
            Array.from({ length: 15 }, (_, q) => `M${704 + q * 13} ${base - 138}v-10q4-6 8 0v10z`).join(''),
          '#ffd08a',
        ),
        dome(560, base - 30, 30, 28, c.fill, c.shade, { tip: 0.6 }),
        dome(1044, base - 30, 30, 28, c.fill, c.shade, { tip: 0.6 }),
        rect(526, base - 32, 552, 36, '#1b4059'),
        path(
          Array.from({ length: 20 }, (_, q) => `M${540 + q * 27} ${base}v-14q7-12 14 0v14z`).join(''),
          '#f0a873',
        ),
      ].join(''),
    );
    const wy = 572;
    P.add(
      P.use(m),
      canopy('ic', (x) => base - 2 + (12 * Math.abs(x - 800)) / 800, 24, '#14364f', { bottom: wy + 4 }),
    );
    P.add(
      rect(0, wy, W, H - wy, P.grad(['#e89a80', '#6a8f98', '#245a74', '#12344f'])),
      P.mirror(m, wy - 4, 0.46, 'opacity=".4"'),
      rect(-5, wy - 6, 1210, 9, '#102a43'),
    );
    P.add(
      waves(r, wy + 8, 790, 90, '#143b56', { e: 'opacity=".5"' }),
      waves(r, wy + 8, 780, 54, '#f7b794', { e: 'opacity=".55"', s: 0.9 }),
      glitter(r, 250, wy + 6, 780, 50, 120, '#fbe8bf', { rows: 18, e: 'opacity=".6"' }),
    );
    P.add(
      path(
        'M296 620C262 596 236 614 206 602S150 584 118 596S70 590 44 600C76 606 92 618 122 616S176 634 212 626S268 640 302 634z',
        '#f7dcc0',
        'opacity=".75"',
      ),
    );
    P.add(
      at(310, 738, 1.06, ferry({ hull: '#0d2238', white: '#fbf1dc', glass: '#2c5a72', stack: '#e2452f' })),
      path('M110 750C210 740 430 740 520 746C450 764 210 768 110 750z', '#0d2238', 'opacity=".5"'),
      path('M496 742q60 4 120 18q-80 4-136-8zM130 748q-70 2-130 14q80 6 150-4z', '#fbf1dc', 'opacity=".75"'),
    );
    P.add(
      birds(
        [
          [500, 640, 1.1, -10],
          [566, 604, 0.85, 8],
          [430, 596, 0.7, -4],
          [620, 664, 0.75, 6],
          [470, 690, 0.6, -6],
        ],
        '#fdf4e2',
      ),
    );
    return P;
  },
};
