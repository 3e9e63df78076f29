import { houseboat } from '../kit/boats-bengal.ts';
import { broadTree } from '../kit/broad-trees.ts';
import { cumulus } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A wooden houseboat on the wide water of Tanguar Haor, with drowned trees, ducks and the hills of Meghalaya. */
export const scene: Scene = {
  name: 'tanguar-haor',
  alt: {
    en: 'A wooden houseboat on the wide water of Tanguar Haor, with drowned trees, ducks and the hills of Meghalaya.',
    bn: 'টাঙ্গুয়ার হাওরের বিস্তীর্ণ জলরাশিতে কাঠের হাউসবোট, পানিতে দাঁড়ানো করচগাছ, হাঁসের দল আর দূরে মেঘালয়ের পাহাড়।',
  },
  draw: () => {
    const P = new Poster('tanguar-haor', { ink: '#123a5c' });
    const r = P.r;
    const wy = 418;
    P.add(sky(P, ['#3f8fd0', '#6aaee0', '#9fcdea', '#d3e8ee'], [98, 196, 290], { wave: 8 }));
    const far = P.def(
      cumulus(P, 800, 330, 420, 170, '#ffffff', '#cfe2ee') +
        cumulus(P, 1070, 336, 320, 120, '#f7fbfb', '#c3dcec') +
        cumulus(P, 520, 344, 260, 70, '#f1f8fa', '#c9e0ee') +
        land(
          ridge('th1', 344, 50, { freq: 1 / 230, step: 30, oct: 4 }),
          P.grad([
            ['#7fa6d3', 0],
            ['#b9d3e8', 0.22],
          ]),
        ) +
        land(
          ridge('th2', 376, 40, { freq: 1 / 260, step: 30, oct: 4, tilt: -30 }),
          P.grad([
            ['#4f86bd', 0],
            ['#8db8d8', 0.16],
          ]),
        ) +
        canopy('th3', (x) => 410 + 5 * Math.sin(x / 130), 14, '#3f8a86', { bottom: wy + 3 }),
    );
    P.add(P.clip(`M0 0H${W}V${wy}H0z`, P.use(far)));
    P.add(rect(0, wy, W, H - wy, P.grad(['#cfe6ee', '#8fc3e4', '#4a94c8', '#1f6299'])));
    P.add(
      P.clip(
        `M0 ${wy}H${W}V${H}H0z`,
        P.clip(`M0 ${wy}H${W}V${wy + 250}H0z`, P.mirror(far, wy, 0.72, 'opacity=".5"')),
      ),
    );
    P.add(
      waves(r, wy + 6, 790, 90, '#2f78ae', { e: 'opacity=".4"' }),
      waves(r, wy + 8, 780, 60, '#eef8fa', { e: 'opacity=".6"', s: 0.9 }),
    );
    // karoch trees that stand in the flood
    const pale = { trunk: '#2f6f7c', leaf: '#3f8f7c', back: '#357f78', light: '#72b48c' };
    const grove = P.def(
      (
        [
          [930, 110, 'a'],
          [990, 138, 'b'],
          [1060, 116, 'c'],
          [1122, 146, 'd'],
          [250, 84, 'e'],
          [306, 68, 'f'],
        ] as const
      )
        .map(([x, h, key]) =>
          broadTree(`tk${key}`, x, x > 600 ? 470 : 452, h, pale, { fork: 0.36, spread: 0.46 }),
        )
        .join(''),
    );
    P.add(P.mirror(grove, 466, 0.6, 'opacity=".4"'), P.use(grove));
    P.add(waves(r, 462, 486, 26, '#eef8fa', { x0: 880, x1: 1180, s: 0.7, e: 'opacity=".7"' }));
    // houseboat
    const boat = P.def(
      at(
        668,
        592,
        1.08,
        houseboat({
          hull: '#3a2430',
          band: '#e0a03a',
          wall: '#c9683c',
          wallShade: '#8f4330',
          roof: '#5c3038',
          glass: '#ffe2a0',
          rail: '#3a2430',
          cloth: '#f4ead0',
          cloth2: '#d9c9a4',
        }),
      ),
    );
    P.add(
      P.mirror(boat, 602, 0.5, 'opacity=".42"'),
      path('M440 606C540 590 800 590 900 604C800 622 540 624 440 606z', '#123a5c', 'opacity=".5"'),
      P.use(boat),
      path('M420 612q-70-2-150 14q90 8 170-2zM906 606q60-2 120 10q-70 8-136 0z', '#eef8fa', 'opacity=".75"'),
    );
    // the near tree, left
    const near = { trunk: '#123a4c', leaf: '#17604f', back: '#124a48', light: '#3f8f5c' };
    const big = P.def(broadTree('tkn', 150, 690, 560, near, { fork: 0.38, spread: 0.44, lean: 20 }));
    P.add(
      P.mirror(big, 696, 0.3, 'opacity=".35"'),
      path('M30 700C90 684 220 684 290 698C220 714 90 716 30 700z', '#123a4c', 'opacity=".55"'),
      P.use(big),
      line('M150 640C120 660 100 680 84 704M152 640C190 660 204 684 214 704', '#123a4c', 12),
    );
    // ducks: three rest, more fly
    const duck = (x: number, y: number, s: number, flip: boolean) =>
      at(
        x,
        y,
        s,
        path(
          'M-46 0C-50-18-34-28-14-26C8-24 20-26 30-34C24-50 34-62 46-60C56-60 62-52 60-44C58-34 56-30 54-20C50-4 34 6 6 6C-20 6-40 6-46 0z',
          '#7a4a35',
        ) +
          path('M30-34C24-50 34-62 46-60C56-60 62-52 60-44C58-36 56-32 55-26C46-24 36-26 30-34z', '#1d5a4c') +
          path('M60-50L78-44L60-40z', '#f0b03a') +
          path('M-40-6C-30-24 0-24 16-16C10-4-20 4-40-6z', '#d9c0a0') +
          path('M-60 8Q0 0 66 8Q0 18-60 8z', '#123a5c', 'opacity=".4"'),
        flip,
      );
    P.add(duck(968, 690, 0.78, false), duck(1096, 722, 1.02, true), duck(850, 738, 0.9, false));
    const wing = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path(
          'M-40 6C-20-4 0-6 14-4L44-14L48-8L20 6C0 12-20 12-40 6zM-8-2C-16-20-30-32-48-36C-34-20-26-8-14 4zM4-2C6-22 0-38-14-50C-10-30-8-16-4 2z',
          '#123a5c',
        ),
      );
    P.add(
      (
        [
          [420, 190, 0.62],
          [486, 164, 0.56],
          [552, 184, 0.52],
          [356, 222, 0.5],
          [606, 210, 0.44],
          [300, 250, 0.42],
        ] as const
      ).map(([x, y, s]) => wing(x, y, s)),
    );
    // water lilies at the edge
    const pad = (x: number, y: number, w: number) =>
      `M${x - w} ${y}q${w} ${-w * 0.36} ${w * 2} 0l${-w * 0.8} ${w * 0.06}l${w * 0.3} ${w * 0.2}q${-w * 0.9} ${w * 0.14} ${-w * 1.5} ${-w * 0.26}z`;
    P.add(
      path(
        pad(1050, 778, 50) +
          pad(956, 790, 38) +
          pad(1150, 766, 44) +
          pad(514, 770, 44) +
          pad(420, 786, 34) +
          pad(610, 788, 38),
        '#2f8a6a',
      ),
      (
        [
          [1056, 764],
          [520, 758],
        ] as const
      ).map(([x, y]) =>
        at(
          x,
          y,
          0.8,
          path(
            'M0 4C-30 2-36-12-34-22C-24-18-18-14-14-8C-16-22-8-34 0-40C8-34 16-22 14-8C18-14 24-18 34-22C36-12 30 2 0 4z',
            '#f2a6c0',
          ) + path('M0 4C-10-4-12-22 0-40C12-22 10-4 0 4z', '#fbd3de'),
        ),
      ),
    );
    return P;
  },
};
