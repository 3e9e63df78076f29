import { haramain } from '../kit/buildings-mosques.ts';
import { skyline, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, crag, land, ridge } from '../kit/land.ts';
import { disc, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

const stone = { fill: '#f4e3c4', shade: '#b58f6d' };
const far = { fill: '#cfb08c', shade: '#96755f' };

/** The clock tower: four lower towers, the shaft, its lit face and the spire. */
function clockTower(x: number, base: number): string {
  const wing = (at: number, height: number) =>
    tower(
      x + at,
      base,
      [
        [26, 0],
        [26, height],
        [15, height + 14],
        [3, height + 44],
      ],
      far.fill,
      far.shade,
    );
  return [
    ...[-104, 104].map((at) => wing(at, 150)),
    ...[-58, 58].map((at) => wing(at, 196)),
    tower(
      x,
      base,
      [
        [40, 0],
        [40, 250],
        [46, 258],
        [46, 336],
        [36, 344],
        [24, 384],
        [7, 420],
        [4, 470],
      ],
      far.fill,
      far.shade,
    ),
    disc(x, base - 297, 33, '#2f7a66'),
    disc(x, base - 297, 26, '#fdf3d6'),
    line(`M${x} ${base - 297}v-18M${x} ${base - 297}h13`, '#2b3550', 3.4),
    path(`M${x - 7} ${base - 486}a9 9 0 1 0 14 0a11 11 0 0 1-14 0z`, '#f6d37a'),
  ].join('');
}

/** The minarets of the Grand Mosque in Makkah below the clock tower, between bare hills after sunset. */
export const scene: Scene = {
  name: 'makkah',
  alt: {
    en: 'The minarets of the Grand Mosque in Makkah below the clock tower, between bare hills after sunset.',
    bn: 'সূর্যাস্তের পরে ন্যাড়া পাহাড়ের মাঝে মক্কার মসজিদুল হারামের মিনার, পেছনে ঘড়ি-টাওয়ার।',
  },
  draw: () => {
    const P = new Poster('makkah', { ink: '#14232e' });
    const r = P.r;
    P.add(sky(P, ['#123543', '#1f5560', '#4b8079', '#a9a37d', '#ecc583'], [96, 206, 318, 420], { wave: 6 }));
    P.add(stars(r, 50, '#eef2dc', 210), moon(240, 140, 36, '#fbf2d0'));
    P.add(
      streak(r, 960, 246, 320, '#3a6c6e', { rows: 3, h: 12 }),
      streak(r, 330, 330, 300, '#c3b384', { rows: 2, h: 11 }),
    );
    P.add(
      crag(
        ridge('mk1', 470, 92, { freq: 1 / 210, step: 34, oct: 4 }),
        P.grad([
          ['#7d7a63', 0],
          ['#c5aa79', 0.35],
        ]),
      ),
    );
    P.add(clockTower(760, 604));
    P.add(skyline('mks', 604, 12, 60, '#8c7a63', { wMin: 26, wMax: 54 }));
    P.add(
      haramain(360, 606, 10, 210, far),
      haramain(1010, 606, 10, 210, far),
      haramain(452, 610, 12, 264, stone),
      haramain(548, 610, 12, 264, stone),
      haramain(918, 610, 12, 264, stone),
    );
    P.add(
      rect(330, 546, 720, 70, '#e2cba5'),
      path('M330 546H1050V553H330z', '#f4e3c4'),
      path(
        Array.from({ length: 29 }, (_, at) => `M${342 + at * 24.8} 612v-30q7-16 14 0v30z`).join(''),
        '#7c5f49',
      ),
    );
    P.add(
      canopy('mkp', () => 608, 16, '#5c5545', { bottom: 640 }),
      land(
        [
          [-40, 640],
          [220, 616],
          [520, 634],
          [860, 620],
          [1240, 640],
        ],
        '#66583f',
      ),
      land(
        [
          [-40, 676],
          [240, 652],
          [640, 690],
          [960, 660],
          [1240, 684],
        ],
        '#3c4238',
      ),
      land(
        [
          [-40, 716],
          [180, 742],
          [560, 720],
          [900, 752],
          [1240, 716],
        ],
        '#14232e',
      ),
    );
    return P;
  },
};
