import { birds } from '../kit/animals.ts';
import { pine } from '../kit/broad-trees.ts';
import { bhutanTemple } from '../kit/buildings-bhutan.ts';
import { prayerFlags } from '../kit/buildings-himalaya.ts';
import { fbm } from '../kit/chance.ts';
import { cloudBank, streak } from '../kit/clouds.ts';
import { i0, type Point, poly } from '../kit/geometry.ts';
import { conifers, land, ridge } from '../kit/land.ts';
import { at, line, path } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** The white temples of the Tiger's Nest cling to a cliff above the pines and mist of Paro in Bhutan. */
export const scene: Scene = {
  name: 'bhutan-paro',
  alt: {
    en: 'The white temples of the Tiger’s Nest cling to a cliff above the pines and mist of Paro in Bhutan.',
    bn: 'ভুটানের পারোতে পাইনবন আর কুয়াশার ওপরে খাড়া পাহাড়ের গায়ে ঝুলে থাকা টাইগার্স নেস্টের সাদা মন্দির।',
  },
  draw: () => {
    const P = new Poster('bhutan-paro', { ink: '#152a33' });
    const r = P.r;
    P.add(sky(P, ['#6b8aa6', '#93abbd', '#bccbd0', '#e0e4dc', '#f3ebda'], [96, 190, 280, 370], { wave: 9 }));
    P.add(sun(306, 236, 54, '#fffaf0', '#fff6e4', [1.6, 2.4], [0.42, 0.24]));
    P.add(
      streak(r, 230, 120, 360, '#b4c4cf', { rows: 3, h: 14 }),
      streak(r, 440, 330, 320, '#f1eee4', { rows: 2, h: 12 }),
    );
    const snow = { lit: '#b9c9d6', shade: '#9db3c6', snow: '#fbfaf4', snowShade: '#c9d6e0' };
    P.add(
      peak('bp1', 150, 560, 460, 210, snow, { snow: 0.5 }),
      peak('bp2', 420, 580, 520, 250, snow, { snow: 0.52 }),
    );
    const f = fbm('bp');
    P.add(
      land(
        ridge('bp3', 470, 70, { freq: 1 / 230, step: 30 }),
        P.grad([
          ['#86a3b0', 0],
          ['#dfe4dc', 0.34],
        ]),
      ),
      conifers(
        'bp4',
        (x) => 540 + f(x / 240) * 40,
        24,
        P.grad([
          ['#5f8a90', 0],
          ['#c3d2cc', 0.5],
        ]),
      ),
      cloudBank('bp5', 600, 80, '#eef0e8', { amp: 18, x1: 760 }),
      conifers(
        'bp6',
        (x) => 640 + f(x / 200 + 4) * 40,
        36,
        P.grad([
          ['#38686a', 0],
          ['#9dbab2', 0.6],
        ]),
      ),
      cloudBank('bp7', 690, 90, '#e3e8e2', { amp: 18, x1: 700, e: 'opacity=".9"' }),
    );
    // the great cliff: light on its left faces, pines in its cracks
    const face: Point[] = [
      [1240, -20],
      [640, -20],
      [618, 40],
      [652, 96],
      [610, 150],
      [634, 212],
      [586, 262],
      [604, 330],
      [566, 396],
      [580, 470],
      [520, 540],
      [530, 630],
      [470, 700],
      [440, 820],
      [1240, 820],
    ];
    const rock = poly(face, i0);
    const flaw = (pts: string, col: string) => path(pts, col);
    P.add(
      path(
        rock,
        P.grad([
          ['#8a7f7c', 0],
          ['#a39386', 0.4],
          ['#6f6a6c', 1],
        ]),
      ),
      P.clip(
        rock,
        flaw(
          'M640-20L618 40L652 96L610 150L634 212L586 262L604 330L566 396L580 470L640 452L668 380L648 300L700 230L676 150L716 70L700-20z',
          '#c3b3a0',
        ) +
          flaw('M760-20L800 90L764 190L820 270L790 360L840 480H1240V-20z', '#756b6e') +
          flaw('M900-20L950 110L912 220L980 300L960 480H1240V-20z', '#62595f') +
          flaw('M580 470L520 540L530 630L470 700L440 820H620L640 700L690 640L660 560L700 500z', '#ad9c8c') +
          flaw('M820 540L790 620L840 700L800 820H1240V520z', '#5c5560') +
          line(
            'M724 40L700 120L736 200M868 30L840 130L880 230M1010 20L1040 120L1000 210L1050 300M1130 40L1104 140M660 600L630 690M740 590L770 690L740 780M900 600L940 700M1060 560L1030 660L1070 760',
            '#4f4852',
            4,
            'opacity=".55"',
          ) +
          line(
            'M690 60L672 130M628 240L650 300M610 420L640 400M560 590L600 560M540 690L580 660',
            '#ded0ba',
            5,
            'opacity=".7"',
          ),
      ),
    );
    const crack = (x: number, y: number, w: number, key: string) =>
      conifers(key, (q) => y + (q - x) * -0.16, 24, '#2b5450', { x0: x, x1: x + w, bottom: y + 2 });
    P.add(crack(648, 300, 70, 'c1'), crack(664, 150, 40, 'c4'));
    // the ledge and the temples on it
    P.add(
      path(
        'M560 520C600 486 700 470 800 466C920 460 1040 440 1240 430V560C1080 548 940 560 820 556C720 552 640 560 590 590z',
        '#4a4048',
      ),
      path(
        'M560 520C600 486 700 470 800 466C920 460 1040 440 1240 430V444C1040 456 920 476 800 482C700 486 620 504 572 540z',
        '#7f8a5c',
      ),
    );
    const house = {
      wall: '#fdf8ec',
      wallShade: '#c9c6cc',
      band: '#a8382f',
      wood: '#5c3228',
      glass: '#2b2430',
      roof: '#e6ae3c',
      roofShade: '#b57a2c',
    };
    P.add(
      at(1050, 446, 1, bhutanTemple(120, 104, house, 1)),
      at(922, 440, 1, bhutanTemple(150, 156, house, 2)),
      at(690, 486, 1, bhutanTemple(104, 92, house, 1)),
      at(800, 474, 1, bhutanTemple(168, 190, house, 2)),
      at(876, 486, 1, bhutanTemple(92, 82, house, 1)),
    );
    P.add(
      conifers('l1', (x) => 536 - (x - 560) * 0.075, 20, '#24483f', { x0: 570, x1: 1250, bottom: 580 }),
      path(
        'M520 556L560 530C640 540 700 528 800 526C930 524 1080 500 1250 484V820H440L470 700L530 630z',
        '#6f6569',
      ),
      path(
        'M520 556L560 530C600 536 640 536 680 533L650 600L690 640L640 700L620 820H440L470 700L530 630z',
        '#ad9c8c',
      ),
      path('M860 524C1000 512 1120 498 1250 484V820H820L860 720L810 640L880 580z', '#574f59'),
      line('M548 560L600 590L560 620L620 650', '#efe6d6', 6),
      line(
        'M720 560L750 640L722 720M980 540L950 620L990 700M1100 530L1120 620',
        '#4f4852',
        4,
        'opacity=".6"',
      ),
    );
    // prayer flags across the gorge, mist below
    const cloth = ['#2f6fb0', '#fdf8ec', '#c8382f', '#2f8f5a', '#f0b93a'];
    P.add(
      prayerFlags(596, 474, 60, 300, 60, cloth, 22, 20, '#f4efe2'),
      prayerFlags(560, 560, 150, 640, 40, cloth, 14, 18, '#f4efe2'),
    );
    P.add(
      cloudBank('m1', 676, 110, '#f3f2ea', { x0: 380, x1: 1260, amp: 22, e: 'opacity=".82"' }),
      cloudBank('m2', 720, 130, '#dfe6e2', { amp: 24 }),
      conifers('m3', (x) => 770 + Math.sin(x / 120) * 14, 46, '#2b5450'),
      conifers('m4', (x) => 812 + Math.sin(x / 90 + 2) * 10, 56, '#152a33'),
    );
    P.add(
      pine('pn1', 96, 830, 520, '#152a33', '#24483f'),
      pine('pn2', 214, 840, 330, '#1b363a', '#2b5450'),
      pine('pn3', 8, 830, 380, '#1b363a', '#2b5450'),
      pine('pn4', 1150, 850, 250, '#152a33', '#24483f'),
      birds(
        [
          [470, 190, 0.75, -8],
          [520, 168, 0.55, 4],
          [430, 226, 0.42],
        ],
        '#56707f',
      ),
    );
    return P;
  },
};
