import { birds } from '../kit/animals.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { frond } from '../kit/fronds.ts';
import { i0, type Point, spline, yOn } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { cableCabin } from '../kit/vehicles.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The curved Sky Bridge and a cable car above the jungle and islands of Langkawi in Malaysia. */
export const scene: Scene = {
  name: 'langkawi',
  alt: {
    en: 'The curved Sky Bridge and a cable car above the jungle and islands of Langkawi in Malaysia.',
    bn: 'মালয়েশিয়ার লাংকাউইয়ে জঙ্গল আর দ্বীপের ওপর বাঁকানো স্কাই ব্রিজ আর কেবল কার।',
  },
  draw: () => {
    const P = new Poster('langkawi', { ink: '#0b3340' });
    const r = P.r;
    P.add(sky(P, ['#f093a6', '#f6afae', '#fac9b8', '#fcdfc6', '#fdeed6'], [86, 172, 252, 322], { wave: 8 }));
    P.add(sun(250, 282, 70, '#fffaf0', '#fff4e0', [1.5, 2.2], [0.55, 0.32]));
    P.add(
      cumulus(P, 520, 356, 260, 66, '#fff4ea', '#f9c9bc'),
      cumulus(P, 90, 360, 200, 44, '#fff0e4', '#f9c9bc'),
      streak(r, 820, 130, 360, '#f9c0b8', { rows: 3, h: 14 }),
    );
    const hz = 372;
    P.add(rect(0, hz, W, H, '#3aa3ae'));
    (
      [
        [400, '#4cb5b8', 5],
        [446, '#6fcbc4', 8],
        [506, '#98dccd', 12],
      ] as const
    ).forEach(([y, col, amp], q) => {
      P.add(land(ridge(`lk${q}`, y, amp, { freq: 1 / 260, step: 60, oct: 2 }), col));
    });
    P.add(
      glitter(r, 250, hz + 3, 620, 70, 170, '#fffaf0', { rows: 18, e: 'opacity=".85"' }),
      waves(r, hz + 6, 600, 60, '#2a8c9c', {
        s: 0.7,
        e: 'opacity=".45"',
        avoid: (x) => Math.abs(x - 250) < 90,
      }),
    );
    const islet = (key: string, x: number, y: number, w: number, h: number, col: string) =>
      canopy(key, (q) => y - h * Math.max(0, 1 - ((q - x) / w) ** 2) ** 0.8, 18, col, {
        x0: x - w,
        x1: x + w,
        bottom: y + 5,
      });
    P.add(
      islet('i1', 470, 376, 110, 34, '#5f9aa6'),
      islet('i2', 90, 378, 80, 40, '#5f9aa6'),
      islet('i3', 380, 428, 90, 54, '#2f7f86'),
      islet('i4', 540, 470, 70, 40, '#2f7f86'),
      path('M286 436q96-12 190 0q-96 12-190 0zM466 476q76-10 150 0q-76 10-150 0z', '#e6f6e6', 'opacity=".8"'),
      at(
        190,
        520,
        0.4,
        path('M-60 0H60L44 20H-46z', '#fff6e8') +
          path('M0-6V-110L60-10z', '#fff6e8') +
          path('M-6-6V-100L-50-10z', '#f9c9bc'),
      ),
    );
    // ridges of jungle behind the bridge
    const f = fbm('lkj');
    P.add(
      canopy(
        'j1',
        (x) =>
          560 +
          Math.max(0, 680 - x) * 0.8 -
          Math.max(0, x - 560) * 0.5 +
          Math.max(0, x - 980) * 0.3 +
          f(x / 150) * 18,
        30,
        P.grad([
          ['#5fa59a', 0],
          ['#a9d0bc', 0.6],
        ]),
        { x0: 380 },
      ),
      canopy(
        'j2',
        (x) => 640 + Math.max(0, 700 - x) * 0.6 - Math.max(0, x - 640) * 0.46 + f(x / 140 + 4) * 22,
        38,
        P.grad([
          ['#2f8078', 0],
          ['#74b3a0', 0.6],
        ]),
        { x0: 460 },
      ),
    );
    // the mast, its stays and the bridge that hangs in a curve
    const ax = 700;
    const top = 92;
    const span: Point[] = [
      [196, 590],
      [330, 556],
      [480, 534],
      [640, 526],
      [800, 534],
      [930, 556],
      [1060, 596],
    ];
    const y = yOn(span);
    const stays = [240, 330, 420, 520, 620, 780, 870, 960, 1040]
      .map((x) => `M${ax - 8} ${top + 14}L${x} ${i0(y(x))}`)
      .join('');
    P.add(
      line(stays, '#fdf3e4', 2.6),
      path(`M${ax - 12} ${top}L${ax - 4} ${top - 20}L${ax + 6} ${top}L${ax + 44} 790H${ax + 8}z`, '#e8eef0'),
      path(`M${ax + 1} ${top - 6}L${ax + 6} ${top}L${ax + 44} 790H${ax + 30}z`, '#9fb5bf'),
      path(
        spline(span, { f: i0 }) +
          spline(span.map(([x, q]): Point => [x, q + 22]).reverse(), { f: i0, move: false }) +
          'z',
        '#0f4a55',
      ),
      line(spline(span), '#fdf3e4', 7),
      line(spline(span.map(([x, q]): Point => [x, q - 22])), '#fdf3e4', 2.6),
      line(
        Array.from({ length: 48 }, (_, k) => `M${204 + k * 18} ${i0(y(204 + k * 18))}v-22`).join(''),
        '#fdf3e4',
        2,
      ),
    );
    // people who look out
    P.add(
      (
        [
          [388, '#d8402e'],
          [410, '#0f4a55'],
          [560, '#f2b93a'],
          [842, '#0f4a55'],
          [864, '#d8402e'],
        ] as const
      ).map(([x, col]) =>
        at(x, y(x) - 2, 1, path('M-7 0C-8-16-6-26 0-28C6-26 8-16 7 0z', col) + disc(0, -34, 5.5, '#0b3340')),
      ),
      path(
        `M196 570C180 560 150 560 140 580V640H240L226 600zM1060 574C1080 566 1104 570 1110 590L1120 660H1020L1036 612z`,
        '#0f4a55',
      ),
    );
    P.add(
      canopy(
        'j3',
        (x) =>
          660 -
          Math.max(0, x - 860) * 0.62 +
          Math.max(0, 300 - x) * -0.34 +
          Math.max(0, 120 - Math.abs(x - 600) * 0.3) * 0.5 +
          f(x / 120 + 8) * 18,
        46,
        '#1d6660',
      ),
    );
    // the cable car comes up from the left
    P.add(
      line('M-20 470Q360 300 1220 96', '#0f4a55', 3.4),
      line('M-20 486Q360 316 1220 112', '#0f4a55', 1.8),
    );
    const cabin = { body: '#d8402e', shade: '#a82c34', glass: '#fdeed6', arm: '#0b3340' };
    P.add(
      g('translate(402 310)', cableCabin(1.34, cabin)),
      g('translate(980 157)', cableCabin(0.78, { ...cabin, body: '#f2b93a', shade: '#c98a2c' })),
    );
    P.add(
      canopy(
        'j4',
        (x) => 726 - Math.max(0, x - 900) * 0.36 - Math.max(0, 260 - x) * 0.3 + f(x / 90 + 2) * 14,
        54,
        '#12504f',
      ),
      canopy('j5', (x) => 790 - Math.max(0, x - 940) * 0.3 - Math.max(0, 200 - x) * 0.3, 60, '#0b3340'),
      path(frond(r, 1230, 640, 300, -2.7, { droop: 0.5, width: 0.24 }), '#12504f'),
      path(frond(r, 1230, 690, 320, -2.9, { droop: 0.4, width: 0.24 }), '#0b3340'),
      path(frond(r, -20, 700, 280, -0.5, { droop: 0.5, width: 0.24 }), '#12504f'),
      path(frond(r, -20, 760, 300, -0.4, { droop: 0.4, width: 0.24 }), '#0b3340'),
      birds(
        [
          [440, 190, 0.7, -8],
          [486, 168, 0.52],
          [404, 218, 0.42, 6],
        ],
        '#b56a80',
      ),
    );
    return P;
  },
};
