import { birds } from '../kit/animals.ts';
import { sampan } from '../kit/boats.ts';
import { hangingBridge } from '../kit/bridges.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, path, rect } from '../kit/marks.ts';
import { palmyra } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The red hanging bridge of Rangamati over Kaptai Lake, with a boat below. */
export const scene: Scene = {
  name: 'rangamati',
  alt: {
    en: 'The red hanging bridge of Rangamati over Kaptai Lake, with a boat below.',
    bn: 'কাপ্তাই লেকের ওপর রাঙামাটির লাল ঝুলন্ত সেতু, নিচে একটি নৌকা।',
  },
  draw: () => {
    const P = new Poster('rangamati', { ink: '#0e2f3d' });
    const r = P.r;
    P.add(
      sky(P, ['#f3b56b', '#f7c684', '#fad8a4', '#fce8c6'], [86, 176, 262], { wave: 8 }),
      sun(820, 208, 66, '#fffbe8', '#fff3d2', [1.5, 2.2], [0.55, 0.32]),
    );
    P.add(
      streak(r, 320, 130, 360, '#fde6bd', { rows: 3, h: 14 }),
      streak(r, 1020, 280, 260, '#fde6bd', { rows: 2, h: 11 }),
    );
    const cs = ramp(['#b7cdb4', '#6fa79a', '#2f6f6c'], 4);
    [300, 342, 392, 440].forEach((y, q) => {
      const col = nth(cs, q);
      P.add(
        land(
          ridge(`rg${q}`, y, 60 + q * 12, { freq: 1 / (210 + q * 40), step: 30, tilt: q % 2 ? 70 : -60 }),
          P.grad([
            [col, 0],
            [mix(col, '#f6e2ba', 0.6), 0.4],
          ]),
        ),
      );
    });
    const wy = 500;
    P.add(rect(0, wy, W, H - wy, P.grad(['#f4dcae', '#7fb5a8', '#2f7780', '#14505f'])));
    const f = fbm('rgl');
    P.add(
      canopy('r1', (x) => 486 - Math.abs(x - 560) * 0.05 + f(x / 160) * 10, 24, '#2f6f62', { bottom: 508 }),
    );
    P.add(
      glitter(r, 820, wy + 6, 780, 80, 190, '#fff3d2', { rows: 22 }),
      waves(r, wy + 10, 790, 70, '#14505f', { e: 'opacity=".4"' }),
    );
    const isl = (x: number, y: number, w: number, h: number, c: string) =>
      path(
        `M${x - w} ${y}C${x - w * 0.6} ${y - h} ${x + w * 0.6} ${y - h} ${x + w} ${y}C${x + w * 0.4} ${y + h * 0.2} ${x - w * 0.4} ${y + h * 0.2} ${x - w} ${y}z`,
        c,
      );
    P.add(
      isl(610, 556, 120, 50, '#2a6a5c'),
      canopy('ri', (x) => 530 + Math.abs(x - 610) * 0.18, 22, '#2a6a5c', { x0: 510, x1: 712, bottom: 558 }),
    );
    P.add(
      path('M-10 812V480C120 470 220 520 262 620C300 700 340 760 360 812z', '#174a4c'),
      canopy('rl', (x) => 470 + Math.max(0, x) * 0.42, 54, '#174a4c', { x0: -40, x1: 250, bottom: 700 }),
      path('M1210 812V470C1090 470 1000 520 960 612C920 700 880 770 860 812z', '#174a4c'),
      canopy('rr', (x) => 470 + Math.max(0, 1200 - x) * 0.42, 54, '#174a4c', {
        x0: 962,
        x1: 1250,
        bottom: 700,
      }),
    );
    P.add(
      hangingBridge(
        236,
        972,
        606,
        { cable: '#7a2230', rail: '#e2452f', deck: '#a83232', tower: '#c23a2e' },
        156,
      ),
    );
    P.add(
      at(610, 742, 0.86, sampan({ hull: '#0e2f3d', hood: '#d9a24c', hood2: '#8a5a2c', man: '#0e2f3d' })),
      path('M430 752C520 740 720 740 800 750C720 764 500 766 430 752z', '#0e2f3d', 'opacity=".45"'),
    );
    P.add(
      canopy('rn', (x) => 700 + Math.max(0, 600 - Math.abs(x - 600)) * 0.22, 60, '#0e2f3d', {}),
      palmyra('py', 120, 790, 330, { trunk: '#0e2f3d', leaf: '#123c44' }),
      birds(
        [
          [420, 230, 0.7, -8],
          [470, 208, 0.5],
          [520, 240, 0.42, 6],
        ],
        '#4a7f7c',
      ),
    );
    return P;
  },
};
