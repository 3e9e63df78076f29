import { nouka } from '../kit/boats-bengal.ts';
import { leafCloud } from '../kit/broad-trees.ts';
import { rng } from '../kit/chance.ts';
import { trunk } from '../kit/fronds.ts';
import { i0, n } from '../kit/geometry.ts';
import { canopy } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A small boat glides between drowned trees in the green light of the Ratargul swamp forest. */
export const scene: Scene = {
  name: 'jaflong-ratargul',
  alt: {
    en: 'A small boat glides between drowned trees in the green light of the Ratargul swamp forest.',
    bn: 'সবুজ আলোয় ভরা রাতারগুল জলাবনে আধডোবা গাছের ফাঁক দিয়ে ভেসে চলেছে একটি ছোট নৌকা।',
  },
  draw: () => {
    const P = new Poster('jaflong-ratargul', { ink: '#0a2f2a' });
    const r = P.r;
    const wy = 452;
    P.add(rect(0, 0, W, H, P.grad(['#a9d48a', '#dcec9e', '#fbf7bd', '#dcec9e'])));
    P.add(disc(640, 330, 230, '#fffbd0', 'opacity=".5"'), disc(640, 330, 140, '#fffde0', 'opacity=".7"'));
    /** A tree that stands in the flood: a waist of roots, boughs that reach for the light. */
    const drowned = (key: string, x: number, w: number, lean: number, fork: number) => {
      const c = rng(key);
      const bough = (dx: number, from: number, reach: number) =>
        `M${i0(x + lean * 0.5)} ${i0(from)}C${i0(x + lean * 0.6 + dx * 0.2)} ${i0(from - 60)} ${i0(x + dx)} ${i0(from - 90)} ${i0(x + dx * 1.3)} ${i0(from - reach)}`;
      const root = (k: number) =>
        `M${i0(x)} ${i0(wy - 70 - c() * 30)}C${i0(x + k * w)} ${i0(wy - 50)} ${i0(x + k * w * 1.3)} ${i0(wy - 24)} ${i0(x + k * w * (1.5 + c() * 0.5))} ${wy + 6}`;
      return {
        trunk: trunk(x, wy + 6, wy + 30, lean, w, w * 0.55),
        boughs:
          bough(70 + c() * 60, fork, 260) + bough(-70 - c() * 60, fork + 40, 280) + bough(34, fork - 60, 240),
        roots: root(0.6) + root(-0.6) + root(1) + root(-1),
      };
    };
    const stand = (
      key: string,
      col: string,
      xs: readonly (readonly [number, number, number])[],
      leaves: string,
    ) => {
      const trees = xs.map(([x, w, lean], k) => drowned(key + k, x, w, lean, 230 + (k % 3) * 30));
      const heavy = nth(xs, 0)[1];
      return (
        path(trees.map((t) => t.trunk).join(''), col) +
        line(trees.map((t) => t.boughs).join(''), col, n(heavy * 0.36)) +
        line(trees.map((t) => t.roots).join(''), col, n(heavy * 0.26)) +
        leaves
      );
    };
    const roof = (key: string, y: number, size: number, col: string, arch: number) =>
      g(
        `translate(0 ${y}) scale(1 -1)`,
        canopy(key, (x) => arch * ((x - 640) / 640) ** 2 * -1, size, col, { bottom: y + 20 }),
      );
    const back = P.def(
      canopy('b0', (x) => 396 - Math.abs(x - 640) * 0.12, 26, '#b4d884', { bottom: wy + 4 }) +
        stand(
          'b1',
          '#8fbf78',
          [
            [180, 18, 20],
            [330, 16, -14],
            [450, 14, 10],
            [560, 12, -8],
            [726, 12, 10],
            [840, 15, -12],
            [980, 17, 16],
            [1110, 18, -20],
          ],
          roof('b2', 92, 46, '#9dca76', -190),
        ),
    );
    const middle = P.def(
      stand(
        'm1',
        '#4c8f62',
        [
          [60, 34, 30],
          [276, 28, 26],
          [420, 24, -20],
          [884, 26, 22],
          [1040, 30, -30],
          [1190, 34, -20],
        ],
        roof('m2', 66, 60, '#5c9f5c', -260),
      ),
    );
    P.add(
      P.use(back),
      path(
        'M520 0L380 452H500L580 0zM640 0L620 452H720L700 0zM780 0L840 452H910L820 0z',
        '#fffbd0',
        'opacity=".22"',
      ),
      P.use(middle),
    );
    // the water holds it all, upside down
    P.add(
      rect(0, wy, W, H - wy, P.grad(['#e3ee9f', '#a3cc80', '#4f9468', '#1d5c4c'])),
      P.mirror(back, wy, 0.7, 'opacity=".55"'),
      P.mirror(middle, wy, 0.62, 'opacity=".6"'),
      glitter(r, 640, wy + 4, 720, 120, 260, '#fffbd0', { rows: 18, e: 'opacity=".75"' }),
      waves(r, wy + 10, 780, 60, '#1d5c4c', { e: 'opacity=".4"' }),
      waves(r, wy + 20, 780, 44, '#eef5b4', { e: 'opacity=".5"', s: 0.8 }),
    );
    // the boat, a red shawl its one warm colour
    const boat = P.def(
      at(
        668,
        596,
        1.3,
        nouka({ hull: '#0a2f2a', inner: '#1c4a3a', man: '#0a2f2a', cloth: '#f4ecd0' }) +
          path('M-6-20C-10-44-4-60 6-64C18-62 22-42 20-20z', '#d8402e') +
          disc(7, -70, 8, '#0a2f2a') +
          path('M40-22C36-44 42-58 52-62C62-58 66-42 64-22z', '#e9b23a') +
          disc(52, -68, 8, '#0a2f2a'),
      ),
    );
    P.add(
      P.mirror(boat, 604, 0.6, 'opacity=".4"'),
      path('M500 606C580 594 760 594 840 604C760 618 590 620 500 606z', '#0a2f2a', 'opacity=".5"'),
      P.use(boat),
    );
    // two dark trees near the viewer, and leaves that float
    const nearTree = (x: number, lean: number, key: string, turn: number) =>
      path(trunk(x, 840, 890, lean, 104, 56), '#0a2f2a') +
      line(
        `M${x} 660C${x + turn * 50} 690 ${x + turn * 84} 740 ${x + turn * 104} 820M${x} 670C${x - turn * 40} 710 ${x - turn * 66} 760 ${x - turn * 78} 820M${x + lean * 0.4} 420C${x + turn * 60} 340 ${x + turn * 130} 290 ${x + turn * 190} 150`,
        '#0a2f2a',
        26,
      ) +
      leafCloud(rng(key), x + turn * 170, 60, 190, 84, '#0e3d33') +
      leafCloud(rng(`${key}b`), x + turn * 40, 10, 230, 90, '#0a2f2a');
    P.add(
      nearTree(112, 30, 'n1', 1),
      at(0, 0, 1, nearTree(1124, -40, 'n2', -1)),
      path(
        'M90 700q34-14 70 0q-34 16-70 0zM190 742q40-16 84 0q-40 18-84 0zM960 712q34-14 70 0q-34 16-70 0zM880 760q40-16 84 0q-40 18-84 0zM300 700q24-10 50 0q-24 12-50 0z',
        '#6fae5c',
      ),
      path('M-10 812C120 770 260 780 380 812zM1210 812C1080 764 960 776 840 812z', '#0a2f2a'),
    );
    return P;
  },
};
