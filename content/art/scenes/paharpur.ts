import { birds } from '../kit/animals.ts';
import { paharpur } from '../kit/buildings-bengal.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { canopy, land } from '../kit/land.ts';
import { at, line, path } from '../kit/marks.ts';
import { palmyra } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** The terraced brick ruin of the Buddhist monastery at Paharpur among palmyra palms. */
export const scene: Scene = {
  name: 'paharpur',
  alt: {
    en: 'The terraced brick ruin of the Buddhist monastery at Paharpur among palmyra palms.',
    bn: 'তালগাছের সারির পাশে পাহাড়পুর বৌদ্ধবিহারের ধাপে ধাপে ওঠা ইটের ধ্বংসাবশেষ।',
  },
  draw: () => {
    const P = new Poster('paharpur', { ink: '#2b1a2e' });
    const r = P.r;
    P.add(
      sky(P, ['#5f9fb0', '#93bdb4', '#cfd9b4', '#f3e2a8', '#f8d488'], [92, 182, 270, 346], { wave: 8 }),
      sun(300, 300, 84, '#fff7d8', '#fff1c2', [1.5, 2.2], [0.45, 0.26]),
    );
    P.add(
      cumulus(P, 930, 196, 280, 76, '#f6f0da', '#d3dcc4'),
      streak(r, 380, 150, 320, '#dfe6cc', { rows: 2, h: 13 }),
    );
    const f = fbm('ph');
    P.add(
      canopy('p1', (x) => 500 + f(x / 200) * 16, 26, '#9dbb92'),
      canopy('p2', (x) => 536 + f(x / 170 + 4) * 14, 32, '#6b9a74'),
    );
    P.add(
      land(
        [
          [-40, 560],
          [600, 548],
          [1240, 560],
        ],
        '#9fbf63',
      ),
    );
    P.add(
      at(
        690,
        604,
        1.16,
        paharpur({ brick: '#c8643f', shade: '#8f3d35', line: '#8f3d35', light: '#e89a62', dark: '#4a1f2e' }),
      ),
    );
    P.add(
      land(
        [
          [-40, 604],
          [600, 598],
          [1240, 606],
        ],
        '#86b052',
      ),
      path('M-10 640H1210V664H-10z', '#b5583a'),
      path('M-10 640H1210V646H-10z', '#e08a58'),
      line('M0 655H1200', '#8f3d35', 3, 'stroke-dasharray="26 6" stroke-linecap="butt"'),
      land(
        [
          [-40, 664],
          [600, 660],
          [1240, 668],
        ],
        '#6a9a48',
      ),
      path('M640 664L560 812H900L748 664z', '#e5b878'),
      path('M748 664L900 812H860L732 664z', '#c98f5a'),
    );
    P.add(
      palmyra('q1', 190, 770, 470, { trunk: '#2b2a2e', leaf: '#21483a' }),
      palmyra('q2', 92, 790, 340, { trunk: '#2b2a2e', leaf: '#2c5a44' }),
      canopy('p3', (x) => 724 + Math.max(0, x - 80) * 0.2, 50, '#21483a', { x1: 560 }),
      canopy('p4', (x) => 806 - Math.max(0, x - 900) * 0.2, 50, '#21483a', { x0: 920 }),
      birds(
        [
          [520, 200, 0.7, -8],
          [566, 180, 0.5],
          [480, 230, 0.42],
        ],
        '#5f7f7a',
      ),
    );
    return P;
  },
};
