import { sampan } from '../kit/boats.ts';
import { coveredBridge, shopHouse } from '../kit/buildings-vietnam.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { lanternCord } from '../kit/lanterns.ts';
import { at, disc, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky, stars } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Vietnam: lanterns of Hoi An over the river in a bottle-green evening. */
const draw = () => {
  const P = new Poster('visa-vietnam', { ink: '#082a26' });
  const r = P.r;
  P.add(sky(P, ['#0c3b37', '#17564c', '#35805f', '#86ad6a', '#e3cf7c'], [120, 232, 336, 420], { wave: 8 }));
  P.add(
    stars(r, 36, '#f2edc8', 210),
    disc(620, 262, 50, '#fbf1c4'),
    disc(620, 262, 80, '#fbf1c4', 'opacity=".18"'),
    disc(620, 262, 118, '#fbf1c4', 'opacity=".1"'),
  );
  P.add(
    streak(r, 980, 300, 320, '#4b8f66', { rows: 2, h: 13 }),
    streak(r, 360, 380, 300, '#a3bd72', { rows: 2, h: 12 }),
  );
  const level = 580;
  P.add(
    land(
      ridge('vn0', 480, 40, { freq: 1 / 230 }),
      P.grad([
        ['#5f9664', 0],
        ['#c9c67a', 0.3],
      ]),
    ),
    canopy('vn1', (x) => 510 + 10 * Math.sin(x / 120), 30, '#2c6e55'),
  );
  const c = {
    wall: '#f6c14d',
    wallShade: '#c98a34',
    roof: '#8f3f2c',
    roofShade: '#5f2a2a',
    wood: '#4a2426',
    glow: '#fff0a8',
    leaf: '#2c7a4c',
  };
  const town = P.def(
    at(86, level, 1, shopHouse(200, 176, c)) +
      at(286, level, 1, shopHouse(176, 206, { ...c, wall: '#f0a94a', wallShade: '#b87432' })) +
      at(468, level, 1, shopHouse(170, 168, { ...c, wall: '#fbd57a', wallShade: '#cf9a45' })) +
      at(1092, level, 1, shopHouse(200, 196, c)) +
      at(
        780,
        level + 2,
        1.16,
        coveredBridge({ ...c, wall: '#b8402f', wallShade: '#d9b98a', roof: '#6e332e', roofShade: '#4a2426' }),
      ),
  );
  P.add(
    P.use(town),
    rect(0, level, W, H - level, P.grad(['#d9b964', '#4c7a52', '#124a42', '#082a26'])),
    P.mirror(town, level, 0.56, 'opacity=".42"'),
    rect(-5, level - 2, 570, 8, '#4a2426'),
    rect(990, level - 2, 220, 8, '#4a2426'),
  );
  P.add(
    glitter(r, 640, level + 60, 790, 60, 150, '#fbf1c4', { rows: 14, e: 'opacity=".7"' }),
    waves(r, level + 14, 790, 80, '#082a26', { e: 'opacity=".45"' }),
    waves(r, level + 14, 780, 46, '#f6d878', { e: 'opacity=".5"', s: 0.9 }),
  );
  P.add(path('M240 742C330 728 540 728 640 740C540 758 330 758 240 742z', '#04201d', 'opacity=".6"'));
  P.add(at(440, 734, 0.94, sampan({ hull: '#0a2420', hood: '#c24a32', hood2: '#f6c14d', man: '#0a2420' })));
  P.add(
    each3(
      [
        [740, 700, 1],
        [860, 742, 1.3],
        [960, 690, 0.9],
        [1050, 740, 1.2],
        [130, 690, 1],
        [700, 770, 1.4],
      ],
      (x, y, s) =>
        at(
          x,
          y,
          s,
          path('M-20 4Q0 14 20 4L12-3H-12z', '#d8453a') +
            path('M-8-3Q0-24 8-3z', '#fff0a8') +
            path('M-16 14q16 7 32 0q-16 18-32 0z', '#ffd25a', 'opacity=".7"'),
        ),
    ),
  );
  const silks: readonly (readonly [string, string])[] = [
    ['#e2432f', '#a82a2e'],
    ['#ffb52e', '#e0862a'],
    ['#f26a8d', '#b83a68'],
    ['#ffd86b', '#e8a83a'],
    ['#ff7f3a', '#c9502c'],
    ['#8fd6c4', '#4aa08f'],
  ];
  P.add(
    lanternCord(-40, 70, 600, -60, 60, 5, 42, silks, '#2a1a1c'),
    lanternCord(600, -60, 1260, 80, 66, 5, 44, silks.slice(2), '#2a1a1c'),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-vietnam',
  alt: {
    en: 'Silk lanterns hang over the river of Hoi An at evening, with yellow shophouses and the covered bridge.',
    bn: 'সন্ধ্যায় হোই আনের নদীর ওপর ঝুলছে রঙিন রেশমি লণ্ঠন, তীরে হলুদ দোকানঘর আর ছাদওয়ালা সেতু।',
  },
  draw,
};
