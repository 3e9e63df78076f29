import { birds } from '../kit/animals.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { canopy, conifers, land, ridge } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

const leafShape =
  'M0-34L7-20L15-25L12-7L22-16L24-9L35-11L31-1L36 3L19 15L22 22L2 18L3 40H-3L-2 18L-22 22L-19 15L-36 3L-31-1L-35-11L-24-9L-22-16L-12-7L-15-25L-7-20z';

/** A canoe with two people paddling away from the viewer's left; water at 0. */
function canoe(): string {
  return (
    path(
      'M-170-34C-150 6-110 14-30 14H40C116 14 152 4 172-36C150-20 100-14 40-14H-30C-96-14-146-18-170-34z',
      '#d3362f',
    ) +
    path(
      'M-170-34C-146-18-96-14-30-14H40C100-14 150-20 172-36L166-26C140-8 100-4 40-4H-30C-100-4-144-10-166-26z',
      '#f2695a',
    ) +
    path(
      'M-84-14C-88-50-82-66-70-70H-54C-42-66-38-46-42-14zM48-14C44-50 50-64 62-68H78C90-64 94-46 90-14z',
      '#23375c',
    ) +
    path('M48-14C44-50 50-64 62-68H78C90-64 94-46 90-14z', '#f0b23e') +
    disc(-62, -82, 12, '#23375c') +
    disc(70, -80, 12, '#4a2f3a') +
    line('M-46-56L-20-36M86-54L112-34', '#23375c', 8) +
    line('M-36-74L-4 26M96-72L130 28', '#7a4a34', 5) +
    path('M-8 16l8-4l10 36l-10 2zM126 18l8-4l10 36l-10 2z', '#7a4a34')
  );
}

/** A turquoise lake of the Rockies early in autumn, a red canoe on it. */
export const scene: Scene = {
  name: 'visa-canada',
  alt: {
    en: 'A red canoe crosses a turquoise lake of the Rocky Mountains, seen past a bough of red maple.',
    bn: 'লাল ম্যাপল ডালের ফাঁকে দেখা যায় রকি পর্বতমালার ফিরোজা হ্রদ, তাতে ভেসে চলেছে একটি লাল ক্যানু নৌকা।',
  },
  draw: () => {
    const P = new Poster('visa-canada', { ink: '#17304a' });
    const r = P.r;
    P.add(
      sky(P, ['#f3a98c', '#f8bf9c', '#fcd5b2', '#fee8cb'], [88, 176, 262], { wave: 8 }),
      sun(820, 196, 58, '#fffaf0', '#fff3de', [1.5, 2.2], [0.5, 0.3]),
      streak(r, 700, 104, 380, '#fbd0b0', { rows: 3, h: 14 }),
    );
    const rock = (seed: string, x: number, base: number, w: number, h: number, t: number) =>
      peak(
        seed,
        x,
        base,
        w,
        h,
        {
          lit: mix('#a3738c', '#f3c6b4', t),
          shade: mix('#4f5488', '#c9a5b4', t),
          snow: mix('#fff2e6', '#fde6d4', t),
          snowShade: mix('#a9a5d4', '#dcc0cc', t),
        },
        { snow: 0.4 },
      );
    P.add(
      rock('c1', 640, 480, 460, 230, 0.5),
      rock('c2', 960, 490, 440, 280, 0.4),
      rock('c3', 380, 490, 460, 300, 0.32),
      rock('c4', 1130, 500, 460, 360, 0.16),
      rock('c5', 120, 500, 560, 370, 0.1),
      rock('c6', 760, 500, 420, 240, 0.18),
      rock('c7', 530, 500, 340, 200, 0.14),
    );
    const shore = (x: number) => 478 - Math.max(0, Math.abs(x - 620) - 250) * 0.16;
    P.add(
      conifers(
        'cc',
        (x) => shore(x) - 10,
        26,
        P.grad([
          ['#3f6a78', 0],
          ['#7f9aa0', 0.3],
        ]),
        { bottom: 500 },
      ),
      conifers('cl', (x) => shore(x) + 8, 22, '#e0a33f', { x0: 60, x1: 330, bottom: 504 }),
      conifers('cm', (x) => shore(x) + 10, 20, '#e8b24a', { x0: 900, x1: 1080, bottom: 504 }),
      conifers('cd', (x) => shore(x) + 20, 26, '#2a5264', { bottom: 504 }),
    );
    const wy = 494;
    const shelf = (seed: string, y: number, amp: number, col: string) =>
      land(ridge(seed, y, amp, { freq: 1 / 280, step: 80, oct: 2 }), col);
    P.add(
      rect(0, wy, W, H - wy, '#2fa9ad'),
      shelf('c1', 506, 5, '#249aa6'),
      shelf('c2', 548, 9, '#35b4b4'),
      shelf('c3', 606, 12, '#54c9be'),
      shelf('c4', 690, 16, '#7cdacb'),
      path('M120 496H420L300 600L210 560zM980 496H1210V640L1130 610z', '#1f7f96', 'opacity=".35"'),
      glitter(r, 820, wy + 6, 700, 60, 170, '#fff6e6', { rows: 18, e: 'opacity=".75"' }),
      waves(r, wy + 8, 780, 60, '#15808c', { e: 'opacity=".4"' }),
      waves(r, wy + 30, 790, 44, '#e4fbf0', { e: 'opacity=".55"', s: 0.9 }),
    );
    const boat = P.def(at(620, 650, 1.06, canoe()));
    P.add(
      P.mirror(boat, 664, 0.4, 'opacity=".35"'),
      path('M420 668C500 656 740 656 830 668C740 684 510 684 420 668z', '#126a7c', 'opacity=".6"'),
      P.use(boat),
      path(
        'M430 668q-80 2-170 20q110 8 190-12zM440 682q-70 14-110 34q100-4 160-26z',
        '#eafcf2',
        'opacity=".6"',
      ),
    );
    // a maple bough from the left, firs from the right
    const leaf = P.def(path(leafShape, '#d3362f') + line('M0-26V18M0 6L24-6M0 6L-24-6', '#a8262f', 2.4));
    const dark = P.def(path(leafShape, '#a8262f'));
    const gold = P.def(path(leafShape, '#ea6f3a') + line('M0-26V18M0 6L24-6M0 6L-24-6', '#c9503a', 2.4));
    const tuft = (id: string, spots: readonly (readonly [number, number, number, number])[]) =>
      spots.map(([x, y, s, a]) => P.use(id, `translate(${x} ${y}) rotate(${a}) scale(${s})`)).join('');
    P.add(
      line(
        'M-10 40C110 60 220 66 330 130M120 62C170 120 190 170 186 236M-10 190C40 220 80 250 96 310M226 82C280 74 330 60 380 62',
        '#3a2338',
        8,
      ),
      tuft(dark, [
        [60, 40, 1.3, 160],
        [180, 40, 1.2, 200],
        [300, 90, 1.2, 170],
        [140, 150, 1.2, 150],
        [40, 250, 1.3, 190],
        [350, 40, 0.9, 220],
        [236, 130, 1.1, 140],
      ]),
      tuft(gold, [
        [20, 96, 1.5, 150],
        [250, 50, 1.3, 190],
        [196, 190, 1.3, 170],
        [96, 270, 1.3, 160],
        [380, 92, 1, 150],
        [10, 320, 1.1, 190],
      ]),
      tuft(leaf, [
        [100, 96, 1.6, 170],
        [340, 148, 1.35, 150],
        [186, 246, 1.3, 190],
        [60, 190, 1.4, 200],
        [150, 30, 1.4, 180],
        [110, 330, 1.15, 170],
        [290, 30, 1.1, 165],
        [404, 60, 0.9, 120],
      ]),
      P.use(gold, 'translate(330 640) rotate(-30) scale(.6)'),
      conifers('cz', (x) => 812 - Math.max(0, x - 900) * 0.5, 70, '#17304a', { x0: 880 }),
      canopy('cr', (x) => 806 - Math.max(0, 300 - x) * 0.16, 40, '#17304a', { x1: 360 }),
      birds(
        [
          [560, 214, 0.75, -8],
          [612, 192, 0.55, 4],
          [530, 244, 0.42, 6],
        ],
        '#6a4f74',
      ),
    );
    return P;
  },
};
