import { airliner, climbing } from '../kit/aircraft.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, g, line, path, rect } from '../kit/marks.ts';
import { Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import { childBehind, manBehind, trolleyCase, womanBehind } from '../kit/travellers.ts';
import type { Scene } from '../scene.ts';

/** A family at the window of a departure hall, their plane outside. */
export const scene: Scene = {
  name: 'post-first-flight',
  alt: {
    en: 'A family with their cases stands at the airport window, looking at the plane that waits outside.',
    bn: 'লাগেজ নিয়ে বিমানবন্দরের বড় জানালার সামনে দাঁড়িয়ে একটি পরিবার তাকিয়ে আছে বাইরে অপেক্ষমাণ বিমানের দিকে।',
  },
  draw: () => {
    const P = new Poster('post-first-flight', { ink: '#241a45' });
    const r = P.r;
    P.add(
      sky(P, ['#4fa9b8', '#86c6c4', '#bddfcb', '#f0ebc4', '#ffdf9a'], [120, 226, 322, 396], { wave: 7 }),
      sun(220, 408, 78, '#fff8dc', '#fff0c0', [1.5, 2.3], [0.5, 0.28]),
      streak(r, 330, 190, 320, '#b5dccb', { rows: 3, h: 14 }),
      streak(r, 880, 140, 360, '#78bec0', { rows: 3, h: 14 }),
      at(
        900,
        236,
        0.5,
        g('rotate(-16)', climbing({ body: '#fffaf0', shade: '#bcd3cc', fin: '#e2503c', wing: '#9fc0be' })),
      ),
      canopy('pf', (x) => 484 - 10 * Math.sin(x / 200), 20, '#7fb095', { bottom: 510 }),
      skyline('pfs', 494, 10, 46, '#8fbcae', { x0: 30, x1: 330, wMin: 20, wMax: 50 }),
      rect(0, 494, W, 320, P.grad(['#b9c2ad', '#8c9aa0'])),
      rect(0, 494, W, 8, '#9db09a'),
      path('M-10 560H1210V568H-10z', '#f6e3a4'),
      line('M0 606H1200', '#fff6dc', 4, 'stroke-dasharray="50 34" stroke-linecap="butt"'),
    );
    P.add(
      path('M300 588C420 572 980 572 1120 588C980 606 420 606 300 588z', '#4a5670', 'opacity=".5"'),
      at(
        726,
        588,
        1.3,
        airliner({
          body: '#fffaf0',
          shade: '#c9cfd6',
          fin: '#e2503c',
          finShade: '#b33a3a',
          glass: '#3b4a72',
          wing: '#9aa6b6',
          ink: '#2a2f4c',
        }),
      ),
      path('M300 402L286 352L392 384L410 424z', '#ffc65c'),
    );
    // the hall: roof, mullions, floor that holds the light
    P.add(
      path('M-10-10H1210V70C900 40 300 40-10 70z', '#2f2358'),
      path('M-10 70C300 40 900 40 1210 70V88C900 58 300 58-10 88z', '#4b3a7a'),
      line('M70 70V660M370 60V660M670 56V660M970 60V660M1180 68V660', '#3a2c68', 14),
      line('M-10 214H1210', '#3a2c68', 6),
      rect(0, 648, W, 160, P.grad(['#6a4f8c', '#33265c'])),
      rect(0, 640, W, 14, '#2f2358'),
      path(
        'M84 654H356L300 812H-60zM384 654H656L640 812H330zM684 654H956L1010 812H676zM984 654H1168L1290 812H1040z',
        '#f7d79a',
        'opacity=".3"',
      ),
      fade(r, 800, -110, 160, '#241a45', { w: 2.4 }),
    );
    const skin = '#7a4a3c';
    P.add(
      path('M330 770C420 756 720 756 800 770C720 784 420 784 330 770z', '#1b1338', 'opacity=".5"'),
      at(372, 766, 1, trolleyCase(64, 110, { body: '#e2503c', shade: '#b33a3a', metal: '#241a45' })),
      at(452, 770, 1.1, manBehind({ shirt: '#2f7f8c', legs: '#241a45', hair: '#1a1230', skin })),
      at(
        542,
        772,
        1.08,
        childBehind({ shirt: '#ffc65c', legs: '#3d2f6c', bag: '#e2503c', hair: '#1a1230', skin }),
      ),
      at(
        640,
        770,
        1.08,
        womanBehind({
          sari: '#d6336c',
          shade: '#a82458',
          border: '#ffc65c',
          blouse: '#1a6b57',
          hair: '#1a1230',
          skin,
        }),
      ),
      at(
        724,
        768,
        0.9,
        childBehind({ shirt: '#8fd0c4', legs: '#e9dcc0', bag: '#4b3a7a', hair: '#1a1230', skin }),
        true,
      ),
      at(784, 764, 0.86, trolleyCase(60, 96, { body: '#ffc65c', shade: '#d9963f', metal: '#241a45' })),
    );
    return P;
  },
};
