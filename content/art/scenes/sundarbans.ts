import { birds, deer } from '../kit/animals.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { nipa } from '../kit/fronds.ts';
import { canopy } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { tiger } from '../kit/tiger.ts';
import { breathers, mangrove } from '../kit/trees.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A Bengal tiger walks along a mangrove creek in the Sundarbans at dawn. */
export const scene: Scene = {
  name: 'sundarbans',
  alt: {
    en: 'A Bengal tiger walks along a mangrove creek in the Sundarbans at dawn.',
    bn: 'ভোরের আলোয় সুন্দরবনের খালের পাড় ধরে হেঁটে যাচ্ছে একটি রয়েল বেঙ্গল টাইগার।',
  },
  draw: () => {
    const P = new Poster('sundarbans', {
      ink: '#0c2b27',
      mid: '#1f5a4a',
      mist: '#cfe0c0',
      gold: '#f4c95d',
      tiger: '#e8862c',
    });
    const r = P.r;
    P.add(sky(P, ['#8fc0ae', '#b4d3b4', '#d7e2b4', '#f2e6ae', '#f9dc93'], [86, 176, 262, 340], { wave: 6 }));
    P.add(sun(330, 318, 78, '#fff4cf', '#fff0bd', [1.5, 2.2, 3.1], [0.45, 0.28, 0.16]));
    const f1 = fbm('s1');
    const f2 = fbm('s2');
    const f3 = fbm('s3');
    P.add(canopy('c1', (x) => 372 + f1(x / 260) * 16 - Math.abs(x - 420) * 0.03, 20, '#a9cbb0'));
    P.add(streak(r, 560, 386, 900, '#e9ecc6', { rows: 2, h: 12, e: 'opacity=".8"' }));
    P.add(
      canopy(
        'c2',
        (x) => 398 + f2(x / 240) * 18 - Math.max(0, x - 560) * 0.16 - Math.max(0, 220 - x) * 0.16,
        30,
        P.grad([
          ['#6fa893', 0],
          ['#a5c9ad', 0.25],
        ]),
      ),
    );
    // water
    const wy = 446;
    P.add(rect(0, wy, W, H - wy, P.grad(['#f3e3a6', '#a9d0b4', '#4e9484', '#1f6358'])));
    P.add(glitter(r, 330, wy + 4, 760, 90, 190, '#fff6d6', { rows: 24 }));
    P.add(waves(r, wy + 6, 790, 80, '#2f7a6b', { e: 'opacity=".45"', avoid: (x) => Math.abs(x - 330) < 90 }));
    P.add(waves(r, wy + 6, 790, 40, '#e4eccb', { e: 'opacity=".5"', s: 0.8 }));
    // middle banks with mangroves
    const mc = { root: '#2c6a58', leaf: '#2f7560', back: '#428671' };
    P.add(
      canopy('c3', (x) => 432 - (x - 790) * 0.2 + f3(x / 150) * 14, 42, '#357a66', { x0: 800, bottom: 470 }),
      path('M720 470C800 452 1000 448 1240 452V490C1000 486 820 488 720 470z', '#25604f'),
    );
    for (const [x, h] of [
      [812, 96],
      [880, 120],
      [964, 142],
      [1062, 168],
    ] as const) {
      P.add(mangrove(`m${x}`, x, 470 + h * 0.06, h, mc));
    }
    P.add(
      path('M700 476C820 466 1010 470 1240 470V498C1000 492 840 490 700 476z', '#1c5244'),
      breathers(r, 740, 1200, 480, 16, '#1c5244'),
    );
    P.add(
      at(166, 474, 0.34, deer({ fur: '#3c7a66', far: '#347060', spot: '#3c7a66', horn: '#3c7a66' }), true),
      path('M-20 478C80 462 220 466 300 476C220 490 80 494-20 492z', '#357a66'),
    );
    // hero bank, tiger and reflection
    const tg = P.def(
      at(700, 622, 1.02, tiger(P, { fur: '#e8862c', far: '#a9541d', belly: '#f8e3b4', stripe: '#1b1a18' })),
    );
    P.add(P.mirror(tg, 640, 0.62, 'opacity=".34"'));
    P.add(
      path(
        'M392 640C470 616 620 610 780 612C960 612 1100 590 1240 570V690C1100 676 900 664 740 662C600 662 470 660 392 640z',
        '#123c34',
      ),
      path(
        'M430 636C520 618 640 614 780 617C960 617 1110 598 1240 580V590C1100 612 960 628 790 628C640 628 520 630 430 636z',
        '#3c7f5f',
      ),
    );
    P.add(P.use(tg));
    P.add(breathers(r, 430, 620, 640, 26, '#0f332c'), breathers(r, 860, 1200, 634, 40, '#0f332c'));
    // near right: great mangrove; near left: nipa
    P.add(
      mangrove(
        'hero',
        1084,
        720,
        640,
        { root: '#0c2b27', leaf: '#113b33', back: '#1a4c40' },
        { spread: 0.36 },
      ),
    );
    P.add(
      path('M840 740C940 706 1100 690 1240 684V810H700C740 780 790 756 840 740z', '#0c2b27'),
      breathers(r, 800, 1200, 736, 52, '#0c2b27'),
    );
    P.add(
      nipa('n1', 60, 830, 300, '#0c2b27'),
      nipa('n2', -30, 850, 380, '#113b33'),
      nipa('n3', 176, 850, 200, '#0c2b27'),
    );
    P.add(
      birds(
        [
          [560, 190, 0.75, -8],
          [616, 168, 0.6],
          [664, 196, 0.52, 6],
          [520, 226, 0.45],
        ],
        '#2f6f60',
      ),
    );
    return P;
  },
};
