import { birds } from '../kit/animals.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { teaHill } from '../kit/fields.ts';
import { leafBlade } from '../kit/flowers.ts';
import { i0 } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { g, line, path } from '../kit/marks.ts';
import { coconut } from '../kit/palms.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { train } from '../kit/transport.ts';
import type { Scene } from '../scene.ts';

/** A blue train crosses the Nine Arch Bridge among the tea hills of Ella in Sri Lanka. */
export const scene: Scene = {
  name: 'sri-lanka-train',
  alt: {
    en: 'A blue train crosses the Nine Arch Bridge among the tea hills of Ella in Sri Lanka.',
    bn: 'শ্রীলঙ্কার এলায় চা-পাহাড়ের মাঝে নাইন আর্চ ব্রিজ পেরোচ্ছে একটি নীল ট্রেন।',
  },
  draw: () => {
    const P = new Poster('sri-lanka-train', { ink: '#16324a' });
    const r = P.r;
    P.add(sky(P, ['#8b9de0', '#adb9ea', '#cdd2f1', '#e9e0ee', '#fbe9de'], [84, 164, 236, 300], { wave: 9 }));
    P.add(sun(860, 210, 58, '#fffbef', '#fff5e4', [1.5, 2.25], [0.55, 0.32]));
    P.add(
      cumulus(P, 330, 214, 330, 84, '#fbf6f6', '#d3d3ec'),
      streak(r, 640, 120, 300, '#c9cef0', { rows: 2, h: 13 }),
      streak(r, 1050, 300, 260, '#f6ebee', { rows: 2, h: 11 }),
    );
    const f = fbm('sl');
    P.add(
      peak('sl0', 900, 520, 560, 290, { lit: '#9fb3d9', shade: '#8096c9' }, { snow: 0, lean: 0.02 }),
      land(
        ridge('sl1', 350, 90, { freq: 1 / 260, step: 30, tilt: -50 }),
        P.grad([
          ['#86a8c9', 0],
          ['#dfe2e6', 0.4],
        ]),
      ),
      canopy(
        'sl2',
        (x) => 420 + f(x / 260) * 44 - Math.max(0, 300 - x) * 0.2,
        30,
        P.grad([
          ['#4f9a8c', 0],
          ['#bcd6c9', 0.45],
        ]),
      ),
    );
    P.add(
      teaHill(
        P,
        's1',
        1060,
        346,
        620,
        330,
        { top: '#a5cf6c', side: '#68ab5c', gap: '#4a9152' },
        { rows: 8, s0: 9, s1: 22, bow: 0.9, lo: 660 },
      ),
      teaHill(
        P,
        's2',
        120,
        364,
        520,
        330,
        { top: '#8cc35c', side: '#4f9a52', gap: '#38804a' },
        { rows: 8, s0: 10, s1: 24, bow: 0.8, hi: 520 },
      ),
    );
    // the valley, then the bridge
    P.add(
      canopy(
        'v1',
        (x) => 590 + f(x / 150 + 3) * 22 - Math.abs(x - 620) * 0.1,
        40,
        P.grad([
          ['#2f8060', 0],
          ['#6fae86', 0.5],
        ]),
      ),
    );
    const deck = 482;
    const foot = (x: number) => 716 - 0.00042 * (x - 640) ** 2;
    const stone = { fill: '#b58467', shade: '#8a5c52', light: '#d9a884', line: '#9c6c58' };
    const spans = 9;
    const x0 = 96;
    const step = 120;
    let wall = `M-40 ${deck}H1240V700H1190`;
    let inner = '';
    let rims = '';
    for (let k = spans - 1; k >= 0; k--) {
      const a = x0 + k * step + 17;
      const b = x0 + (k + 1) * step - 17;
      const spring = deck + 92;
      const low = foot((a + b) / 2) + 90;
      const rise = (b - a) / 2;
      wall += `V${i0(low)}H${b}V${spring}A${rise} ${rise} 0 0 0 ${a} ${spring}V${i0(low)}`;
      inner += `M${b} ${i0(low)}V${spring}A${rise} ${rise} 0 0 0 ${a} ${spring}h12A${rise - 6} ${rise} 0 0 1 ${b - 12} ${spring}L${b - 12} ${i0(low)}z`;
      rims += `M${a} ${spring}A${rise} ${rise} 0 0 1 ${b} ${spring}`;
    }
    const courses = Array.from({ length: 9 }, (_, k) => `M-20 ${deck + 116 + k * 22}H1220`).join('');
    const body = `${wall}V700H-40z`;
    P.add(
      path(inner, stone.shade),
      path(body, stone.fill),
      P.clip(
        body,
        line(courses, stone.line, 2, 'stroke-dasharray="22 7" opacity=".7"') +
          line(
            Array.from({ length: 10 }, (_, k) => `M${x0 + k * step + 11} ${deck + 96}V800`).join(''),
            stone.shade,
            11,
            'opacity=".6"',
          ),
      ),
      line(rims, stone.light, 7),
      path(`M-20 ${deck - 8}H1220V${deck + 8}H-20z`, stone.light),
      path(`M-20 ${deck + 8}H1220V${deck + 15}H-20z`, stone.shade),
      line(
        Array.from({ length: 41 }, (_, k) => `M${k * 30} ${deck - 8}v-13`).join(''),
        stone.fill,
        4,
        'stroke-linecap="butt"',
      ),
    );
    P.add(
      g(
        `translate(760 ${deck - 8})`,
        train({ body: '#2468c4', band: '#fbe6b0', glass: '#eaf3f6', engine: '#d9402f', ink: '#16324a' }, 5),
      ),
      path(`M-20 ${deck - 14}H1220V${deck - 6}H-20z`, stone.light),
    );
    // steam of the morning and the forest that hides the piers' feet
    P.add(
      canopy('n1', (x) => foot(x) + 10 + f(x / 110 + 6) * 16, 40, '#2b7a58'),
      streak(r, 600, 664, 460, '#e6efe6', { rows: 2, h: 12, e: 'opacity=".55"' }),
      canopy('n2', (x) => foot(x) + 62 + f(x / 90 + 9) * 18, 50, '#1d6450'),
    );
    P.add(
      teaHill(
        P,
        's3',
        200,
        676,
        620,
        260,
        { top: '#3f9152', side: '#1d6544', gap: '#124a3c' },
        { rows: 3, s0: 34, s1: 64, bow: 0.5, hi: 700 },
      ),
      canopy('n3', (x) => 800 - Math.max(0, x - 640) * 0.14, 56, '#123f40', { x0: 560 }),
    );
    // a palm and a spray of leaves near the viewer
    const c = { trunk: '#16324a', leaf: '#123f44', back: '#1d5a54' };
    P.add(coconut('slp', 1096, 830, 590, 30, c, 0.84));
    for (const [x, l, a, fill] of [
      [-10, 300, -64, '#1d5a54'],
      [-20, 330, -38, '#123f44'],
      [90, 240, -84, '#123f44'],
    ] as const) {
      P.add(leafBlade(x, 830, l, a, 46, fill, '#2f7a68'));
    }
    P.add(
      birds(
        [
          [560, 250, 0.7, -8],
          [606, 230, 0.52],
          [520, 280, 0.42, 6],
        ],
        '#5f70b4',
      ),
    );
    return P;
  },
};
