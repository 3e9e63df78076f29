import { birds } from '../kit/animals.ts';
import { sampan } from '../kit/boats.ts';
import { tajMahal } from '../kit/buildings-india.ts';
import { dome, tower } from '../kit/buildings-towers.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { nipa } from '../kit/fronds.ts';
import { canopy } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { each2 } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** India: the Taj Mahal in dawn mist across the Yamuna. */
const draw = () => {
  const P = new Poster('visa-india', { ink: '#3b2145' });
  const r = P.r;
  P.add(sky(P, ['#b58cbb', '#d2a5c4', '#ecc3c5', '#f9dcc8', '#f9d3b4'], [104, 206, 304, 396], { wave: 8 }));
  P.add(sun(330, 396, 78, '#fffaea', '#fff2d6', [1.5, 2.2], [0.55, 0.3]));
  P.add(
    streak(r, 250, 196, 380, '#e3b8cb', { rows: 3, h: 14 }),
    streak(r, 1010, 150, 260, '#c497bf', { rows: 2, h: 13 }),
  );
  const mist = '#fde6d2';
  const level = 592;
  const far = fbm('yamuna');
  P.add(canopy('in1', (x) => 536 + far(x / 180) * 16, 24, mix('#b78fb4', mist, 0.55), { bottom: 640 }));
  P.add(
    canopy('in2', (x) => 566 + far(x / 150 + 5) * 12 + Math.abs(x - 690) * -0.02, 30, '#c59bb5', {
      bottom: 640,
    }),
  );
  const marble = { lit: '#fff6ec', shade: '#d9b3cf', deep: '#8f6599', line: '#e7a97c' };
  const taj = P.def(
    at(690, level - 18, 1.27, tajMahal(marble)) +
      path(`M250 ${level - 20}H1130V${level}H250z`, '#c2705f') +
      path(`M250 ${level - 20}H1130V${level - 15}H250z`, '#e39a7a') +
      each2(
        [
          [262, 0],
          [1118, 0],
        ],
        (x) =>
          tower(
            x,
            level,
            [
              [17, 0],
              [17, 62],
              [22, 64],
              [22, 72],
            ],
            '#c2705f',
            '#9a4f5f',
          ) + dome(x, level - 72, 17, 24, '#fff6ec', '#d9b3cf', { tip: 0.8 }),
      ),
  );
  P.add(P.use(taj));
  P.add(rect(0, level, W, H - level, P.grad(['#fbdcc8', '#dcaec4', '#9a74a8', '#5f447f'])));
  P.add(P.mirror(taj, level, 0.46, 'opacity=".5"'));
  P.add(
    canopy('in3', (x) => 578 + Math.max(0, x - 20) * 0.02, 34, '#9a6f9c', { x1: 262, bottom: level + 5 }),
  );
  P.add(
    canopy('in4', (x) => 584 - Math.max(0, x - 1090) * 0.1, 34, '#9a6f9c', { x0: 1112, bottom: level + 5 }),
  );
  P.add(streak(r, 420, 560, 460, '#fdeadb', { rows: 2, h: 15, e: 'opacity=".85"' }));
  P.add(streak(r, 1000, 574, 420, '#fdeadb', { rows: 2, h: 13, e: 'opacity=".85"' }));
  P.add(glitter(r, 330, level + 6, 780, 90, 210, '#fff4dd', { rows: 22, e: 'opacity=".9"' }));
  P.add(
    waves(r, level + 10, 790, 60, '#6f4f90', { e: 'opacity=".4"' }),
    waves(r, level + 10, 780, 40, '#fbe0d2', { e: 'opacity=".5"' }),
  );
  P.add(path('M196 742C280 730 470 730 560 740C470 756 290 758 196 742z', '#3b2145', 'opacity=".5"'));
  P.add(at(380, 734, 0.86, sampan({ hull: '#3b2145', hood: '#b9553f', hood2: '#7d3350', man: '#3b2145' })));
  P.add(nipa('in-reed', 1120, 830, 250, '#4c2b57'));
  P.add(canopy('in5', (x) => 812 - Math.max(0, x - 820) * 0.16, 40, '#3b2145', { x0: 780 }));
  P.add(
    birds(
      [
        [470, 230, 0.7, -8],
        [516, 208, 0.5, 0],
        [430, 258, 0.42, 6],
        [560, 240, 0.4, 4],
      ],
      '#7d5790',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-india',
  alt: {
    en: 'The white Taj Mahal rises from dawn mist beyond the Yamuna, with a small boat on the river in front.',
    bn: 'ভোরের কুয়াশায় যমুনার ওপারে সাদা তাজমহল, সামনে নদীতে ছোট একটি নৌকা।',
  },
  draw,
};
