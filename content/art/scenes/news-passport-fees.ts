import { i0, n } from '../kit/geometry.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter } from '../kit/scatter.ts';
import { card, lying, pen, planeAbove, tableTop, writing } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

/** The new booklet: cover, rim, chip with its traces. 380 by 530, its middle at 0. */
function booklet(): string {
  const gold = '#f7c65c';
  const traces = [-60, -30, 0, 30, 60]
    .map(
      (y) =>
        `M-92 ${y}H-${126 - Math.abs(y) * 0.4}V${i0(y * 1.7)}M92 ${y}H${126 - Math.abs(y) * 0.4}V${i0(y * 1.7)}`,
    )
    .join('');
  return (
    path('M-178 252L-170 262H186q14 0 14-14V-244L190-252z', '#f6e8cc') +
    path('M-176 256H190V-246', 'none', 'stroke="#d8c39a" stroke-width="3"') +
    path(card(380, 520, 22), '#0f5a48') +
    path('M-190-238q0-22 22-22H-146V260H-168q-22 0-22-22z', '#0b4538') +
    rect(-146, -260, 7, 520, '#1c7a60') +
    line(traces, '#2f8f70', 5) +
    writing(
      [
        [-86, -206, 200],
        [-56, -178, 140],
        [-78, 204, 184],
      ],
      14,
      gold,
    ) +
    path(card(184, 184, 24), gold) +
    path('M92-68V68q0 24-24 24H-68q-20 0-24-14H44q20 0 20-20V-92h4q24 0 24 24z', '#d99a36') +
    path(card(70, 70, 12), '#ffe6a6') +
    line(
      'M-92-34H-35M-92 0H-35M-92 34H-35M92-34H35M92 0H35M92 34H35M-34-92V-35M0-92V-35M34-92V-35M-34 92V35M0 92V35M34 92V35',
      '#a86f24',
      5,
    ) +
    `<path d="${card(66, 40, 4)}" fill="none" stroke="${gold}" stroke-width="6" transform="translate(10 152)"/>` +
    disc(10, 152, 10, gold)
  );
}

/** A price tag with a hole and a thread, its middle at 0. */
const tag = (col: string, band: string): string =>
  path('M-100-44H70L104 0L70 44H-100q-8 0-8-8V-36q0-8 8-8z', col) +
  disc(76, 0, 10, '#c94a38') +
  line('M76 0C110-30 130-34 160-20', '#fff0d4', 4) +
  writing(
    [
      [-84, -22, 60],
      [-84, 12, 90],
    ],
    12,
    band,
  ) +
  disc(22, -14, 14, band);

/** A stack of coins leaning a little, foot at 0. */
const coins = (count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const x = Math.sin(k * 1.7) * 5;
    const y = -k * 17;
    return (
      path(`M${n(x - 46)} ${y}v-14a46 17 0 0 1 92 0v14a46 17 0 0 1-92 0z`, '#d6953a') +
      `<ellipse cx="${n(x)}" cy="${y - 14}" rx="46" ry="17" fill="${k === count - 1 ? '#ffdf94' : '#f0b84e'}"/>`
    );
  }).join('') +
  `<ellipse cx="${n(Math.sin((count - 1) * 1.7) * 5)}" cy="${-count * 17 + 3}" rx="30" ry="10" fill="#f0b84e"/>`;

/** The e-passport and what it costs, the shadow of a plane over them. */
export const scene: Scene = {
  name: 'news-passport-fees',
  alt: {
    en: 'A green e-passport with a golden chip lies among price tags and coins as the shadow of a plane passes over.',
    bn: 'দামের ট্যাগ আর কয়েনের মাঝে সোনালি চিপ বসানো সবুজ ই-পাসপোর্ট, তার ওপর দিয়ে সরে যাচ্ছে উড়োজাহাজের ছায়া।',
  },
  draw: () => {
    const P = new Poster('news-passport-fees', { ink: '#5b1c1e' });
    const r = P.r;
    const slip = 'M-90-170H90V150L70 164L50 150L30 164L10 150L-10 164L-30 150L-50 164L-70 150L-90 164z';
    P.add(
      tableTop(r, '#d9583f', '#e56b4c', '#a83a30'),
      lying(
        196,
        250,
        -16,
        slip,
        path(slip, '#fff6e4') +
          rect(-90, -170, 180, 34, '#f0b84e') +
          writing(
            [
              [-68, -112, 80],
              [28, -112, 40],
              [-68, -82, 64],
              [36, -82, 32],
              [-68, -52, 90],
              [28, -52, 40],
              [-68, -22, 70],
              [36, -22, 32],
              [-68, 40, 56],
            ],
            10,
            '#d8c8a8',
          ) +
          rect(-68, 8, 136, 4, '#b9a480') +
          rect(18, 34, 50, 20, '#0f5a48') +
          path(
            times(14, (k) => `M${-66 + k * 10} 84h${k % 3 ? 4 : 7}v44h-${k % 3 ? 4 : 7}z`),
            '#5b4a44',
          ),
        18,
      ),
      lying(960, 150, 20, card(210, 88, 10), tag('#fff0d4', '#c9a470'), 14),
      lying(1010, 270, 10, card(210, 88, 10), tag('#f7c65c', '#b5802e'), 14),
      lying(980, 386, -6, card(210, 88, 10), tag('#8fcbb4', '#3f8a74'), 14),
      lying(500, 400, -7, card(380, 520, 22), booklet(), 34),
      g(
        'translate(0 0)',
        scatter(
          [
            [174, 664, 5],
            [276, 710, 3],
            [110, 736, 2],
          ],
          (x, y, k) =>
            `<ellipse cx="${x + 22}" cy="${y + 12}" rx="62" ry="22" fill="#3a1f24" opacity=".24"/>` +
            at(x, y, 1, coins(k)),
        ),
      ),
      g('translate(862 600) rotate(-30) scale(7.4)', planeAbove('#3d0f1c', 'opacity=".26"')),
      lying(
        790,
        150,
        70,
        'M-114-9H136V9H-114z',
        pen({ body: '#0f5a48', shade: '#0b4538', metal: '#f7c65c' }),
        14,
      ),
    );
    return P;
  },
};
