import { birds } from '../kit/animals.ts';
import { streak } from '../kit/clouds.ts';
import { felucca, pyramid } from '../kit/egypt.ts';
import { canopy, land } from '../kit/land.ts';
import { at, g, line, path, rect } from '../kit/marks.ts';
import { datePalm } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { scatter, sow } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Giza in a rose evening: a felucca passes the pyramids. */
export const scene: Scene = {
  name: 'visa-egypt',
  alt: {
    en: 'A felucca with a tall white sail passes the pyramids on the Nile in a rose-pink evening.',
    bn: 'গোলাপি সন্ধ্যায় নীলনদের বুকে পিরামিডের পাশ দিয়ে চলেছে উঁচু সাদা পালের একটি ফেলুকা নৌকা।',
  },
  draw: () => {
    const P = new Poster('visa-egypt', { ink: '#35173a' });
    const r = P.r;
    P.add(
      sky(P, ['#b04a78', '#d2677f', '#ec8f88', '#f8b697', '#fdd6ac'], [96, 190, 284, 372], { wave: 8 }),
      sun(236, 388, 82, '#fff0cd', '#ffe0b4', [1.5, 2.2], [0.4, 0.22]),
      streak(r, 290, 150, 380, '#c65c80', { rows: 3, h: 14 }),
      streak(r, 980, 118, 300, '#bd527c', { rows: 2, h: 12 }),
      streak(r, 250, 330, 260, '#f6a892', { rows: 2, h: 10 }),
    );
    const far = { lit: '#e89a78', shade: '#b9637a', line: '#e08d76', deep: '#b05a76', cap: '', capShade: '' };
    const mid = {
      lit: '#e9975f',
      shade: '#96466a',
      line: '#d98455',
      deep: '#863d62',
      cap: '#f6c58c',
      capShade: '#b0607a',
    };
    const near = {
      lit: '#f0a85c',
      shade: '#7a3560',
      line: '#df9250',
      deep: '#6b2d57',
      cap: '',
      capShade: '',
    };
    P.add(
      land(
        [
          [-40, 486],
          [240, 470],
          [520, 484],
          [820, 466],
          [1240, 486],
        ],
        '#d9807c',
      ),
      pyramid(420, 492, 210, 128, far, { courses: 9 }),
      pyramid(1010, 500, 480, 310, mid, { courses: 16, cap: 0.2 }),
      pyramid(700, 512, 600, 374, near, { courses: 19 }),
      land(
        [
          [-40, 508],
          [200, 498],
          [480, 510],
          [760, 506],
          [1240, 500],
        ],
        '#c26a5c',
      ),
      land(
        [
          [-40, 522],
          [300, 516],
          [700, 524],
          [1240, 516],
        ],
        '#9c4a56',
      ),
    );
    const palms = { trunk: '#4a1f45', leaf: '#4a1f45', back: '#5c2a50' };
    const grove = P.def(datePalm('e1', 0, 0, 110, palms));
    P.add(
      sow(P, grove, [
        [140, 534, 0.7],
        [168, 536, 1],
        [206, 534, 0.8],
        [1006, 534, 0.9],
        [1046, 536, 1.15],
        [1094, 534, 0.75],
        [1150, 538, 1.2],
      ]),
      canopy('eg', (x) => 534 - 8 * Math.sin(x / 190), 18, '#4a1f45', { bottom: 548 }),
    );
    const wy = 542;
    P.add(
      rect(0, wy, W, H - wy, P.grad(['#f3a58c', '#b3607f', '#5f3a6e', '#35204f'])),
      path('M470 544H930L700 700z', '#7a3560', 'opacity=".3"'),
      glitter(r, 236, wy + 4, 780, 90, 220, '#ffe6c0', { rows: 22 }),
      waves(r, wy + 6, 790, 70, '#3f1f52', { e: 'opacity=".42"' }),
      waves(r, wy + 8, 780, 34, '#f8b79a', { e: 'opacity=".5"', s: 0.9 }),
    );
    const boat = P.def(
      at(
        396,
        704,
        1,
        felucca({ hull: '#35173a', band: '#e8503c', sail: '#fff3dc', sailShade: '#f0c9b4', man: '#35173a' }),
      ),
    );
    P.add(
      P.mirror(boat, 708, 0.3, 'opacity=".3"'),
      path('M200 712C290 698 520 698 620 708C530 724 300 724 200 712z', '#2a1238', 'opacity=".6"'),
      P.use(boat),
      path('M600 706q70 0 140 14q-90 4-150-8zM214 714q-60 6-120 18q90 4 150-12z', '#ffe0c0', 'opacity=".6"'),
    );
    const reed = (x: number, h: number, lean: number) =>
      line(`M${x} 812Q${x + lean * 0.2} ${810 - h * 0.6} ${x + lean} ${810 - h}`, '#2a1238', 5) +
      g(
        `translate(${x + lean} ${810 - h})`,
        [-70, -48, -26, -6, 14, 36, 58, 80]
          .map((a) => g(`rotate(${a})`, line(`M0 4Q4-22 0-${44 + (a % 3) * 5}`, '#3d1a47', 4)))
          .join(''),
      );
    P.add(
      scatter(
        [
          [1010, 130, -20],
          [1052, 200, -16],
          [1090, 160, 24],
          [1124, 250, -10],
          [1160, 190, 26],
          [1190, 280, 12],
        ],
        reed,
      ),
      canopy('er', (x) => 806 - Math.max(0, x - 900) * 0.16, 40, '#2a1238', { x0: 880 }),
      birds(
        [
          [470, 240, 0.75, -8],
          [520, 218, 0.55, 4],
          [436, 268, 0.45, 6],
        ],
        '#7a3560',
      ),
    );
    return P;
  },
};
