import { lotusHall, marinaBay, superTree } from '../kit/buildings-singapore.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { i0 } from '../kit/geometry.ts';
import { canopy } from '../kit/land.ts';
import { at, line, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { sky, stars } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Singapore: Marina Bay and its steel trees of light, at night. */
const draw = () => {
  const P = new Poster('visa-singapore', { ink: '#0b0f33' });
  const r = P.r;
  P.add(sky(P, ['#10164f', '#222a80', '#4340a8', '#7a56c0', '#b972c8'], [120, 236, 340, 430], { wave: 9 }));
  P.add(stars(r, 60, '#dfe4ff', 250));
  P.add(
    streak(r, 980, 120, 320, '#1b2270', { rows: 3, h: 14 }),
    streak(r, 560, 300, 320, '#5348b0', { rows: 2, h: 12 }),
  );
  const level = 600;
  P.add(skyline('sg0', level, 60, 230, '#6a4bb0', { wMin: 26, wMax: 52, x1: 620, lights: '#ffd9a8' }));
  P.add(skyline('sg1', level, 40, 150, '#8357b8', { wMin: 26, wMax: 50, x0: 1060 }));
  const sands = P.def(
    at(
      790,
      level,
      1.08,
      marinaBay(312, {
        lit: '#c9d4ff',
        shade: '#6f7fe0',
        light: '#ffe9a8',
        deck: '#fff6dd',
        green: '#35c7a4',
      }),
    ) + at(1096, level - 2, 0.78, lotusHall({ lit: '#fff0f6', shade: '#e0c6f4' })),
  );
  P.add(
    P.use(sands),
    canopy('sgc', () => level - 14, 24, '#1c2468', { bottom: level + 4 }),
  );
  P.add(rect(0, level, W, H - level, P.grad(['#a25fc0', '#4b3fa0', '#1b2168', '#0c1140'])));
  P.add(P.mirror(sands, level, 0.5, 'opacity=".42"'), rect(-5, level - 3, 1210, 5, '#0d1244'));
  const wake = times(26, (k) => `M${i0(120 + ((k * 211) % 1060))} ${level + 6}v${i0(24 + ((k * 37) % 70))}`);
  P.add(line(wake, '#ffd48a', 5, 'opacity=".38" stroke-dasharray="10 7"'));
  P.add(
    waves(r, level + 10, 790, 80, '#0d1244', { e: 'opacity=".5"' }),
    waves(r, level + 10, 780, 36, '#e6a8e0', { e: 'opacity=".4"', s: 0.9 }),
  );
  const pink = { trunk: '#2b1458', rib: '#ff5fae', tip: '#ffc2e0', glow: '#ff4fa3' };
  const cyan = { trunk: '#131f5a', rib: '#3fe0d8', tip: '#c8fff4', glow: '#28c8d0' };
  P.add(
    canopy('sgd', (x) => 720 - Math.max(0, 560 - x) * 0.07 + Math.max(0, x - 470) * 0.7, 44, '#131a55', {
      x1: 660,
    }),
  );
  P.add(
    at(432, 740, 1, superTree(330, cyan)),
    at(62, 760, 1, superTree(420, cyan)),
    at(248, 790, 1, superTree(560, pink)),
  );
  P.add(
    canopy('sge', (x) => 748 + Math.max(0, x - 420) * 0.12, 56, '#0b0f33', { x1: 900 }),
    canopy('sgf', (x) => 812 - Math.max(0, x - 960) * 0.14, 40, '#0b0f33', { x0: 930 }),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-singapore',
  alt: {
    en: 'Marina Bay at night: three towers under one long roof, and steel supertrees glowing pink and cyan.',
    bn: 'রাতের মেরিনা বে: লম্বা এক ছাদের নিচে তিনটি টাওয়ার, পাশে গোলাপি ও নীলাভ আলোর সুপারট্রি।',
  },
  draw,
};
