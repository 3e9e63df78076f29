import { streak } from '../kit/clouds.ts';
import { leafBlade } from '../kit/flowers.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { scatter } from '../kit/scatter.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import { breathers, mangrove } from '../kit/trees.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A kingfisher looking left, its feet at 0, about 110 tall. */
function kingfisher(): string {
  return (
    path('M10-10L24 36L38 32L30-20z', '#14607c') +
    path('M-26-58C-38-30-24-2 2 0C22-2 30-24 28-52z', '#e8893a') +
    path('M-4-72C24-74 42-46 36-16L24 12C18-6 0-20-6-42z', '#1f86a8') +
    path('M12-60C28-50 34-30 28-4C20-16 10-30 6-46z', '#14607c') +
    path('M-34-68C-38-92-16-106 4-100C24-94 28-74 20-60C0-50-22-50-34-60z', '#2a9ab8') +
    path('M-30-85L-92-70L-30-69z', '#10201c') +
    path('M-10-78C-2-86 12-80 14-70C6-62-6-66-10-78z', '#e8893a') +
    path('M-32-66C-22-56-2-54 14-62C8-48-20-46-32-58z', '#fbeecb') +
    disc(-18, -85, 4, '#10201c') +
    line('M-6-2V8M8-2V8', '#c2502c', 4)
  );
}

/** A covered wooden boat with a lantern at its mouth; water at 0. */
function slowBoat(): string {
  return (
    path('M-150-40C-150-104-96-122-20-122S96-104 100-40z', '#8a5a34') +
    path('M30-40C40-70 40-100 20-121C76-116 98-96 100-40z', '#5b3a2a') +
    line(
      'M-128-92C-134-70-134-56-134-40M-84-114C-92-84-94-64-94-40M-36-122C-40-90-40-60-40-40M14-121V-40M60-112C66-84 68-60 68-40',
      '#5b3a2a',
      4,
    ) +
    path('M-150-40C-150-78-132-98-110-108C-92-90-88-66-88-40z', '#ffc861') +
    path('M-140-40C-140-66-128-84-112-92C-100-78-98-58-98-40z', '#ffe9a8') +
    path(
      'M-246-66C-210-22-140 4-40 4H70C150 4 210-20 256-88C212-48 150-32 100-30H-110C-170-32-212-42-246-66z',
      '#14231d',
    ) +
    line('M-230-54C-186-26-120-16-50-16H80C140-16 192-32 232-66', '#5b3a2a', 4) +
    path('M150-34L154-86Q166-102 178-86L184-34z', '#14231d') +
    disc(166, -106, 11, '#14231d') +
    line('M176-82L204-66M214-128L190 24', '#14231d', 5)
  );
}

/** A creek of the Sundarbans by moonlight, a lantern in the boat. */
export const scene: Scene = {
  name: 'post-sundarbans-slow',
  alt: {
    en: 'A wooden boat with a lantern drifts down a moonlit mangrove creek while a kingfisher sits on a branch.',
    bn: 'জোছনারাতে সুন্দরবনের খালে লণ্ঠন জ্বেলে ভেসে চলেছে কাঠের নৌকা, ডালে বসে আছে একটি মাছরাঙা।',
  },
  draw: () => {
    const P = new Poster('post-sundarbans-slow', { ink: '#0a1c17' });
    const r = P.r;
    P.add(
      sky(P, ['#0f2e28', '#174438', '#27624c', '#4d8a60', '#93b376'], [100, 200, 292, 372], { wave: 8 }),
      stars(r, 46, '#e9f0c4', 230),
      sun(640, 214, 66, '#fbf3c8', '#e4eaa8', [1.5, 2.4, 3.4], [0.24, 0.14, 0.08]),
      disc(622, 198, 12, '#ece1ae'),
      disc(660, 228, 16, '#ece1ae'),
      disc(632, 246, 7, '#ece1ae'),
      streak(r, 820, 270, 320, '#3d7758', { rows: 2, h: 11 }),
    );
    const far = (x: number) => 398 + Math.sin(x / 90) * 8;
    P.add(
      canopy('ps1', (x) => far(x) - Math.abs(x - 640) * 0.06, 26, '#4d8a68'),
      canopy('ps2', (x) => far(x) + 36 - Math.max(0, Math.abs(x - 640) - 70) * 0.34, 40, '#2f6a52'),
    );
    const wy = 446;
    P.add(rect(0, wy, W, H - wy, P.grad(['#a8bf7c', '#4d8064', '#1d4a3e', '#0d2a24'])));
    const bank = { root: '#174034', leaf: '#1d4c3c', back: '#275c48' };
    P.add(
      path(
        'M-10 448H520C420 470 260 500 120 520C60 528 20 530-10 532zM760 448H1210V540C1080 520 900 490 760 448z',
        '#1d4c3c',
      ),
      canopy('ps3', (x) => 440 - Math.max(0, 470 - x) * 0.3 + Math.max(0, x - 430) * 0.5, 46, '#215443', {
        x1: 500,
        bottom: 460,
      }),
      canopy('ps4', (x) => 440 - Math.max(0, x - 790) * 0.3 + Math.max(0, 840 - x) * 0.5, 46, '#215443', {
        x0: 770,
        bottom: 460,
      }),
      scatter(
        [
          [420, 462, 130],
          [320, 480, 190],
          [890, 468, 150],
          [1000, 490, 220],
        ],
        (x, y, h) => mangrove(`p${x}`, x, y, h, bank),
      ),
      breathers(r, 60, 470, 500, 20, '#174034'),
      breathers(r, 830, 1160, 506, 22, '#174034'),
      glitter(r, 640, wy + 4, 780, 60, 190, '#f4efc0', { rows: 24 }),
      waves(r, wy + 10, 790, 70, '#0d2a24', { e: 'opacity=".5"' }),
      waves(r, wy + 20, 780, 34, '#c3d18c', { e: 'opacity=".4"', s: 0.8 }),
    );
    // the boat, its light, and both in the water
    const boat = P.def(at(520, 640, 1, slowBoat()));
    P.add(
      P.mirror(boat, 646, 0.42, 'opacity=".4"'),
      path('M250 648C360 636 680 636 790 646C680 662 360 664 250 648z', '#0a1c17', 'opacity=".7"'),
      [170, 112, 66].map((q) => disc(406, 580, q, '#ffb648', 'opacity=".1"')),
      glitter(r, 404, 660, 780, 120, 150, '#ffc861', { rows: 14, e: 'opacity=".9"' }),
      P.use(boat),
    );
    // near: dark mangrove, branch and bird
    const near = { root: '#0a1c17', leaf: '#0f2a22', back: '#16382c' };
    P.add(
      mangrove('psn', 90, 790, 560, near, { spread: 0.42 }),
      path('M-10 730C80 716 200 740 300 770C360 788 420 800 470 812H-10z', '#0a1c17'),
      breathers(r, 120, 470, 780, 44, '#0a1c17'),
      path(
        'M1210 600C1130 604 1060 590 1000 596C960 600 920 612 884 634C930 606 970 608 1010 612C1080 620 1140 640 1210 646z',
        '#0a1c17',
      ),
      leafBlade(906, 622, 54, 150, 14, '#16382c'),
      leafBlade(950, 606, 60, -120, 15, '#16382c'),
      leafBlade(1100, 602, 70, -60, 17, '#16382c'),
      leafBlade(1150, 620, 70, 60, 18, '#0f2a22'),
      leafBlade(1060, 606, 58, 80, 15, '#0f2a22'),
      at(1016, 592, 1.35, kingfisher()),
      canopy('psr', (x) => 812 - Math.max(0, x - 900) * 0.34, 50, '#0a1c17', { x0: 880 }),
    );
    return P;
  },
};
