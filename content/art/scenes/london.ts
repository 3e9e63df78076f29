import { birds } from '../kit/animals.ts';
import { archBridge } from '../kit/bridges.ts';
import { bigBen } from '../kit/buildings-europe.ts';
import { ferris } from '../kit/buildings-modern.ts';
import { dome, skyline, tower } from '../kit/buildings-towers.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { bus } from '../kit/transport.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A red bus crosses the Thames before the clock tower of Westminster. */
export const scene: Scene = {
  name: 'london',
  alt: {
    en: 'A red bus crosses the Thames before the clock tower of Westminster.',
    bn: 'ওয়েস্টমিনস্টারের ঘড়ি-মিনারের সামনে টেমস নদীর সেতু পেরোচ্ছে একটি লাল বাস।',
  },
  draw: () => {
    const P = new Poster('london', { ink: '#1c2433' });
    const r = P.r;
    P.add(sky(P, ['#8f9db3', '#adb4c2', '#cfc5c4', '#ecd3bd', '#f6dfbf'], [110, 214, 310, 392], { wave: 9 }));
    P.add(sun(560, 372, 70, '#fff3da', '#fff0d4', [1.5, 2.2], [0.5, 0.3]));
    P.add(
      cumulus(P, 300, 226, 330, 84, '#c6c8cf', '#a3abba'),
      cumulus(P, 1010, 170, 300, 74, '#c0c4cd', '#9aa4b6'),
      streak(r, 620, 136, 300, '#bcc1cb', { rows: 2, h: 13 }),
    );
    P.add(
      skyline('l1', 560, 20, 110, '#c3b6b6', { wMin: 24, wMax: 50 }),
      tower(
        470,
        560,
        [
          [26, 0],
          [2, 250],
          [0, 252],
        ],
        '#bcb0b4',
        '#aca3ae',
      ),
      dome(640, 520, 36, 44, '#b3a8ae', '#a199a5'),
      rect(600, 520, 80, 44, '#b3a8ae'),
    );
    P.add(ferris(228, 390, 168, 590, { rim: '#66738a', spoke: '#8791a3', pod: '#4c5b75' }, 30));
    P.add(
      skyline('l2', 590, 14, 70, '#9a94a0', { wMin: 30, wMax: 60, x1: 640 }),
      canopy('lt', () => 578, 24, '#6f7f7c', { x1: 620, bottom: 610 }),
    );
    // Palace
    const pal = { fill: '#b98a54', shade: '#805a44', line: '#8d6443' };
    const b = P.def(
      at(
        800,
        606,
        1,
        bigBen(540, {
          ...pal,
          gold: '#f3bd4a',
          face: '#fff8e6',
          ink: '#2a2f3d',
          roof: '#56646a',
          roofShade: '#3a4652',
        }),
      ) +
        rect(850, 506, 370, 100, '#a97c4e') +
        path('M850 506H1220V514H850z', '#cfa068') +
        path(
          Array.from({ length: 15 }, (_, q) => `M${862 + q * 25} 596v-62q6-12 12 0v62z`).join(''),
          '#6d4c40',
        ) +
        Array.from({ length: 8 }, (_, q) =>
          tower(
            852 + q * 50,
            606,
            [
              [6, 0],
              [6, 116],
              [0, 142],
            ],
            '#b98a54',
            '#805a44',
          ),
        ).join('') +
        path('M860 506L880 476H1190L1210 506z', '#5f6d72') +
        at(
          1128,
          606,
          1,
          tower(
            0,
            0,
            [
              [42, 0],
              [42, 236],
              [46, 240],
              [46, 252],
              [40, 254],
            ],
            '#b0834f',
            '#7a5642',
          ) +
            [-40, 40]
              .map((x) =>
                tower(
                  x,
                  0,
                  [
                    [9, 0],
                    [9, 262],
                    [0, 300],
                  ],
                  '#b98a54',
                  '#805a44',
                ),
              )
              .join('') +
            line('M0-252V-340', '#56646a', 4) +
            path('M-22-60v-130q22-34 44 0v130z', '#5d4339'),
        ) +
        tower(
          990,
          606,
          [
            [15, 120],
            [15, 160],
            [0, 236],
          ],
          '#97704c',
          '#6d4c40',
        ),
    );
    P.add(P.use(b), rect(0, 596, W, 70, '#5a5a66', 'opacity="0"'));
    P.add(
      rect(0, 600, W, 200, P.grad(['#d9c3b0', '#8f9aa6', '#53637a', '#323f56'])),
      P.mirror(b, 604, 0.46, 'opacity=".4"'),
      glitter(r, 560, 606, 790, 90, 200, '#fff0d4', { rows: 20 }),
      waves(r, 610, 790, 70, '#3a485f', { e: 'opacity=".45"' }),
      waves(r, 620, 790, 40, '#f3dfc6', { e: 'opacity=".5"', s: 0.9 }),
    );
    // bridge in front with the bus
    P.add(
      path('M-10 612H1210V804H-10z', '#000', 'opacity="0"'),
      g(
        'translate(0 40)',
        archBridge(-60, 1260, 606, 700, 5, { fill: '#2f5a54', rail: '#5f8a78' }) +
          line('M-20 622H1220', '#24463f', 3) +
          path('M-60 606H1260V596H-60z', '#24463f') +
          line(Array.from({ length: 60 }, (_, q) => `M${q * 21 - 10} 606v-14`).join(''), '#24463f', 2.4),
      ),
    );
    P.add(
      at(
        430,
        624,
        1.22,
        bus({
          red: '#d8322b',
          redShade: '#a9242a',
          glass: '#fbe9c8',
          glassDark: '#3a485f',
          trim: '#fbe9c8',
          ink: '#1c2433',
        }),
      ),
      path('M-10 622H1210V640H-10z', '#2f5a54'),
      line(Array.from({ length: 60 }, (_, q) => `M${q * 21} 640v-16`).join(''), '#24463f', 3),
      line('M-10 622H1210', '#5f8a78', 4),
    );
    for (const x of [72, 336, 600, 864, 1128]) {
      P.add(
        line(`M${x} 636V540`, '#1c2433', 6),
        line(`M${x - 18} 548Q${x - 18} 562 ${x} 562Q${x + 18} 562 ${x + 18} 548`, '#1c2433', 3.5),
        disc(x, 532, 10, '#ffe7b0'),
        disc(x - 18, 541, 8, '#ffe7b0'),
        disc(x + 18, 541, 8, '#ffe7b0'),
      );
    }
    P.add(
      birds(
        [
          [480, 230, 0.7, -8],
          [530, 208, 0.55],
          [440, 262, 0.42, 6],
        ],
        '#5a667a',
      ),
    );
    return P;
  },
};
