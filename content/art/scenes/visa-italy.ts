import { birds } from '../kit/animals.ts';
import { dome, skyline, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { tone } from '../kit/colour.ts';
import { n, type Point } from '../kit/geometry.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A palace on the canal, foot at 0. */
function palace(x: number, w: number, h: number, wall: string, storeys: number, bays: number): string {
  const shade = tone(wall, -0.09);
  const step = (h - 30) / storeys;
  let open = '';
  let trim = '';
  for (let k = 0; k < storeys; k++) {
    const y = -14 - step * k;
    trim += `M${n(x)} ${n(y - step)}h${n(w)}`;
    for (let q = 0; q < bays; q++) {
      const bx = x + (w / bays) * (q + 0.26);
      const bw = (w / bays) * 0.48;
      open += `M${n(bx)} ${n(y)}v${n(-step * 0.42)}q${n(bw / 2)} ${n(-step * 0.34)} ${n(bw)} 0v${n(step * 0.42)}z`;
    }
  }
  return (
    rect(x, -h, w, h, wall) +
    rect(x + w * 0.8, -h, w * 0.2, h, shade) +
    line(trim, '#fbead0', 4, 'opacity=".85"') +
    path(open, '#43386a') +
    path(`M${n(x - 6)} ${n(-h)}h${n(w + 12)}l-10-18h${n(-w + 8)}z`, '#b4544a')
  );
}

/** The Rialto: one arch, a stair of arcades up to the middle. Foot at 0. */
function rialto(): string {
  const bay = (x: number, y: number) => `M${x - 15} ${y}v-30q15-20 30 0v30z`;
  const stair = [-204, -158, -112, -66].map((x, k): Point => [x, -84 - k * 21]);
  const arches = stair.map(([x, y]) => bay(x, y) + bay(-x, y)).join('');
  return (
    path('M-330 0V-58L-40-184H40L330-58V0H214C196-76 110-128 0-128S-196-76-214 0z', '#f7e6c8') +
    path('M40-184L330-58V0H214C200-60 140-108 60-123z', '#d9bfae') +
    path('M-262-92L-46-192V-246L-262-142zM262-92L46-192V-246L262-142z', '#fff3dc') +
    path('M262-92L46-192V-246L262-142z', '#e6cfba') +
    path(arches, '#43386a') +
    path('M-270-138L-44-248V-258L-270-148zM270-138L44-248V-258L270-148z', '#c25f4f') +
    rect(-46, -256, 92, 76, '#fff6e2') +
    rect(16, -256, 30, 76, '#e6cfba') +
    path('M-28-184v-36q28-38 56 0v36z', '#43386a') +
    path('M-60-254L0-290L60-254z', '#c25f4f') +
    path('M6-254L0-290L60-254z', '#9d4650') +
    line('M-322-62L-42-182H42L322-62', '#c9ab9c', 6) +
    line('M-214 0C-196-76-110-128 0-128S196-76 214 0', '#c9ab9c', 7)
  );
}

/** A gondola with its rower, bow to the right; water at 0. */
function gondola(): string {
  return (
    path(
      'M-250-70C-226-20-150 8-40 8H50C150 8 220-20 250-104L262-108C262-40 180 26 40 26H-40C-170 26-250-10-262-72z',
      '#221a3c',
    ) +
    path(
      'M246-104C246-128 258-140 272-142V-136C264-130 264-124 270-122V-116C264-112 264-108 270-104V-98C262-94 258-92 254-84z',
      '#f2c75c',
    ) +
    path('M-60 8C-70-28-40-44-14-44H34C60-44 80-24 76 8z', '#c8323f') +
    path('M-60 8C-70-28-40-44-14-44H0C-26-36-40-18-36 8z', '#e2525a') +
    path('M-14-44a13 13 0 1 1 22-3l12 3zM22-44a12 12 0 1 1 22-2l8 2z', '#221a3c') +
    path('M-206-20L-198-86L-202-120Q-188-138-172-122L-168-84L-176-18H-188L-186-66L-194-18z', '#221a3c') +
    path('M-201-122Q-188-138-172-122L-169-92H-200z', '#fff3dc') +
    line('M-200-114H-171M-200-103H-170', '#c8323f', 5) +
    disc(-186, -144, 12, '#4a2f3f') +
    path('M-212-148Q-186-158-160-148L-170-152Q-174-164-186-164T-202-152z', '#f2c75c') +
    line('M-174-114L-140-96M-200-114L-160-84', '#fff3dc', 8) +
    line('M-176-130L-60 44', '#5b3a3a', 5)
  );
}

/** The Grand Canal in Venice at the blue end of the day. */
export const scene: Scene = {
  name: 'visa-italy',
  alt: {
    en: 'A gondola glides toward the Rialto bridge in Venice under a violet-blue evening sky.',
    bn: 'বেগুনি-নীল সন্ধ্যার আকাশের নিচে ভেনিসের রিয়ালতো সেতুর দিকে এগিয়ে চলেছে একটি গন্ডোলা।',
  },
  draw: () => {
    const P = new Poster('visa-italy', { ink: '#221a3c' });
    const r = P.r;
    P.add(
      sky(P, ['#3d52a8', '#6a78c6', '#9f9fdb', '#d6bfdf', '#fbd8cf'], [96, 190, 282, 366], { wave: 8 }),
      sun(640, 392, 58, '#fff2dc', '#ffe6d2', [1.6, 2.5], [0.45, 0.28]),
      streak(r, 300, 130, 380, '#5868b8', { rows: 3, h: 14 }),
      streak(r, 900, 212, 340, '#8f94d6', { rows: 3, h: 13 }),
      skyline('vs', 500, 16, 46, '#c99fc4', { wMin: 20, wMax: 44 }),
      tower(
        330,
        500,
        [
          [17, 0],
          [17, 170],
          [20, 172],
          [20, 204],
          [0, 262],
        ],
        '#b98cb8',
        '#a478ac',
        0.2,
      ),
      dome(452, 440, 36, 44, '#c39ac2', '#ab80b2'),
      rect(418, 438, 70, 62, '#b98cb8'),
    );
    const wy = 540;
    P.add(rect(0, wy, W, H - wy, P.grad(['#f5cfc8', '#9f93cf', '#4f5fae', '#2b3480'])));
    const canal = P.def(
      at(
        0,
        546,
        1,
        palace(180, 120, 170, '#e59a86', 3, 3) +
          palace(70, 130, 238, '#f2c18c', 4, 3) +
          palace(-60, 144, 320, '#d9706a', 5, 3) +
          palace(940, 110, 186, '#f0b48c', 3, 3) +
          palace(1040, 110, 262, '#d97f86', 4, 3) +
          palace(1130, 120, 344, '#f3cf9c', 5, 2),
      ) + at(620, 546, 1.04, rialto()),
    );
    P.add(
      P.mirror(canal, 548, 0.5, 'opacity=".42"'),
      P.use(canal),
      line('M-5 546H282M958 546H1205', '#43386a', 6),
      glitter(r, 640, wy + 10, 760, 110, 210, '#ffeede', { rows: 18, e: 'opacity=".85"' }),
      waves(r, wy + 10, 790, 80, '#28307a', { e: 'opacity=".42"' }),
      waves(r, wy + 14, 780, 44, '#f9cfc8', { e: 'opacity=".5"', s: 0.9 }),
    );
    const boat = P.def(at(560, 690, 1, gondola()));
    P.add(
      P.mirror(boat, 712, 0.32, 'opacity=".32"'),
      path('M300 716C400 702 720 702 830 714C720 730 400 732 300 716z', '#1a1544', 'opacity=".6"'),
      P.use(boat),
      path('M800 716q80 0 150 14q-100 4-160-8zM320 720q-70 4-140 18q90 6 170-12z', '#fbe0d8', 'opacity=".6"'),
    );
    const post = (x: number, y: number, h: number) => {
      const bands = times(Math.floor(h / 44), (k) => `M${x - 11} ${y - h + 30 + k * 44}l22-16v20l-22 16z`);
      return (
        rect(x - 11, y - h, 22, h, '#fff3dc') +
        rect(x + 3, y - h, 8, h, '#e0c8c4') +
        path(bands, '#c8323f') +
        path(`M${x - 14} ${y - h}h28l-8-16h-12z`, '#221a3c') +
        disc(x, y - h - 22, 9, '#f2c75c')
      );
    };
    P.add(
      scatter(
        [
          [128, 812, 320],
          [66, 822, 250],
          [1098, 812, 270],
          [1150, 826, 380],
        ],
        post,
      ),
      birds(
        [
          [470, 240, 0.7, -8],
          [516, 218, 0.5, 4],
          [836, 120, 0.55, -4],
        ],
        '#fbe6e0',
      ),
    );
    return P;
  },
};
