import { birds } from '../kit/animals.ts';
import { launch, nouka } from '../kit/boats-bengal.ts';
import { ahsanManzil } from '../kit/buildings-bengal.ts';
import { minaret } from '../kit/buildings-mosques.ts';
import { dome, skyline } from '../kit/buildings-towers.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { palmyra } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The pink palace of Ahsan Manzil on the Buriganga, with a river launch and small boats of Old Dhaka. */
export const scene: Scene = {
  name: 'old-dhaka',
  alt: {
    en: 'The pink palace of Ahsan Manzil on the Buriganga, with a river launch and small boats of Old Dhaka.',
    bn: 'বুড়িগঙ্গার তীরে পুরান ঢাকার গোলাপি প্রাসাদ আহসান মঞ্জিল, নদীতে লঞ্চ আর ছোট ছোট নৌকা।',
  },
  draw: () => {
    const P = new Poster('old-dhaka', { ink: '#3a2340' });
    const r = P.r;
    P.add(sky(P, ['#8fcac4', '#b4d9c9', '#d9e4c6', '#f5e6bd', '#fcdca6'], [88, 178, 262, 336], { wave: 8 }));
    P.add(sun(206, 250, 66, '#fffbe6', '#fff4cc', [1.5, 2.2], [0.5, 0.3]));
    P.add(
      streak(r, 900, 124, 360, '#d3e8d2', { rows: 3, h: 14 }),
      streak(r, 330, 330, 300, '#fbeec6', { rows: 2, h: 11 }),
      cumulus(P, 1050, 260, 230, 52, '#fbf3da', '#e3e3c6'),
    );
    P.add(
      skyline('od1', 500, 30, 150, '#d9c7a6', {
        wMin: 26,
        wMax: 56,
        env: (x) => 0.7 + 0.5 * Math.abs(x - 0.5),
      }),
      skyline('od2', 506, 20, 120, '#c3a590', {
        wMin: 34,
        wMax: 70,
        env: (x) => 0.4 + 1.1 * Math.abs(x - 0.55),
      }),
    );
    // a mosque of the old town between the houses
    const faint = '#b58f86';
    P.add(
      minaret(132, 506, 9, 150, { fill: faint, shade: '#a37d7c', roof: faint, roofShade: '#a37d7c' }, 1),
      dome(176, 436, 26, 30, faint, '#a37d7c', { onion: 0.12 }),
      dome(222, 444, 20, 22, faint, '#a37d7c', { onion: 0.12 }),
      rect(146, 436, 100, 70, faint),
    );
    const wy = 540;
    P.add(canopy('od3', (x) => 500 - (12 * Math.abs(x - 640)) / 640, 40, '#4f7f5c', { bottom: 544 }));
    const palace = P.def(
      at(
        640,
        524,
        1.16,
        ahsanManzil({
          wall: '#f08a9a',
          wallShade: '#cf6680',
          trim: '#fff0de',
          dark: '#8a3a5c',
          dome: '#d9607c',
          domeShade: '#b0446a',
          step: '#fbe0c4',
          stepShade: '#d9a58c',
        }),
      ),
    );
    P.add(P.use(palace));
    const shrub = P.def(palmyra('odp', 0, 0, 210, { trunk: '#6b4f48', leaf: '#3f7a5a' }));
    P.add(
      P.use(shrub, 'translate(226 528) scale(.8)'),
      P.use(shrub, 'translate(1046 528) scale(-.9 .9)'),
      canopy('od4', () => 530, 22, '#3a6b52', { x0: -30, x1: 500, bottom: 552 }),
      canopy('od5', () => 530, 22, '#3a6b52', { x0: 776, bottom: 552 }),
      path('M-10 536H528V548H-10zM752 536H1210V548H752z', '#c98a6c'),
      path('M-10 546H1210V556H-10z', '#8f5a58'),
    );
    // the river, with the palace in it
    P.add(rect(0, wy + 14, W, H - wy, P.grad(['#f3dcae', '#a8b89a', '#5c8a86', '#2f5c68'])));
    P.add(
      P.clip(`M0 ${wy + 14}H${W}V700H0z`, P.mirror(palace, 548, 0.46, 'opacity=".5"')),
      glitter(r, 206, wy + 18, 780, 90, 190, '#fffbe6', { rows: 18, e: 'opacity=".8"' }),
      waves(r, wy + 22, 790, 80, '#2f5c68', { e: 'opacity=".42"' }),
      waves(r, wy + 22, 790, 44, '#fdeccb', { e: 'opacity=".5"', s: 0.9 }),
    );
    // a ferry boat far off, the launch, a boat near
    const dark = { hull: '#3a2340', inner: '#5c3a4c', man: '#3a2340', cloth: '#f6ecd6' };
    P.add(at(560, 590, 0.42, nouka({ ...dark, cloth: '#e9b23a' })), at(1090, 586, 0.36, nouka(dark), true));
    const ship = P.def(
      at(
        884,
        676,
        0.98,
        launch({
          hull: '#2f3a5c',
          band: '#d9483b',
          white: '#fff6e4',
          shade: '#e3cdb4',
          glass: '#4a5c78',
          rail: '#fff6e4',
          stack: '#d9483b',
        }),
      ),
    );
    P.add(
      P.mirror(ship, 684, 0.4, 'opacity=".35"'),
      path('M674 690C774 676 1014 676 1110 688C1014 704 774 706 674 690z', '#3a2340', 'opacity=".45"'),
      P.use(ship),
      path('M674 686q-80 0-150 16q90 4 150-6zM1106 678q40 4 86 16q-60 4-94-6z', '#fff6e4', 'opacity=".7"'),
    );
    const near = P.def(
      at(
        330,
        744,
        1.34,
        nouka({ ...dark, cloth: '#2f8f7c' }) +
          path('M-4-20C-8-46 0-62 10-66C22-62 28-46 24-20z', '#f0b03a') +
          disc(11, -72, 8, '#3a2340') +
          path('M-26-78Q11-124 48-78Q30-86 11-84Q-8-86-26-78z', '#d9483b') +
          line('M11-112V-52', '#3a2340', 2.6),
      ),
    );
    P.add(
      P.mirror(near, 752, 0.4, 'opacity=".3"'),
      path('M150 756C240 740 430 740 520 754C430 772 240 774 150 756z', '#3a2340', 'opacity=".5"'),
      P.use(near),
      birds(
        [
          [420, 190, 0.75, -8],
          [472, 168, 0.55, 4],
          [380, 222, 0.45],
          [880, 236, 0.5, -4],
          [926, 220, 0.4, 6],
        ],
        '#5c7f80',
      ),
    );
    return P;
  },
};
