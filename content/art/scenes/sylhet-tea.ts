import { birds } from '../kit/animals.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { tone } from '../kit/colour.ts';
import { teaHill } from '../kit/fields.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, disc, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

/** Women pluck leaves in the rolling tea gardens of Sylhet on a bright morning. */
export const scene: Scene = {
  name: 'sylhet-tea',
  alt: {
    en: 'Women pluck leaves in the rolling tea gardens of Sylhet on a bright morning.',
    bn: 'ঝলমলে সকালে সিলেটের ঢেউখেলানো চা-বাগানে পাতা তুলছেন নারী শ্রমিকেরা।',
  },
  draw: () => {
    const P = new Poster('sylhet-tea', { ink: '#0f3a2c' });
    const r = P.r;
    P.add(sky(P, ['#f2d36b', '#f6de8a', '#f9e8ac', '#fdf1cb'], [76, 160, 240], { wave: 9 }));
    P.add(sun(850, 176, 70, '#fffbe6', '#fff6cc', [1.5, 2.2], [0.55, 0.32]));
    P.add(
      streak(r, 300, 150, 380, '#fff4d2', { rows: 3, h: 15 }),
      streak(r, 1040, 250, 260, '#fff4d2', { rows: 2, h: 12 }),
    );
    P.add(
      land(
        ridge('t1', 292, 54, { freq: 1 / 240, step: 30 }),
        P.grad([
          ['#b9cfa0', 0],
          ['#e8e6b4', 0.3],
        ]),
      ),
      land(
        ridge('t2', 330, 60, { freq: 1 / 280, step: 30, tilt: -50 }),
        P.grad([
          ['#86b384', 0],
          ['#cfdc9c', 0.35],
        ]),
      ),
    );
    const f = fbm('tl');
    P.add(canopy('tl', (x) => 366 + f(x / 300) * 26, 24, '#5f9a6a'));
    P.add(
      teaHill(
        P,
        'h1',
        930,
        366,
        900,
        300,
        { top: '#a9cc52', side: '#6fa548', gap: '#57893f' },
        { rows: 9, s0: 9, s1: 20, bow: 0.45, lo: 470 },
      ),
    );
    const st = (s: string, x: number, y: number, h: number, a: string, b: string) =>
      P.add(shadeTree(s, x, y, h, { trunk: a, leaf: b, back: tone(b, 0.05) }));
    st('a', 700, 392, 110, '#4a7a4f', '#5f9a5c');
    st('b', 1070, 392, 130, '#4a7a4f', '#5f9a5c');
    st('c', 850, 380, 90, '#4a7a4f', '#6aa562');
    st('d', 1000, 452, 150, '#3a6b48', '#4c8a52');
    P.add(
      teaHill(
        P,
        'h2',
        150,
        404,
        760,
        340,
        { top: '#86bd45', side: '#4a8f40', gap: '#2f6b38' },
        { rows: 9, s0: 13, s1: 30, bow: 0.62, hi: 760 },
      ),
    );
    st('e', 110, 424, 210, '#2d5f42', '#3f7d4a');
    st('f', 330, 440, 170, '#2d5f42', '#4a8a50');
    P.add(
      teaHill(
        P,
        'h3',
        800,
        530,
        980,
        430,
        { top: '#5fa53c', side: '#2b7238', gap: '#15492f' },
        { rows: 8, s0: 24, s1: 62, bow: 0.5 },
      ),
    );
    // pickers with baskets, small
    const picker = (x: number, y: number, s: number, sari: string) =>
      P.add(
        at(
          x,
          y,
          s,
          path('M-14 0C-16-40-12-70-6-84H10C18-66 20-36 20 0z', sari) +
            disc(2, -94, 10, '#3a2418') +
            path('M-10-96C-8-110 12-112 14-98L18-70L8-84z', tone(sari, 0.06)) +
            path('M14-98L42-92L36-46H16z', '#d9a24c') +
            line('M17-84H40M18-70H39M18-58H37', '#9a6a2c', 2.5) +
            line('M-4-74L-26-50', '#3a2418', 6),
        ),
      );
    picker(560, 752, 1.16, '#e2452f');
    picker(676, 742, 1.04, '#f3a712');
    picker(452, 744, 1, '#c2386b');
    P.add(
      teaHill(
        P,
        'h4',
        380,
        690,
        1200,
        300,
        { top: '#2f7d3a', side: '#14532f', gap: '#0d3626' },
        { rows: 4, s0: 56, s1: 100, bow: 0.3 },
      ),
    );
    st('g', 980, 800, 560, '#0f3a2c', '#14472f');
    P.add(
      birds(
        [
          [420, 236, 0.6, -8],
          [470, 216, 0.5],
          [520, 244, 0.4, 6],
        ],
        '#5f8a58',
      ),
    );
    return P;
  },
};
