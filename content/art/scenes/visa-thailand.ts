import { birds } from '../kit/animals.ts';
import { longtail } from '../kit/boats.ts';
import { type CliffColours, cliffIsland } from '../kit/cliff-islands.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { frond } from '../kit/fronds.ts';
import { land, ridge } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Thailand: limestone towers of Krabi in a jade morning, a longtail boat with ribbons at its prow. */
const draw = () => {
  const P = new Poster('visa-thailand', { ink: '#0b3a3c' });
  const r = P.r;
  P.add(sky(P, ['#2f9e96', '#62bda6', '#a3d8b5', '#dcecbd', '#fff3c4'], [92, 182, 262, 330], { wave: 8 }));
  P.add(sun(420, 300, 66, '#fffdee', '#fffbe0', [1.5, 2.2], [0.55, 0.32]));
  P.add(
    streak(r, 560, 140, 320, '#8accb2', { rows: 3, h: 14 }),
    streak(r, 330, 372, 300, '#fffbe2', { rows: 2, h: 11 }),
  );
  const horizon = 452;
  const tint = (t: number): CliffColours => ({
    rock: mix('#f0d9a8', '#e6efc6', t),
    shade: mix('#b98f6c', '#b4d3b0', t),
    streak: mix('#8d6a58', '#a5c8aa', t),
    green: mix('#2f8a5a', '#a9d6b4', t),
    greenShade: mix('#14604a', '#8cc4ab', t),
  });
  P.add(
    cliffIsland(P, 'kb0', 560, horizon + 2, 130, 120, tint(0.8)),
    cliffIsland(P, 'kb1', 650, horizon + 2, 100, 176, tint(0.72)),
  );
  P.add(
    cliffIsland(P, 'kb2', 250, horizon + 2, 150, 92, tint(0.75)),
    cliffIsland(P, 'kb3', 120, horizon + 4, 130, 150, tint(0.6)),
  );
  P.add(rect(0, horizon, W, H, '#1f9c93'));
  each3(
    [
      [466, 3, 0],
      [492, 6, 1],
      [536, 10, 2],
      [606, 16, 3],
    ],
    (y, a, q) => {
      P.add(
        land(ridge(`kb${y}`, y, a, { freq: 1 / 260, step: 70, oct: 2 }), mix('#2bb0a0', '#7fe0c2', q / 3)),
      );
      return '';
    },
  );
  const towers = P.def(
    cliffIsland(P, 'kb5', 1096, 508, 300, 300, tint(0.3)) +
      cliffIsland(P, 'kb4', 856, 520, 250, 400, tint(0)),
  );
  P.add(P.mirror(towers, 516, 0.34, 'opacity=".45"'), P.use(towers));
  P.add(glitter(r, 420, horizon + 3, 700, 60, 200, '#fffbe0', { rows: 24, e: 'opacity=".8"' }));
  P.add(
    waves(r, 470, 640, 46, '#0f7f7c', { s: 0.8, e: 'opacity=".45"' }),
    waves(r, 540, 790, 44, '#e9fff0', { e: 'opacity=".55"' }),
  );
  P.add(path('M170 706C330 690 660 690 800 704C650 724 330 726 170 706z', '#0f6f70', 'opacity=".6"'));
  P.add(
    at(
      470,
      664,
      1.06,
      longtail({ hull: '#5d2b26', band: '#f2a63a', roof: '#f6e7c0', flag: '#e2392f', flag2: '#ffd34d' }) +
        path('M300-116C292-92 296-64 288-44L300-50L306-40L310-76L318-60L314-112z', '#e2392f') +
        path('M302-96C310-80 308-64 318-48L322-66z', '#3a6fc4') +
        line('M118-56V4', '#5d2b26', 5) +
        path('M-264 0C-264-42-234-42-234 2z', '#123f46') +
        disc(-249, -42, 9, '#123f46'),
    ),
  );
  P.add(path('M-10 742C160 716 380 770 620 776S1000 740 1210 716V812H-10z', '#d8f7dd'));
  P.add(path('M-10 764C160 734 380 786 620 792S1000 760 1210 736V812H-10z', '#fbeec2'));
  const ink = '#0b3a3c';
  P.add(path(frond(r, -30, 10, 420, 0.2, { droop: 0.42, width: 0.24, teeth: 15 }), '#1d6a5a'));
  P.add(
    path(
      frond(r, -40, -30, 400, 0.62, { droop: 0.4, width: 0.24, teeth: 15 }) +
        frond(r, -50, 20, 330, 0.98, { droop: 0.36, width: 0.24, teeth: 13 }),
      ink,
    ),
  );
  P.add(
    birds(
      [
        [560, 252, 0.6, -8],
        [604, 232, 0.48, 0],
        [520, 280, 0.4, 6],
      ],
      '#1f7f78',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-thailand',
  alt: {
    en: 'A long-tail boat with bright ribbons crosses a jade bay below the tall limestone cliffs of Krabi.',
    bn: 'ক্রাবির খাড়া চুনাপাথরের পাহাড়ের নিচে সবুজাভ সাগরে রঙিন ফিতা বাঁধা একটি লম্বা নৌকা।',
  },
  draw,
};
