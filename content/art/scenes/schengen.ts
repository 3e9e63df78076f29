import { birds } from '../kit/animals.ts';
import { eiffel, windmill } from '../kit/buildings-europe.ts';
import { tower } from '../kit/buildings-towers.ts';
import { cumulus } from '../kit/clouds.ts';
import { mix, tone } from '../kit/colour.ts';
import { tulip } from '../kit/flowers.ts';
import { i0, type Point, poly } from '../kit/geometry.ts';
import { canopy, conifers, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { dots } from '../kit/texture.ts';
import { planeTrail } from '../kit/transport.ts';
import type { Scene } from '../scene.ts';

/** The Eiffel Tower, a windmill and rows of tulips before the snowy Alps. */
export const scene: Scene = {
  name: 'schengen',
  alt: {
    en: 'The Eiffel Tower, a windmill and rows of tulips before the snowy Alps.',
    bn: 'তুষারে ঢাকা আল্পসের সামনে আইফেল টাওয়ার, হাওয়াকল আর টিউলিপের সারি।',
  },
  draw: () => {
    const P = new Poster('schengen', { ink: '#1f2a4a' });
    const r = P.r;
    P.add(sky(P, ['#78bfe0', '#a6d5e4', '#d3e8e0', '#fbe9c6'], [110, 214, 306], { wave: 8 }));
    P.add(sun(330, 210, 58, '#fffbe8', '#fff6d6', [1.5, 2.2], [0.55, 0.32]));
    P.add(
      cumulus(P, 560, 186, 230, 56, '#fffdf4', '#dcebee'),
      cumulus(P, 1080, 156, 240, 60, '#fffdf4', '#dcebee'),
      planeTrail(250, 118, -10, 230, '#ffffff', 0.6),
    );
    const pk = (s: string, x: number, b: number, w: number, h: number, t: number, sn = 0.5) =>
      P.add(
        peak(
          s,
          x,
          b,
          w,
          h,
          {
            lit: mix('#7a96bd', '#dbe8ea', t),
            shade: mix('#4f6aa0', '#b8cfe0', t),
            snow: mix('#ffffff', '#f2f6f2', t),
            snowShade: mix('#a9c2e2', '#d3e2ec', t),
          },
          { snow: sn },
        ),
      );
    pk('s1', 90, 500, 460, 230, 0.5, 0.6);
    pk('s2', 460, 510, 520, 250, 0.5, 0.6);
    pk('s3', 1130, 500, 520, 290, 0.45, 0.6);
    pk('s4', 270, 520, 480, 300, 0.15, 0.55);
    pk('s5', 960, 520, 500, 240, 0.2, 0.55);
    P.add(
      land(
        ridge('sh1', 486, 40, { freq: 1 / 230, step: 30 }),
        P.grad([
          ['#7fb0a0', 0],
          ['#cfe0b4', 0.35],
        ]),
      ),
      conifers('sc', (x) => 516 + Math.sin(x / 140) * 12, 24, '#4d8a7a'),
    );
    P.add(land(ridge('sh2', 560, 26, { freq: 1 / 300, step: 40 }), '#8fc070'));
    // chalets and church
    const house = (x: number, y: number, s: number, rf: string) =>
      P.add(
        at(
          x,
          y,
          s,
          rect(-30, -40, 60, 40, '#fff3dc') +
            rect(8, -40, 22, 40, '#e3cdb4') +
            path('M-42-36L-8-74H10L42-36z', rf) +
            path('M10-74L42-36H18z', tone(rf, -0.09)) +
            path('M-18-26h12v14h-12zM12-26h10v14H12z', '#4a4660'),
        ),
      );
    house(150, 584, 0.8, '#c8563c');
    house(216, 590, 0.95, '#b5453a');
    house(96, 596, 0.7, '#d0694a');
    P.add(
      tower(
        286,
        596,
        [
          [14, 0],
          [14, 74],
          [17, 76],
          [0, 142],
        ],
        '#fff3dc',
        '#d9c3ae',
      ),
      tower(
        286,
        596,
        [
          [18, 76],
          [0, 146],
        ],
        '#4a6a8a',
        '#36527a',
      ),
      rect(300, 566, 54, 30, '#fff3dc'),
      path('M296 568L306 546H352L362 568z', '#b5453a'),
    );
    house(400, 594, 0.7, '#c8563c');
    P.add(canopy('st', () => 594, 26, '#3f7d5a', { x1: 560, bottom: 620 }));
    P.add(at(740, 620, 1, eiffel(530, { fill: '#3b3f63', light: '#8f96b5' })));
    P.add(
      canopy('su', (x) => 606 + Math.abs(x - 740) * 0.01, 30, '#356e52', { x0: 500, x1: 1220, bottom: 640 }),
      at(
        1046,
        628,
        1,
        windmill(
          230,
          {
            body: '#fbf0dc',
            shade: '#cdb9a8',
            cap: '#a8433a',
            capShade: '#853238',
            arm: '#3b3047',
            sail: '#fff8e8',
          },
          24,
        ),
      ),
      canopy('sv', () => 632, 26, '#2d5f48', { x0: 880, x1: 1230, bottom: 650 }),
    );
    // tulip rows to a vanishing point
    const vx = 640;
    const vy = 560;
    const cols = ['#e2392f', '#ffb52e', '#f26d8f', '#fff3d6', '#b8326b', '#ff7f3a'];
    const y0 = 626;
    P.add(rect(0, y0, W, H - y0, '#3f8a4c'));
    for (let q = -13; q < 13; q++) {
      const a = q * 190;
      const b = a + 128;
      const t = (y0 - vy) / (H - vy);
      const X = (x: number, tt: number) => vx + x * tt;
      const col = nth(cols, ((q % 6) + 6) % 6);
      P.add(
        path(
          poly(
            [
              [X(a, t), y0],
              [X(b, t), y0],
              [X(b, 1.06), H + 12],
              [X(a, 1.06), H + 12],
            ],
            i0,
          ),
          col,
        ),
        path(
          poly(
            [
              [X(b, t), y0],
              [X(b + 20, t), y0],
              [X(b + 20, 1.06), H + 12],
              [X(b, 1.06), H + 12],
            ],
            i0,
          ),
          '#256b3f',
        ),
      );
    }
    const bumps: Point[] = [];
    for (let q = 0; q < 210; q++) {
      const y = y0 + 4 + 120 * r() ** 0.8;
      bumps.push([r() * W, y]);
    }
    P.add(
      dots(bumps.slice(0, 110), '#fff6e0', 3, 'opacity=".45"'),
      dots(bumps.slice(110), '#5a1f3a', 3.4, 'opacity=".35"'),
    );
    const T: [number, number, number][] = [
      [60, 690, 1.1],
      [180, 730, 0.95],
      [300, 712, 1.05],
      [420, 752, 0.86],
      [540, 736, 0.95],
      [664, 762, 0.82],
      [780, 734, 0.98],
      [900, 756, 0.86],
      [1010, 716, 1.06],
      [1128, 736, 1.02],
      [-10, 750, 1],
      [1190, 690, 1.15],
      [120, 640, 0.8],
      [1080, 660, 0.82],
    ];
    T.sort((a, b) => a[1] - b[1]);
    P.add(
      T.map(([x, y, s], q) =>
        tulip(x, y, s, nth(cols, (q * 2 + (q > 6 ? 1 : 0)) % 6), {
          stem: '#1b5a3a',
          leaf: q % 2 ? '#1f6a42' : '#174f38',
        }),
      ).join(''),
    );
    P.add(
      birds(
        [
          [470, 250, 0.6, -8],
          [514, 232, 0.48],
          [440, 276, 0.4, 6],
        ],
        '#4f6aa0',
      ),
    );
    return P;
  },
};
