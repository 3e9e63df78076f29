import { birds } from '../kit/animals.ts';
import { moonBoat } from '../kit/boats.ts';
import { streak } from '../kit/clouds.ts';
import type { Point } from '../kit/geometry.ts';
import { land } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import { glitter, surf, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A crescent-shaped wooden fishing boat on the beach of Cox's Bazar at sunset. */
export const scene: Scene = {
  name: 'coxs-bazar',
  alt: {
    en: 'A crescent-shaped wooden fishing boat on the beach of Cox’s Bazar at sunset.',
    bn: 'সূর্যাস্তের আলোয় কক্সবাজার সৈকতে দাঁড়িয়ে আছে একটি চাঁদ নৌকা।',
  },
  draw: () => {
    const P = new Poster('coxs-bazar', {
      ink: '#2b1138',
      deep: '#5b1d4e',
      rose: '#b8324f',
      coral: '#ef5f45',
      gold: '#ffb347',
      cream: '#ffe6b0',
    });
    const r = P.r;
    const hz = 430;
    const sx = 740;
    P.add(sky(P, ['#5a2159', '#8f2f5c', '#cf4552', '#f3704a', '#ff9d4d'], [92, 190, 285, 368], { wave: 8 }));
    P.add(sun(sx, 352, 132, '#ffe2a0', '#ffc46a', [1.36, 1.8, 2.35], [0.32, 0.2, 0.12]));
    P.add(
      streak(r, 250, 232, 420, '#a23a5c', { rows: 3, h: 15 }),
      streak(r, 1010, 176, 380, '#7a2c5a', { rows: 3, h: 13 }),
      streak(r, 880, 318, 330, '#f9924c', { rows: 2, h: 12 }),
      streak(r, 600, 372, 200, '#ef6b48', { rows: 2, h: 9 }),
    );
    // sea
    P.add(rect(0, hz, W, 170, P.grad(['#f07a4c', '#a23058'])));
    P.add(
      path(`M0 ${hz}H330C240 ${hz - 16} 130 ${hz - 30} 0 ${hz - 34}z`, '#8b2c58'),
      path(`M0 ${hz}H190C130 ${hz - 9} 60 ${hz - 14} 0 ${hz - 16}z`, '#6d2352'),
    );
    P.add(glitter(r, sx, hz + 2, 590, 190, 330, '#ffe2a0', { rows: 20 }));
    P.add(
      waves(r, hz + 6, 590, 60, '#7d2453', {
        s: 0.8,
        e: 'opacity=".5"',
        avoid: (x) => Math.abs(x - sx) < 130,
      }),
    );
    // distant moon-boats on the water
    const far = { hull: '#5b1d4e', band: '#5b1d4e', inner: '#4a1745', trim: '#7a2b55', flag: '#5b1d4e' };
    P.add(at(1020, 476, 0.2, moonBoat(far)), at(905, 462, 0.13, moonBoat(far, { flags: false }), true));
    // breakers, then wet sand holding the sky
    const sandTop = (x: number) => 566 + Math.sin(x / 210 + 0.6) * 12 + x * 0.012;
    const pt = (off: number) =>
      Array.from({ length: 14 }, (_, q): Point => [q * 100 - 40, sandTop(q * 100 - 40) + off]);
    P.add(land(pt(-16), '#f6a06a'), land(pt(-4), '#b73a58'), land(pt(4), '#ffd9a6'), land(pt(13), '#c9504f'));
    P.add(
      land(pt(60), '#a03a52'),
      land(
        pt(120).map(([x, y]): Point => [x, y + Math.sin(x / 170) * 12]),
        '#7a2a4c',
      ),
      land(
        pt(190).map(([x, y]): Point => [x, y - x * 0.03 + 30]),
        '#551c43',
      ),
    );
    P.add(
      surf(
        Array.from({ length: 14 }, (_, q) => [q * 100 - 40, sandTop(q * 100) + 38 + Math.sin(q * 1.3) * 7]),
        7,
        '#f2a57c',
        'opacity=".75"',
      ),
    );
    P.add(glitter(r, sx - 8, 604, 762, 250, 190, '#ffb76b', { rows: 13, e: 'opacity=".7"' }));
    // hero boat with its reflection
    const hero = {
      hull: '#2b1138',
      band: '#e2452f',
      inner: '#471842',
      trim: '#ffb347',
      flag: '#ffb347',
      flag2: '#e2452f',
    };
    const b = P.def(at(430, 690, 1.18, moonBoat(hero)));
    P.add(
      P.mirror(b, 693, 0.36, 'opacity=".28"'),
      path('M250 700C340 678 560 678 640 700C560 716 330 716 250 700z', '#2b1138', 'opacity=".75"'),
      P.use(b),
    );
    P.add(line('M206 560C150 610 110 650 70 742', '#2b1138', 4), path('M58 740h26l-4 16H62z', '#2b1138'));
    P.add(
      birds(
        [
          [905, 250, 0.8, -6],
          [962, 222, 0.62, 4],
          [1010, 262, 0.5, -2],
          [868, 206, 0.45, 6],
        ],
        '#3d1440',
      ),
    );
    P.add(fade(r, 800, -170, 330, '#2b1138', { w: 2.6 }));
    return P;
  },
};
