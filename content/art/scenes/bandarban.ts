import { birds } from '../kit/animals.ts';
import { machang } from '../kit/buildings-huts.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { leafBlade } from '../kit/flowers.ts';
import { i0, type Point, spline } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { river, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A bamboo house on stilts above the winding Sangu river in the misty hills of Bandarban, early in the morning. */
export const scene: Scene = {
  name: 'bandarban',
  alt: {
    en: 'A bamboo house on stilts above the winding Sangu river in the misty hills of Bandarban, early in the morning.',
    bn: 'ভোরের কুয়াশায় ঢাকা বান্দরবানের পাহাড়ে আঁকাবাঁকা সাঙ্গু নদীর ওপরে বাঁশের একটি মাচাং ঘর।',
  },
  draw: () => {
    const P = new Poster('bandarban', { ink: '#1d2f45' });
    const r = P.r;
    P.add(sky(P, ['#8a97cf', '#afafdb', '#d6c3de', '#f4d5d3', '#fde3c4'], [84, 168, 238, 296], { wave: 9 }));
    P.add(sun(806, 262, 62, '#fff8e2', '#fff0d6', [1.5, 2.25], [0.55, 0.32]));
    P.add(
      streak(r, 300, 126, 380, '#c9c3e6', { rows: 3, h: 14 }),
      streak(r, 1010, 188, 260, '#e6d3e2', { rows: 2, h: 12 }),
    );
    const far = ramp(['#b9b4d6', '#7f8fc0', '#4f7a9c', '#2f6a78'], 5);
    [300, 342, 388, 432, 474].forEach((y, q) => {
      const col = nth(far, q);
      const hills = ridge(`bb${q}`, y, 64 + q * 10, {
        freq: 1 / (190 + q * 34),
        step: 30,
        tilt: q % 2 ? 80 : -60,
      });
      P.add(
        land(
          hills,
          P.grad([
            [col, 0],
            [mix(col, '#fdeadb', 0.72), 0.34],
          ]),
        ),
      );
      P.add(
        streak(r, 240 + q * 190, y + 40 + q * 6, 520, mix('#fdf1e6', col, 0.12), {
          rows: 2,
          h: 11,
          e: 'opacity=".75"',
        }),
      );
    });
    // the valley floor and its river
    P.add(
      land(
        [
          [-40, 520],
          [300, 540],
          [620, 508],
          [900, 532],
          [1240, 516],
        ],
        P.grad([
          ['#6fa88c', 0],
          ['#4c8a6c', 0.4],
        ]),
      ),
    );
    const stream: [number, number, number][] = [
      [700, 512, 4],
      [640, 534, 11],
      [730, 566, 20],
      [812, 600, 32],
      [700, 652, 52],
      [560, 712, 84],
      [600, 830, 150],
    ];
    P.add(
      river(
        stream.map(([x, y, w]) => [x, y + 5, w * 1.34 + 4]),
        '#e9d6a4',
      ),
      river(
        stream,
        P.grad([
          ['#fbe6d2', 0],
          ['#c3cfe0', 0.4],
          ['#7ba3bd', 1],
        ]),
      ),
      waves(r, 716, 800, 18, '#fff4e6', { x0: 540, x1: 640, s: 0.5, e: 'opacity=".7"' }),
    );
    const f = fbm('bbv');
    P.add(
      canopy(
        'v1',
        (x) => 550 + Math.max(0, 950 - x) * 1.05 - Math.max(0, x - 950) * 0.22 + f(x / 120) * 12,
        30,
        '#3c7a68',
        { x0: 740 },
      ),
      canopy(
        'v2',
        (x) => 630 + Math.max(0, 940 - x) * 0.9 - Math.max(0, x - 940) * 0.34 + f(x / 140 + 4) * 16,
        44,
        P.grad([
          ['#2a665c', 0],
          ['#4f8a70', 0.9],
        ]),
        { x0: 730 },
      ),
    );
    // the near spur with the village
    const spur = (x: number) => 560 + Math.max(0, x - 380) ** 1.28 * 0.2 - Math.max(0, 120 - x) * 0.25;
    P.add(canopy('s0', (x) => spur(x) - 22, 40, '#3f8468', { x1: 700 }));
    const rise: Point[] = Array.from({ length: 12 }, (_, k): Point => [-40 + k * 64, spur(-40 + k * 64)]);
    P.add(
      path(
        `${spline(rise, { f: i0 })}V820H-40z`,
        P.grad([
          ['#5f9a5c', 0],
          ['#2f6a52', 0.7],
        ]),
      ),
    );
    const colours = {
      post: '#3a2b33',
      wall: '#e3bd7c',
      wallShade: '#b98850',
      weave: '#c99a5c',
      dark: '#33232e',
      thatch: '#b58a52',
      thatchShade: '#86603e',
    };
    const smoke = (x: number, y: number, s: number) =>
      line(
        `M${x} ${y}c${-16 * s} ${-24 * s} ${22 * s} ${-44 * s} ${4 * s} ${-78 * s}s${20 * s} ${-46 * s} ${6 * s} ${-84 * s}`,
        '#fdf1e6',
        9 * s,
        'opacity=".6"',
      );
    P.add(smoke(232, 420, 0.95), at(262, 546, 1.34, machang(colours)));
    P.add(
      canopy('s1', (x) => spur(x) + 86 + f(x / 80) * 10, 40, '#2a6a50', { x1: 660 }),
      canopy('s2', (x) => spur(x) + 152 + f(x / 80 + 3) * 10, 52, '#1f5048', { x1: 640 }),
    );
    // bamboo at the left edge, banana leaves on the right
    const cane = (x: number, lean: number, h: number, col: string) => {
      const leaves = [0.42, 0.58, 0.7, 0.82, 0.92, 1].map((t, k) => {
        const px = x + lean * t * t;
        const py = 830 - h * t;
        return [20, 150, 60]
          .map((a, j) => leafBlade(px, py, 52 + ((k * 17 + j * 29) % 34), a + ((k * 37) % 34) - 8, 6, col))
          .join('');
      });
      return line(`M${x} 830Q${x} ${830 - h * 0.6} ${x + lean} ${830 - h}`, col, 9) + leaves.join('');
    };
    P.add(cane(34, 50, 620, '#27564f'), cane(-2, 14, 480, '#1d3f45'));
    const leaf = (x: number, y: number, l: number, a: number, w: number, fill: string, vein: string) =>
      P.add(leafBlade(x, y, l, a, w, fill, vein));
    leaf(1150, 850, 330, -96, 50, '#2b6a5a', '#4f9478');
    leaf(1230, 830, 400, -124, 62, '#24584f', '#3f8068');
    leaf(1200, 850, 360, -150, 58, '#1d3f45', '#356c62');
    leaf(1080, 850, 240, -112, 40, '#1d3f45', '#356c62');
    leaf(1240, 740, 260, -164, 46, '#18383f', '#2f5a5c');
    P.add(
      birds(
        [
          [520, 214, 0.7, -8],
          [568, 194, 0.52],
          [480, 242, 0.42, 6],
        ],
        '#5a6aa0',
      ),
    );
    return P;
  },
};
