import { birds } from '../kit/animals.ts';
import { moonBoat } from '../kit/boats.ts';
import { cumulus } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { coconut } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Coconut palms, black stones and a wooden boat on the clear water of Saint Martin's Island. */
export const scene: Scene = {
  name: 'saint-martin',
  alt: {
    en: 'Coconut palms, black stones and a wooden boat on the clear water of Saint Martin’s Island.',
    bn: 'সেন্ট মার্টিন দ্বীপের স্বচ্ছ নীল পানিতে একটি কাঠের নৌকা, পাড়ে নারিকেলগাছ আর কালো পাথর।',
  },
  draw: () => {
    const P = new Poster('saint-martin', { ink: '#0b3d4f' });
    const r = P.r;
    P.add(sky(P, ['#2f9cc8', '#57b6d6', '#8fd0de', '#c9e9e0'], [84, 176, 262], { wave: 8 }));
    P.add(
      cumulus(P, 830, 306, 330, 112, '#fffaf0', '#cfe8e6'),
      cumulus(P, 1060, 312, 260, 80, '#fffaf0', '#cfe8e6'),
      cumulus(P, 420, 306, 190, 50, '#f4faf0', '#cfe8e6'),
    );
    const hz = 312;
    P.add(rect(0, hz, W, H, '#1487ac'));
    const band = (y: number, c: string, s: number, a = 10) =>
      P.add(land(ridge(`b${s}`, y, a, { freq: 1 / 260, step: 60, oct: 2 }), c));
    band(342, '#1a9bb8', 1, 5);
    band(380, '#2fb5c2', 2, 8);
    band(430, '#54cbc9', 3, 12);
    band(500, '#86dfd2', 4, 20);
    P.add(
      waves(r, hz + 4, 400, 46, '#0d6f97', { s: 0.6, e: 'opacity=".6"' }),
      waves(r, 420, 660, 46, '#d5f6ea', { s: 0.9, e: 'opacity=".75"' }),
    );
    // islet
    P.add(
      path('M760 314C820 298 980 296 1080 314z', '#2b7f7c'),
      canopy('isl', () => 304, 16, '#2b7f7c', { x0: 800, x1: 1040, bottom: 314 }),
    );
    // boat floating over its own shadow
    P.add(path('M620 560C700 540 860 540 930 566C860 590 700 592 620 560z', '#2a9fa8', 'opacity=".65"'));
    P.add(
      at(
        772,
        512,
        0.52,
        moonBoat({
          hull: '#12344a',
          band: '#f2553d',
          inner: '#0b2a3d',
          trim: '#ffd166',
          flag: '#f2553d',
          flag2: '#ffd166',
        }),
      ),
    );
    // coral stones seen under and over the water
    const stone = (x: number, y: number, w: number, h: number, c: string, s2: string) =>
      P.add(
        path(
          `M${x - w} ${y}C${x - w} ${y - h * 0.8} ${x - w * 0.4} ${y - h} ${x} ${y - h}S${x + w} ${y - h * 0.6} ${x + w} ${y}C${x + w * 0.5} ${y + h * 0.25} ${x - w * 0.5} ${y + h * 0.25} ${x - w} ${y}z`,
          c,
        ) +
          path(
            `M${x - w * 0.7} ${y - h * 0.55}C${x - w * 0.4} ${y - h} ${x + w * 0.3} ${y - h * 1.02} ${x + w * 0.5} ${y - h * 0.72}C${x} ${y - h * 0.85} ${x - w * 0.4} ${y - h * 0.7} ${x - w * 0.7} ${y - h * 0.55}z`,
            s2,
          ),
      );
    for (const [x, y, w] of [
      [1010, 470, 44],
      [1090, 500, 60],
      [980, 540, 30],
      [520, 470, 26],
      [460, 486, 36],
    ] as const) {
      P.add(
        path(
          `M${x - w} ${y}q${w} ${-w * 0.5} ${w * 2} 0q${-w} ${w * 0.5} ${-w * 2} 0z`,
          '#3fb0b4',
          'opacity=".8"',
        ),
      );
    }
    // white sand curve
    P.add(
      path('M-10 560C150 548 300 590 420 640S700 716 900 700S1120 664 1210 650V810H-10z', '#bff0e0'),
      path('M-10 578C150 566 290 608 410 658S700 736 900 720S1120 684 1210 672V810H-10z', '#fffdf2'),
      path('M-10 590C150 580 280 620 400 672S690 752 900 734S1120 700 1210 690V810H-10z', '#f9e2ae'),
      path('M-10 650C140 640 260 680 380 726S660 800 900 780S1120 750 1210 744V810H-10z', '#f0cd8a'),
    );
    stone(1006, 706, 62, 58, '#43545c', '#7b8c8c');
    stone(1092, 716, 80, 84, '#2d3f4a', '#64777b');
    stone(940, 716, 34, 28, '#55666a', '#8c9a96');
    stone(1160, 726, 60, 50, '#43545c', '#7b8c8c');
    const pc = { trunk: '#5a3a30', leaf: '#0f4d46', back: '#1f7a62', nut: '#e8a33a' };
    P.add(path('M60 740C160 724 330 742 420 772C300 784 140 776 60 740z', '#d9ab68'));
    P.add(
      coconut('p3', 120, 720, 330, -60, { ...pc, leaf: '#1a6656', back: '#2f8a6c' }, 0.95),
      coconut('p1', 170, 770, 540, 130, pc, 0.95),
      coconut('p2', 60, 790, 450, 20, pc, 0.9),
    );
    P.add(path('M236 700l10-16 14 4 8-12 12 14 16 2-6 16-12 10H254l-14-6z', '#f2553d', 'opacity="0"'));
    P.add(
      birds(
        [
          [600, 190, 0.7, -8],
          [652, 170, 0.55],
          [560, 222, 0.42, 6],
        ],
        '#f4faf0',
      ),
    );
    P.add(fade(r, 800, -110, 230, '#c9974f', { w: 2.6 }));
    return P;
  },
};
