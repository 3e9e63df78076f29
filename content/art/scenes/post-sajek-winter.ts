import { birds } from '../kit/animals.ts';
import { hillCottage } from '../kit/buildings-huts.ts';
import { cloudBank, streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { i0, type Point, spline, yOn } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, line, path } from '../kit/marks.ts';
import { areca } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { chanderGari } from '../kit/vehicles.ts';
import { river } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The road over the ridge to Sajek on a winter morning. */
export const scene: Scene = {
  name: 'post-sajek-winter',
  alt: {
    en: 'An open jeep climbs the winding ridge road to Sajek under a soft winter sun, with fog in the valleys.',
    bn: 'শীতের নরম রোদে কুয়াশাঢাকা উপত্যকার ওপর দিয়ে সাজেকের আঁকাবাঁকা পাহাড়ি পথে উঠছে একটি চাঁদের গাড়ি।',
  },
  draw: () => {
    const P = new Poster('post-sajek-winter', { ink: '#1d3238' });
    const r = P.r;
    P.add(
      sky(P, ['#b7c0b4', '#cbd0bf', '#dfdec9', '#efe8d2', '#f8ecd6'], [84, 168, 250, 322], { wave: 9 }),
      sun(300, 236, 74, '#ff9a52', '#ffc48a', [1.4, 2], [0.4, 0.24]),
      streak(r, 330, 262, 300, '#e8e2cc', { rows: 2, h: 13 }),
      streak(r, 880, 108, 380, '#d6d8c6', { rows: 3, h: 15 }),
    );
    const cols = ramp(['#c3ccc0', '#8fa8a4', '#4f7a78'], 5);
    [330, 376, 424, 470, 520].forEach((y, k) => {
      const hills = ridge(`sw${k}`, y, 50 + k * 10, {
        freq: 1 / (230 + k * 30),
        step: 50,
        tilt: k % 2 ? 60 : -50,
      });
      P.add(
        land(
          hills,
          P.grad([
            [nth(cols, k), 0],
            [mix(nth(cols, k), '#f6ead4', 0.75), 0.4],
          ]),
        ),
        cloudBank(`sv${k}`, y + 46 + k * 8, 50 + k * 18, mix('#f6ecd8', '#fffaf0', k / 5), { amp: 14 }),
      );
    });
    // the ridge that carries the road
    const crest: Point[] = [
      [-40, 812],
      [140, 744],
      [330, 650],
      [520, 540],
      [680, 470],
      [800, 410],
      [900, 372],
      [1010, 350],
      [1240, 330],
    ];
    const top = yOn(crest);
    P.add(
      land(
        crest,
        P.grad([
          ['#4f8268', 0],
          ['#2f5f56', 0.5],
          ['#1f4648', 1],
        ]),
      ),
      canopy('sx', (x) => top(x) + 4 + Math.max(0, 680 - x) * 3, 26, '#5c8f6c', { x0: 560, x1: 1230 }),
      at(
        950,
        top(950) + 10,
        0.4,
        hillCottage({
          post: '#1d3238',
          wall: '#f3d7a0',
          wallShade: '#cfa06a',
          dark: '#3a2c33',
          roof: '#d0442f',
          roofShade: '#a2342f',
        }),
      ),
      at(
        1070,
        top(1070) + 12,
        0.5,
        hillCottage({
          post: '#1d3238',
          wall: '#f3d7a0',
          wallShade: '#cfa06a',
          dark: '#3a2c33',
          roof: '#3f7f8c',
          roofShade: '#2c6070',
        }),
      ),
      canopy('sy', (x) => top(x) + 46 + Math.max(0, 760 - x) * 3, 32, '#3f7560', { x0: 620, x1: 1230 }),
    );
    const bends = (d: number): readonly (readonly [number, number, number])[] => [
      [846, 424, 5 + d * 0.2],
      [800, 446, 8 + d * 0.25],
      [872, 474, 13 + d * 0.4],
      [950, 504, 19 + d * 0.5],
      [880, 540, 28 + d * 0.7],
      [700, 572, 42 + d * 0.9],
      [560, 612, 60 + d],
      [600, 668, 82 + d * 1.2],
      [760, 740, 110 + d * 1.4],
      [880, 830, 150 + d * 1.6],
    ];
    const mark = bends(0).map(([x, y]): Point => [x, y]);
    P.add(
      river(bends(14), '#c9a777'),
      river(
        bends(0),
        P.grad([
          ['#9a9a94', 0],
          ['#6d7479', 1],
        ]),
      ),
      line(spline(mark, { f: i0 }), '#f6ead0', 4, 'stroke-dasharray="18 22" opacity=".85"'),
      canopy('s1', (x) => 660 + Math.abs(x - 1180) * 0.3 + Math.max(0, 1010 - x) * 2.4, 46, '#2a5a50', {
        x0: 930,
        x1: 1240,
      }),
    );
    P.add(
      path('M500 690C560 680 760 680 830 692C760 706 570 706 500 690z', '#1d3238', 'opacity=".4"'),
      at(
        668,
        690,
        1.28,
        chanderGari(
          {
            body: '#e8b02e',
            shade: '#b9802a',
            trim: '#1f6b57',
            glass: '#d3e6df',
            ink: '#1d2a30',
            hair: '#22202c',
          },
          ['#d0442f', '#2f7f8c', '#f3e2c0', '#8a3f6c'],
        ),
        true,
      ),
      canopy('s2', (x) => 812 - Math.max(0, 380 - x) * 0.34, 60, '#1d3238', { x1: 420 }),
      canopy('s3', (x) => 816 - Math.max(0, x - 960) * 0.42, 60, '#1d3238', { x0: 940 }),
      areca('s4', 110, 780, 420, { trunk: '#1d3238', leaf: '#26474a' }),
      areca('s5', 186, 790, 300, { trunk: '#1d3238', leaf: '#26474a' }),
      birds(
        [
          [520, 214, 0.8, -8],
          [572, 192, 0.58, 4],
          [486, 246, 0.46, 6],
        ],
        '#5f7a78',
      ),
    );
    return P;
  },
};
