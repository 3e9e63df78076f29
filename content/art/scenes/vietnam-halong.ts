import { birds } from '../kit/animals.ts';
import { junk } from '../kit/boats-asia.ts';
import { leafCloud } from '../kit/broad-trees.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { karst } from '../kit/rocks.ts';
import { sky } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A junk with red sails among the limestone islands of Ha Long Bay in Vietnam. */
export const scene: Scene = {
  name: 'vietnam-halong',
  alt: {
    en: 'A junk with red sails among the limestone islands of Ha Long Bay in Vietnam.',
    bn: 'ভিয়েতনামের হা লং উপসাগরে চুনাপাথরের দ্বীপের মাঝে লাল পাল তোলা একটি জাঙ্ক জাহাজ।',
  },
  draw: () => {
    const P = new Poster('vietnam-halong', { ink: '#0d3038' });
    const r = P.r;
    const wy = 476;
    P.add(sky(P, ['#8ecabb', '#aed9c8', '#cde6d3', '#e8efdb', '#f8f1dc'], [92, 186, 276, 362], { wave: 8 }));
    P.add(
      disc(806, 214, 58, '#fbf3dc'),
      disc(806, 214, 90, '#fbf6e4', 'opacity=".5"'),
      disc(806, 214, 138, '#fbf6e4', 'opacity=".28"'),
    );
    P.add(
      streak(r, 380, 130, 360, '#c9e6d8', { rows: 3, h: 14 }),
      streak(r, 900, 300, 340, '#eef2e2', { rows: 2, h: 12 }),
    );
    const shade = (t: number) => ({
      rock: mix('#7f9a90', '#d3e6d8', t),
      shade: mix('#4a6f72', '#bcd9cf', t),
      leaf: mix('#3f8a5c', '#bcdcc6', t),
      leafShade: mix('#24604f', '#a9d0bf', t),
    });
    const isle = (key: string, x: number, w: number, h: number, t: number, lean = 0, base = wy) =>
      karst(P, key, x, base, w, h, shade(t), { lean });
    const far = P.def(
      [
        isle('h1', 90, 170, 130, 0.82),
        isle('h2', 240, 110, 190, 0.8),
        isle('h3', 360, 150, 110, 0.84),
        isle('h4', 560, 120, 150, 0.84),
        isle('h5', 690, 200, 96, 0.86),
        isle('h6', 930, 150, 160, 0.82),
        isle('h7', 1090, 190, 210, 0.78),
      ].join(''),
    );
    const middle = P.def(
      [
        isle('m1', 170, 200, 270, 0.42, -0.04, wy + 10),
        isle('m2', 318, 120, 160, 0.46, 0.06, wy + 10),
        isle('m3', 470, 90, 100, 0.5, 0, wy + 10),
        isle('m4', 960, 170, 190, 0.46, -0.04, wy + 10),
      ].join(''),
    );
    P.add(
      P.use(far),
      path(`M0 ${wy}V440C220 420 420 452 640 436S1000 424 1200 442V${wy}z`, '#e6efdd', 'opacity=".6"'),
      P.use(middle),
    );
    P.add(rect(0, wy, W, H - wy, P.grad(['#e3eedb', '#9dcdbc', '#3f9590', '#14606a'])));
    P.add(
      P.mirror(far, wy, 0.5, 'opacity=".4"'),
      P.mirror(middle, wy + 6, 0.5, 'opacity=".5"'),
      path(
        `M60 ${wy + 12}q110-10 230 0q-110 12-230 0zM250 ${wy + 12}q70-8 136 0q-66 10-136 0zM870 ${wy + 12}q90-10 184 0q-90 12-184 0z`,
        '#eef5e4',
        'opacity=".8"',
      ),
    );
    const close = P.def(isle('n1', 1090, 330, 440, 0.06, 0.05, wy + 66));
    P.add(
      P.mirror(close, wy + 68, 0.34, 'opacity=".5"'),
      P.use(close),
      path(`M900 ${wy + 68}q190-14 380-2q-190 20-380 2z`, '#0d3038', 'opacity=".45"'),
      glitter(r, 806, wy + 6, 780, 70, 170, '#fbf6e4', { rows: 18, e: 'opacity=".7"' }),
      waves(r, wy + 12, 790, 90, '#14545e', { e: 'opacity=".42"', avoid: (x, y) => y < 560 && x > 900 }),
      waves(r, wy + 12, 790, 50, '#eef5e4', {
        e: 'opacity=".5"',
        s: 0.9,
        avoid: (x, y) => y < 560 && x > 900,
      }),
    );
    const red = {
      hull: '#5a2a24',
      band: '#e0a24a',
      house: '#8a4a34',
      glass: '#fbe0a0',
      sail: '#d8402c',
      sailShade: '#ae2c2a',
      batten: '#6b1f22',
    };
    const ship = P.def(at(560, 660, 1.36, junk(red)));
    P.add(
      at(
        700,
        504,
        0.26,
        junk({
          ...red,
          hull: '#5c6f66',
          band: '#8a9a86',
          house: '#6f8074',
          glass: '#dfe8d0',
          sail: '#c98a70',
          sailShade: '#b0745f',
          batten: '#8f6a5a',
        }),
        true,
      ),
    );
    P.add(
      P.mirror(ship, 672, 0.34, 'opacity=".42"'),
      path('M320 678C430 660 720 660 820 674C720 694 430 698 320 678z', '#0d3038', 'opacity=".5"'),
      P.use(ship),
      path('M322 682q-80 0-150 16q90 8 160-4zM816 678q70 4 130 16q-80 6-140-6z', '#eef5e4', 'opacity=".8"'),
    );
    // a rock and a bough close by on the left
    P.add(
      path('M-10 830V640C30 620 80 650 110 700C140 720 170 770 180 830z', '#0d3038'),
      path('M-10 640C30 620 80 650 110 700L70 690L40 720L10 690L-10 700z', '#1d4f4c'),
      line('M20 660C30 560 70 500 150 460M60 530C40 470 50 440 76 400', '#0d3038', 11),
      leafCloud(r, 150, 452, 80, 26, '#0f3f40'),
      leafCloud(r, 82, 394, 70, 24, '#0f3f40'),
      leafCloud(r, 16, 470, 70, 24, '#0d3038'),
      leafCloud(r, 136, 440, 44, 10, '#2a6a58'),
      leafCloud(r, 70, 384, 38, 9, '#2a6a58'),
      birds(
        [
          [300, 196, 0.75, -8],
          [352, 172, 0.56],
          [262, 228, 0.44, 6],
          [390, 208, 0.4],
        ],
        '#3f8078',
      ),
    );
    return P;
  },
};
