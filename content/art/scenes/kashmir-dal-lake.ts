import { birds } from '../kit/animals.ts';
import { shikara } from '../kit/boats-asia.ts';
import { leafCloud } from '../kit/broad-trees.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, g, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A shikara on Dal Lake in Kashmir among golden chinar trees, with snow peaks behind. */
export const scene: Scene = {
  name: 'kashmir-dal-lake',
  alt: {
    en: 'A shikara on Dal Lake in Kashmir among golden chinar trees, with snow peaks behind.',
    bn: 'কাশ্মীরের ডাল লেকে সোনালি চিনারের ছায়ায় একটি শিকারা, পেছনে তুষারঢাকা পাহাড়।',
  },
  draw: () => {
    const P = new Poster('kashmir-dal-lake', { ink: '#3a1f2e' });
    const r = P.r;
    const wy = 470;
    P.add(sky(P, ['#4f9fb4', '#7fbfc6', '#b4dcd3', '#e6ecd4', '#fbe8cb'], [86, 172, 250, 316], { wave: 8 }));
    P.add(
      cumulus(P, 300, 190, 220, 46, '#f1f6ec', '#cbe3dd'),
      streak(r, 820, 120, 340, '#a9d6d2', { rows: 3, h: 13 }),
    );
    const tint = (t: number) => ({
      lit: mix('#7f8fb8', '#dde6e4', t),
      shade: mix('#566a9c', '#bccdd6', t),
      snow: mix('#ffffff', '#f6f6ee', t),
      snowShade: mix('#a9bfe0', '#d3e0e4', t),
    });
    const back = P.def(
      peak('kd1', 170, wy, 520, 250, tint(0.55), { snow: 0.66 }) +
        peak('kd2', 980, wy, 560, 270, tint(0.55), { snow: 0.66 }) +
        peak('kd3', 430, wy, 520, 300, tint(0.3), { snow: 0.64 }) +
        peak('kd4', 720, wy, 560, 240, tint(0.36), { snow: 0.6 }) +
        peak('kd5', 1130, wy, 480, 230, tint(0.28), { snow: 0.56 }) +
        path(
          `M0 ${wy}V430C200 396 420 420 640 404S1020 384 1200 410V${wy}z`,
          P.grad([
            ['#8fa3b4', 0],
            ['#e3dcc8', 0.9],
          ]),
        ) +
        canopy('kd6', (x) => 440 + 10 * Math.sin(x / 110), 22, '#c9a878', { bottom: wy + 3 }) +
        canopy('kd7', (x) => 456 + 6 * Math.sin(x / 70 + 2), 20, '#b5803f', { bottom: wy + 3 }),
    );
    // poplars, thin and golden, along the far bank
    const poplars = [60, 92, 118, 152, 420, 446, 474, 500, 1004, 1032, 1064, 1090, 1120]
      .map((x, k) => {
        const h = 74 + ((k * 37) % 40);
        return `M${x} ${wy}C${x - 13} ${wy - h * 0.3} ${x - 9} ${wy - h * 0.8} ${x} ${wy - h}C${x + 9} ${wy - h * 0.8} ${x + 13} ${wy - h * 0.3} ${x} ${wy}z`;
      })
      .join('');
    const bank = P.def(
      path(poplars, '#dd9a34') +
        // moored houseboats
        [
          [640, 1],
          [806, 0.82],
        ]
          .map(([x, s]) =>
            at(
              x ?? 0,
              wy + 4,
              s ?? 1,
              path('M-84-4H84L76 8H-76z', '#7a4a34') +
                rect(-72, -36, 144, 32, '#b5753f') +
                path('M-80-36H80L66-50H-66z', '#7a3a34') +
                path(
                  'M-60-28h14v16h-14zM-34-28h14v16h-14zM-8-28h14v16H-8zM18-28h14v16H18zM44-28h14v16H44z',
                  '#fbe3a6',
                ) +
                rect(72, -34, 14, 30, '#8f5a38'),
            ),
          )
          .join(''),
    );
    P.add(P.clip(`M0 0H${W}V${wy + 2}H0z`, P.use(back)), P.use(bank));
    P.add(rect(0, wy + 6, W, H - wy, P.grad(['#f3e6c9', '#a9cfc9', '#4f95a3', '#24606f'])));
    P.add(
      P.clip(
        `M0 ${wy + 6}H${W}V${H}H0z`,
        P.mirror(back, wy + 4, 0.62, 'opacity=".42"') + P.mirror(bank, wy + 8, 0.7, 'opacity=".5"'),
      ),
      waves(r, wy + 14, 790, 90, '#2a6878', { e: 'opacity=".42"' }),
      waves(r, wy + 14, 790, 54, '#fbf3dc', { e: 'opacity=".55"', s: 0.9 }),
    );
    const boat = P.def(
      at(
        600,
        650,
        1.22,
        shikara({
          hull: '#5c2a2e',
          band: '#f2b93a',
          roof: '#d9412f',
          roofShade: '#a82c30',
          curtain: '#fbe6c4',
          seat: '#2f8f8a',
          man: '#3a1f2e',
          cloth: '#5f6f86',
        }) +
          path('M30-40C26-62 32-76 40-80C50-76 56-62 52-40z', '#f0b03a') +
          disc(41, -86, 8, '#3a1f2e'),
      ),
    );
    P.add(
      P.mirror(boat, 662, 0.44, 'opacity=".45"'),
      path('M350 666C460 648 780 648 900 662C780 684 460 688 350 666z', '#24485c', 'opacity=".5"'),
      P.use(boat),
      path('M350 672q-90 0-160 16q100 8 170-4zM900 668q70 4 130 16q-80 6-140-6z', '#fbf3dc', 'opacity=".75"'),
    );
    // a chinar bough over the right, a trunk at the edge
    const chinar = { trunk: '#3a1f2e', leaf: '#e2762a', back: '#b84f27', light: '#f6b23f' };
    P.add(
      path(
        'M1080 830C1110 700 1120 520 1100 360C1090 260 1060 190 1000 130L1020 116C1090 170 1126 240 1140 320C1150 240 1180 170 1220 130V830z',
        chinar.trunk,
      ),
      path('M1110 420C1060 330 990 290 900 270L904 258C1000 270 1080 310 1130 390z', chinar.trunk),
      leafCloud(r, 1110, 70, 230, 110, chinar.back),
      leafCloud(r, 930, 90, 150, 74, chinar.back),
      leafCloud(r, 900, 256, 120, 52, chinar.back),
      leafCloud(r, 1160, 160, 150, 84, chinar.leaf),
      leafCloud(r, 1000, 40, 190, 78, chinar.leaf),
      leafCloud(r, 870, 240, 92, 36, chinar.leaf),
      leafCloud(r, 1040, 190, 104, 46, chinar.leaf),
      leafCloud(r, 930, 60, 100, 36, chinar.light),
      leafCloud(r, 1090, 30, 110, 36, chinar.light),
      leafCloud(r, 1120, 140, 84, 30, chinar.light),
      leafCloud(r, 850, 224, 50, 16, chinar.light),
    );
    const leaf = 'M0-16L4-8L12-12L10-3L18 0L9 4L12 12L3 9L0 20L-3 9L-12 12L-9 4L-18 0L-10-3L-12-12L-4-8z';
    P.add(
      (
        [
          [820, 330, 0.7, 20],
          [760, 420, 0.6, 70],
          [940, 380, 0.8, -30],
          [980, 470, 0.6, 10],
          [880, 520, 0.7, 120],
          [700, 560, 0.5, 40],
          [1010, 740, 0.8, 0],
          [900, 730, 0.6, 60],
          [1060, 690, 0.6, 30],
        ] as const
      ).map(([x, y, s, a], k) =>
        g(
          `translate(${x} ${y}) rotate(${a}) scale(${s} ${y > 640 ? s * 0.5 : s})`,
          path(leaf, k % 2 ? '#e2762a' : '#f6b23f'),
        ),
      ),
    );
    // lotus leaves on the left
    const pad = (x: number, y: number, w: number) =>
      `M${x - w} ${y}q${w} ${-w * 0.36} ${w * 2} 0q${-w} ${w * 0.4} ${-w * 2} 0z`;
    P.add(
      path(
        pad(90, 770, 64) + pad(220, 788, 50) + pad(20, 730, 44) + pad(170, 742, 34) + pad(320, 776, 38),
        '#3f8a6a',
      ),
      path(pad(84, 766, 46) + pad(214, 785, 34), '#6bab7c'),
      at(
        146,
        758,
        0.9,
        path(
          'M0 4C-30 2-36-12-34-22C-24-18-18-14-14-8C-16-22-8-34 0-40C8-34 16-22 14-8C18-14 24-18 34-22C36-12 30 2 0 4z',
          '#f2a0ba',
        ) + path('M0 4C-10-4-12-22 0-40C12-22 10-4 0 4z', '#fbd6de'),
      ),
      birds(
        [
          [520, 196, 0.7, -8],
          [566, 176, 0.52],
          [480, 226, 0.42, 6],
        ],
        '#3f7f90',
      ),
    );
    return P;
  },
};
