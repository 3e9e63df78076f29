import { birds } from '../kit/animals.ts';
import { crenels, gabled, slits, turret } from '../kit/castles.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { n } from '../kit/geometry.ts';
import { canopy, conifers } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** The fairy-tale castle on its rock, foot at 0, about 420 wide. */
function castle(): string {
  const c = { wall: '#fff4e8', shade: '#cdb6cf', roof: '#4d6c94', roofShade: '#37517c' };
  const back = { wall: '#e9d8dd', shade: '#b9a2c4', roof: '#5d7aa0', roofShade: '#466392' };
  const brick = { wall: '#d98a6c', shade: '#ab5f62', roof: '#4d6c94', roofShade: '#37517c' };
  const glass = '#5b4f7c';
  return (
    turret(-96, 15, 330, 92, back, 120) +
    turret(112, 13, 236, 70, back, 60) +
    gabled(-150, 190, 196, 74, c, { chimney: 0.7 }) +
    path('M-150-196L-112-282L-74-196z', '#fff4e8') +
    turret(-152, 15, 246, 70, c) +
    turret(44, 22, 300, 104, c) +
    turret(-70, 9, 236, 50, c, 190) +
    gabled(52, 110, 116, 52, back) +
    gabled(140, 74, 88, 36, brick) +
    turret(142, 12, 116, 44, brick) +
    turret(216, 12, 116, 44, brick) +
    rect(-170, -34, 400, 40, '#e9d8dd') +
    rect(60, -34, 170, 40, '#b9a2c4') +
    crenels(50, 214, -36, 9, '#b9a2c4') +
    slits(
      [
        [-128, -60],
        [-104, -60],
        [-80, -60],
        [-30, -60],
        [-6, -60],
        [-128, -104],
        [-104, -104],
        [-80, -104],
        [-30, -104],
        [-6, -104],
        [-128, -148],
        [-104, -148],
        [-80, -148],
        [-30, -148],
        [-6, -148],
        [-118, -210],
        [70, -60],
        [94, -60],
        [118, -60],
        [166, -48],
      ],
      10,
      22,
      glass,
    ) +
    slits(
      [
        [38, -130],
        [38, -190],
        [38, -250],
        [-157, -196],
        [-101, -296],
        [108, -200],
      ],
      9,
      18,
      glass,
    ) +
    line('M-150-78H-4M-150-122H-4M-150-166H-4', '#e0c8cf', 3) +
    line('M44-404V-424M-96-422V-440', '#f2c75c', 3)
  );
}

/** Neuschwanstein over the autumn woods of Bavaria, the Alps mauve behind it. */
export const scene: Scene = {
  name: 'visa-germany',
  alt: {
    en: 'A white castle with blue spires stands on a rock above the autumn woods, the Alps mauve behind it.',
    bn: 'শরতের রঙিন বনের ওপরে পাহাড়চূড়ায় নীল মিনারওয়ালা সাদা দুর্গ, পেছনে হালকা বেগুনি আল্পস পর্বতমালা।',
  },
  draw: () => {
    const P = new Poster('visa-germany', { ink: '#1f2547' });
    const r = P.r;
    P.add(
      sky(P, ['#a591cb', '#c2a9d6', '#dfc4dd', '#f6dcdb', '#fdeadb'], [86, 172, 256, 330], { wave: 8 }),
      sun(300, 262, 62, '#fff7e6', '#fff0e0', [1.5, 2.3], [0.5, 0.3]),
      streak(r, 950, 110, 380, '#b59cd0', { rows: 3, h: 15 }),
      streak(r, 280, 140, 320, '#cfb4da', { rows: 2, h: 13 }),
    );
    const alp = (seed: string, x: number, base: number, w: number, h: number, t: number) =>
      peak(
        seed,
        x,
        base,
        w,
        h,
        {
          lit: mix('#8d84b8', '#e3cfdf', t),
          shade: mix('#6a659f', '#cbb6d4', t),
          snow: mix('#fff6f2', '#fbeae6', t),
          snowShade: mix('#c3b7e0', '#dcc9e0', t),
        },
        { snow: 0.5 },
      );
    P.add(
      alp('g1', 90, 520, 560, 250, 0.6),
      alp('g2', 1120, 520, 560, 300, 0.55),
      alp('g3', 420, 540, 560, 210, 0.42),
      alp('g4', 900, 540, 640, 240, 0.3),
      streak(r, 240, 452, 520, '#f8e6e2', { rows: 3, h: 14, e: 'opacity=".85"' }),
      conifers(
        'gf',
        (x) => 520 + Math.sin(x / 180) * 16,
        26,
        P.grad([
          ['#7f86b4', 0],
          ['#e6d3dd', 0.4],
        ]),
      ),
      conifers(
        'gg',
        (x) => 566 - Math.sin(x / 160) * 20,
        34,
        P.grad([
          ['#586a9a', 0],
          ['#c9b9d2', 0.5],
        ]),
      ),
    );
    // the rock and the castle on it
    P.add(
      path('M420 812L470 640L520 590L556 540L590 512H850L900 548L950 604L1010 690L1040 812z', '#8a84ac'),
      path('M700 812L690 640L740 560L770 512H850L900 548L950 604L1010 690L1040 812z', '#675f92'),
      path(
        'M520 590L556 540L590 512H640L610 570L560 640L540 700L500 690zM740 560L770 512H800L790 580L760 640z',
        '#a9a2c4',
      ),
      at(706, 524, 1.02, castle()),
      conifers('gc', (x) => 540 + Math.abs(x - 706) * 0.06, 30, '#3f5688', { x0: 520, x1: 640 }),
      conifers('gd', (x) => 536 + Math.abs(x - 800) * 0.2, 32, '#37497c', { x0: 760, x1: 990 }),
    );
    const slope = (x: number) => 668 + Math.abs(x - 700) * 0.02 + Math.sin(x / 150) * 12;
    P.add(
      conifers('g5', (x) => slope(x) - 20, 44, '#3d5184'),
      canopy('g6', (x) => slope(x) + 22, 40, '#b8503f'),
      canopy('g7', (x) => slope(x) + 40 + Math.sin(x / 60) * 8, 40, '#d87a3c'),
      canopy('g9', (x) => slope(x) + 62 + Math.sin(x / 47) * 12, 44, '#eaa544'),
      conifers('g8', (x) => slope(x) + 78 + Math.sin(x / 90) * 14, 46, '#2a3866'),
      conifers('gb', (x) => slope(x) + 136 - Math.max(0, 300 - x) * 0.2, 58, '#1f2547'),
    );
    const fir = (x: number, y: number, h: number) =>
      path(
        times(6, (k) => {
          const top = y - h + (h * k) / 7.2;
          const half = h * (0.05 + 0.042 * k);
          return `M${n(x - half)} ${n(top + h * 0.2)}L${n(x)} ${n(top)}L${n(x + half)} ${n(top + h * 0.2)}z`;
        }),
        '#171c3b',
      ) + rect(x - 8, y - h * 0.1, 16, h * 0.14, '#171c3b');
    P.add(
      scatter(
        [
          [108, 830, 560],
          [212, 840, 400],
          [14, 830, 420],
          [1172, 830, 330],
        ],
        fir,
      ),
      birds(
        [
          [470, 220, 0.8, -8],
          [522, 196, 0.58, 4],
          [440, 252, 0.46, 6],
        ],
        '#5b5290',
      ),
    );
    return P;
  },
};
