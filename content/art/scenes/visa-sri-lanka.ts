import { birds } from '../kit/animals.ts';
import { streak } from '../kit/clouds.ts';
import { i0, type Point, spline } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path } from '../kit/marks.ts';
import { coconut } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Sri Lanka: the rock of Sigiriya over jungle and its garden pool, in a tangerine evening. */
const draw = () => {
  const P = new Poster('visa-sri-lanka', { ink: '#14302a' });
  const r = P.r;
  P.add(sky(P, ['#ef5f35', '#f67f43', '#fba45c', '#fdc87f', '#ffe4a8'], [100, 200, 298, 388], { wave: 9 }));
  P.add(sun(310, 330, 96, '#fff4cc', '#ffeab4', [1.45, 2.05], [0.45, 0.25]));
  P.add(
    streak(r, 270, 150, 360, '#f98f50', { rows: 3, h: 15 }),
    streak(r, 990, 130, 280, '#f4713b', { rows: 2, h: 13 }),
    streak(r, 420, 404, 280, '#ffe9b8', { rows: 2, h: 11 }),
  );
  P.add(
    land(
      ridge('sl0', 470, 40, { freq: 1 / 240 }),
      P.grad([
        ['#c98a6a', 0],
        ['#fbc98a', 0.3],
      ]),
    ),
    land(
      ridge('sl1', 510, 30, { freq: 1 / 220 }),
      P.grad([
        ['#8f8a5e', 0],
        ['#d9b47a', 0.3],
      ]),
    ),
  );
  P.add(canopy('sl2', (x) => 540 + 10 * Math.sin(x / 140), 26, '#5f8a58'));
  const left: Point[] = [
    [552, 600],
    [566, 520],
    [548, 440],
    [562, 360],
    [552, 300],
    [572, 236],
    [606, 208],
  ];
  const right: Point[] = [
    [700, 192],
    [800, 196],
    [880, 206],
    [920, 240],
    [934, 310],
    [922, 380],
    [944, 450],
    [938, 520],
    [968, 600],
  ];
  const rock = `${spline([...left, ...right], { f: i0, k: 0.14 })}z`;
  P.add(path(rock, '#c9633a'));
  P.add(
    P.clip(
      rock,
      path('M770 180L760 260L790 340L764 420L792 500L770 610H1000V180z', '#8a3a36') +
        path(
          'M552 300C566 318 590 322 606 330C590 344 570 346 548 340zM548 430C600 446 650 436 720 456C660 470 600 470 546 462zM640 210L652 290L640 380L664 300zM700 200L712 270L704 350L724 270z',
          '#a84a36',
        ) +
        path(
          'M820 210L836 300L822 400L852 310zM880 220L890 330L876 430L902 340zM850 420L860 500L850 590L876 510z',
          '#6e2a34',
        ) +
        line('M540 520C640 506 720 520 800 506S900 520 960 512', '#e08a4f', 8),
    ),
  );
  P.add(
    canopy(
      'sl3',
      (x) => 206 + (x < 620 ? (620 - x) * 0.5 : 0) - 12 * Math.sin((x - 600) / 70),
      20,
      '#3f7a4c',
      { x0: 606, x1: 900, bottom: 214 },
    ),
  );
  P.add(
    path('M664 196V170H690V182H720V164H760V184H800V194z', '#b5583f'),
    path('M720 164H760V184H742zM690 182V170H680V190z', '#8a3a36'),
  );
  P.add(line('M660 604C668 560 690 540 676 514', '#e08a4f', 6));
  P.add(
    canopy('sl4', (x) => 580 - 20 * Math.exp(-(((x - 760) / 220) ** 2)), 38, '#2f6b4a'),
    canopy('sl5', (x) => 620 + 8 * Math.sin(x / 90), 44, '#215440'),
  );
  P.add(
    land(
      [
        [-40, 668],
        [600, 660],
        [1240, 668],
      ],
      '#6f9c4a',
    ),
  );
  const pool = 'M560 672H920L1120 812H380z';
  P.add(path('M540 668H940L1150 812H350z', '#c98a5a'), path(pool, P.grad(['#f9a25a', '#c8593f', '#6a2f3f'])));
  P.add(
    P.clip(
      pool,
      path('M640 670C630 720 650 770 690 800H800C860 770 880 720 850 670z', '#8a3a36', 'opacity=".6"') +
        path('M640 670C630 720 650 770 690 800H752C720 760 730 700 740 670z', '#c9633a', 'opacity=".7"') +
        waves(r, 680, 800, 30, '#ffe0a0', { x0: 480, x1: 1000, e: 'opacity=".6"' }) +
        waves(r, 680, 800, 20, '#4a1f38', { x0: 480, x1: 1000, e: 'opacity=".4"' }),
    ),
  );
  P.add(
    each3(
      [
        [520, 722, 1],
        [470, 756, 1.2],
        [980, 722, 1],
        [1040, 762, 1.25],
      ],
      (x, y, s) =>
        at(
          x,
          y,
          s,
          path('M-26 0C-30-30 30-30 26 0z', '#2f6b4a') + path('M4-22C24-22 28-10 26 0H6z', '#215440'),
        ),
    ),
  );
  const dark = { trunk: '#14302a', leaf: '#14302a', back: '#235442', nut: '#3f6b3a' };
  P.add(
    canopy('sl6', (x) => 730 + Math.max(0, x - 40) * 0.22, 56, '#14302a', { x1: 400 }),
    canopy('sl7', (x) => 806 - Math.max(0, x - 1040) * 0.36, 50, '#14302a', { x0: 1020 }),
  );
  P.add(coconut('sl-p1', 96, 800, 500, 46, dark, 0.86), coconut('sl-p2', 210, 810, 320, 30, dark, 0.8));
  P.add(
    birds(
      [
        [450, 220, 0.7, -8],
        [496, 200, 0.5, 0],
        [414, 246, 0.42, 6],
      ],
      '#a83f2c',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-sri-lanka',
  alt: {
    en: 'The great red rock of Sigiriya rises from the Sri Lankan jungle behind a garden pool at sunset.',
    bn: 'সূর্যাস্তে শ্রীলঙ্কার জঙ্গলের মাঝে মাথা তুলে আছে সিগিরিয়ার বিশাল লাল শিলা, সামনে বাগানের পুকুর।',
  },
  draw,
};
