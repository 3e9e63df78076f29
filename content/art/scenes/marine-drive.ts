import { birds } from '../kit/animals.ts';
import { moonBoat } from '../kit/boats.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { i0, type Point, spline } from '../kit/geometry.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { casuarina } from '../kit/trees.ts';
import { chanderGari } from '../kit/vehicles.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** An open jeep full of travellers on the Marine Drive of Cox's Bazar, between green cliffs and the sea. */
export const scene: Scene = {
  name: 'marine-drive',
  alt: {
    en: 'An open jeep full of travellers on the Marine Drive of Cox’s Bazar, between green cliffs and the sea.',
    bn: 'কক্সবাজারের মেরিন ড্রাইভে সবুজ পাহাড় আর সমুদ্রের মাঝখান দিয়ে ছুটছে যাত্রীভরা একটি চাঁদের গাড়ি।',
  },
  draw: () => {
    const P = new Poster('marine-drive', { ink: '#12384a' });
    const r = P.r;
    P.add(sky(P, ['#6fc3d8', '#9bd6dc', '#cbe8d8', '#f3f0cc', '#fbe6b4'], [84, 172, 246, 300], { wave: 8 }));
    P.add(sun(452, 190, 58, '#fffbe4', '#fff6cf', [1.5, 2.2], [0.55, 0.3]));
    P.add(
      cumulus(P, 980, 318, 300, 84, '#fffaf0', '#d6ebe2'),
      cumulus(P, 770, 320, 170, 40, '#f8f7ea', '#d6ebe2'),
      streak(r, 960, 130, 320, '#dff0e2', { rows: 2, h: 14 }),
    );
    // the sea in bands, then surf and sand
    const hz = 330;
    P.add(rect(0, hz, W, H, '#1f8fae'));
    const band = (y: number, col: string, amp: number, key: string) =>
      P.add(land(ridge(`md${key}`, y, amp, { freq: 1 / 260, step: 60, oct: 2 }), col));
    band(362, '#2fa5ba', 5, 'a');
    band(404, '#4dbdc4', 7, 'b');
    band(456, '#7ad3cd', 10, 'c');
    P.add(waves(r, 338, 500, 60, '#167a9c', { x0: 500, s: 0.6, e: 'opacity=".55"' }));
    const shore: Point[] = [
      [500, 352],
      [520, 386],
      [470, 440],
      [430, 500],
      [520, 548],
      [760, 556],
      [1010, 540],
      [1240, 520],
    ];
    const beside = (dy: number) => shore.map(([x, y]): Point => [x, y + dy * ((y - 330) / 200)]);
    const strand = (dy: number, col: string) => path(`${spline(beside(dy), { f: i0 })}V820H-40V352z`, col);
    P.add(
      strand(-26, '#b5ebdd'),
      strand(-10, '#fffdf0'),
      strand(4, '#8fd8cf'),
      strand(12, '#fffdf0'),
      strand(20, '#f6e0ae'),
      strand(54, '#eccb8c'),
    );
    const boat = { hull: '#174a5c', band: '#e2553a', inner: '#123a4c', trim: '#ffd166', flag: '#e2553a' };
    P.add(at(930, 566, 0.26, moonBoat(boat)), at(1046, 566, 0.2, moonBoat(boat, { flags: false }), true));
    // cliffs: three shoulders, each nearer and darker
    const slope = fbm('md-cliff');
    const hillside = [
      canopy(
        'k1',
        (x) => 322 - Math.max(0, 560 - x) * 0.2 + Math.max(0, x - 420) * 0.5 + slope(x / 120) * 14,
        22,
        '#8fbf9a',
        { x1: 560, bottom: 352 },
      ),
      canopy(
        'k2',
        (x) => 344 - Math.max(0, 500 - x) * 0.5 + slope(x / 140 + 3) * 22,
        32,
        P.grad([
          ['#4f9a72', 0],
          ['#8fc08c', 0.9],
        ]),
        { x1: 512, bottom: 520 },
      ),
      canopy(
        'k3',
        (x) => 398 - Math.max(0, 400 - x) * 0.86 + slope(x / 130 + 6) * 30,
        44,
        P.grad([
          ['#25745a', 0],
          ['#4a9464', 0.8],
        ]),
        { x1: 416, bottom: 640 },
      ),
      canopy('k4', (x) => 500 - Math.max(0, 250 - x) * 0.6 + slope(x / 90 + 9) * 26, 48, '#1a5c4c', {
        x1: 300,
        bottom: 790,
      }),
    ];
    // the road: far along the cliff, then round the bend and past the viewer
    const lower: Point[] = [
      [1240, 716],
      [960, 722],
      [680, 716],
      [330, 690],
      [140, 612],
      [176, 524],
      [320, 446],
      [446, 392],
      [512, 352],
    ];
    const upper: Point[] = [
      [517, 352],
      [462, 396],
      [356, 452],
      [252, 528],
      [268, 586],
      [410, 622],
      [690, 640],
      [960, 642],
      [1240, 632],
    ];
    P.add(
      P.clip(
        `M-40-10H560L514 346${spline(lower.slice(4).reverse(), { f: i0, move: false })}L-40 760z`,
        hillside.join(''),
      ),
    );
    const road = `${spline(lower, { f: i0 }) + spline(upper, { f: i0, move: false })}z`;
    const grown = (pts: Point[], dy: number) => pts.map(([x, y]): Point => [x, y + dy * ((y - 340) / 300)]);
    P.add(
      path(
        `${spline(grown(lower, 40), { f: i0 }) + spline(grown(upper, -34), { f: i0, move: false })}z`,
        '#a9b965',
      ),
      path(
        `${spline(grown(lower, 16), { f: i0 }) + spline(grown(upper, -12), { f: i0, move: false })}z`,
        '#e8d3a0',
      ),
      path(road, '#5b6f78'),
    );
    const middle = upper.map(([x, y], k): Point => {
      const low = nth(lower, lower.length - 1 - k);
      return [(x + low[0]) / 2, (y + low[1]) / 2];
    });
    P.add(line(spline(middle), '#f6ecd0', 4, 'stroke-dasharray="26 22" stroke-linecap="butt"'));
    P.add(
      path('M-10 600C50 640 100 642 132 612C140 670 260 716 460 756S940 770 1210 752V810H-10z', '#2b7a4c'),
    );
    // the jeep
    P.add(
      path('M590 694C660 682 830 682 900 692C830 706 660 706 590 694z', '#12384a', 'opacity=".45"'),
      at(
        744,
        690,
        1.14,
        chanderGari(
          {
            body: '#e2553a',
            shade: '#b23a30',
            trim: '#ffd166',
            glass: '#bfe6e0',
            ink: '#12303f',
            hair: '#2a1c22',
          },
          ['#ffd166', '#f4f0de', '#2f8f7c', '#c2386b'],
        ),
      ),
    );
    // casuarinas against the sea
    const tree = P.def(casuarina('md-jhau', 330, { trunk: '#12384a', leaf: '#1c5a50', back: '#2f7d62' }));
    P.add(
      P.use(tree, 'translate(1016 628) scale(.86)'),
      P.use(tree, 'translate(1142 628) scale(-1.2 1.2)'),
      P.use(tree, 'translate(1076 630) scale(1.02)'),
    );
    P.add(
      canopy('g1', (x) => 760 - Math.max(0, x - 820) * 0.16 + Math.max(0, 160 - x) * -0.3, 40, '#17604a'),
      canopy('g2', (x) => 800 - Math.max(0, x - 760) * 0.12 - Math.max(0, 220 - x) * 0.34, 52, '#10443f'),
      birds(
        [
          [800, 190, 0.7, -8],
          [850, 168, 0.55],
          [764, 226, 0.42, 6],
        ],
        '#2f7d8c',
      ),
    );
    return P;
  },
};
