import { nouka } from '../kit/boats-bengal.ts';
import { rng } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { i0, type Point, pts2 } from '../kit/geometry.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { palmyra } from '../kit/palms.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { dots } from '../kit/texture.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

const night = '#0d1538';

/** A carriage of the night train, 300 long, rails at 0: every window lit, heads in all of them. */
function carriage(seed: string): string {
  const r = rng(seed);
  const panes = times(7, (k) => `M${-124 + k * 36} -78h26v28h-26z`);
  const heads: Point[] = [];
  for (let k = 0; k < 7; k++) {
    heads.push([-117 + k * 36 + r() * 4, -56 - r() * 3], [-105 + k * 36 + r() * 3, -57 - r() * 4]);
  }
  return (
    path('M-150-12V-92q0-12 12-12H138q12 0 12 12V-12z', '#1f7a5c') +
    path('M-150-92q0-12 12-12H138q12 0 12 12z', '#2f9a70') +
    rect(-150, -44, 300, 9, '#ffc65c') +
    rect(-150, -22, 300, 10, '#145540') +
    path(panes, '#ffe2a0') +
    dots(heads, '#3a2440', 11) +
    path('M-148-90h14v66h-14zM134-90h14v66h-14z', '#ffd27a') +
    dots(
      [
        [-141, -66],
        [141, -64],
      ],
      '#3a2440',
      12,
    ) +
    path('M-148-56h14v32h-14z', '#c23a4a') +
    path('M134-54h14v30h-14z', '#3f5fa8') +
    disc(-108, -6, 11, night) +
    disc(-78, -6, 11, night) +
    disc(78, -6, 11, night) +
    disc(108, -6, 11, night)
  );
}

/** The engine, 250 long, nose to the right, its lamp lit. */
const engine = (): string =>
  path('M-130-12V-100H40C88-100 122-84 130-54V-12z', '#1f7a5c') +
  path('M-130-100H40C56-100 70-98 82-94L78-86H-130z', '#2f9a70') +
  path('M-130-50H130L130-40H-130z', '#ffc65c') +
  rect(-130, -24, 260, 12, '#145540') +
  path('M54-92C84-88 104-78 114-62H54z', '#ffe2a0') +
  path('M-110-86h30v22h-30zM-64-86h30v22h-30z', '#145540') +
  disc(122, -36, 8, '#fff6d8') +
  disc(-84, -6, 12, night) +
  disc(-50, -6, 12, night) +
  disc(54, -6, 12, night) +
  disc(88, -6, 12, night);

const rise = (t: number): number => 138 + 74 * (1 - (2 * t - 1) ** 2);

/** The back of a span w wide, rails at 0: a bowed girder and its web. */
function truss(w: number, col: string): string {
  const top = Array.from({ length: 7 }, (_, k): Point => [(w * (k + 0.5)) / 7, -rise((k + 0.5) / 7)]);
  const web = top.map(
    ([x, y], k) => `M${i0(x)} ${i0(y)}V10M${i0(x)} ${i0(y)}L${i0(x + (k < 3 ? w / 7 : -w / 7))} 10`,
  );
  return line(web.join(''), col, 5) + line(`M4 10L${pts2(top, i0)}L${i0(w - 4)} 10`, col, 8);
}

/** The near side of a span: girder, posts at its ends, and the beam under the rails. */
function nearSide(w: number, col: string, light: string): string {
  const top = Array.from({ length: 7 }, (_, k): Point => [(w * (k + 0.5)) / 7, -rise((k + 0.5) / 7)]);
  const posts = top.filter((_, k) => k === 1 || k === 5).map(([x, y]) => `M${i0(x)} ${i0(y)}V10`);
  return (
    line(posts.join(''), col, 5) +
    line(`M4 10L${pts2(top, i0)}L${i0(w - 4)} 10`, col, 12) +
    rect(-6, 0, w + 12, 26, col) +
    rect(-6, 0, w + 12, 6, light)
  );
}

/** The night train home for Eid, on the long bridge over the Padma. */
export const scene: Scene = {
  name: 'news-eid-trains',
  alt: {
    en: 'A full night train crosses a long steel bridge over the Padma under the crescent moon of Eid.',
    bn: 'ঈদের চাঁদের নিচে পদ্মার ওপর লম্বা লোহার সেতু পার হচ্ছে যাত্রীতে ঠাসা রাতের ট্রেন।',
  },
  draw: () => {
    const P = new Poster('news-eid-trains', { ink: night });
    const r = P.r;
    P.add(
      sky(P, ['#13204f', '#1f3672', '#34589a', '#6489b8', '#a9bcc9'], [116, 226, 326, 404], { wave: 8 }),
      stars(r, 60, '#f3ead0', 260),
      [1.9, 2.9].map((q, k) => disc(300, 160, 46 * q, '#dfe6e0', `opacity="${k ? 0.07 : 0.12}"`)),
      moon(288, 160, 58, '#fff0c2'),
      streak(r, 800, 130, 380, '#2a4584', { rows: 3, h: 14 }),
      streak(r, 430, 330, 300, '#5679ae', { rows: 2, h: 11 }),
      canopy('ne', (x) => 560 + Math.sin(x / 170) * 6, 20, '#6d8fae', { bottom: 580 }),
    );
    const wy = 574;
    P.add(rect(0, wy, W, H - wy, P.grad(['#9fb6c6', '#4f74a6', '#243f7c', '#121d48'])));
    const span = 296;
    const piers = times(6, (k) => {
      const x = -140 + k * span;
      return (
        path(`M${x - 26} 508H${x + 26}L${x + 22} 528V648H${x - 22}V528z`, '#6b7aa0') +
        path(`M${x + 4} 508H${x + 26}L${x + 22} 528V648H${x + 4}z`, '#4a598a') +
        path(`M${x - 44} 648C${x - 30} 632 ${x + 30} 632 ${x + 44} 648z`, '#3a4878')
      );
    });
    const rail = 484;
    const far = P.def(truss(span, '#5a5288'));
    const near = P.def(nearSide(span, '#c2505a', '#e8836c'));
    const bridge = P.def(
      piers +
        times(5, (k) => P.use(far, `translate(${-140 + k * span + 12} ${rail - 16}) scale(1 .96)`)) +
        times(4, (k) => at(-120 + k * 306, rail + 4, 1, carriage(`car${k}`))) +
        at(1084, rail + 4, 1, engine()) +
        times(5, (k) => P.use(near, `translate(${-140 + k * span} ${rail})`)),
    );
    P.add(
      P.mirror(bridge, 640, 0.46, 'opacity=".3"'),
      P.use(bridge),
      path('M1206 436L1210 420V500L1206 456z', '#fff6d8'),
      glitter(r, 300, wy + 8, 780, 60, 170, '#fff0c8', { rows: 20, e: 'opacity=".8"' }),
      waves(r, wy + 10, 790, 80, '#141f4c', { e: 'opacity=".5"' }),
      times(16, (k) =>
        path(`M${40 + k * 74} ${668 + (k % 3) * 9}q16-4 32 0q-16 5-32 0z`, '#ffd27a', 'opacity=".7"'),
      ),
    );
    // a ferry boat with a lamp and the near bank
    P.add(
      path('M600 742C680 732 840 732 920 740C850 752 680 754 600 742z', night, 'opacity=".6"'),
      at(760, 736, 1, nouka({ hull: night, inner: '#1d2a5c', man: night, cloth: '#c23a4a' })),
      disc(848, 700, 26, '#ffc65c', 'opacity=".25"'),
      disc(848, 700, 8, '#ffe2a0'),
      canopy('nf', (x) => 800 - Math.max(0, 420 - x) * 0.16, 46, night, { x1: 520 }),
      palmyra('ng', 96, 790, 330, { trunk: night, leaf: '#131d48' }),
      palmyra('nh', 180, 800, 230, { trunk: night, leaf: '#131d48' }),
      canopy('ni', (x) => 816 - Math.max(0, x - 980) * 0.22, 44, night, { x0: 960 }),
    );
    return P;
  },
};
