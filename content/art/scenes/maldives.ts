import { birds } from '../kit/animals.ts';
import { waterHut } from '../kit/buildings-huts.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { frond } from '../kit/fronds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Thatched villas on stilts above a turquoise lagoon in the Maldives. */
export const scene: Scene = {
  name: 'maldives',
  alt: {
    en: 'Thatched villas on stilts above a turquoise lagoon in the Maldives.',
    bn: 'মালদ্বীপের ফিরোজা লেগুনের ওপর খুঁটিতে দাঁড়ানো খড়ের ছাউনির ভিলা।',
  },
  draw: () => {
    const P = new Poster('maldives', { ink: '#17324f' });
    const r = P.r;
    P.add(sky(P, ['#6fb7d6', '#a5c8dd', '#dcc6d6', '#f7bfc0', '#ffd3b0'], [90, 184, 266, 330], { wave: 7 }));
    P.add(sun(470, 322, 64, '#fff5dc', '#ffe9cf', [1.6, 2.4], [0.5, 0.28]));
    P.add(
      cumulus(P, 620, 374, 260, 74, '#fff1ea', '#f4c4c8'),
      cumulus(P, 350, 374, 170, 42, '#ffe6de', '#f4c4c8'),
      streak(r, 880, 140, 380, '#e8dbe6', { rows: 3, h: 14 }),
    );
    const hz = 376;
    P.add(rect(0, hz, W, H, '#2f8fb3'));
    const shallows = [
      [392, '#3aa6bd', 4],
      [424, '#4cc0c6', 7],
      [476, '#69d3cd', 12],
      [556, '#8fe3d6', 18],
      [668, '#b5efdf', 22],
    ] as const;
    shallows.forEach(([y, c, a], q) => {
      P.add(land(ridge(`mv${q}`, y, a, { freq: 1 / 280, step: 60, oct: 2 }), c));
    });
    P.add(
      glitter(r, 470, hz + 3, 650, 70, 230, '#fff5e0', { rows: 26, e: 'opacity=".85"' }),
      waves(r, 390, 560, 40, '#2b8cae', { s: 0.7, e: 'opacity=".45"' }),
      waves(r, 480, 790, 50, '#e9fff4', { e: 'opacity=".6"' }),
    );
    P.add(
      path('M700 378C760 362 980 356 1200 366V380z', '#2b7b86'),
      canopy('mi', () => 366, 18, '#2b7b86', { x0: 820, bottom: 380 }),
    );
    // huts come forward along a curving jetty
    const hc = {
      roof: '#c88a4d',
      roofShade: '#8a5434',
      wall: '#f6dcb0',
      wallShade: '#c99a72',
      stilt: '#5b3a3a',
      glow: '#3b4a63',
    };
    const huts = [
      [640, 386, 0.2],
      [694, 390, 0.27],
      [762, 397, 0.38],
      [850, 410, 0.56],
      [970, 432, 0.86],
    ] as const;
    P.add(
      path(
        'M600 392C720 398 900 424 1010 470C1100 508 1170 560 1230 640V690C1150 590 1080 530 990 490C880 442 720 404 600 396z',
        '#8a5434',
      ),
      path(
        'M600 392C720 398 900 424 1010 470C1100 508 1170 560 1230 640V652C1160 562 1090 514 1000 476C890 430 720 400 600 393z',
        '#e2ab74',
      ),
    );
    P.add(
      line('M740 408v10M820 428v18M900 452v28M980 484v40M1056 528v56M1126 586v70M1180 640v70', '#5b3a3a', 7),
    );
    const hd = P.def(huts.map(([x, y, s]) => at(x, y, s * 1.25, waterHut(hc))).join(''));
    P.add(
      huts
        .map(([x, y, s]) =>
          path(
            `M${x - 100 * s} ${y + 64 * s}q${100 * s} ${-10 * s} ${200 * s} 0q${-100 * s} ${26 * s} ${-200 * s} 0z`,
            '#2f93a3',
            'opacity=".5"',
          ),
        )
        .join(''),
      P.use(hd),
    );
    // sandbank, palm frame
    P.add(
      path('M-10 650C120 630 300 660 420 704S640 770 700 810H-10z', '#dff8e9'),
      path('M-10 672C120 652 290 680 400 720S600 780 650 810H-10z', '#fff3d8'),
      path('M-10 716C120 700 250 724 350 760S480 796 520 810H-10z', '#f6d3a0'),
    );
    const fr = (x: number, y: number, l: number, a: number, d: number, c: string) =>
      P.add(path(frond(r, x, y, l, a, { droop: d, width: 0.24, teeth: 17 }), c));
    fr(-40, -30, 470, 0.12, 0.42, '#2a7a70');
    fr(-30, 60, 400, 0.3, 0.5, '#2a7a70');
    fr(120, -70, 420, 0.75, 0.3, '#2a7a70');
    fr(-60, -60, 430, 0.62, 0.38, '#164a52');
    fr(-50, -40, 380, 1.12, 0.3, '#1d5a60');
    fr(-60, 40, 330, 0.85, 0.5, '#164a52');
    P.add(
      path('M470 628C540 616 660 618 716 630C660 646 530 646 470 628z', '#5fc7bd'),
      at(
        596,
        612,
        0.62,
        path(
          'M-150-30C-110-4-60 6 0 6C70 6 126-10 150-74L160-78C156-22 100 30 10 30C-70 30-130 10-150-30z',
          '#7a3b3a',
        ) +
          path(
            'M-150-30C-110-4-60 6 0 6C70 6 126-10 150-74L148-58C126 6 70 18 0 18S-120 8-150-30z',
            '#fff3d8',
          ) +
          line('M-60 4V-44M50 4V-44', '#5b3a3a', 5) +
          path('M-86-40Q-4-66 78-40L74-34H-82z', '#e8594a'),
      ),
    );
    P.add(
      birds(
        [
          [640, 226, 0.6, -8],
          [688, 208, 0.5],
          [600, 252, 0.4, 6],
        ],
        '#fff5ee',
      ),
    );
    return P;
  },
};
