import { birds } from '../kit/animals.ts';
import { bellStupa } from '../kit/bell-stupas.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { canopy } from '../kit/land.ts';
import { at, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { each3, times } from '../kit/repeat.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** Indonesia: the bell stupas of Borobudur over a misty plain, a volcano against the golden sunrise. */
const draw = () => {
  const P = new Poster('visa-indonesia', { ink: '#2a1f2b' });
  const r = P.r;
  P.add(sky(P, ['#b9812c', '#d6a03c', '#edc05c', '#f8da84', '#fdeeb4'], [100, 200, 296, 384], { wave: 8 }));
  P.add(sun(420, 372, 90, '#fffbe2', '#fff4c4', [1.5, 2.15], [0.55, 0.3]));
  P.add(
    streak(r, 250, 140, 360, '#c9923a', { rows: 3, h: 14 }),
    streak(r, 980, 110, 280, '#c48d35', { rows: 2, h: 13 }),
  );
  P.add(peak('merapi', 770, 560, 900, 360, { lit: '#b08a5c', shade: '#86684f' }, { snow: 0, lean: 0.02 }));
  P.add(
    path(
      'M764 204C760 176 782 168 800 164C812 136 860 130 880 148C904 128 956 132 968 152C1000 146 1024 160 1020 172C980 176 930 172 890 184C850 196 800 190 790 208z',
      '#fbe6a8',
      'opacity=".8"',
    ),
  );
  P.add(path('M0 560V450C240 420 460 470 760 462S1040 430 1200 452V560z', '#f8da84', 'opacity=".75"'));
  P.add(
    peak('merbabu', 180, 560, 560, 170, { lit: '#c9a468', shade: '#ab8856' }, { snow: 0 }),
    streak(r, 300, 446, 420, '#fdeeb4', { rows: 3, h: 15 }),
  );
  const f = fbm('kedu');
  P.add(
    canopy('id1', (x) => 508 + f(x / 180) * 14, 24, '#a59450'),
    streak(r, 840, 512, 520, '#fbe6a0', { rows: 3, h: 15 }),
  );
  P.add(
    canopy('id2', (x) => 548 + f(x / 150 + 4) * 14, 30, '#77783f'),
    streak(r, 300, 560, 480, '#f3d98c', { rows: 2, h: 16 }),
  );
  P.add(canopy('id3', (x) => 590 + f(x / 140 + 8) * 12, 36, '#525a38'));
  const far = { lit: '#8f7250', shade: '#5c4a42', gap: '#3f3138', rim: '#c9a060' };
  const bell = P.def(bellStupa(220, far));
  P.add(path('M-10 690L60 664H1140L1210 690V812H-10z', '#5c4a42'));
  P.add(
    each3(
      [
        [120, 668, 0.72],
        [330, 664, 0.72],
        [560, 662, 0.74],
        [1010, 664, 0.74],
        [1170, 668, 0.7],
      ],
      (x, y, s) => P.use(bell, `translate(${x} ${y}) scale(${s})`),
    ),
  );
  P.add(
    rect(-10, 664, 1230, 14, '#8f7250'),
    path(
      times(30, (k) => `M${k * 42 - 10} 690h30v22h-30z`),
      '#3f3138',
    ),
  );
  const near = { lit: '#6b5040', shade: '#3f2f34', gap: '#fbd67c', rim: '#b5833c' };
  P.add(path('M-10 760L40 728H1160L1210 760V812H-10z', '#2a1f2b'), rect(-10, 726, 1230, 10, '#6b5040'));
  P.add(
    at(806, 736, 1, bellStupa(420, near)),
    at(236, 742, 1, bellStupa(300, near)),
    at(1090, 744, 1, bellStupa(230, near)),
  );
  P.add(
    rect(-10, 738, 1230, 80, '#2a1f2b'),
    path(
      times(15, (k) => `M${k * 86 - 10} 756h62v34h-62z`),
      '#3f2f34',
    ),
  );
  P.add(
    birds(
      [
        [520, 236, 0.7, -8],
        [566, 216, 0.5, 0],
        [484, 262, 0.42, 6],
        [610, 250, 0.4, 4],
      ],
      '#86602e',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-indonesia',
  alt: {
    en: 'Bell-shaped stone stupas of Borobudur at sunrise, with mist on the plain and a volcano beyond.',
    bn: 'সূর্যোদয়ে বরোবুদুরের ঘণ্টার মতো পাথরের স্তূপ, কুয়াশাঢাকা সমতলের ওপারে আগ্নেয়গিরি।',
  },
  draw,
};
