import { birds } from '../kit/animals.ts';
import { prayerFlags, stupa } from '../kit/buildings-himalaya.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, path } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** Prayer flags fly from a white stupa in Kathmandu before the snow peaks of the Himalayas. */
export const scene: Scene = {
  name: 'kathmandu',
  alt: {
    en: 'Prayer flags fly from a white stupa in Kathmandu before the snow peaks of the Himalayas.',
    bn: 'হিমালয়ের তুষারচূড়ার সামনে কাঠমান্ডুর সাদা স্তূপ, চারদিকে উড়ছে রঙিন প্রার্থনা-পতাকা।',
  },
  draw: () => {
    const P = new Poster('kathmandu', { ink: '#2a2350' });
    const r = P.r;
    P.add(sky(P, ['#3f7fc0', '#6ea8d8', '#a5cdea', '#d9e8ee'], [110, 216, 310], { wave: 7 }));
    const pk = (s: string, x: number, b: number, w: number, h: number, t: number, sn = 0.5) =>
      P.add(
        peak(
          s,
          x,
          b,
          w,
          h,
          {
            lit: mix('#6d8fc4', '#cfe0ee', t),
            shade: mix('#3f5fa0', '#b5cde6', t),
            snow: mix('#ffffff', '#e8f1f6', t),
            snowShade: mix('#9dbbe4', '#cfe0ee', t),
          },
          { snow: sn },
        ),
      );
    pk('k1', 120, 560, 520, 280, 0.62, 0.6);
    pk('k2', 1090, 560, 620, 330, 0.6, 0.6);
    pk('k3', 420, 570, 560, 330, 0.5, 0.62);
    pk('k4', 800, 580, 640, 300, 0.5, 0.6);
    pk('k5', 985, 590, 520, 380, 0.22, 0.62);
    pk('k6', 210, 590, 560, 370, 0.22, 0.6);
    pk('k7', 610, 600, 560, 300, 0.3, 0.55);
    P.add(
      streak(r, 160, 330, 300, '#f4f8f6', { rows: 2, h: 12 }),
      streak(r, 1000, 390, 320, '#f4f8f6', { rows: 3, h: 12 }),
      streak(r, 380, 452, 320, '#eaf2f2', { rows: 2, h: 12 }),
    );
    P.add(
      land(
        ridge('kh', 526, 60, { freq: 1 / 220, step: 30 }),
        P.grad([
          ['#5a7fb0', 0],
          ['#a9c4d4', 0.35],
        ]),
      ),
      land(
        ridge('kh2', 572, 50, { freq: 1 / 260, step: 30 }),
        P.grad([
          ['#3f6a8a', 0],
          ['#8fb2b8', 0.4],
        ]),
      ),
    );
    P.add(
      skyline('kt', 672, 16, 60, '#c9705a', { wMin: 34, wMax: 70 }),
      skyline('kt2', 700, 10, 46, '#a04a4a', { wMin: 40, wMax: 80, lights: '#ffd68a' }),
      canopy('kc', () => 690, 26, '#3a4f5a'),
    );
    P.add(
      at(
        620,
        742,
        1.18,
        stupa({
          white: '#fff8ea',
          whiteShade: '#d9cfe0',
          saffron: '#f3a41f',
          gold: '#ffc53d',
          goldShade: '#d98a1c',
          ink: '#2a2350',
          line: '#c9b9d4',
        }),
      ),
    );
    const fc = ['#2f6fd0', '#fffaf0', '#e2392f', '#2f9a57', '#ffc53d'];
    P.add(
      prayerFlags(620, 176, 20, 560, 66, fc, 17, 26, '#fff', 2),
      prayerFlags(620, 176, 1190, 540, 66, fc, 17, 26, '#fff', 2),
      prayerFlags(612, 196, 190, 700, 40, fc, 15, 22, '#fff', 2),
      prayerFlags(628, 196, 1050, 700, 40, fc, 15, 22, '#fff', 2),
    );
    P.add(
      path('M-10 734H1210V810H-10z', '#5a2f4a'),
      path('M-10 734H1210V746H-10z', '#8a4a58'),
      path(Array.from({ length: 22 }, (_, q) => `M${q * 58 + 8} 760h34v30q-17 14-34 0z`).join(''), '#3d2140'),
      path(Array.from({ length: 22 }, (_, q) => `M${q * 58 + 14} 764h22v20q-11 8-22 0z`).join(''), '#e0a23c'),
    );
    P.add(
      birds(
        [
          [250, 160, 0.8, -8],
          [310, 134, 0.62, 4],
          [360, 176, 0.5],
          [206, 206, 0.45, 8],
          [930, 130, 0.6, -6],
          [978, 158, 0.46],
        ],
        '#2a2350',
      ),
    );
    return P;
  },
};
