import { birds } from '../kit/animals.ts';
import { petronas } from '../kit/buildings-modern.ts';
import { skyline, tower } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { leafBlade } from '../kit/flowers.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, line, path } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { sky, stars } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** The twin towers of Kuala Lumpur under a full moon. */
export const scene: Scene = {
  name: 'kuala-lumpur',
  alt: {
    en: 'The twin towers of Kuala Lumpur under a full moon.',
    bn: 'পূর্ণিমার চাঁদের নিচে কুয়ালালামপুরের টুইন টাওয়ার।',
  },
  draw: () => {
    const P = new Poster('kuala-lumpur', { ink: '#0a1f33' });
    const r = P.r;
    P.add(sky(P, ['#0f2f52', '#1b5274', '#2f8590', '#7dbfa6', '#e9dc9f'], [124, 244, 356, 446], { wave: 9 }));
    P.add(
      stars(r, 46, '#e9f3dc', 230),
      disc(300, 230, 62, '#f6ecc2'),
      disc(300, 230, 96, '#f6ecc2', 'opacity=".16"'),
      disc(300, 230, 140, '#f6ecc2', 'opacity=".09"'),
      disc(282, 214, 11, '#e4d39a'),
      disc(318, 246, 15, '#e4d39a'),
      disc(316, 208, 6, '#e4d39a'),
    );
    P.add(
      streak(r, 180, 300, 320, '#235f7c', { rows: 3, h: 14 }),
      streak(r, 1050, 190, 300, '#1a486a', { rows: 3, h: 14 }),
      streak(r, 420, 420, 300, '#9accab', { rows: 2, h: 11 }),
    );
    P.add(
      skyline('kl1', 680, 60, 190, '#77b09c', { wMin: 28, wMax: 56 }),
      at(
        330,
        690,
        1,
        tower(
          0,
          0,
          [
            [9, 0],
            [7, 240],
            [26, 262],
            [26, 280],
            [12, 296],
            [3, 300],
            [2, 372],
          ],
          '#5d9a92',
          '#4a8588',
        ),
      ),
      skyline('kl2', 690, 50, 250, '#43858a', {
        wMin: 30,
        wMax: 60,
        env: (x) => 0.55 + 0.6 * Math.abs(Math.sin(x * 7)),
      }),
    );
    const pc = { fill: '#dfeee0', shade: '#7fb0b4', light: '#39758c' };
    P.add(at(640, 726, 1, petronas(610, pc)), at(826, 726, 1, petronas(610, pc)));
    P.add(
      path('M692 470H774V486H692z', '#c3dcd4'),
      path('M692 486H774V492H692z', '#5f99a4'),
      line('M733 492L698 580M733 492L768 580', '#a8ccc8', 5),
      path('M700 474h66v5h-66z', '#39758c'),
    );
    P.add(
      skyline('kl3', 730, 40, 150, '#1d566c', { wMin: 36, wMax: 66, lights: '#ffd98a', x0: 760 }),
      skyline('kl4', 730, 30, 170, '#1d566c', { wMin: 36, wMax: 66, lights: '#ffd98a', x1: 600 }),
    );
    P.add(
      canopy('klc', (x) => 686 + 20 * Math.sin(x / 130), 54, '#144a52'),
      canopy('kld', (x) => 730 + 14 * Math.sin(x / 90), 60, '#0d3340'),
    );
    const L = (x: number, y: number, l: number, a: number, w: number, f: string, v: string) =>
      P.add(leafBlade(x, y, l, a, w, f, v));
    L(-30, 820, 380, -62, 62, '#0f4a48', '#1f6a60');
    L(-10, 830, 420, -36, 66, '#0a3340', '#17555a');
    L(70, 840, 330, -88, 56, '#12595a', '#2b8072');
    L(-20, 760, 300, -12, 50, '#0a2a3a', '#144652');
    L(160, 850, 280, -66, 46, '#0a2a3a', '#144652');
    L(1230, 830, 400, -118, 62, '#0f4a48', '#1f6a60');
    L(1210, 830, 420, -144, 64, '#0a3340', '#17555a');
    L(1130, 850, 300, -94, 50, '#0a2a3a', '#17555a');
    L(1230, 740, 260, -168, 44, '#0a2a3a', '#144652');
    P.add(
      birds(
        [
          [470, 300, 0.7, -8],
          [516, 280, 0.5],
          [440, 334, 0.42, 6],
        ],
        '#0f2f52',
      ),
    );
    return P;
  },
};
