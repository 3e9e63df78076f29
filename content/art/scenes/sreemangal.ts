import { birds } from '../kit/animals.ts';
import { broadTree, leafCloud } from '../kit/broad-trees.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { teaHill } from '../kit/fields.ts';
import { frond } from '../kit/fronds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { train } from '../kit/transport.ts';
import type { Scene } from '../scene.ts';

/** A green train runs through the Lawachara forest above the tea gardens of Sreemangal under monsoon clouds. */
export const scene: Scene = {
  name: 'sreemangal',
  alt: {
    en: 'A green train runs through the Lawachara forest above the tea gardens of Sreemangal under monsoon clouds.',
    bn: 'বর্ষার মেঘের নিচে শ্রীমঙ্গলের চা-বাগান ঘেঁষে লাউয়াছড়া বনের ভেতর দিয়ে ছুটছে একটি সবুজ ট্রেন।',
  },
  draw: () => {
    const P = new Poster('sreemangal', { ink: '#0b2a2a' });
    const r = P.r;
    P.add(sky(P, ['#5b8391', '#80a3a4', '#aac3b4', '#d3dcc0', '#eeeacb'], [74, 150, 216, 276], { wave: 10 }));
    P.add(
      cumulus(P, 250, 150, 520, 96, '#6f95a0', '#587f8e'),
      cumulus(P, 840, 126, 560, 84, '#7b9fa6', '#5f8794'),
      cumulus(P, 1110, 196, 320, 66, '#93b2b0', '#7699a0'),
      streak(r, 520, 236, 420, '#e3e7cf', { rows: 2, h: 12 }),
    );
    // shafts of light through the cloud
    P.add(
      path(
        'M560 120L420 420H520L600 120zM640 120L620 420H760L690 120zM730 120L850 420H920L760 120z',
        '#fff9dc',
        'opacity=".26"',
      ),
    );
    const f = fbm('sm');
    P.add(
      land(
        ridge('sm1', 300, 50, { freq: 1 / 230, step: 30 }),
        P.grad([
          ['#9dbcb0', 0],
          ['#d6dfc2', 0.3],
        ]),
      ),
      canopy(
        'f1',
        (x) => 336 + f(x / 220) * 22,
        26,
        P.grad([
          ['#6d9f8a', 0],
          ['#a9c6a4', 0.3],
        ]),
      ),
      canopy(
        'f2',
        (x) => 384 + f(x / 180 + 5) * 22,
        36,
        P.grad([
          ['#3f8068', 0],
          ['#6fa486', 0.3],
        ]),
      ),
    );
    const mid = { trunk: '#2c5c4a', leaf: '#2f7458', back: '#286450', light: '#5a9a6c' };
    const wood = P.def(broadTree('smta', 0, 0, 240, mid, { fork: 0.46 }));
    for (const [x, s] of [
      [96, 1.05],
      [232, -0.84],
      [356, 0.98],
      [930, 0.94],
      [1052, -1.08],
      [1164, 0.9],
    ] as const) {
      P.add(P.use(wood, `translate(${x} 486) scale(${s} ${Math.abs(s)})`));
    }
    P.add(
      canopy('f3', (x) => 452 - (30 * Math.abs(x - 640)) / 640 + f(x / 120 + 8) * 12, 40, '#23604e', {
        bottom: 520,
      }),
    );
    // the line
    P.add(
      land(
        [
          [-40, 494],
          [400, 492],
          [820, 492],
          [1240, 496],
        ],
        '#7d7a5c',
      ),
      line(
        Array.from({ length: 62 }, (_, k) => `M${k * 20 - 10} 500h11`).join(''),
        '#4a4438',
        5,
        'stroke-linecap="butt"',
      ),
      line('M-10 494H1210', '#2f3a3c', 3.4),
      at(
        868,
        493,
        1.06,
        train({ body: '#14684e', band: '#f4e3a6', glass: '#dff0dc', engine: '#e0a52e', ink: '#0b2a2a' }, 6),
      ),
      path('M868 427H964V434H868z', '#c93a2e'),
    );
    // trees before the train, so that it runs through the wood
    const near = { trunk: '#0f3a34', leaf: '#145043', back: '#0f4038', light: '#2f7a56' };
    const tall = P.def(broadTree('smn1', 0, 0, 380, near, { fork: 0.5, spread: 0.36 }));
    P.add(P.use(tall, 'translate(206 556) scale(.86)'), P.use(tall, 'translate(1128 556) scale(-.98 .98)'));
    P.add(canopy('f4', (x) => 528 + 10 * Math.sin(x / 90), 26, '#2f6f48', { bottom: 570 }));
    P.add(
      teaHill(
        P,
        'e1',
        880,
        528,
        900,
        300,
        { top: '#8fc04c', side: '#4f9142', gap: '#2f6b38' },
        { rows: 6, s0: 20, s1: 42, bow: 0.3, lo: 420, hi: 1230 },
      ),
      teaHill(
        P,
        'e2',
        240,
        560,
        820,
        330,
        { top: '#6aad42', side: '#327a3c', gap: '#1c5534' },
        { rows: 6, s0: 28, s1: 58, bow: 0.42, lo: 60, hi: 860 },
      ),
      teaHill(
        P,
        'e3',
        700,
        690,
        1200,
        280,
        { top: '#3a8a40', side: '#185a34', gap: '#0e3d2a' },
        { rows: 3, s0: 60, s1: 100, bow: 0.26, lo: 100 },
      ),
    );
    // a forest giant and its lianas frame the left edge
    P.add(
      path(
        'M-20 820C30 790 44 720 40 620C36 460 20 200 34 -20H118C100 200 112 470 116 600C120 720 150 780 210 820z',
        '#0b2a2a',
      ),
      path(
        'M92 -20C74 200 86 470 92 610C98 720 120 780 170 820H210C150 780 120 720 116 600C112 470 100 200 118 -20z',
        '#16423c',
      ),
      line('M168 -20C140 90 150 190 190 232S252 150 262 20', '#0b2a2a', 5),
      leafCloud(r, 60, 10, 250, 70, '#0b2a2a'),
      leafCloud(r, 250, -6, 150, 46, '#103630'),
      path(frond(r, 1230, 830, 330, -2.5, { droop: 0.4, width: 0.2 }), '#0e3d30'),
      path(frond(r, 1230, 820, 300, -2.1, { droop: 0.4, width: 0.2 }), '#0b2a2a'),
      path(frond(r, 1150, 840, 260, -1.9, { droop: 0.4, width: 0.2 }), '#0e3d30'),
      birds(
        [
          [480, 300, 0.6, -8],
          [524, 282, 0.5],
          [560, 306, 0.4, 6],
        ],
        '#4a7a78',
      ),
    );
    return P;
  },
};
