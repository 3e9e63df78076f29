import { birds } from '../kit/animals.ts';
import { leafCloud } from '../kit/broad-trees.ts';
import { fbm } from '../kit/chance.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky } from '../kit/sky.ts';
import { waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Painted boats on Phewa Lake in Pokhara at sunrise, with Machhapuchhre, the fishtail peak, in the water. */
export const scene: Scene = {
  name: 'pokhara',
  alt: {
    en: 'Painted boats on Phewa Lake in Pokhara at sunrise, with Machhapuchhre, the fishtail peak, mirrored in the water.',
    bn: 'সূর্যোদয়ের আলোয় পোখারার ফেওয়া লেকে রঙিন নৌকা, পানিতে মচ্ছপুচ্ছ্রে চূড়ার ছায়া।',
  },
  draw: () => {
    const P = new Poster('pokhara', { ink: '#1b2350' });
    const r = P.r;
    const wy = 500;
    P.add(sky(P, ['#34549c', '#5f7cbc', '#97a2d0', '#d3b7cd', '#f7c6ae'], [92, 184, 272, 352], { wave: 8 }));
    P.add(
      streak(r, 250, 150, 360, '#6f8ac4', { rows: 3, h: 13 }),
      streak(r, 1010, 236, 300, '#b4aed3', { rows: 2, h: 12 }),
      streak(r, 960, 350, 300, '#fbd3b8', { rows: 2, h: 11 }),
    );
    const side = { lit: '#a99fc4', shade: '#7c80b4', snow: '#fbd9c9', snowShade: '#b9a9cf' };
    const massif =
      peak('pk1', 120, wy, 560, 240, side, { snow: 0.6 }) +
      peak('pk2', 1090, wy, 600, 270, side, { snow: 0.62 }) +
      peak('pk3', 880, wy, 420, 210, side, { snow: 0.5 });
    // Machhapuchhre: two tips, a knife of a south face
    const tail =
      'M300 500L380 430L430 390L478 316L510 282L540 216L556 168L572 150L584 166L596 158L610 138L622 164L640 210L676 260L700 306L748 352L790 404L850 440L930 500z';
    const fishtail =
      path(tail, '#f6c3a6') +
      path(
        'M584 166L596 158L610 138L622 164L640 210L676 260L700 306L748 352L790 404L850 440L930 500H600L640 440L596 380L630 320L590 270L606 214z',
        '#8a7fb8',
      ) +
      path('M572 150L584 166L606 214L590 270L630 320L596 380L560 330L566 270L548 240L556 168z', '#fff1e2') +
      path('M540 216L548 240L566 270L530 300L540 350L500 330L510 282z', '#fff1e2') +
      path('M610 138L622 164L640 210L676 260L700 306L660 300L650 256L624 220z', '#c3b3d9') +
      path('M478 316L500 330L486 370L516 400L470 410L450 440L430 390z', '#fde3d0') +
      path('M676 260L700 306L748 352L790 404L740 396L716 352L690 330z', '#a99cc9') +
      path(
        'M300 500L380 430L430 390L450 440L420 470L440 500zM470 410L516 400L540 450L500 500H440L470 460z',
        '#d99c9c',
      ) +
      path('M560 330L596 380L640 440L600 500H540L566 440L540 390z', '#d9a6a4') +
      path('M572 150L584 166L596 158L610 138L604 150L596 176L584 186z', '#ffffff');
    const f = fbm('pk');
    const back = P.def(
      massif +
        fishtail +
        land(
          ridge('pk4', 430, 60, { freq: 1 / 240, step: 30, tilt: 30 }),
          P.grad([
            ['#5f6ca8', 0],
            ['#b9a6c6', 0.2],
          ]),
        ) +
        canopy(
          'pk5',
          (x) => 462 - Math.max(0, x - 760) * 0.2 - Math.max(0, 360 - x) * 0.22 + f(x / 160) * 14,
          22,
          P.grad([
            ['#38548c', 0],
            ['#7f84b4', 0.3],
          ]),
          { bottom: wy + 3 },
        ) +
        canopy(
          'pk6',
          (x) => 486 - Math.max(0, x - 900) * 0.3 - Math.max(0, 220 - x) * 0.3 + f(x / 110 + 5) * 8,
          22,
          '#2a3f72',
          { bottom: wy + 3 },
        ),
    );
    P.add(P.clip(`M0 0H${W}V${wy}H0z`, P.use(back)));
    P.add(rect(0, wy, W, H - wy, P.grad(['#f3c3b0', '#b3a3cc', '#5f74b4', '#2a3f84'])));
    P.add(
      P.clip(`M0 ${wy}H${W}V${H}H0z`, P.mirror(back, wy, 0.74, 'opacity=".5"')),
      waves(r, wy + 10, 790, 80, '#2a3f84', { e: 'opacity=".35"' }),
      waves(r, wy + 10, 790, 60, '#fde3d0', { e: 'opacity=".5"', s: 0.9 }),
    );
    // the island temple, small
    P.add(
      path('M226 520C270 506 390 506 440 520C390 530 270 532 226 520z', '#1f2f62'),
      canopy('pi', () => 512, 22, '#24386c', { x0: 244, x1: 424, bottom: 521 }),
      at(
        330,
        500,
        1,
        path('M-24 0V-14H24V0z', '#c9685c') +
          path('M-36-14L-14-32H14L36-14z', '#8a3f5c') +
          path('M-14-32V-40H14V-32z', '#c9685c') +
          path('M-22-40L-4-56H4L22-40z', '#8a3f5c') +
          path('M-2-56L0-66L2-56z', '#f2b93a'),
      ),
    );
    // painted rowing boats: one with people, two moored
    const doonga = (hull: string, side2: string, rim: string) =>
      path('M-150-40C-120-30 120-30 150-40L132-20H-132z', '#1b2350') +
      path('M-150-40C-130 0-90 10-50 10H50C90 10 130 0 150-40C120-24 70-18 0-18S-120-24-150-40z', hull) +
      path('M-140-22C-118 4-90 10-50 10H50C90 10 118 4 140-22C110-6 70 0 0 0S-110-6-140-22z', side2) +
      line('M-150-40C-120-24-70-18 0-18S120-24 150-40', rim, 4);
    const rower =
      path('M-14-26C-16-54-10-72 2-74C16-72 20-52 18-26z', '#f6ecd6') +
      disc(4, -84, 10, '#1b2350') +
      line('M10-62L44-46L96 6', '#1b2350', 4) +
      path('M90 0L112 14L104 22L84 8z', '#1b2350');
    const guest =
      path('M-94-28C-96-52-90-66-80-68C-68-66-64-50-66-28z', '#d8402e') +
      disc(-80, -77, 9, '#1b2350') +
      path('M-90-80Q-80-96-70-80z', '#f2b93a');
    const main = P.def(at(690, 632, 1.1, rower + guest + doonga('#f0b23a', '#c9822c', '#fff1d6')));
    P.add(
      P.mirror(main, 642, 0.5, 'opacity=".45"'),
      path('M520 646C600 632 780 632 862 644C780 660 600 662 520 646z', '#1b2350', 'opacity=".5"'),
      P.use(main),
      path('M522 650q-70 0-130 14q80 8 140-4z', '#fde3d0', 'opacity=".75"'),
    );
    const moored = P.def(
      g('translate(262 724) rotate(-5) scale(1.3)', doonga('#2f9a94', '#1f6f7c', '#fff1d6')) +
        g('translate(130 766) rotate(-3) scale(1.42)', doonga('#d8402e', '#a32c34', '#fbe3c0')),
    );
    P.add(P.use(moored), path('M-10 800C120 784 300 780 420 790L440 812H-10z', '#1b2350', 'opacity=".5"'));
    P.add(
      canopy('pr', (x) => 806 - Math.max(0, x - 860) * 0.34, 48, '#1b2350', { x0: 830 }),
      line('M1130 760C1120 640 1150 560 1120 430', '#1b2350', 20),
      line('M1128 560C1080 500 1060 470 1010 450M1126 500C1160 450 1180 430 1210 420', '#1b2350', 11),
      leafCloud(r, 1120, 410, 110, 58, '#1f2c62'),
      leafCloud(r, 1006, 446, 72, 34, '#1b2350'),
      leafCloud(r, 1200, 400, 80, 50, '#1b2350'),
      leafCloud(r, 1090, 390, 56, 20, '#33478a'),
      leafCloud(r, 990, 436, 36, 10, '#33478a'),
      birds(
        [
          [330, 250, 0.75, -8],
          [382, 228, 0.56],
          [292, 282, 0.44, 6],
        ],
        '#34549c',
      ),
    );
    return P;
  },
};
