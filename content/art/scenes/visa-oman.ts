import { birds } from '../kit/animals.ts';
import { arcade } from '../kit/arches.ts';
import { tradingDhow } from '../kit/boats-gulf.ts';
import { harbourTown, ridgeFort } from '../kit/buildings-oman.ts';
import { dome, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { i0, spline } from '../kit/geometry.ts';
import { crag, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Oman: the harbour of Mutrah under its fort and bare mountains, in an ivory haze. */
const draw = () => {
  const P = new Poster('visa-oman', { ink: '#2e2233' });
  const r = P.r;
  P.add(sky(P, ['#dcc39c', '#e8d4b0', '#f1e3c6', '#f9f0dc'], [104, 210, 310], { wave: 8 }));
  P.add(sun(250, 190, 70, '#fffdf4', '#fffaea', [1.5, 2.2], [0.6, 0.36]));
  P.add(streak(r, 560, 120, 320, '#efdfc0', { rows: 3, h: 14 }));
  const level = 600;
  const tones = ramp(['#d3bfae', '#9d7f86', '#6a4d62'], 3);
  const rows: readonly (readonly [number, number, number])[] = [
    [330, 110, 60],
    [412, 120, 120],
    [486, 90, -40],
  ];
  rows.forEach(([y, amp, tilt], k) => {
    const col = nth(tones, k);
    const p = ridge(`om${k}`, y, amp, { freq: 1 / 170, step: 26, oct: 5, tilt: -tilt });
    P.add(
      crag(
        p,
        P.grad([
          [col, 0],
          [mix(col, '#f6e6cc', 0.62), 0.42],
        ]),
      ),
    );
    let facets = '';
    p.forEach(([x, py], i) => {
      if (i % 2)
        facets += `M${i0(x)} ${i0(py)}l${i0(16 + r() * 12)} ${i0(40 + r() * 50)}l${i0(-20 - r() * 8)} ${i0(10 + r() * 26)}z`;
    });
    P.add(path(facets, mix(col, '#3d2a45', 0.28), 'opacity=".5"'));
  });
  const stone = { lit: '#f2c98e', shade: '#c08a62', line: '#b07a58', dark: '#5a3a45' };
  const rock = `${spline(
    [
      [540, 640],
      [584, 540],
      [618, 440],
      [650, 404],
      [716, 394],
      [770, 370],
      [840, 350],
      [930, 342],
      [1010, 366],
      [1060, 404],
      [1110, 416],
      [1152, 432],
      [1186, 500],
      [1240, 530],
    ],
    { f: i0, k: 0.1 },
  )}V660H540z`;
  P.add(at(880, 342, 1.16, ridgeFort(stone)), path(rock, '#8a5a50'));
  P.add(
    P.clip(
      rock,
      path(
        'M900 330L860 420L900 470L850 540L900 660H1240V400L1060 400L1010 366zM660 430L700 500L660 560L700 640L600 640L630 540z',
        '#6a4048',
      ) + path('M960 380L1010 460L990 560L1060 640L1100 640L1050 540L1070 470z', '#8a5a50'),
    ),
  );
  const town = { lit: '#fffaf0', shade: '#d3c0bd', line: '#d9b48c', dark: '#5f6f8c' };
  const houses = P.def(
    harbourTown('mutrah', 40, 1190, level, 54, 104, town) +
      rect(430, level - 96, 110, 96, '#fffaf0') +
      rect(510, level - 96, 30, 96, '#d3c0bd') +
      path(arcade(436, 508, level, 4, 56), '#5f6f8c') +
      dome(478, level - 94, 40, 52, '#2f8fb0', '#1f6a90', { tip: 1, onion: 0.1 }) +
      tower(
        394,
        level,
        [
          [17, 0],
          [17, 96],
          [22, 100],
          [22, 110],
          [13, 112],
          [13, 172],
          [18, 176],
          [18, 186],
          [9, 188],
          [9, 206],
        ],
        '#fffaf0',
        '#d3c0bd',
      ) +
      dome(394, level - 206, 10, 20, '#2f8fb0', '#1f6a90', { tip: 1 }),
  );
  P.add(P.use(houses), rect(-5, level - 4, 1210, 16, '#b78f78'), rect(-5, level - 4, 1210, 5, '#f1d9b4'));
  P.add(
    rect(0, level + 12, W, H, P.grad(['#8ed2cc', '#3fa6b0', '#1a7088', '#12506e'])),
    P.mirror(houses, level + 12, 0.5, 'opacity=".34"'),
  );
  P.add(glitter(r, 250, level + 18, 790, 60, 180, '#fffaea', { rows: 18, e: 'opacity=".75"' }));
  P.add(
    waves(r, level + 22, 790, 80, '#0f4a68', { e: 'opacity=".4"' }),
    waves(r, level + 22, 780, 46, '#dff5ea', { e: 'opacity=".55"' }),
  );
  P.add(path('M370 752C450 740 620 738 700 750C620 766 450 768 370 752z', '#0c3a55', 'opacity=".6"'));
  P.add(
    at(
      534,
      744,
      0.8,
      tradingDhow({ hull: '#4a2a30', band: '#d9a25c', sail: '#fff7e6', shade: '#e0c3ae', rope: '#4a2a30' }),
      true,
    ),
  );
  P.add(
    path('M-10 812V650C40 636 70 668 96 690S150 704 176 740S240 770 262 812z', '#2e2233'),
    path('M-10 812V650C40 636 70 668 96 690L60 700L80 740L40 760L60 812z', '#453249'),
  );
  P.add(
    birds(
      [
        [520, 250, 0.9, -10],
        [580, 220, 0.66, 4],
        [470, 286, 0.52, 6],
        [636, 258, 0.46, -4],
      ],
      '#6a4d62',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-oman',
  alt: {
    en: 'White houses line the harbour of Mutrah in Oman, with a stone fort on the crag and bare mountains behind.',
    bn: 'ওমানের মুত্রাহ বন্দরের সাদা বাড়ির সারি, পাথুরে টিলায় পুরোনো দুর্গ আর পেছনে রুক্ষ পাহাড়।',
  },
  draw,
};
