import { fbm } from '../kit/chance.ts';
import { mix } from '../kit/colour.ts';
import { i0, type Point, spline, TAU } from '../kit/geometry.ts';
import { land } from '../kit/land.ts';
import { at, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { each2, times } from '../kit/repeat.ts';
import { seaplane } from '../kit/seaplane.ts';
import { fade } from '../kit/texture.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Maldives: ring-shaped atolls seen from the air, a seaplane and its shadow. */
const draw = () => {
  const P = new Poster('visa-maldives', { ink: '#062a5c' });
  const r = P.r;
  P.add(rect(0, 0, W, H, P.grad(['#1667b0', '#0e4f99', '#0b3f86', '#093473'], 0, 0, 1, 1)));
  const deep = fbm('deep');
  P.add(
    each2(
      [
        [120, 0],
        [330, 1],
        [560, 2],
      ],
      (y, k) => {
        const p: Point[] = Array.from({ length: 12 }, (_, q) => [
          q * 120 - 60,
          y + deep(q / 3 + k * 5) * 70 + q * 12,
        ]);
        return land(p, mix('#1667b0', '#082f6a', 0.3 + k * 0.25), 'opacity=".5"');
      },
    ),
  );
  const ring = (x: number, y: number, w: number, h: number, seed: string, turn: number): string => {
    const f = fbm(seed);
    const at1 = (s: number): Point[] =>
      Array.from({ length: 12 }, (_, k) => {
        const a = (k / 12) * TAU;
        const q = s * (1 + 0.16 * f(k * 1.2) + 0.05 * Math.sin(a * 3));
        return [Math.cos(a) * w * q, Math.sin(a) * h * q];
      });
    const loop = (s: number): string => spline(at1(s), { close: true, f: i0 });
    const sand = (from: number, to: number, grow: number): string => {
      const outer: Point[] = [];
      const inner: Point[] = [];
      for (let k = 0; k <= 5; k++) {
        const a = from + ((to - from) * k) / 5;
        const swell = Math.sin((Math.PI * k) / 5) * grow;
        const q = 0.86 + 0.1 * f((a / TAU) * 14.4);
        outer.push([Math.cos(a) * w * (q + swell), Math.sin(a) * h * (q + swell)]);
        inner.push([Math.cos(a) * w * (q - swell), Math.sin(a) * h * (q - swell)]);
      }
      return `${spline(outer, { f: i0 }) + spline(inner.reverse(), { f: i0, move: false })}z`;
    };
    return g(
      `translate(${x} ${y}) rotate(${turn})`,
      path(loop(1.14), '#1f86c4') +
        path(loop(1.04), '#2fb3cf') +
        path(loop(0.97), '#8fe9dc') +
        path(loop(0.8), '#4fd0d2') +
        path(loop(0.64), '#27a7cb') +
        path(loop(0.44), '#1b84bb') +
        path(
          sand(3.3, 4.9, 0.075) + sand(5.3, 5.9, 0.06) + sand(0.5, 1.5, 0.07) + sand(2.1, 2.7, 0.055),
          '#fff1cf',
        ) +
        path(sand(3.5, 4.7, 0.05) + sand(0.66, 1.34, 0.045) + sand(5.42, 5.8, 0.035), '#2f8f5a') +
        path(sand(3.7, 4.5, 0.022) + sand(0.8, 1.2, 0.02), '#1d6f4c'),
    );
  };
  P.add(
    ring(930, 176, 150, 84, 'a1', -14),
    ring(1130, 330, 90, 56, 'a2', 20),
    ring(560, 96, 74, 40, 'a3', 8),
    ring(1090, 60, 50, 26, 'a4', 0),
  );
  P.add(
    ring(330, 470, 330, 230, 'atoll', -12),
    ring(1010, 640, 190, 124, 'a6', 16),
    ring(60, 130, 100, 64, 'a7', -24),
    ring(700, 770, 100, 54, 'a8', 10),
  );
  const huts = times(8, (k) => {
    const x = 604 + k * 21;
    const y = 520 + k * k * 1.9;
    return `M${x - 7} ${i0(y - 7)}l7-6l7 6v9h-14z`;
  });
  P.add(line('M566 500C620 506 690 536 770 622', '#b98a5c', 5), path(huts, '#f3d9a6'));
  P.add(waves(r, 30, 780, 60, '#dff6ff', { s: 0.35, e: 'opacity=".4"' }));
  P.add(fade(r, 0, 800, 160, '#3f8fd0', { w: 2.2 }));
  P.add(
    g(
      'translate(610 446) rotate(-24) scale(.92)',
      seaplane({ body: '#06265a', wing: '#06265a', stripe: '#06265a', glass: '#06265a', float: '#06265a' }),
      'opacity=".34"',
    ),
  );
  P.add(
    g(
      'translate(690 330) rotate(-24) scale(1.15)',
      seaplane({ body: '#fffaf0', wing: '#fffaf0', stripe: '#e2432f', glass: '#0b3f86', float: '#d9e3ee' }),
    ),
  );
  const cloud = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      s,
      path(
        'M-120 10C-150-20-110-56-76-44C-66-84 0-92 18-56C50-80 104-60 96-26C140-26 140 22 100 26C60 44-60 40-120 10z',
        '#ffffff',
        'opacity=".9"',
      ) +
        path(
          'M-120 10C-60 40 60 44 100 26C126 22 134 4 124-8C100 14-40 24-120 10z',
          '#bfdcf0',
          'opacity=".8"',
        ),
    );
  P.add(
    path(
      'M40 742C10 716 60 690 90 700C110 670 190 676 200 704C250 700 250 740 200 744C150 756 80 756 40 742z',
      '#06265a',
      'opacity=".25"',
    ),
    cloud(1090, 470, 0.7),
    cloud(300, 92, 0.6),
    cloud(130, 668, 0.9),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-maldives',
  alt: {
    en: 'From the air: a white seaplane over turquoise coral atolls scattered across the deep blue of the Maldives.',
    bn: 'আকাশ থেকে দেখা মালদ্বীপ: গাঢ় নীল সাগরে ফিরোজা প্রবাল বলয়, ওপর দিয়ে উড়ছে সাদা সি-প্লেন।',
  },
  draw,
};
