import { birds } from '../kit/animals.ts';
import { roseMosque } from '../kit/buildings-malaysia.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { leafBlade } from '../kit/flowers.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, rect } from '../kit/marks.ts';
import { coconut } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Malaysia: the rose mosque of Putrajaya on its lake, in an orchid-pink evening. */
const draw = () => {
  const P = new Poster('visa-malaysia', { ink: '#3a1238' });
  const r = P.r;
  P.add(sky(P, ['#d2508c', '#e5759c', '#f29db0', '#fac4c0', '#fee3cf'], [100, 200, 296, 386], { wave: 9 }));
  P.add(sun(320, 372, 84, '#fff6e2', '#fff0dc', [1.5, 2.15], [0.5, 0.28]));
  P.add(
    streak(r, 330, 160, 380, '#ea8aa9', { rows: 3, h: 15 }),
    streak(r, 1010, 250, 300, '#f7b4b8', { rows: 2, h: 12 }),
  );
  const level = 580;
  P.add(
    land(
      ridge('my0', 490, 44, { freq: 1 / 240 }),
      P.grad([
        ['#d77fa0', 0],
        ['#f6c3bd', 0.35],
      ]),
    ),
  );
  P.add(skyline('mys', 566, 12, 84, '#c9698f', { wMin: 20, wMax: 44, x1: 470 }));
  P.add(canopy('my1', (x) => 552 - Math.max(0, x - 900) * 0.06, 30, '#a34a78', { bottom: level + 4 }));
  const stone = {
    rose: '#b52c62',
    roseShade: '#82194f',
    wall: '#fff1df',
    wallShade: '#e3a9ab',
    dark: '#7c2352',
    trim: '#f7b98f',
  };
  const mosque = P.def(at(730, level - 4, 1.12, roseMosque(stone)));
  P.add(P.use(mosque), rect(0, level, W, H - level, P.grad(['#fbd0c2', '#e27d9f', '#9c3f7c', '#561f58'])));
  P.add(P.mirror(mosque, level - 2, 0.44, 'opacity=".45"'), rect(-5, level - 6, 1210, 8, '#6b2054'));
  P.add(
    canopy('my2', (x) => 560 - Math.max(0, x - 1040) * 0.12, 34, '#6b2054', { x0: 1040, bottom: level + 2 }),
  );
  P.add(
    canopy('my3', (x) => 566 - Math.max(0, 240 - x) * 0.05, 30, '#7f2f66', { x1: 318, bottom: level + 2 }),
  );
  P.add(glitter(r, 320, level + 8, 790, 100, 240, '#fff0dc', { rows: 22, e: 'opacity=".85"' }));
  P.add(
    waves(r, level + 10, 790, 70, '#5d2560', { e: 'opacity=".42"' }),
    waves(r, level + 10, 780, 42, '#fbc9c4', { e: 'opacity=".5"' }),
  );
  const dark = { trunk: '#3a1238', leaf: '#3a1238', back: '#5c1f50', nut: '#8f3a6a' };
  P.add(canopy('my4', (x) => 742 + Math.max(0, x - 60) * 0.16, 56, '#3a1238', { x1: 460 }));
  P.add(coconut('my-p1', 120, 800, 520, 40, dark, 0.82), coconut('my-p2', 36, 810, 380, -30, dark, 0.82));
  P.add(
    leafBlade(1230, 830, 320, -128, 50, '#5c1f50', '#7f3468'),
    leafBlade(1210, 850, 280, -104, 44, '#3a1238', '#6b2c5a'),
  );
  P.add(leafBlade(1240, 800, 250, -156, 40, '#3a1238', '#6b2c5a'));
  P.add(
    birds(
      [
        [470, 250, 0.7, -8],
        [516, 230, 0.5, 0],
        [560, 262, 0.42, 6],
      ],
      '#9c2f68',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-malaysia',
  alt: {
    en: 'The rose-domed mosque of Putrajaya and its tall minaret stand over a still lake at sunset.',
    bn: 'সূর্যাস্তের আলোয় শান্ত হ্রদের ধারে পুত্রাজায়ার গোলাপি গম্বুজের মসজিদ ও উঁচু মিনার।',
  },
  draw,
};
