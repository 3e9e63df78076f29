import { birds } from '../kit/animals.ts';
import { ferry } from '../kit/boats.ts';
import { junk } from '../kit/boats-asia.ts';
import { crownTower, prismTower } from '../kit/buildings-hong-kong.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { land } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Hong Kong: a red-sailed junk in Victoria Harbour, towers under the Peak, steel-blue dusk. */
const draw = () => {
  const P = new Poster('visa-hong-kong', { ink: '#12263a' });
  const r = P.r;
  P.add(sky(P, ['#2f5571', '#53809a', '#89aeb8', '#c9cdc4', '#f6d9b4'], [104, 206, 300, 386], { wave: 8 }));
  P.add(sun(250, 390, 70, '#fff4da', '#ffeccb', [1.5, 2.2], [0.45, 0.25]));
  P.add(
    streak(r, 330, 150, 360, '#3f6c88', { rows: 3, h: 14 }),
    streak(r, 980, 200, 280, '#6f9aac', { rows: 2, h: 13 }),
    streak(r, 420, 330, 260, '#dcd6c6', { rows: 2, h: 11 }),
  );
  const level = 540;
  P.add(
    land(
      [
        [-40, 500],
        [120, 470],
        [300, 440],
        [460, 400],
        [600, 330],
        [720, 262],
        [800, 236],
        [880, 250],
        [980, 320],
        [1080, 370],
        [1160, 380],
        [1240, 400],
      ],
      P.grad([
        ['#5d8290', 0],
        ['#b9beb4', 0.6],
      ]),
    ),
  );
  P.add(path('M786 236V222H770L764 210H836L830 222H814V236z', '#466a7c'));
  P.add(
    land(
      [
        [-40, 520],
        [200, 500],
        [420, 470],
        [600, 430],
        [760, 400],
        [900, 410],
        [1040, 450],
        [1240, 440],
      ],
      P.grad([
        ['#466f78', 0],
        ['#9fb0a8', 0.7],
      ]),
    ),
  );
  P.add(
    skyline('hk0', level, 30, 150, '#7f9ba2', {
      wMin: 18,
      wMax: 34,
      env: (x) => 0.4 + 0.9 * Math.exp(-(((x - 0.62) / 0.34) ** 2)),
    }),
  );
  P.add(
    skyline('hk1', level, 40, 190, '#56798a', {
      wMin: 20,
      wMax: 38,
      lights: '#ffe0a0',
      env: (x) => 0.3 + 0.9 * Math.exp(-(((x - 0.66) / 0.3) ** 2)),
    }),
  );
  const glass = { lit: '#b4cdd0', shade: '#4f7488', line: '#eaf2ea', light: '#ffe6a8' };
  const city = P.def(
    at(1076, level, 1, prismTower(270, glass)) +
      at(736, level, 1, crownTower(282, { ...glass, lit: '#8fb0ba', shade: '#3f6278' })) +
      at(900, level, 1, crownTower(200, { ...glass, lit: '#c9d6cf', shade: '#6a8a94' })) +
      skyline('hk2', level, 24, 100, '#345869', { wMin: 24, wMax: 44, x0: 360, lights: '#ffe0a0' }) +
      skyline('hk3', level, 12, 40, '#345869', { wMin: 24, wMax: 44, x1: 380, lights: '#ffe0a0' }),
  );
  P.add(
    P.use(city),
    rect(0, level, W, H - level, P.grad(['#e3cfb2', '#7fa0a6', '#2f5f78', '#153248'])),
    P.mirror(city, level, 0.44, 'opacity=".4"'),
    rect(-5, level - 4, 1210, 8, '#234456'),
  );
  P.add(
    glitter(r, 250, level + 6, 790, 80, 200, '#fff0d2', { rows: 22, e: 'opacity=".85"' }),
    waves(r, level + 8, 790, 90, '#17384e', { e: 'opacity=".45"' }),
    waves(r, level + 8, 780, 50, '#f6dcbc', { e: 'opacity=".5"' }),
  );
  const boat = P.def(
    at(
      420,
      706,
      1.42,
      junk({
        hull: '#3f1f24',
        band: '#c8873f',
        house: '#7a3a2c',
        glass: '#ffe6a8',
        sail: '#e03a2c',
        sailShade: '#a92430',
        batten: '#4a1a24',
      }),
    ),
  );
  P.add(
    P.mirror(boat, 716, 0.3, 'opacity=".4"'),
    path('M160 726C260 708 580 708 690 722C580 744 260 746 160 726z', '#0f2536', 'opacity=".6"'),
    P.use(boat),
  );
  P.add(
    path('M660 728q70 2 130 14q-90 8-150-4zM190 730q-70-2-120 10q70 8 140-2z', '#fbe6cc', 'opacity=".7"'),
  );
  P.add(
    at(930, 640, 0.56, ferry({ hull: '#1f5a48', white: '#fbf1dc', glass: '#345869', stack: '#1f5a48' })),
    path('M820 648C880 642 980 642 1040 646C980 658 880 660 820 648z', '#17384e', 'opacity=".5"'),
  );
  P.add(
    birds(
      [
        [590, 200, 0.8, -8],
        [640, 178, 0.56, 0],
        [552, 228, 0.46, 6],
      ],
      '#2a4d66',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-hong-kong',
  alt: {
    en: 'A junk with red sails crosses Victoria Harbour in Hong Kong, below glass towers and the Peak.',
    bn: 'হংকংয়ের ভিক্টোরিয়া হারবারে লাল পালের জাঙ্ক নৌকা, পেছনে কাচের উঁচু দালান আর পাহাড়চূড়া।',
  },
  draw,
};
