import { birds } from '../kit/animals.ts';
import { dhow } from '../kit/boats.ts';
import { trawler } from '../kit/boats-bengal.ts';
import { streak } from '../kit/clouds.ts';
import type { Point } from '../kit/geometry.ts';
import { canopy, land } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { areca } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A fishing trawler and slender areca palms on the beach of Kuakata as the sun rises from the sea. */
export const scene: Scene = {
  name: 'kuakata',
  alt: {
    en: 'A fishing trawler and slender areca palms on the beach of Kuakata as the sun rises from the sea.',
    bn: 'সমুদ্র থেকে সূর্য উঠছে, কুয়াকাটা সৈকতে মাছ ধরার ট্রলার আর সারি সারি সুপারিগাছ।',
  },
  draw: () => {
    const P = new Poster('kuakata', { ink: '#14304f' });
    const r = P.r;
    const hz = 424;
    const sx = 372;
    P.add(sky(P, ['#2f5f94', '#5c93b4', '#a6c8bd', '#f6dd9d', '#ffbd62'], [96, 188, 272, 350], { wave: 8 }));
    P.add(sun(sx, 396, 104, '#fff3c4', '#ffdf8e', [1.42, 1.95, 2.6], [0.4, 0.24, 0.14]));
    P.add(
      streak(r, 800, 146, 400, '#79a9bd', { rows: 3, h: 14 }),
      streak(r, 190, 236, 300, '#c9d4b4', { rows: 2, h: 13 }),
      streak(r, 640, 330, 340, '#ffd487', { rows: 2, h: 11 }),
    );
    P.add(rect(0, hz, W, H, P.grad(['#ffcf85', '#e8a877', '#7f8fa0', '#2f6288'], 0, 0, 0, 0.5)));
    P.add(
      glitter(r, sx, hz + 2, 640, 200, 380, '#fff3c4', { rows: 22 }),
      waves(r, hz + 6, 640, 70, '#3f6486', {
        s: 0.8,
        e: 'opacity=".5"',
        avoid: (x) => Math.abs(x - sx) < 130,
      }),
      waves(r, hz + 12, 640, 30, '#ffe3a6', { s: 0.8, e: 'opacity=".6"' }),
    );
    const sail = { hull: '#5c6f8c', sail: '#8a93a6', sail2: '#75829c' };
    P.add(at(196, 450, 0.3, dhow(sail)), at(76, 438, 0.15, dhow(sail), true));
    // the trawler
    const boat = P.def(
      at(
        664,
        566,
        1.02,
        trawler({
          hull: '#14304f',
          band: '#d9483b',
          trim: '#ffc85a',
          house: '#f3e6c6',
          houseShade: '#c8a98a',
          glass: '#2f5f80',
          flag: '#2f8f6c',
        }),
      ),
    );
    P.add(
      P.mirror(boat, 574, 0.5, 'opacity=".42"'),
      path('M488 578C568 562 768 562 848 576C768 592 568 594 488 578z', '#14304f', 'opacity=".55"'),
      P.use(boat),
    );
    // wet sand, then dry
    const edge = (x: number) => 652 + Math.sin(x / 190) * 12 - Math.max(0, x - 700) * 0.05;
    const line14 = (off: number) =>
      Array.from({ length: 14 }, (_, q): Point => [q * 100 - 40, edge(q * 100 - 40) + off]);
    P.add(
      land(line14(-14), '#f3c592'),
      land(line14(0), '#6f86a0'),
      land(line14(8), '#fff0cf'),
      land(line14(18), '#d9a27a'),
      land(line14(54), '#c28660'),
      land(line14(98), '#a66d56'),
      glitter(r, sx, 676, 740, 220, 200, '#ffe0a0', { rows: 8, e: 'opacity=".6"' }),
      fade(r, 800, -110, 240, '#6b4450', { w: 2.6 }),
    );
    // red crabs
    const crab = P.def(
      path('M-13 0C-13-12-6-16 0-16S13-12 13 0C8 5-8 5-13 0z', '#d9382e') +
        line(
          'M-12-2L-24 6M-11 1L-20 12M12-2L24 6M11 1L20 12M-12-6Q-24-10-22-20M12-6Q24-10 22-20M-5-15V-22M5-15V-22',
          '#d9382e',
          3,
        ),
    );
    P.add(
      (
        [
          [250, 742, 1],
          [322, 770, 0.86],
          [190, 772, 0.74],
          [470, 752, 0.66],
          [396, 728, 0.5],
        ] as const
      ).map(([x, y, s]) => P.use(crab, `translate(${x} ${y}) scale(${s})`)),
    );
    // the areca grove
    const c = { trunk: '#14304f', leaf: '#17454f' };
    P.add(
      path('M740 812C850 756 980 722 1240 700V812z', '#7f5a58'),
      canopy('ku', (x) => 812 - Math.max(0, x - 790) * 0.3 + Math.max(0, x - 1000) * 0.16, 34, '#17364c', {
        x0: 780,
      }),
    );
    for (const [x, h, key] of [
      [900, 330, 'a'],
      [950, 430, 'b'],
      [1010, 520, 'c'],
      [1066, 400, 'd'],
      [1112, 560, 'e'],
      [1172, 460, 'f'],
    ] as const) {
      P.add(areca(`ka${key}`, x, 790, h, c));
    }
    P.add(
      canopy('kv', (x) => 806 - Math.max(0, x - 860) * 0.12, 44, '#10283f', { x0: 840 }),
      birds(
        [
          [560, 216, 0.8, -8],
          [616, 192, 0.6],
          [520, 246, 0.46, 6],
          [652, 228, 0.4],
        ],
        '#2f5f94',
      ),
    );
    return P;
  },
};
