import { birds } from '../kit/animals.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { dzong } from '../kit/dzongs.ts';
import { blossom } from '../kit/flowers.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Bhutan: Punakha Dzong where two rivers meet, jacaranda in flower. */
const draw = () => {
  const P = new Poster('visa-bhutan', { ink: '#2f2350' });
  const r = P.r;
  P.add(sky(P, ['#9aa4dc', '#b7bce6', '#d5d3ec', '#efe6ea'], [104, 208, 300], { wave: 8 }));
  P.add(
    cumulus(P, 330, 210, 280, 70, '#fbf7f6', '#dcd6ec'),
    streak(r, 900, 120, 300, '#c9caec', { rows: 2, h: 13 }),
  );
  const hills = ramp(['#b3c2cf', '#7fae9c', '#3f8268'], 4);
  const slopes: readonly (readonly [number, number, number])[] = [
    [270, 90, -160],
    [330, 80, 200],
    [400, 60, -120],
    [456, 40, 60],
  ];
  slopes.forEach(([y, amp, tilt], k) => {
    const col = nth(hills, k);
    P.add(
      land(
        ridge(`bt${k}`, y, amp, { freq: 1 / 240, step: 40, tilt }),
        P.grad([
          [col, 0],
          [mix(col, '#e6ecdf', 0.5), 0.5],
        ]),
      ),
    );
  });
  P.add(canopy('bt5', (x) => 486 + 10 * Math.sin(x / 120), 26, '#4d8f68', { bottom: 560 }));
  const level = 560;
  P.add(
    canopy('btj', (x) => 540 + Math.max(0, 240 - x) * 0.2, 28, '#8a6cc4', {
      x0: 120,
      x1: 330,
      bottom: level + 6,
    }),
    canopy('btk', (x) => 550 + Math.max(0, 240 - x) * 0.2, 22, '#a98ad8', {
      x0: 140,
      x1: 330,
      bottom: level + 6,
    }),
  );
  const dz = P.def(
    at(
      690,
      level + 4,
      1.16,
      dzong({
        wall: '#fff8ee',
        shade: '#d3c6de',
        roof: '#c9a13c',
        roofShade: '#8f6a30',
        band: '#9c3434',
        wood: '#6b3a2c',
        gold: '#ffd25a',
        dark: '#3b2b4a',
      }),
    ),
  );
  P.add(P.use(dz));
  P.add(
    rect(0, level + 12, W, H, P.grad(['#b9d8dc', '#6cb3b8', '#2f7f92', '#1f5a78'])),
    path(
      `M-10 ${level + 16}C160 ${level - 4} 1000 ${level - 4} 1210 ${level + 16}L1210 ${level + 4}H-10z`,
      '#5f9c66',
    ),
  );
  P.add(
    path(
      `M110 ${level + 14}C360 ${level + 2} 1000 ${level + 2} 1130 ${level + 12}C1040 ${level + 44} 560 ${level + 58} 420 ${level + 40}C300 ${level + 32} 170 ${level + 26} 110 ${level + 14}z`,
      '#7fb36a',
    ),
  );
  P.add(
    path(
      `M110 ${level + 14}C170 ${level + 26} 300 ${level + 32} 420 ${level + 40}C560 ${level + 58} 1040 ${level + 44} 1130 ${level + 12}C1060 ${level + 66} 560 ${level + 76} 400 ${level + 56}C280 ${level + 44} 160 ${level + 34} 110 ${level + 14}z`,
      '#e6dcc0',
    ),
  );
  P.add(P.mirror(dz, level + 54, 0.34, 'opacity=".3"'));
  P.add(
    waves(r, level + 60, 790, 70, '#17506e', { e: 'opacity=".35"' }),
    waves(r, level + 60, 790, 60, '#f3fbf6', { e: 'opacity=".55"' }),
  );
  P.add(
    path('M-10 812V640C60 650 150 700 210 740S300 790 320 812z', '#2f6a58'),
    canopy('bt7', (x) => 664 + Math.max(0, x) * 0.46, 44, '#235448', { x1: 360 }),
  );
  P.add(
    path(
      'M150 830C160 700 120 560 60 430C30 360-10 300-40 270V200C30 260 80 330 110 400C130 340 150 270 230 190L240 200C180 280 160 350 140 450C180 560 220 700 214 830z',
      '#2f2350',
    ),
  );
  P.add(
    line(
      'M120 420C180 360 260 330 340 300M100 400C110 300 120 220 150 120M150 470C220 420 280 430 330 420',
      '#2f2350',
      12,
    ),
  );
  const bough: [number, number, number][] = [];
  const seg = (x0: number, y0: number, x1: number, y1: number, m: number, q: number): void => {
    for (let k = 0; k < m; k++)
      bough.push([x0 + ((x1 - x0) * k) / (m - 1), y0 + ((y1 - y0) * k) / (m - 1), q]);
  };
  seg(-20, 130, 340, 100, 40, 96);
  seg(0, 30, 240, 20, 30, 90);
  seg(200, 250, 390, 296, 18, 46);
  seg(-30, 250, 90, 300, 18, 70);
  seg(240, 420, 350, 416, 10, 34);
  P.add(blossom(r, bough, ['#5f44a0', '#7f5fc4', '#a184dc', '#cbb6f0'], 19));
  P.add(
    blossom(
      r,
      Array.from({ length: 22 }, () => [120 + r() * 520, 420 + r() * 300, 50]),
      ['#a184dc'],
      5,
    ),
  );
  P.add(
    birds(
      [
        [846, 176, 0.7, -8],
        [892, 158, 0.5, 0],
        [806, 204, 0.42, 6],
      ],
      '#6a6fae',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-bhutan',
  alt: {
    en: 'White Punakha Dzong stands where two rivers meet in Bhutan, framed by a jacaranda in violet flower.',
    bn: 'ভুটানে দুই নদীর মোহনায় সাদা দেয়ালের পুনাখা জং, সামনে বেগুনি ফুলে ভরা জ্যাকারান্ডার ডাল।',
  },
  draw,
};
