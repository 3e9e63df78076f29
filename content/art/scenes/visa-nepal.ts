import { birds } from '../kit/animals.ts';
import { prayerFlags } from '../kit/buildings-himalaya.ts';
import { streak } from '../kit/clouds.ts';
import { crag, land, ridge } from '../kit/land.ts';
import { at, path } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { yak } from '../kit/yak.ts';
import type { Scene } from '../scene.ts';

/** Nepal: the last light on Everest, seen over a yak and a line of prayer flags. */
const draw = () => {
  const P = new Poster('visa-nepal', { ink: '#141c3c' });
  const r = P.r;
  P.add(sky(P, ['#123a63', '#22608c', '#4f8fb0', '#93bcc6', '#d5d8cc'], [112, 218, 318, 410], { wave: 8 }));
  P.add(stars(r, 34, '#e8f1f2', 170), moon(196, 150, 34, '#f6ecd0'));
  P.add(streak(r, 300, 260, 320, '#3f7fa4', { rows: 2, h: 13 }));
  const cold = { lit: '#8fb2c8', shade: '#6a90b2', snow: '#c8dbe2', snowShade: '#94b4cb' };
  P.add(
    peak('np1', 130, 600, 460, 250, cold, { snow: 0.6 }),
    peak('np2', 1130, 600, 460, 270, cold, { snow: 0.6 }),
  );
  const warm = { lit: '#d9774a', shade: '#4a4470', snow: '#ffd28a', snowShade: '#8a6b9c' };
  P.add(
    peak(
      'np3',
      380,
      630,
      560,
      300,
      { lit: '#c8704f', shade: '#55507c', snow: '#f9b978', snowShade: '#8f76a4' },
      { snow: 0.6 },
    ),
  );
  P.add(
    peak(
      'np5',
      1010,
      640,
      560,
      330,
      { lit: '#c8704f', shade: '#55507c', snow: '#f9b978', snowShade: '#8f76a4' },
      { snow: 0.6 },
    ),
  );
  P.add(peak('everest', 690, 660, 860, 520, warm, { snow: 0.62, lean: 0.02 }));
  P.add(
    path(
      'M690 140C740 120 800 118 880 130C830 130 780 140 740 160C720 158 700 150 690 140z',
      '#ffe6bd',
      'opacity=".9"',
    ),
  );
  P.add(
    streak(r, 330, 520, 420, '#e9c9b4', { rows: 3, h: 14 }),
    streak(r, 940, 496, 380, '#e9c9b4', { rows: 3, h: 14 }),
    streak(r, 560, 566, 300, '#f3d6b8', { rows: 2, h: 14 }),
  );
  P.add(
    crag(
      ridge('np6', 600, 70, { freq: 1 / 200, step: 30, oct: 4 }),
      P.grad([
        ['#3b4d78', 0],
        ['#8c93ac', 0.5],
      ]),
    ),
  );
  P.add(
    crag(
      ridge('np7', 660, 60, { freq: 1 / 220, step: 32, oct: 4, tilt: 40 }),
      P.grad([
        ['#27345f', 0],
        ['#58648c', 0.6],
      ]),
    ),
  );
  P.add(
    land(
      [
        [-40, 650],
        [120, 664],
        [300, 716],
        [520, 744],
        [800, 734],
        [1010, 690],
        [1240, 650],
      ],
      '#141c3c',
    ),
  );
  const flags = ['#2f6fd0', '#fffaf0', '#e2392f', '#2f9a57', '#ffc53d'];
  P.add(
    path('M52 690L60 470H68L76 690z', '#141c3c'),
    prayerFlags(64, 476, 560, 742, 60, flags, 14, 26, '#fff6e6', 0),
    prayerFlags(64, 476, -120, 600, 20, flags, 6, 24, '#fff6e6', 0),
  );
  P.add(path('M30 680C60 640 120 650 140 690z', '#0d1330'), path('M46 660L90 650L112 676H40z', '#27345f'));
  P.add(
    at(
      920,
      726,
      1.12,
      yak({ coat: '#1b2148', shag: '#0d1330', horn: '#f2d9b0', pack: '#c8392f', band: '#ffc53d' }),
    ),
  );
  P.add(
    birds(
      [
        [330, 220, 0.6, -8],
        [372, 202, 0.46, 0],
      ],
      '#123a63',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-nepal',
  alt: {
    en: 'Everest glows gold in the last light, above a pack yak and a line of prayer flags on a dark ridge.',
    bn: 'শেষ বিকেলের সোনালি আলোয় এভারেস্ট, নিচে পাহাড়ের ঢালে বোঝা-টানা চমরি গাই ও প্রার্থনা-পতাকা।',
  },
  draw,
};
