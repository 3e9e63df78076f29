import { birds } from '../kit/animals.ts';
import { balloon, fairyChimney } from '../kit/balloons.ts';
import { streak } from '../kit/clouds.ts';
import { type Colours, mix } from '../kit/colour.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** Türkiye: balloons over the fairy chimneys of Cappadocia at dawn. */
const draw = () => {
  const P = new Poster('visa-turkiye', { ink: '#33233f' });
  const r = P.r;
  P.add(sky(P, ['#58aeb4', '#8cc7be', '#c6dcbf', '#f6dfb4', '#ffc894'], [110, 214, 306, 390], { wave: 8 }));
  P.add(sun(300, 440, 80, '#fff8e0', '#fff0cc', [1.5, 2.2], [0.5, 0.28]));
  P.add(
    streak(r, 330, 120, 340, '#79bcbb', { rows: 2, h: 14 }),
    streak(r, 960, 330, 340, '#fbeac6', { rows: 3, h: 13 }),
  );
  P.add(
    each3(
      [
        [150, 250, 22],
        [420, 210, 17],
        [520, 330, 26],
        [1120, 190, 20],
        [1010, 340, 15],
        [90, 400, 16],
      ],
      (x, y, q, k) => at(x, y, 1, balloon(q, k % 2 ? '#e8a27c' : '#d98a86', '#f9e3bd', '#9a7280')),
    ),
  );
  P.add(
    land(
      ridge('tk0', 470, 40, { freq: 1 / 260 }),
      P.grad([
        ['#d9a596', 0],
        ['#fbd3a6', 0.3],
      ]),
    ),
  );
  const tint = (t: number): Colours<'lit' | 'shade' | 'cap' | 'dark'> => ({
    lit: mix('#f9d0a0', '#f3c4a0', t),
    shade: mix('#b8746a', '#dca68e', t),
    cap: mix('#7a4652', '#b98580', t),
    dark: mix('#5a3048', '#b07d7e', t),
  });
  const chimneys = (list: readonly (readonly [number, number, number])[], t: number, y: number): string =>
    each3(list, (x, w, h) => fairyChimney(x, y, w, h, tint(t), h > 110 ? 3 : 2));
  P.add(
    chimneys(
      [
        [60, 70, 96],
        [118, 60, 70],
        [360, 66, 92],
        [420, 84, 120],
        [490, 60, 76],
        [760, 70, 90],
        [1040, 84, 120],
        [1104, 70, 84],
        [1170, 80, 110],
      ],
      0.75,
      560,
    ),
  );
  P.add(
    land(ridge('tk1', 556, 30, { freq: 1 / 240 }), '#e5a988'),
    streak(r, 620, 566, 480, '#fde2bc', { rows: 2, h: 15 }),
  );
  P.add(
    at(800, 270, 1, balloon(150, '#e0432f', '#fff1d6', '#4a2a3a')),
    at(450, 420, 1, balloon(62, '#2f6f9f', '#ffd067', '#4a2a3a')),
    at(1090, 440, 1, balloon(50, '#f2a02f', '#fff1d6', '#4a2a3a')),
  );
  P.add(
    chimneys(
      [
        [40, 150, 210],
        [170, 120, 150],
        [600, 120, 160],
        [950, 150, 200],
        [1060, 120, 150],
        [1170, 150, 230],
      ],
      0.3,
      680,
    ),
  );
  P.add(
    land(ridge('tk2', 668, 34, { freq: 1 / 260 }), '#cf8a72'),
    canopy('tk3', (x) => 690 + 16 * Math.sin(x / 130), 26, '#8f6a5c'),
  );
  P.add(
    chimneys(
      [
        [270, 170, 240],
        [400, 130, 160],
      ],
      0,
      770,
    ),
    fairyChimney(120, 800, 190, 330, tint(0), 5),
  );
  P.add(
    land(
      [
        [-40, 742],
        [200, 736],
        [500, 756],
        [840, 742],
        [1240, 712],
      ],
      '#6b3f4c',
    ),
    canopy('tk4', (x) => 772 - Math.max(0, x - 700) * 0.06, 40, '#33233f'),
  );
  P.add(
    birds(
      [
        [560, 190, 0.6, -8],
        [600, 172, 0.46, 0],
      ],
      '#5f8f90',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-turkiye',
  alt: {
    en: 'Striped hot-air balloons drift over the cone-shaped rock chimneys of Cappadocia at dawn.',
    bn: 'ভোরে কাপাডোকিয়ার মোচার মতো পাথরচূড়ার ওপর ভাসছে ডোরাকাটা হট এয়ার বেলুন।',
  },
  draw,
};
