import { birds } from '../kit/animals.ts';
import { tower } from '../kit/buildings-towers.ts';
import { crenels, gabled, slits, turret } from '../kit/castles.ts';
import { rng } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { tone } from '../kit/colour.ts';
import { n } from '../kit/geometry.ts';
import { canopy, land } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { sow } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Houses stacked on a slope between two curves, small and steep-roofed. */
function village(seed: string): string {
  const r = rng(seed);
  const walls = ['#e3c9a0', '#cfa98a', '#f3e2c0', '#b8958a'];
  const roofs = ['#5a6a8c', '#4a587c', '#6c6f8c', '#8a6672'];
  let s = '';
  for (let tier = 0; tier < 4; tier++) {
    const half = 300 - tier * 58;
    const y = -104 + tier * -38 + 60;
    for (let x = -half; x < half - 20; x += 30 + r() * 14) {
      const w = 28 + r() * 20;
      const h = 26 + r() * 20;
      const wall = nth(walls, Math.floor(r() * 4));
      const roof = nth(roofs, Math.floor(r() * 4));
      const up = y + (x / half) ** 2 * 20;
      s +=
        rect(x, up - h, w, h + 26, wall) +
        rect(x + w * 0.6, up - h, w * 0.4, h + 26, tone(wall, -0.1)) +
        path(
          `M${n(x - 3)} ${n(up - h)}L${n(x + w * 0.3)} ${n(up - h - 20)}H${n(x + w * 0.7)}L${n(x + w + 3)} ${n(up - h)}z`,
          roof,
        ) +
        path(
          `M${n(x + w * 0.22)} ${n(up - h * 0.4)}v-9h6v9zM${n(x + w * 0.68)} ${n(up - h * 0.4)}v-9h6v9z`,
          '#4a4662',
        );
    }
  }
  return s;
}

/** The abbey on top: nave, buttresses, tower and spire. Foot at 0. */
function abbey(): string {
  const c = { wall: '#c9ab92', shade: '#8d7886', roof: '#52608a', roofShade: '#3d4870' };
  return (
    path('M-168 60L-150-60H150L172 60z', '#a98e80') +
    path('M30 60L24-60H150L172 60z', '#7c6a7c') +
    line(
      times(11, (k) => `M${-146 + k * 29} 56V-52`),
      '#8d7886',
      7,
    ) +
    gabled(-138, 122, 96, 30, c) +
    gabled(20, 118, 88, 30, { ...c, wall: '#b3978a' }) +
    gabled(-74, 150, 132, 44, c) +
    line(
      times(7, (k) => `M${-62 + k * 21} -20V-128`),
      '#a58a82',
      5,
    ) +
    slits(
      [
        [-56, -80],
        [-35, -80],
        [-14, -80],
        [7, -80],
        [28, -80],
        [49, -80],
      ],
      9,
      26,
      '#4a4662',
    ) +
    turret(-134, 9, 120, 34, c) +
    turret(134, 9, 112, 34, c) +
    tower(
      0,
      -150,
      [
        [25, 0],
        [25, 62],
        [29, 64],
        [29, 72],
        [21, 74],
        [21, 96],
      ],
      c.wall,
      c.shade,
      0.1,
    ) +
    slits(
      [
        [-14, -176],
        [3, -176],
      ],
      9,
      24,
      '#4a4662',
    ) +
    tower(
      0,
      -246,
      [
        [24, 0],
        [9, 60],
        [2, 148],
      ],
      c.roof,
      c.roofShade,
      0.1,
    ) +
    turret(-26, 6, 226, 40, c, 180) +
    turret(26, 6, 226, 40, c, 180) +
    line('M0-390V-410', '#f3bf4f', 4) +
    disc(0, -413, 5, '#f3bf4f')
  );
}

/** Mont-Saint-Michel at low tide, when the sands hold the morning sky. */
export const scene: Scene = {
  name: 'visa-france',
  alt: {
    en: 'The abbey of Mont-Saint-Michel rises over its village and is mirrored in the wet sands at low tide.',
    bn: 'ভাটার ভেজা বালিতে ছায়া ফেলে গ্রামের মাথার ওপর দাঁড়িয়ে আছে মঁ-সাঁ-মিশেলের উঁচু মঠ।',
  },
  draw: () => {
    const P = new Poster('visa-france', { ink: '#26304f' });
    const r = P.r;
    P.add(
      sky(P, ['#5f82b8', '#8aa5c6', '#bcc8cc', '#ecdfbe', '#fbd992'], [110, 220, 320, 408], { wave: 8 }),
      sun(330, 452, 74, '#fff6d2', '#ffedb8', [1.5, 2.3], [0.45, 0.26]),
      streak(r, 280, 180, 420, '#a3b7cb', { rows: 3, h: 15 }),
      streak(r, 1030, 130, 320, '#7797bf', { rows: 3, h: 14 }),
      streak(r, 250, 366, 280, '#f6e2b4', { rows: 2, h: 11 }),
      land(
        [
          [-40, 520],
          [120, 506],
          [300, 516],
          [500, 524],
          [1240, 514],
        ],
        '#b9b6a8',
      ),
    );
    const wy = 530;
    P.add(rect(0, wy, W, H - wy, P.grad(['#f6d693', '#d9c3a8', '#9aa5b6', '#5f7595'])));
    const mount = P.def(
      at(
        740,
        534,
        0.82,
        path(
          'M-330 0C-310-50-250-92-190-150C-130-220-70-250 0-256S140-214 196-150C256-92 310-50 336 0z',
          '#5f7a62',
        ) +
          canopy('fm', (x) => -60 - Math.max(0, 250 - Math.abs(x)) * 0.62, 34, '#4a6a5a', {
            x0: -290,
            x1: 270,
            bottom: 0,
          }) +
          at(0, -206, 0.92, abbey()) +
          canopy('fn', (x) => -90 - Math.max(0, 230 - Math.abs(x + 20)) * 0.3, 30, '#3d5c55', {
            x0: -240,
            x1: 230,
            bottom: 0,
          }) +
          village('village') +
          path(
            'M-352 2V-38H-330V-50H-306V-38H-190L-170-46H-140L-120-38H110V-52H146V-38H300V-50H330V-38H356V2z',
            '#bfa48c',
          ) +
          path('M110 2V-52H146V-38H300V-50H330V-38H356V2z', '#947f84') +
          crenels(-352, 356, -38, 8, '#bfa48c'),
      ),
    );
    P.add(
      P.mirror(mount, 536, 0.52, 'opacity=".5"'),
      P.use(mount),
      line('M450 533H1034', '#4a4662', 5),
      glitter(r, 330, wy + 8, 700, 120, 220, '#fff3cc', { rows: 18 }),
      waves(r, wy + 12, 690, 60, '#6c7f9c', { e: 'opacity=".4"' }),
    );
    // sandbanks and the channels between them
    P.add(
      path('M-10 566C120 556 260 574 390 566C260 590 90 596-10 592z', '#cbb08a'),
      path('M840 606C960 594 1100 600 1210 590V628C1090 636 940 634 840 606z', '#c2a98c'),
      path(
        'M430 648C560 630 760 640 900 660C1040 676 1140 668 1210 660V700C1040 716 880 704 740 690C620 680 500 676 430 648z',
        '#a9977f',
      ),
      path('M-10 640C120 640 260 660 380 690C470 712 560 724 640 728C500 752 200 730-10 724z', '#8f8272'),
      path(
        'M430 648C560 630 760 640 900 660C1040 676 1140 668 1210 660V666C1100 676 980 672 880 666C700 650 560 644 430 648z',
        '#ecd3a4',
      ),
      path(
        'M-10 640C120 640 260 660 380 690C470 712 560 724 640 728C540 728 430 716 340 694C230 664 110 652-10 654z',
        '#e2c594',
      ),
    );
    // salt meadow with sheep
    const sheep = P.def(
      path('M-26-8C-32-22-22-32-12-30C-6-38 8-38 14-30C26-32 34-20 26-8z', '#fff4dc') +
        path('M22-24C30-30 40-24 40-14C34-10 26-12 22-16z', '#26304f') +
        line('M-16-8V2M-8-8V2M10-8V2M18-8V2', '#26304f', 3.5),
    );
    P.add(
      canopy('fg', (x) => 752 - Math.max(0, 620 - x) * 0.06 + Math.sin(x / 120) * 6, 20, '#5c7a55', {
        x1: 1230,
      }),
      sow(P, sheep, [
        [170, 728, 1.1],
        [232, 742, 1.3],
        [318, 732, 1],
        [872, 752, 1.2],
        [960, 764, 1.4],
      ]),
      canopy('fh', (x) => 786 - Math.sin(x / 170) * 12, 22, '#3d5c4a'),
      birds(
        [
          [470, 300, 0.8, -8],
          [520, 276, 0.58, 4],
          [436, 332, 0.46, 6],
          [980, 220, 0.5, -6],
        ],
        '#42557c',
      ),
    );
    return P;
  },
};
