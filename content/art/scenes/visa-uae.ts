import { whiteMosque } from '../kit/buildings-arabia.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky, stars } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** United Arab Emirates: the white mosque of Abu Dhabi mirrored in its pools at dusk, seen from a dark arcade. */
const draw = () => {
  const P = new Poster('visa-uae', { ink: '#231a4f' });
  const r = P.r;
  P.add(sky(P, ['#4a48a8', '#6f6cc6', '#9c95dc', '#c9bce8', '#f2dbe6'], [108, 210, 306, 394], { wave: 8 }));
  P.add(
    stars(r, 40, '#f4eeff', 170),
    disc(880, 220, 60, '#fff6e6'),
    disc(880, 220, 92, '#fff6e6', 'opacity=".2"'),
    disc(880, 220, 132, '#fff6e6', 'opacity=".12"'),
  );
  P.add(
    streak(r, 620, 170, 340, '#807cce', { rows: 3, h: 14 }),
    streak(r, 1020, 340, 260, '#dac9ea', { rows: 2, h: 12 }),
  );
  const level = 590;
  P.add(skyline('ae', level, 10, 60, '#b3a4dc', { wMin: 22, wMax: 46 }));
  P.add(canopy('ae1', () => level - 22, 20, '#8478bd', { bottom: level + 4 }));
  const pearl = { lit: '#fffaf2', shade: '#b9b0e2', deep: '#57459c', gold: '#f0b64c', glow: '#f7c98c' };
  const mosque = P.def(at(700, level, 1, whiteMosque(pearl)));
  P.add(P.use(mosque), rect(0, level, W, H - level, '#d8cbe8'));
  const pool = `M120 ${level + 14}H1190L1290 812H-60z`;
  P.add(path(pool, P.grad(['#d9c9ea', '#8f86d0', '#4a43a0', '#2c2570'])));
  P.add(
    P.clip(
      pool,
      P.mirror(mosque, level + 10, 0.52, 'opacity=".55"') +
        waves(r, level + 30, 790, 60, '#352c80', { e: 'opacity=".4"' }) +
        waves(r, level + 30, 790, 34, '#fff3ea', { e: 'opacity=".5"', s: 0.8 }) +
        glitter(r, 880, level + 18, 790, 50, 130, '#fff6e6', { rows: 18, e: 'opacity=".75"' }),
    ),
  );
  P.add(
    line(`M120 ${level + 14}H1190`, '#fffaf2', 6),
    path(`M120 ${level + 11}L-60 812H-90L108 ${level + 11}z`, '#fffaf2'),
  );
  const ink = '#231a4f';
  P.add(path('M-10-10H430C330 30 236 120 214 262C206 300 204 320 204 340H150V812H-10z', '#2f2468'));
  P.add(path('M-10-10H372C270 34 176 130 160 262C154 300 152 320 152 340H112V812H-10z', ink));
  P.add(path('M86 330H228V346L208 372H104L86 346z', '#e0a94a'), path('M104 372H208V384H104z', '#b9803a'));
  P.add(
    path('M116 384H196V740H116z', '#3b2f7c'),
    path('M116 384H142V740H116z', '#5a4fa6'),
    path('M100 740H212V812H100z', ink),
    path('M106 734H206V750H106z', '#e0a94a'),
  );
  P.add(
    line(
      'M150 720C140 640 172 600 156 520M156 600C176 590 180 570 176 552M152 650C132 640 128 618 134 600',
      '#e0a94a',
      4,
    ),
  );
  P.add(
    each3(
      [
        [176, 548, 9],
        [134, 594, 8],
        [156, 512, 10],
      ],
      (x, y, q) => disc(x, y, q, '#f2b7c6') + disc(x, y, q * 0.4, '#e0a94a'),
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-uae',
  alt: {
    en: 'The white domes and minarets of Abu Dhabi’s great mosque are mirrored in a pool at violet dusk.',
    bn: 'বেগুনি গোধূলিতে আবুধাবির বড় মসজিদের সাদা গম্বুজ ও মিনার, সামনের পানিতে তার ছায়া।',
  },
  draw,
};
