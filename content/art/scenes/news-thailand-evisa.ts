import { prang } from '../kit/buildings-thai.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter } from '../kit/scatter.ts';
import { card, lying, pen, tableTop, teaCup, writing } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

/** An open laptop from above: screen, keys, touch pad; its middle at 0. */
function laptop(): string {
  const keys = times(4, (row) => times(12, (k) => `M${-222 + k * 38} ${46 + row * 32}h30v23h-30z`));
  return (
    path(
      'M-258 24H258Q274 24 278 44L300 250Q302 272 280 272H-280Q-302 272-300 250L-278 44Q-274 24-258 24z',
      '#dfe3ee',
    ) +
    path('M-299 250Q-302 272-280 272H280Q302 272 299 250L298 240H-298z', '#b3b9cf') +
    path(keys, '#4a4f7a') +
    path('M-86 188H86V240H-86z', '#c6cbdd') +
    path('M-276-322q0-22 22-22H254q22 0 22 22V10H-276z', '#33365c') +
    path('M-254-322H254V-8H-254z', '#fdf8ee') +
    path('M-276 8H276V28H-276z', '#b3b9cf')
  );
}

/** A form on the screen: portrait, fields, a temple under a small sun, a tick. */
function form(P: Poster): string {
  const view = 'M-232-246H-40V-30H-232z';
  const temple = prang(170, { fill: '#6a4a9c', shade: '#4f3684', gold: '#ffc65c', dark: '#33265c' });
  return (
    rect(-254, -322, 508, 54, '#5b46a0') +
    disc(-228, -295, 12, '#ffc65c') +
    writing(
      [
        [-204, -304, 110],
        [-204, -288, 70],
      ],
      8,
      '#cfc4ee',
    ) +
    P.clip(
      view,
      rect(-232, -246, 192, 216, P.grad(['#ff9f8a', '#ffe2a8'])) +
        disc(-84, -150, 34, '#fff6d8') +
        at(-146, -44, 1, temple) +
        at(-212, -44, 0.5, temple) +
        rect(-232, -46, 192, 20, '#33265c'),
    ) +
    path(card(64, 76, 6), '#e3def2', 'transform="translate(12 -208)"') +
    path('M-10-172C-8-196 0-200 12-200S32-196 34-172z', '#8f86bf') +
    disc(12, -214, 14, '#8f86bf') +
    writing(
      [
        [62, -240, 120],
        [62, -216, 160],
        [62, -192, 90],
      ],
      11,
      '#b9b1d8',
    ) +
    line('M-20-136H226V-108H-20zM-20-92H226V-64H-20z', '#b9b1d8', 3) +
    writing(
      [
        [-8, -127, 120],
        [-8, -83, 84],
      ],
      10,
      '#8f86bf',
    ) +
    path(card(112, 32, 16), '#f5a524', 'transform="translate(170 -36)"') +
    line('M156-36L167-26L188-48', '#fffaf0', 7) +
    writing([[-20, -42, 80]], 10, '#d5cdec')
  );
}

/** A phone with a tick on its screen, its middle at 0. */
const phone = (): string =>
  path(card(150, 290, 24), '#2a2750') +
  path(card(130, 262, 14), '#e8f4e4') +
  rect(-65, -131, 130, 70, '#2f8f7a') +
  disc(0, -38, 46, '#2f8f7a') +
  line('M-22-38L-6-20L24-56', '#fffaf0', 11) +
  writing(
    [
      [-44, 32, 88],
      [-44, 54, 60],
      [-44, 76, 76],
    ],
    11,
    '#9cc4b0',
  ) +
  path(card(36, 8, 4), '#2a2750', 'transform="translate(0 -120)"');

/** A flower of frangipani, its middle at 0. */
const frangipani = (): string =>
  times(5, (k) =>
    g(
      `rotate(${k * 72})`,
      path('M0 0C-30-14-34-50-8-66C22-62 28-26 0 0z', '#fffaf0') +
        path('M0 0C-12-10-14-24-6-34C8-30 10-14 0 0z', '#ffc65c'),
    ),
  );

/** The Thai visa asked for on a screen at home. */
export const scene: Scene = {
  name: 'news-thailand-evisa',
  alt: {
    en: 'A laptop seen from above shows a visa form with a temple on it, while a phone beside it shows that the form has gone through.',
    bn: 'ওপর থেকে দেখা ল্যাপটপের পর্দায় মন্দিরের ছবিসহ ভিসার ফর্ম, পাশের ফোনে ফর্ম জমা হওয়ার টিক চিহ্ন।',
  },
  draw: () => {
    const P = new Poster('news-thailand-evisa', { ink: '#2a2750' });
    const r = P.r;
    const base =
      'M-276-322q0-22 22-22H254q22 0 22 22V10L300 250Q302 272 280 272H-280Q-302 272-300 250L-276 10z';
    const page = card(280, 380, 10);
    P.add(
      tableTop(r, '#9b8ed2', '#ada1de', '#6f61ad'),
      lying(
        250,
        300,
        -14,
        page,
        path(page, '#fff6e4') +
          rect(-140, -190, 280, 250, P.grad(['#2f9c94', '#bfe3c0'])) +
          at(0, 60, 1, prang(228, { fill: '#1f6f70', shade: '#155458', gold: '#ffc65c', dark: '#0f3f46' })) +
          writing(
            [
              [-110, 92, 150],
              [-110, 120, 96],
            ],
            12,
            '#d8cab0',
          ),
        20,
      ),
      lying(600, 424, 4, base, laptop() + form(P), 30),
      lying(1016, 380, 14, card(150, 290, 24), phone(), 20),
      at(1040, 650, 0.78, teaCup({ cup: '#fff6e4', rim: '#eadff5', tea: '#d98a3c', light: '#f3b56b' })),
      g(
        'translate(10 14)',
        scatter(
          [
            [150, 640, 1.15],
            [236, 690, 0.8],
          ],
          (x, y, s) => disc(x, y, 52 * s, '#3a1f24', 'opacity=".18"'),
        ),
      ),
      at(150, 640, 1.15, frangipani()),
      at(236, 690, 0.8, g('rotate(30)', frangipani())),
      lying(
        880,
        150,
        -24,
        'M-114-9H136V9H-114z',
        pen({ body: '#f5a524', shade: '#cf7f1e', metal: '#2a2750' }),
        14,
      ),
    );
    return P;
  },
};
