import { birds, camel } from '../kit/animals.ts';
import { needle, sailTower } from '../kit/buildings-modern.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import type { Point } from '../kit/geometry.ts';
import { dune } from '../kit/land.ts';
import { at } from '../kit/marks.ts';
import { datePalm } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** Camels cross the dunes before the towers of Dubai in golden light. */
export const scene: Scene = {
  name: 'dubai',
  alt: {
    en: 'Camels cross the dunes before the towers of Dubai in golden light.',
    bn: 'সোনালি আলোয় দুবাইয়ের উঁচু ভবনগুলোর সামনে মরুভূমি পেরোচ্ছে উটের সারি।',
  },
  draw: () => {
    const P = new Poster('dubai', { ink: '#3a1b2e' });
    const r = P.r;
    P.add(sky(P, ['#f2a65e', '#f6b976', '#facd94', '#fde0b4', '#fdebc9'], [100, 200, 296, 386], { wave: 8 }));
    P.add(sun(330, 300, 104, '#fff6df', '#ffedcb', [1.4, 1.95], [0.5, 0.3]));
    P.add(
      streak(r, 900, 150, 320, '#f9d9a8', { rows: 2, h: 13 }),
      streak(r, 300, 388, 340, '#f9d3a0', { rows: 2, h: 11 }),
    );
    P.add(
      skyline('d1', 560, 30, 190, '#eeb68d', {
        wMin: 24,
        wMax: 52,
        env: (x) => 0.5 + 0.7 * Math.exp(-(((x - 0.6) / 0.25) ** 2)),
      }),
    );
    P.add(at(248, 566, 1, sailTower(200, { fill: '#fdf0dc', shade: '#dd9c7c', light: '#fff6e6' })));
    P.add(
      skyline('d2', 570, 20, 210, '#cf8672', {
        wMin: 26,
        wMax: 50,
        x0: 470,
        env: (x) => 0.3 + 0.9 * Math.exp(-(((x - 0.68) / 0.16) ** 2)),
      }),
    );
    P.add(at(800, 580, 1, needle(520, { fill: '#9c4f5c', shade: '#6b2d48', light: '#f2b48c' })));
    P.add(
      skyline('d3', 590, 14, 130, '#a9586a', { wMin: 24, wMax: 46, x0: 600, x1: 1060, lights: '#ffd9a0' }),
    );
    // dunes
    const D = (crest: Point[], lit: string, shade: string, a: Point[], b: Point[]) =>
      P.add(dune(crest, { a, b }, lit, shade));
    D(
      [
        [-40, 560],
        [160, 546],
        [330, 572],
        [560, 580],
        [800, 566],
        [1010, 556],
        [1240, 582],
      ],
      '#f0b070',
      '#d9875a',
      [
        [160, 546],
        [260, 560],
        [330, 572],
        [460, 580],
      ],
      [
        [420, 606],
        [300, 600],
        [200, 580],
        [160, 546],
      ],
    );
    D(
      [
        [-40, 620],
        [120, 612],
        [330, 632],
        [560, 622],
        [760, 590],
        [960, 622],
        [1240, 640],
      ],
      '#e8954f',
      '#bf5d43',
      [
        [760, 590],
        [850, 602],
        [960, 622],
        [1240, 640],
      ],
      [
        [1240, 760],
        [1010, 720],
        [850, 680],
        [800, 640],
        [760, 590],
      ],
    );
    const cm = { fill: '#5a2035', far: '#481a30', pack: '#e2452f' };
    P.add(
      (
        [
          [440, 622, 0.52],
          [506, 616, 0.56],
          [574, 610, 0.58],
          [644, 604, 0.6],
        ] as const
      )
        .map(([x, y, s]) => at(x, y + 4, s, camel(cm)))
        .join(''),
    );
    D(
      [
        [-40, 700],
        [120, 664],
        [320, 650],
        [540, 690],
        [760, 730],
        [1000, 716],
        [1240, 690],
      ],
      '#d6743a',
      '#8f3638',
      [
        [320, 650],
        [430, 664],
        [540, 690],
        [760, 730],
        [1000, 716],
        [1240, 690],
      ],
      [
        [1240, 850],
        [760, 850],
        [500, 806],
        [470, 760],
        [400, 700],
        [320, 650],
      ],
    );
    D(
      [
        [560, 812],
        [800, 770],
        [1010, 748],
        [1240, 742],
      ],
      '#5a2035',
      '#3a1b2e',
      [
        [1010, 748],
        [1130, 745],
        [1240, 742],
      ],
      [
        [1240, 812],
        [1000, 812],
        [1060, 790],
        [1050, 768],
        [1010, 748],
      ],
    );
    P.add(
      datePalm('q1', 1066, 778, 300, { trunk: '#3a1b2e', leaf: '#3a1b2e', back: '#5a2035' }),
      datePalm('q2', 1150, 790, 220, { trunk: '#3a1b2e', leaf: '#3a1b2e', back: '#5a2035' }),
    );
    P.add(
      fade(r, 700, 110, 260, '#a8482f', { x0: 0, x1: 420, w: 2.4 }),
      birds(
        [
          [520, 236, 0.7, -8],
          [570, 214, 0.5],
          [614, 246, 0.42, 6],
        ],
        '#a9586a',
      ),
    );
    return P;
  },
};
