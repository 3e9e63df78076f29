import { birds } from '../kit/animals.ts';
import { launch } from '../kit/boats-bengal.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import type { Point } from '../kit/geometry.ts';
import { canopy, land } from '../kit/land.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster, W } from '../kit/poster.ts';
import { sow } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import { card, lying, stampMark, writing } from '../kit/still-life.ts';
import { dots } from '../kit/texture.ts';
import { surf, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A branching coral, foot at 0, about 120 tall. */
const branchCoral = (col: string): string =>
  line(
    'M0 4C-4-40 2-70 0-112M0-30C-26-50-36-70-36-98M0-54C22-70 34-84 36-110M-26-64C-44-74-54-84-56-100M26-78C44-82 54-90 60-104M0-84L-14-112',
    col,
    13,
  );

/** A fan of coral, foot at 0, about 110 wide. */
const fanCoral = (col: string, vein: string): string =>
  path('M0 4C-30-8-72-40-62-82C-50-112-20-124 4-118C34-124 62-100 62-74C62-38 24-8 0 4z', col) +
  line(
    'M0 0C-4-40-2-70 2-106M-2-30C-24-46-38-60-44-88M2-34C24-48 36-60 44-84M-1-60L-20-98M2-62L22-100',
    vein,
    4,
  );

/** A round brain coral, foot at 0. */
const roundCoral = (col: string, light: string): string =>
  path('M-64 8C-70-40-34-66 0-66S70-40 64 8z', col) +
  line(
    'M-48-6C-40-34-24-40-8-34M-24 2C-16-16 4-24 18-14M6-50C24-48 38-38 44-20M30 0C38-8 48-8 54-2',
    light,
    6,
  );

const fish = (body: string, band: string): string =>
  path('M-34 0C-20-20 12-22 28 0C12 22-20 20-34 0z', body) +
  path('M-30 0L-52-16V16z', body) +
  path('M-4-16C4-8 4 8-4 16L6 15C14 6 14-6 6-15z', band) +
  disc(17, -4, 2.6, '#0b3d4f');

/** The permit: map of the island, lines, a stamp. Its middle at 0. */
const permit = (): string =>
  path(card(250, 320, 8), '#fffaf0') +
  rect(-125, -160, 250, 44, '#1f6b63') +
  disc(-98, -138, 11, '#ffd166') +
  writing(
    [
      [-76, -146, 120],
      [-76, -132, 76],
    ],
    7,
    '#bfe0d2',
  ) +
  path('M-34-80C-10-96 24-92 30-66C36-40 10-26 8 0C6 20-14 22-18 4C-24-24-58-54-34-80z', '#f6dca4') +
  path('M-26-72C-8-84 14-82 20-64C22-46 2-34 0-10C-12-30-42-48-26-72z', '#5fa06a') +
  writing(
    [
      [-96, 44, 190],
      [-96, 66, 150],
      [-96, 88, 170],
      [-96, 118, 70],
    ],
    9,
    '#d6cab2',
  ) +
  g('translate(66 100) rotate(-14) scale(.78)', stampMark(60, '#d94f3a'), 'opacity=".9"');

/** The ship to Saint Martin's, the permit that one needs now, and the coral it is for. */
export const scene: Scene = {
  name: 'news-saint-martin-permit',
  alt: {
    en: 'A ship lies at the jetty of Saint Martin’s above living coral, with a stamped travel pass in front.',
    bn: 'সেন্ট মার্টিনের জেটিতে ভিড়ে আছে জাহাজ, পানির নিচে রঙিন প্রবাল, আর সামনে সিল দেওয়া ট্রাভেল পাস।',
  },
  draw: () => {
    const P = new Poster('news-saint-martin-permit', { ink: '#0b3d4f' });
    const r = P.r;
    P.add(
      sky(P, ['#ffd45e', '#ffdf82', '#ffeaa9', '#fff4d0'], [92, 186, 272], { wave: 8 }),
      sun(560, 168, 58, '#fffdf0', '#fffae0', [1.5, 2.2], [0.6, 0.36]),
      cumulus(P, 900, 340, 300, 70, '#fffaec', '#f7e6bd'),
      streak(r, 300, 110, 320, '#ffe79c', { rows: 2, h: 13 }),
      path('M430 372C500 352 700 348 820 370z', '#4f9c86'),
      canopy('nm', () => 360, 22, '#3f8c7a', { x0: 500, x1: 770, bottom: 372 }),
    );
    const hz = 366;
    P.add(
      rect(0, hz, W, 110, P.grad(['#58c8c4', '#1f9fae'])),
      waves(r, hz + 6, 450, 44, '#d8f4e4', { s: 0.6, e: 'opacity=".7"' }),
    );
    // jetty and ship
    P.add(
      line('M1010 420V520M1070 420V520M1130 420V520M1190 420V520', '#5a4638', 13),
      path('M960 404H1210V426H960z', '#8a6a4c'),
      path('M960 404H1210V411H960z', '#c99b68'),
      line('M980 404V376M1040 404V376M1100 404V376M1160 404V376M976 382H1210', '#5a4638', 5),
    );
    P.add(
      at(
        740,
        462,
        1.12,
        launch({
          hull: '#12466a',
          band: '#f2553d',
          white: '#fffaf0',
          shade: '#d9d3c2',
          glass: '#2f6f8c',
          rail: '#fffaf0',
          stack: '#f2553d',
        }),
      ),
    );
    // below the surface
    const edge = Array.from({ length: 9 }, (_, k): Point => [-40 + k * 160, 472 + (k % 2 ? 7 : -5)]);
    P.add(
      land(
        edge,
        P.grad([
          ['#2fb3b8', 0],
          ['#12849c', 0.55],
          ['#0b5f80', 1],
        ]),
        'opacity=".94"',
      ),
      surf(edge, 8, '#e8fff4', 'opacity=".85"'),
      path(
        'M420 476L300 812H470L520 476zM640 476L620 812H760L720 476zM900 476L980 812H1090L960 476z',
        '#7fe0d4',
        'opacity=".16"',
      ),
      path('M-10 812V742C160 706 320 730 480 752S760 776 900 744S1120 700 1210 716V812z', '#0f6d86'),
      canopy('nb', (x) => 776 - Math.max(0, x - 800) * 0.09, 46, '#0b4f6c'),
    );
    const fan = P.def(fanCoral('#ff6f61', '#d1444a'));
    const branch = P.def(branchCoral('#ff9a8a'));
    const branch2 = P.def(branchCoral('#f7c04a'));
    const round = P.def(roundCoral('#b45a9c', '#e39ac4'));
    const round2 = P.def(roundCoral('#e8b04a', '#ffe0a0'));
    P.add(
      sow(P, branch2, [
        [520, 760, 0.8],
        [1010, 730, 1],
      ]),
      sow(P, round, [
        [620, 802, 1],
        [1090, 772, 1.2],
      ]),
      sow(P, fan, [
        [720, 782, 1.15],
        [930, 756, 0.95],
        [1170, 752, 1.2],
      ]),
      sow(P, branch, [
        [830, 776, 1.15],
        [430, 784, 0.9],
      ]),
      sow(P, round2, [
        [900, 796, 0.8],
        [560, 806, 0.8],
        [1040, 806, 1],
      ]),
    );
    const gold = P.def(fish('#ffd166', '#f2553d'));
    const blue = P.def(fish('#bff0e4', '#2f6fa8'));
    P.add(
      sow(P, gold, [
        [640, 590, 0.8],
        [716, 626, 0.6],
        [590, 646, 0.55],
        [960, 620, 0.7],
      ]),
      sow(P, blue, [
        [850, 570, 0.6],
        [902, 594, 0.5],
        [1040, 580, 0.62],
      ]),
      dots(
        [
          [800, 660],
          [806, 636],
          [798, 612],
          [1120, 640],
          [1126, 612],
          [480, 640],
          [486, 616],
        ],
        '#d8fff2',
        8,
        'opacity=".7"',
      ),
      lying(246, 500, -9, card(250, 320, 8), g('scale(1)', permit()), 24),
      birds(
        [
          [420, 236, 0.85, -8],
          [476, 212, 0.62, 4],
          [386, 270, 0.5, 6],
          [1000, 236, 0.6, -6],
        ],
        '#2f8c8c',
      ),
    );
    return P;
  },
};
