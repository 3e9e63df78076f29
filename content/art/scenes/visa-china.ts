import { birds } from '../kit/animals.ts';
import { streak } from '../kit/clouds.ts';
import { type Colours, mix, ramp } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { beacon, ridgeWall } from '../kit/great-wall.ts';
import { canopy, crag, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** China: the Great Wall over ridge after ridge, in celadon morning mist. */
const draw = () => {
  const P = new Poster('visa-china', { ink: '#143a36' });
  const r = P.r;
  P.add(sky(P, ['#8fbfae', '#b4d4bf', '#d5e4cb', '#eeefd6', '#faf3dc'], [96, 188, 270, 340], { wave: 9 }));
  P.add(sun(300, 230, 74, '#e8573f', '#f2a07c', [1.4, 1.95], [0.28, 0.14]));
  P.add(
    streak(r, 330, 262, 300, '#e3ead2', { rows: 3, h: 15 }),
    streak(r, 960, 130, 340, '#c6decb', { rows: 3, h: 14 }),
  );
  const mist = '#f3f1dc';
  const ink = ramp(['#a9c8b8', '#6fa396', '#3b7a70'], 3);
  const ridges: readonly (readonly [number, number, number, number])[] = [
    [330, 120, 170, 60],
    [400, 130, 190, -140],
    [470, 110, 210, 120],
  ];
  ridges.forEach(([y, amp, wave, tilt], k) => {
    const col = nth(ink, k);
    P.add(
      crag(
        ridge(`ch${k}`, y, amp, { freq: 1 / wave, step: 34, oct: 4, tilt }),
        P.grad([
          [col, 0],
          [mix(col, mist, 0.75), 0.42],
        ]),
      ),
    );
    P.add(streak(r, 260 + k * 360, y + 92, 420, mist, { rows: 2, h: 15, e: 'opacity=".8"' }));
  });
  const tint = (t: number): Colours<'lit' | 'shade' | 'walk' | 'dark' | 'line'> => ({
    lit: mix('#f4dcae', '#dfe3c6', t),
    shade: mix('#b98a63', '#a9bba6', t),
    walk: '#e8c890',
    dark: mix('#4a3234', '#7f9a8c', t),
    line: mix('#d2a876', '#c3ceb4', t),
  });
  const back: [number, number, number][] = [
    [-20, 470, 11],
    [90, 440, 11],
    [190, 392, 11],
    [270, 372, 12],
    [360, 410, 12],
    [450, 452, 13],
    [540, 430, 13],
    [640, 396, 14],
    [740, 440, 14],
    [830, 476, 15],
  ];
  P.add(
    land(
      back
        .map(([x, y]): Point => [x, y])
        .concat([
          [900, 520],
          [1240, 560],
        ]),
      P.grad([
        ['#5d9486', 0],
        ['#d9e2c4', 0.7],
      ]),
    ),
    ridgeWall(back, tint(0.62)),
    at(270, 366, 1, beacon(44, tint(0.55))),
    at(640, 390, 1, beacon(50, tint(0.5))),
  );
  const mid: [number, number, number][] = [
    [330, 660, 22],
    [420, 600, 22],
    [520, 560, 22],
    [620, 572, 23],
    [720, 540, 23],
    [820, 440, 24],
    [880, 392, 25],
    [960, 400, 26],
    [1050, 470, 28],
    [1130, 520, 30],
    [1230, 540, 32],
  ];
  P.add(
    land(
      [[-40, 700], [180, 700], ...mid.map(([x, y]): Point => [x, y])],
      P.grad([
        ['#2f6b5c', 0],
        ['#8fb89c', 0.9],
      ]),
    ),
    canopy(
      'ch5',
      (x) => 690 - Math.max(0, x - 300) * 0.12 + Math.max(0, 420 - x) * 0.3 + 16 * Math.sin(x / 90),
      30,
      '#2f6b5c',
      {},
    ),
  );
  P.add(
    ridgeWall(mid, tint(0.12)),
    at(900, 386, 1, beacon(122, tint(0.05), true)),
    at(560, 562, 1, beacon(70, tint(0.15))),
  );
  P.add(
    streak(r, 300, 640, 460, mist, { rows: 3, h: 17, e: 'opacity=".9"' }),
    streak(r, 820, 616, 360, mist, { rows: 2, h: 15, e: 'opacity=".85"' }),
  );
  P.add(
    land(
      [
        [-40, 690],
        [120, 690],
        [300, 740],
        [560, 730],
        [820, 690],
        [1010, 650],
        [1240, 660],
      ],
      '#1f5248',
    ),
  );
  const near: [number, number, number][] = [
    [-30, 640, 52],
    [70, 660, 52],
    [170, 706, 50],
    [270, 752, 48],
    [380, 790, 46],
    [470, 826, 46],
    [570, 874, 46],
  ];
  P.add(ridgeWall(near, tint(0)), at(64, 650, 1, beacon(210, tint(0))));
  P.add(
    canopy('ch6', (x) => 736 - Math.max(0, x - 500) * 0.07 + Math.max(0, 500 - x) * 0.55, 48, '#143a36', {
      x0: 370,
    }),
    canopy('ch7', (x) => 770 + Math.max(0, 300 - x) * 0.06, 46, '#143a36', { x1: 560 }),
  );
  P.add(
    birds(
      [
        [480, 230, 0.8, -8],
        [532, 208, 0.56, 0],
        [440, 262, 0.46, 6],
        [580, 244, 0.42, 4],
      ],
      '#4c8576',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-china',
  alt: {
    en: 'The Great Wall of China climbs from tower to tower over misty green ridges under a red morning sun.',
    bn: 'সকালের লাল সূর্যের নিচে কুয়াশাঢাকা সবুজ পাহাড়ের চূড়া বেয়ে এঁকেবেঁকে গেছে চীনের মহাপ্রাচীর।',
  },
  draw,
};
