import { birds } from '../kit/animals.ts';
import { longtail } from '../kit/boats.ts';
import { prang, thaiRoof } from '../kit/buildings-thai.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A long-tail boat passes the Temple of Dawn on the river in Bangkok at sunset. */
export const scene: Scene = {
  name: 'bangkok',
  alt: {
    en: 'A long-tail boat passes the Temple of Dawn on the river in Bangkok at sunset.',
    bn: 'সূর্যাস্তের সময় ব্যাংককের নদীতে ওয়াট অরুণের সামনে দিয়ে চলেছে একটি লম্বা নৌকা।',
  },
  draw: () => {
    const P = new Poster('bangkok', { ink: '#24123f' });
    const r = P.r;
    P.add(sky(P, ['#3a2a6b', '#6b3a86', '#b04a86', '#ea6f74', '#ffab6b'], [104, 214, 318, 410], { wave: 8 }));
    P.add(sun(366, 430, 112, '#ffe3a3', '#ffc77f', [1.4, 1.95, 2.6], [0.34, 0.2, 0.12]));
    P.add(
      streak(r, 230, 236, 360, '#8a4288', { rows: 3, h: 14 }),
      streak(r, 640, 150, 300, '#54327a', { rows: 2, h: 13 }),
      streak(r, 420, 388, 300, '#f08a6e', { rows: 2, h: 10 }),
    );
    P.add(
      skyline('bk', 520, 20, 150, '#c9597f', {
        wMin: 22,
        wMax: 50,
        env: (x) => 1.1 - 0.5 * Math.abs(x - 0.1),
      }),
      canopy('bt', () => 506, 20, '#8a3f78', { bottom: 540 }),
    );
    const wy = 528;
    P.add(rect(0, wy, W, H - wy, P.grad(['#f59a72', '#b04f86', '#4a2b70', '#2b1850'])));
    const pc = { fill: '#5c2c6e', shade: '#3d1d58', gold: '#ffc15e', dark: '#2b1447' };
    const ps = { fill: '#6f3578', shade: '#4d2566', gold: '#f0a565', dark: '#3a1c58' };
    const t = P.def(
      at(650, 540, 0.62, prang(330, ps)) +
        at(970, 540, 0.62, prang(340, ps)) +
        path('M560 540V508H1060V540z', '#4a2262') +
        at(812, 540, 1, prang(452, pc)) +
        thaiRoof(1102, 504, 150, 90, {
          a: '#e2653f',
          b: '#2f7a6a',
          shade: '#8f2f57',
          gold: '#ffc15e',
          wall: '#f3c39a',
          wallShade: '#a5587c',
        }) +
        thaiRoof(500, 520, 96, 60, {
          a: '#d05a52',
          b: '#d05a52',
          shade: '#8f2f57',
          gold: '#f0a565',
          wall: '#e0a08c',
          wallShade: '#a5587c',
        }),
    );
    P.add(
      P.mirror(t, 540, 0.5, 'opacity=".5"'),
      P.use(t),
      canopy('bq', () => 530, 22, '#38184f', { bottom: 552 }),
      rect(-5, 536, 1210, 12, '#2b1447'),
    );
    P.add(
      glitter(r, 366, 552, 790, 150, 280, '#ffd596', { rows: 22 }),
      waves(r, 556, 790, 70, '#2b1850', { e: 'opacity=".4"' }),
      waves(r, 560, 790, 46, '#f39a86', { e: 'opacity=".45"', s: 0.9 }),
    );
    const lt = P.def(
      at(
        470,
        688,
        1.08,
        longtail({ hull: '#1d0d36', band: '#e2452f', roof: '#1d0d36', flag: '#ffb347', flag2: '#e2452f' }) +
          path('M-262-10C-262-44-236-44-236-10zM150-14q-4-34 12-40q16 6 12 40z', '#1d0d36') +
          disc(-249, -44, 9, '#1d0d36') +
          disc(162, -62, 9, '#1d0d36'),
      ),
    );
    P.add(
      P.mirror(lt, 720, 0.4, 'opacity=".35"'),
      P.use(lt),
      path('M110 724C260 706 640 706 790 718C640 738 260 742 110 724z', '#1d0d36', 'opacity=".55"'),
    );
    P.add(path('M96 722q-40-6-90 6q40 8 100 0M800 712q60 4 150 2q-60 12-160 8z', '#ffd596', 'opacity=".7"'));
    P.add(
      birds(
        [
          [470, 236, 0.7, -8],
          [520, 212, 0.5],
          [560, 246, 0.4, 6],
        ],
        '#3a1c58',
      ),
    );
    return P;
  },
};
