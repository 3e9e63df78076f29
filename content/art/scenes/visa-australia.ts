import { birds } from '../kit/animals.ts';
import { ferry } from '../kit/boats.ts';
import { skyline, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import type { Colours } from '../kit/colour.ts';
import { i0, type Point, spline } from '../kit/geometry.ts';
import { canopy } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** One vaulted shell with its tip up on the right and its glass mouth below. */
function shell(x: number, w: number, h: number, flip = false): string {
  const s = flip ? -1 : 1;
  const at2 = (u: number, v: number) => `${i0(x + s * w * u)} ${i0(-h * v)}`;
  return (
    path(
      `M${at2(0.62, 0)}C${at2(0.66, 0.36)} ${at2(0.82, 0.72)} ${at2(1.06, 1)}C${at2(1.1, 0.6)} ${at2(1.06, 0.3)} ${at2(0.98, 0)}z`,
      '#5c2f6b',
    ) +
    path(
      `M${at2(0, 0)}C${at2(0.04, 0.46)} ${at2(0.42, 0.9)} ${at2(1.06, 1)}C${at2(0.86, 0.74)} ${at2(0.72, 0.36)} ${at2(0.72, 0)}z`,
      flip ? '#e3c6d4' : '#fff6e8',
    ) +
    path(
      `M${at2(0.46, 0)}C${at2(0.5, 0.44)} ${at2(0.7, 0.8)} ${at2(1.06, 1)}C${at2(0.86, 0.74)} ${at2(0.72, 0.36)} ${at2(0.72, 0)}z`,
      flip ? '#c9a3c2' : '#f0cfc4',
    ) +
    line(
      `M${at2(0.2, 0)}C${at2(0.26, 0.46)} ${at2(0.56, 0.86)} ${at2(1.06, 1)}M${at2(0.34, 0)}C${at2(0.38, 0.46)} ${at2(0.62, 0.84)} ${at2(1.06, 1)}`,
      '#e8c9bf',
      2.4,
    )
  );
}

/** The opera house on its point of land, foot at 0. */
function opera(): string {
  return (
    shell(-176, 96, 96, true) +
    shell(-214, 130, 120) +
    shell(-128, 176, 176) +
    shell(-22, 214, 238) +
    shell(54, 90, 82, true) +
    shell(50, 150, 146) +
    shell(130, 170, 190) +
    rect(-330, -20, 690, 26, '#c9806c') +
    rect(120, -20, 240, 26, '#a0596a') +
    path('M-350 6H384L372 32H-340z', '#7c3f62') +
    line('M-320-7H350', '#5c2f6b', 5, 'stroke-dasharray="16 8" stroke-linecap="butt"')
  );
}

/** The arch of the harbour bridge from x0 to x1 with its road at y. */
function harbourBridge(x0: number, x1: number, y: number, c: Colours<'steel' | 'stone' | 'shade'>): string {
  const mid = (x0 + x1) / 2;
  const half = (x1 - x0) / 2;
  const low = (x: number) => y + 40 - 210 * (1 - ((x - mid) / half) ** 2);
  const high = (x: number) => y - 62 - 168 * (1 - ((x - mid) / half) ** 2);
  const xs = Array.from({ length: 27 }, (_, k) => x0 + ((x1 - x0) * k) / 26);
  const web = xs.map(
    (x, k) =>
      `M${i0(x)} ${i0(high(x))}V${i0(low(x))}L${i0(x + (k < 13 ? 1 : -1) * (half / 13))} ${i0(high(x + (k < 13 ? 1 : -1) * (half / 13)))}`,
  );
  const hangers = xs.filter((x) => low(x) < y).map((x) => `M${i0(x)} ${i0(low(x))}V${y}`);
  const pylon = (x: number) =>
    tower(
      x,
      y + 62,
      [
        [26, 0],
        [24, 96],
        [28, 98],
        [28, 108],
        [22, 112],
        [20, 168],
        [23, 170],
        [23, 182],
      ],
      c.stone,
      c.shade,
      0.1,
    );
  const arc = (f: (x: number) => number) =>
    spline(
      xs.filter((_, k) => k % 2 === 0).map((x): Point => [x, f(x)]),
      { f: i0 },
    );
  return (
    line(hangers.join(''), c.steel, 2.4) +
    line(web.join(''), c.steel, 3) +
    line(arc(low), c.steel, 8) +
    line(arc(high), c.steel, 7) +
    rect(x0 - 400, y - 6, x1 - x0 + 800, 14, c.steel) +
    line(
      times(8, (k) => `M${x0 - 60 - k * 44} ${y}v60M${x1 + 60 + k * 44} ${y}v60`),
      c.steel,
      7,
    ) +
    pylon(x0 - 6) +
    pylon(x1 + 6)
  );
}

/** Sydney Harbour in a vermilion evening. */
export const scene: Scene = {
  name: 'visa-australia',
  alt: {
    en: 'The white shells of the Sydney Opera House glow before the harbour bridge in a vermilion evening.',
    bn: 'সিঁদুররঙা সন্ধ্যায় হারবার ব্রিজের সামনে জ্বলজ্বল করছে সিডনি অপেরা হাউসের সাদা পালের মতো ছাদ।',
  },
  draw: () => {
    const P = new Poster('visa-australia', { ink: '#2a1648' });
    const r = P.r;
    P.add(
      sky(P, ['#d9432f', '#ea6236', '#f6874a', '#fdb066', '#ffd793'], [92, 188, 286, 374], { wave: 8 }),
      sun(356, 424, 104, '#fff0c4', '#ffe0a0', [1.4, 1.95], [0.4, 0.22]),
      streak(r, 250, 150, 380, '#e2522f', { rows: 3, h: 14 }),
      streak(r, 980, 112, 340, '#de4c30', { rows: 3, h: 14 }),
      streak(r, 900, 300, 260, '#fba05a', { rows: 2, h: 11 }),
      skyline('sy', 540, 20, 120, '#e58a5c', {
        wMin: 20,
        wMax: 44,
        x0: 700,
        env: (x) => 0.5 + Math.max(0, x - 0.6) * 2,
      }),
      canopy('sz', (x) => 528 - 8 * Math.sin(x / 140), 20, '#a04a58', { bottom: 548 }),
    );
    const wy = 544;
    P.add(
      rect(0, wy, W, H - wy, P.grad(['#fcb070', '#c05a68', '#5f2f72', '#2f1a58'])),
      harbourBridge(96, 604, 470, { steel: '#5c2a5f', stone: '#8a4260', shade: '#6d3058' }),
      canopy('sk', () => 540, 18, '#5c2a5f', { x1: 120, bottom: 552 }),
      glitter(r, 356, wy + 6, 780, 130, 260, '#ffe6b4', { rows: 24 }),
      waves(r, wy + 8, 790, 80, '#33195c', { e: 'opacity=".42"' }),
    );
    const house = P.def(at(770, 596, 1.04, opera()));
    P.add(
      P.mirror(house, 632, 0.44, 'opacity=".42"'),
      P.use(house),
      rect(1120, 594, 90, 34, '#5f3060'),
      canopy('sj', (x) => 590 - Math.max(0, x - 1110) * 0.24, 26, '#6d3560', { x0: 1096, bottom: 604 }),
      waves(r, 648, 790, 40, '#ffb98a', { e: 'opacity=".45"', s: 0.9 }),
      at(270, 706, 0.78, ferry({ hull: '#1f5a4c', white: '#fff3d8', glass: '#2a1648', stack: '#f0b23e' })),
      path('M130 716C200 708 350 708 420 714C350 728 200 730 130 716z', '#2a1648', 'opacity=".55"'),
      path('M410 712q70 2 130 16q-90 2-150-10z', '#ffe0c0', 'opacity=".6"'),
      birds(
        [
          [560, 220, 0.9, -8],
          [616, 194, 0.64, 4],
          [524, 254, 0.5, 6],
        ],
        '#4a1a44',
      ),
    );
    return P;
  },
};
