import { birds } from '../kit/animals.ts';
import { haramain } from '../kit/buildings-mosques.ts';
import { dome, skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, crag, land, ridge } from '../kit/land.ts';
import { disc, path, rect } from '../kit/marks.ts';
import { datePalm } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** The green dome and the minarets of the Prophet's Mosque in Madinah, far off at dawn. */
export const scene: Scene = {
  name: 'makkah-madinah',
  alt: {
    en: 'The green dome and the minarets of the Prophet’s Mosque in Madinah, far off at dawn.',
    bn: 'ভোরের আলোয় দূরে মদিনার মসজিদে নববীর সবুজ গম্বুজ ও মিনার।',
  },
  draw: () => {
    const P = new Poster('makkah-madinah', { ink: '#1d2340' });
    const r = P.r;
    P.add(sky(P, ['#2d3768', '#55508a', '#9a6d9a', '#e0a08f', '#f8cf94'], [112, 216, 316, 400], { wave: 7 }));
    P.add(stars(r, 44, '#f5e9d4', 190), moon(300, 150, 40, '#fdf0cf'));
    P.add(
      disc(800, 470, 96, '#fff0c4'),
      disc(800, 470, 150, '#ffe7b0', 'opacity=".32"'),
      disc(800, 470, 220, '#ffe0a6', 'opacity=".2"'),
      disc(800, 470, 310, '#ffe0a6', 'opacity=".12"'),
    );
    P.add(
      streak(r, 980, 250, 340, '#7a6096', { rows: 3, h: 13 }),
      streak(r, 300, 300, 360, '#b98099', { rows: 2, h: 12 }),
      streak(r, 560, 392, 260, '#f3b98d', { rows: 2, h: 10 }),
    );
    P.add(
      crag(
        ridge('mm1', 470, 60, { freq: 1 / 200, step: 34, oct: 4 }),
        P.grad([
          ['#c58f96', 0],
          ['#f0c39a', 0.3],
        ]),
      ),
      crag(
        ridge('mm2', 512, 56, { freq: 1 / 240, step: 34, oct: 4, tilt: 40 }),
        P.grad([
          ['#9a6a88', 0],
          ['#dba592', 0.3],
        ]),
      ),
    );
    P.add(skyline('mmc', 596, 10, 46, '#b57f8c', { wMin: 24, wMax: 50 }));
    const mA = { fill: '#f7e6cf', shade: '#b98f9c' };
    const mB = { fill: '#dcbcb4', shade: '#a9808f' };
    P.add(
      haramain(470, 600, 9, 210, mB),
      haramain(1120, 600, 9, 210, mB),
      haramain(560, 606, 11, 260, mB),
      haramain(1040, 606, 11, 260, mB),
      haramain(668, 612, 14, 340, mA),
      haramain(932, 612, 14, 340, mA),
    );
    P.add(
      rect(430, 556, 740, 60, '#e3c3b4'),
      path('M430 556H1170V562H430z', '#f7e6cf'),
      path(
        Array.from({ length: 30 }, (_, q) => `M${442 + q * 24.6} 612v-28q7-14 14 0v28z`).join(''),
        '#8a6485',
      ),
    );
    P.add(
      dome(600, 556, 20, 20, '#cfd3d6', '#8f93ac', { tip: 0.7 }),
      dome(1000, 556, 20, 20, '#cfd3d6', '#8f93ac', { tip: 0.7 }),
      dome(724, 548, 24, 24, '#cfd3d6', '#8f93ac', { tip: 0.7 }),
      dome(876, 548, 24, 24, '#cfd3d6', '#8f93ac', { tip: 0.7 }),
    );
    P.add(
      rect(742, 520, 116, 40, '#f7e6cf'),
      rect(812, 520, 46, 40, '#c79d9f'),
      path(Array.from({ length: 7 }, (_, q) => `M${750 + q * 15} 556v-16q4-7 8 0v16z`).join(''), '#8a6485'),
      dome(800, 522, 56, 70, '#1f8a5b', '#14603f', { tip: 1, onion: 0.1 }),
      path('M740 516H860V526H740z', '#f7e6cf'),
    );
    P.add(
      canopy('mmp', () => 606, 22, '#6b4f7c', { bottom: 640 }),
      land(
        [
          [-40, 640],
          [200, 622],
          [520, 630],
          [800, 622],
          [1240, 636],
        ],
        '#7a587f',
      ),
      land(
        [
          [-40, 690],
          [260, 654],
          [560, 676],
          [900, 662],
          [1240, 690],
        ],
        '#53416f',
      ),
      land(
        [
          [-40, 730],
          [200, 700],
          [500, 742],
          [900, 716],
          [1240, 726],
        ],
        '#353159',
      ),
    );
    const dc = { trunk: '#1d2340', leaf: '#1d2340', back: '#2d3158', nut: '#c9763f' };
    const fp = P.def(datePalm('e3', 0, 0, 180, { trunk: '#41386a', leaf: '#41386a', back: '#54467a' }));
    P.add(
      (
        [
          [332, 690, 0.95],
          [1086, 700, 1],
          [1150, 716, 1.25],
          [386, 700, 0.7],
        ] as const
      ).map(([x, y, s], q) => P.use(fp, `translate(${x} ${y}) scale(${q % 2 ? -s : s} ${s})`)),
    );
    const np = P.def(datePalm('e1', 0, 0, 500, dc));
    P.add(
      land(
        [
          [-40, 760],
          [300, 742],
          [700, 786],
          [1240, 764],
        ],
        '#1d2340',
      ),
      (
        [
          [170, 790, 1],
          [52, 800, 0.74],
          [272, 800, 0.56],
        ] as const
      ).map(([x, y, s], q) => P.use(np, `translate(${x} ${y}) scale(${q % 2 ? -s : s} ${s})`)),
    );
    P.add(
      birds(
        [
          [560, 210, 0.7, -8],
          [612, 190, 0.55],
          [520, 238, 0.42, 6],
          [650, 226, 0.4],
        ],
        '#2d3158',
      ),
    );
    return P;
  },
};
