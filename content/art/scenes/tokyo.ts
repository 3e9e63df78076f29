import { pagoda, torii } from '../kit/buildings-japan.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { blossom } from '../kit/flowers.ts';
import { canopy, conifers } from '../kit/land.ts';
import { at, disc, g, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** A red sun behind Mount Fuji, a five-storey pagoda and cherry blossom. */
export const scene: Scene = {
  name: 'tokyo',
  alt: {
    en: 'A red sun behind Mount Fuji, a five-storey pagoda and cherry blossom.',
    bn: 'ফুজি পাহাড়ের পেছনে লাল সূর্য, পাশে পাঁচতলা প্যাগোডা আর চেরি ফুল।',
  },
  draw: () => {
    const P = new Poster('tokyo', { ink: '#1f2347' });
    const r = P.r;
    P.add(sky(P, ['#f6d9d2', '#f9e2d4', '#fbeadb', '#fdf1e2'], [110, 220, 320], { wave: 8 }));
    P.add(disc(420, 250, 150, '#e0392f'));
    P.add(
      streak(r, 260, 330, 420, '#fbeadb', { rows: 3, h: 15 }),
      streak(r, 980, 150, 300, '#fbf3ea', { rows: 2, h: 14 }),
    );
    // Fuji
    const fj =
      'M40 640C210 560 330 440 430 330L462 292C476 284 488 296 502 288C516 282 528 294 546 286L580 326C690 450 830 570 1010 640z';
    const cl = P.clip(
      fj,
      path('M502 270L560 270L1010 640H520C560 560 500 470 540 400z', '#4d5a97') +
        path(
          'M380 292H640V352L616 384L600 420L584 380L566 356L550 402L536 452L520 396L500 362L486 410L470 440L456 392L440 372L420 412L400 400L360 430z',
          '#ffffff',
        ) +
        path('M502 270H640V352L616 384L600 420L584 380L566 356L550 402L536 452L528 424L540 360z', '#c9cfe8'),
    );
    P.add(
      path(fj, '#6b78b3'),
      cl,
      path('M0 660V566C200 592 400 560 600 580S1000 556 1200 580V660z', '#f3d3d0', 'opacity=".55"'),
    );
    P.add(
      streak(r, 300, 548, 420, '#fbeadb', { rows: 3, h: 13 }),
      streak(r, 850, 516, 320, '#fbeadb', { rows: 3, h: 13 }),
    );
    P.add(
      conifers('tk1', (x) => 606 + Math.sin(x / 160) * 14, 26, '#8b8fc0'),
      skyline('tks', 668, 10, 60, '#7a7fb5', { wMin: 16, wMax: 36, x1: 700 }),
      conifers('tk2', (x) => 660 + Math.sin(x / 130 + 2) * 18 - Math.max(0, x - 700) * 0.14, 40, '#4a4f88'),
    );
    P.add(
      blossom(
        r,
        Array.from({ length: 60 }, () => [r() * 640, 690 + r() * 26, 26]),
        ['#e99ab0', '#f6bfc8'],
        15,
      ),
    );
    P.add(canopy('tk3', (x) => 716 - Math.max(0, x - 560) * 0.12, 44, '#2b2f5e'));
    P.add(
      at(
        905,
        690,
        1,
        pagoda(520, {
          roof: '#262a52',
          roofShade: '#171a3a',
          wall: '#e04a36',
          wallShade: '#a92f35',
          trim: '#fbe3cf',
        }),
      ),
    );
    P.add(
      canopy('tk4', (x) => 706 - Math.max(0, x - 600) * 0.06, 46, '#1f2347', { x0: 560 }),
      canopy('tk5', () => 770, 50, '#171a3a'),
    );
    P.add(
      at(250, 776, 1, torii(190, { fill: '#e04a36', cap: '#171a3a' })),
      canopy('tk6', () => 790, 40, '#171a3a', { x0: -30, x1: 180 }),
    );
    // blossom bough from the upper right
    const B0 = P.body.length;
    P.add(
      path(
        'M1210 40C1100 60 1000 120 900 118C830 118 770 150 716 150C780 138 830 104 900 102C1000 100 1090 30 1210 0z',
        '#3a2440',
      ),
      line(
        'M1010 98C980 150 930 180 880 200M1100 50C1080 130 1090 180 1060 250M900 112C860 96 830 70 790 66',
        '#3a2440',
        7,
      ),
    );
    const bp: [number, number, number][] = [];
    const seg = (x0: number, y0: number, x1: number, y1: number, m: number, q: number) => {
      for (let j = 0; j < m; j++) {
        const t = j / (m - 1);
        bp.push([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, q]);
      }
    };
    seg(1200, 20, 900, 110, 34, 56);
    seg(900, 110, 730, 150, 16, 36);
    seg(1010, 98, 880, 205, 15, 40);
    seg(1100, 60, 1062, 256, 22, 46);
    seg(900, 108, 784, 64, 12, 34);
    seg(1200, 0, 1080, 10, 20, 60);
    P.add(blossom(r, bp, ['#d9708f', '#ee9cb2', '#f8c4cd', '#fde6e6'], 11));
    P.body.push(g('translate(150 -34) scale(.94)', P.body.splice(B0).join('')));
    P.add(
      blossom(
        r,
        Array.from({ length: 26 }, () => [560 + r() * 600, 220 + r() * 460, 60]),
        ['#ee9cb2'],
        4,
      ),
    );
    return P;
  },
};
