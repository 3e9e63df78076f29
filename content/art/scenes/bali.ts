import { birds } from '../kit/animals.ts';
import { meru } from '../kit/buildings-bali.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { terraces } from '../kit/fields.ts';
import { leafBlade } from '../kit/flowers.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path } from '../kit/marks.ts';
import { coconut } from '../kit/palms.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { dots } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** Temple towers above green rice terraces in Bali, with a volcano behind. */
export const scene: Scene = {
  name: 'bali',
  alt: {
    en: 'Temple towers above green rice terraces in Bali, with a volcano behind.',
    bn: 'বালির সবুজ ধাপ-ধানখেতের ওপরে মন্দিরের চূড়া, পেছনে আগ্নেয়গিরি।',
  },
  draw: () => {
    const P = new Poster('bali', { ink: '#123026' });
    const r = P.r;
    P.add(
      sky(P, ['#f08a6a', '#f5a47c', '#f9bf94', '#fbd9b0', '#fcebcb'], [84, 162, 236, 306], {
        wave: 8,
        specks: 130,
      }),
    );
    P.add(sun(384, 236, 84, '#fff6de', '#fff0cf', [1.5, 2.15], [0.5, 0.3]));
    P.add(
      peak('agung', 660, 440, 960, 270, { lit: '#b98f9a', shade: '#8a6f8e' }, { snow: 0, lean: 0.02 }),
      path(
        'M0 440V380C200 360 400 400 660 396S1000 360 1200 380V440z',
        mix('#b98f9a', '#fbdcb8', 0.7),
        'opacity=".75"',
      ),
    );
    P.add(
      streak(r, 820, 250, 380, '#fdeed6', { rows: 3, h: 13 }),
      streak(r, 420, 338, 380, '#fdeed6', { rows: 2, h: 12 }),
      streak(r, 960, 372, 300, '#fde6c8', { rows: 2, h: 12 }),
    );
    const f = fbm('ba');
    P.add(
      land(
        ridge('ba1', 408, 40, { freq: 1 / 220, step: 30 }),
        P.grad([
          ['#7f9a84', 0],
          ['#cfc89c', 0.25],
        ]),
      ),
      canopy('ba2', (x) => 436 + f(x / 200) * 22, 26, '#4f8462'),
    );
    const pc = { trunk: '#2b5a44', leaf: '#2b6a4c', back: '#3f7d58' };
    const sp = P.def(coconut('bp', 0, 0, 140, 16, pc, 1));
    P.add(
      (
        [
          [90, 0.95],
          [152, -0.75],
          [1096, -1.05],
          [1160, 0.8],
          [520, 0.72],
          [1046, 0.6],
        ] as const
      ).map(([x, s]) => P.use(sp, `translate(${x} 456) scale(${s} ${Math.abs(s)})`)),
    );
    P.add(
      terraces(
        'bt',
        448,
        838,
        11,
        {
          riser: ['#4d8a4e', '#35743f', '#1f5a36', '#123f2c'],
          rim: '#d9e27c',
          field: ['#93c250', '#74ad47', '#5f9c42'],
          water: '#f6c08f',
        },
        { amp: 66, wet: 3, tilt: -70 },
      ),
    );
    P.add(
      dots(
        Array.from({ length: 70 }, () => [380 + r() * 700, 620 + r() * 180]),
        '#3f8238',
        3.4,
        'opacity=".6"',
      ),
    );
    const mc = {
      thatch: '#2a2430',
      thatchShade: '#18161f',
      wall: '#c8452f',
      stone: '#7d6a62',
      stoneShade: '#574a4c',
      gold: '#ffc53d',
    };
    P.add(
      path('M700 560C760 530 1010 524 1120 556C1080 584 760 588 700 560z', '#2f6e3d'),
      at(1022, 556, 1, meru(250, mc, 7)),
      at(880, 560, 1, meru(400, mc, 11)),
      at(770, 562, 1, meru(180, mc, 5)),
      canopy('bmm', (x) => 556 + Math.abs(x - 900) * 0.05, 24, '#1f5a36', { x0: 706, x1: 1110, bottom: 582 }),
      path('M698 574C800 562 1010 562 1124 574C1060 602 770 604 698 574z', '#1f5a36'),
    );
    // umbrella (tedung) and near palm
    const um = (x: number, y: number, s: number, col: string) =>
      P.add(
        at(
          x,
          y,
          s,
          line('M0 0V-96', '#ffc53d', 4) +
            path('M-36-90Q0-132 36-90L30-78H-30z', col) +
            path('M-30-82H30V-74H-30z', '#ffc53d'),
        ),
      );
    um(726, 578, 0.74, '#fff3d6');
    um(826, 580, 0.86, '#ffc53d');
    um(938, 580, 0.86, '#fff3d6');
    const nc = { trunk: '#123026', leaf: '#123026', back: '#1d4a37', nut: '#e2792f' };
    P.add(coconut('bn1', 110, 830, 560, 60, nc, 0.9), coconut('bn2', 10, 830, 400, -30, nc, 0.9));
    for (const [x, l, a] of [
      [1240, 330, -122],
      [1230, 340, -146],
      [1180, 260, -100],
    ] as const) {
      P.add(leafBlade(x, 830, l, a, 50, a === -122 ? '#1d4a37' : '#123026', '#2f6a4c'));
    }
    P.add(
      birds(
        [
          [560, 176, 0.7, -8],
          [606, 158, 0.5],
          [520, 204, 0.42, 6],
        ],
        '#8a5a6a',
      ),
    );
    return P;
  },
};
