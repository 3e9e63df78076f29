import { birds } from '../kit/animals.ts';
import { tradingDhow } from '../kit/boats-gulf.ts';
import { dohaTowers, islamicMuseum } from '../kit/buildings-qatar.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Qatar: a dhow before the museum of Islamic art and the towers of Doha, in a maroon dusk. */
const draw = () => {
  const P = new Poster('visa-qatar', { ink: '#3a0d2b' });
  const r = P.r;
  P.add(sky(P, ['#6d1a45', '#9c2f58', '#cb5a6d', '#ee9483', '#fcc8a0'], [112, 220, 320, 404], { wave: 8 }));
  P.add(stars(r, 24, '#ffe0d0', 120), sun(560, 470, 76, '#fff2d8', '#ffe6c4', [1.5, 2.2], [0.45, 0.25]));
  P.add(
    streak(r, 330, 170, 380, '#a83a60', { rows: 3, h: 14 }),
    streak(r, 1000, 260, 280, '#db7676', { rows: 2, h: 12 }),
  );
  const level = 560;
  P.add(skyline('qa0', level, 30, 150, '#d98483', { wMin: 22, wMax: 44, x1: 620, env: (x) => 1.2 - x }));
  P.add(
    at(216, level, 1, dohaTowers(290, '#b0506c', '#8f3a61', '#ffcfa8')),
    skyline('qa1', level, 20, 110, '#a04468', { wMin: 24, wMax: 46, x1: 520, lights: '#ffd7a0' }),
  );
  P.add(canopy('qa2', () => level - 12, 20, '#7c2a58', { x1: 640, bottom: level + 4 }));
  const hall = P.def(
    at(852, level, 1.3, islamicMuseum({ lit: '#fff3e0', mid: '#f6d3b8', shade: '#c98b94', dark: '#7c2a58' })),
  );
  P.add(P.use(hall), rect(0, level + 12, W, H - level, P.grad(['#f7b79a', '#b24f70', '#6a1d4d', '#3f0e36'])));
  P.add(P.mirror(hall, level + 12, 0.4, 'opacity=".4"'), rect(-5, level + 8, 434, 8, '#5c1846'));
  P.add(glitter(r, 560, level + 18, 790, 90, 230, '#ffe9c8', { rows: 22, e: 'opacity=".9"' }));
  P.add(
    waves(r, level + 22, 790, 80, '#43103c', { e: 'opacity=".45"' }),
    waves(r, level + 22, 780, 44, '#f9b8a0', { e: 'opacity=".5"' }),
  );
  P.add(path('M170 744C270 728 500 726 600 742C500 762 270 764 170 744z', '#2b0822', 'opacity=".6"'));
  const boat = P.def(
    at(
      380,
      736,
      1,
      tradingDhow({ hull: '#3a0d2b', band: '#a8503f', sail: '#fff0dc', shade: '#e0a69c', rope: '#3a0d2b' }),
    ),
  );
  P.add(P.mirror(boat, 740, 0.3, 'opacity=".3"'), P.use(boat));
  P.add(
    path('M584 742q70 2 130 14q-90 8-150-4zM190 746q-70-2-120 10q70 8 140-2z', '#ffe0c4', 'opacity=".7"'),
  );
  P.add(
    at(
      1060,
      690,
      0.36,
      tradingDhow({ hull: '#5a1744', band: '#8f3a61', sail: '#f7d0b8', shade: '#d9978f', rope: '#5a1744' }),
      true,
    ),
  );
  P.add(
    birds(
      [
        [620, 300, 0.7, -8],
        [664, 280, 0.5, 0],
        [584, 326, 0.42, 6],
      ],
      '#6d1a45',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-qatar',
  alt: {
    en: 'A wooden dhow under sail passes the pale Museum of Islamic Art, with the towers of Doha behind at dusk.',
    bn: 'সন্ধ্যার দোহা: পালতোলা কাঠের ধাও নৌকা, পেছনে ইসলামি শিল্প জাদুঘর ও উঁচু টাওয়ারের সারি।',
  },
  draw,
};
