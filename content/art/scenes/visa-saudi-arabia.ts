import { birds } from '../kit/animals.ts';
import type { Seeded } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { i0 } from '../kit/geometry.ts';
import { land } from '../kit/land.ts';
import { at, disc, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { butte, rockTomb } from '../kit/rock-tombs.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** Saudi Arabia: a lone rock tomb of Hegra near AlUla, in the last red light. */
const draw = () => {
  const P = new Poster('visa-saudi-arabia', { ink: '#3a1710' });
  const r = P.r;
  P.add(sky(P, ['#7d2a1c', '#b24726', '#dd6c30', '#f49c4c', '#fdca7e'], [110, 216, 320, 412], { wave: 9 }));
  P.add(stars(r, 26, '#ffd9b0', 120), sun(330, 452, 92, '#fff0c0', '#ffe0a0', [1.45, 2.05], [0.42, 0.22]));
  P.add(
    streak(r, 250, 190, 360, '#c2552c', { rows: 3, h: 14 }),
    streak(r, 960, 110, 300, '#94361f', { rows: 2, h: 13 }),
    streak(r, 430, 356, 260, '#f9b066', { rows: 2, h: 11 }),
  );
  P.add(
    butte(P, 'ul1', 90, 566, 240, 150, { lit: '#d77450', shade: '#b95747' }),
    butte(P, 'ul2', 560, 566, 190, 120, { lit: '#d77450', shade: '#b95747' }),
  );
  P.add(
    butte(P, 'ul3', 1080, 570, 300, 200, { lit: '#c8623f', shade: '#a3453f' }),
    butte(P, 'ul4', 420, 570, 130, 70, { lit: '#c8623f', shade: '#a3453f' }),
  );
  P.add(
    land(
      [
        [-40, 560],
        [260, 552],
        [600, 566],
        [900, 556],
        [1240, 566],
      ],
      P.grad([
        ['#e68a50', 0],
        ['#c8623f', 1],
      ]),
    ),
  );
  P.add(path('M640 596L1240 640V700L640 628z', '#8a3226', 'opacity=".55"'));
  P.add(
    at(
      790,
      620,
      1.14,
      rockTomb(P, { rock: '#f0a45c', shade: '#b9583f', face: '#ffc983', cut: '#a84d3c', dark: '#4a1826' }),
    ),
  );
  P.add(path('M560 622C640 606 940 604 1030 620C1120 640 980 650 800 646S520 640 560 622z', '#a8483a'));
  P.add(
    land(
      [
        [-40, 640],
        [240, 628],
        [520, 650],
        [820, 640],
        [1240, 652],
      ],
      '#c9603c',
    ),
    fade(r, 650, 70, 200, '#f0a45c', { w: 2.4 }),
  );
  P.add(
    at(
      566,
      668,
      1,
      path('M-13 0C-12-22-10-40-7-52H7C11-40 13-20 13 0z', '#fff0d8') +
        path('M3-52H7C11-40 13-20 13 0H5z', '#d9a48c') +
        disc(0, -59, 7.5, '#5a2430') +
        path('M-9-56C-10-70 10-70 9-56L12-44C4-48-4-48-12-44z', '#d8392b') +
        line('M-8-63H8', '#3a1710', 3),
    ),
  );
  P.add(path('M580 668L700 690L706 696L576 672z', '#8a3226', 'opacity=".6"'));
  P.add(
    land(
      [
        [-40, 700],
        [200, 690],
        [460, 716],
        [760, 700],
        [1240, 716],
      ],
      '#8a3a28',
    ),
    land(
      [
        [-40, 756],
        [260, 736],
        [560, 768],
        [900, 752],
        [1240, 744],
      ],
      '#3a1710',
    ),
  );
  const tree =
    path(
      'M-9 8C-5-50-8-84-14-104C-44-144-70-166-104-186L-96-196C-60-176-34-152-10-128C24-152 60-180 100-208L108-198C60-160 22-128 8-96C6-60 8-30 14 8z',
      '#3a1710',
    ) +
    path(
      'M-180-200C-150-236-90-240-60-226C-30-256 50-260 80-238C120-256 180-240 196-206C150-192 110-200 80-198C30-186-30-188-60-192C-100-184-150-186-180-200z',
      '#3a1710',
    );
  P.add(at(150, 760, 1.2, tree), path(tuft(r, 330, 770), '#3a1710'), path(tuft(r, 1080, 764), '#3a1710'));
  P.add(
    birds(
      [
        [470, 270, 0.7, -8],
        [516, 250, 0.5, 0],
        [430, 296, 0.42, 6],
      ],
      '#6e2418',
    ),
  );
  return P;
};

/** A tuft of dry grass as one outline. */
const tuft = (r: Seeded, x: number, y: number): string =>
  times(
    9,
    (k) =>
      `M${x + k * 5} ${y}q${i0((k - 4) * 4)} ${i0(-20 - r() * 16)} ${i0((k - 4) * 8)} ${i0(-30 - r() * 22)}q${i0(-(k - 4) * 2)} 18 ${i0(-(k - 4) * 8 + 5)} 52z`,
  );

export const scene: Scene = {
  name: 'visa-saudi-arabia',
  alt: {
    en: 'A great tomb front carved into a lone sandstone rock at Hegra, AlUla, glows in the red desert evening.',
    bn: 'মরুভূমির লাল সন্ধ্যায় আল-উলার হেগরায় একা দাঁড়ানো বেলেপাথরের গায়ে খোদাই করা প্রাচীন সমাধি।',
  },
  draw,
};
