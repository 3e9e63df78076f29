import { prang, thaiRoof } from '../kit/buildings-thai.ts';
import { skyline } from '../kit/buildings-towers.ts';
import { tone } from '../kit/colour.ts';
import { leafBlade } from '../kit/flowers.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter, sow } from '../kit/scatter.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** A bowl with steam over it, foot at 0, 110 wide. */
function bowl(col: string, soup: string): string {
  return (
    line(
      'M-22-62C-38-90-6-104-22-134M6-66C-10-98 24-112 6-150M32-62C18-88 46-100 34-128',
      '#ffe9cf',
      7,
      'opacity=".5"',
    ) +
    path('M-56-40C-52-12-34 0 0 0S52-12 56-40z', col) +
    path('M6 0C36-2 52-14 56-40H34C32-18 24-6 6 0z', tone(col, -0.1)) +
    path('M-56-40C-40-54 40-54 56-40C40-30-40-30-56-40z', soup) +
    path('M-30-44C-16-58 10-58 22-44z', '#ffe6b0') +
    path('M10-46C20-56 34-54 40-44z', '#5fa348')
  );
}

/** A lantern on its string, hung from 0. */
const lantern = (col: string): string =>
  line('M0 0V22', '#2a0f1d', 3) +
  path('M-14 22H14V30H-14zM-14 88H14V96H-14z', '#2a0f1d') +
  path('M-14 30C-40 36-40 82-14 88H14C40 82 40 36 14 30z', col) +
  path('M-6 30C-14 44-14 74-6 88H6C14 74 14 44 6 30z', tone(col, 0.08)) +
  line('M0 96V116', col, 4);

/** Someone on a stool, from behind, seat at 0. */
function guest(shirt: string, head: string, scarf: boolean): string {
  const hair = path('M-20-132C-24-162 24-162 20-132C18-118 10-114 0-114S-18-118-20-132z', head);
  const veil = path('M-24-134C-28-168 28-168 24-134C26-118 34-104 36-92H-36C-34-104-26-118-24-134z', head);
  return (
    line('M-24 4L-32 96M24 4L32 96M-28 56H28', '#1d0a16', 6) +
    path('M-36-4H36V8H-36z', '#1d0a16') +
    path('M-44-80C-42-100-24-108 0-108S42-100 44-80L36 0H-36z', shirt) +
    path('M12-108C30-106 43-98 44-80L36 0H14z', tone(shirt, -0.09)) +
    (scarf ? veil : hair)
  );
}

/** A night market in Thailand: a noodle stall under lanterns, a crescent on its sign. */
export const scene: Scene = {
  name: 'post-halal-thailand',
  alt: {
    en: 'Guests sit at a Thai night-market stall with steaming bowls, a flaming wok and a crescent on the sign.',
    bn: 'থাইল্যান্ডের রাতের বাজারে চাঁদ-আঁকা সাইনের খাবারের দোকানে ধোঁয়া-ওঠা বাটি আর জ্বলন্ত কড়াইয়ের সামনে বসা অতিথিরা।',
  },
  draw: () => {
    const P = new Poster('post-halal-thailand', { ink: '#1d0a16' });
    const r = P.r;
    P.add(
      sky(P, ['#2b0f20', '#47172a', '#6d2632', '#9a3d38', '#c8623f'], [120, 240, 350, 440], { wave: 8 }),
      stars(r, 40, '#ffd9a8', 200),
      at(220, 600, 1, prang(440, { fill: '#6b2634', shade: '#511b2c', gold: '#d98a4a', dark: '#3a1424' })),
      at(96, 600, 0.6, prang(420, { fill: '#7c3038', shade: '#5f2230', gold: '#d98a4a', dark: '#4a1a28' })),
      thaiRoof(1096, 520, 190, 120, {
        a: '#8a3038',
        b: '#6b2634',
        shade: '#4a1a28',
        gold: '#e09a4a',
        wall: '#7c3038',
        wallShade: '#5f2230',
      }),
      skyline('ht', 640, 20, 90, '#5c1f2e', { lights: '#ffb45c', wMin: 36, wMax: 76 }),
    );
    // the stall: glow, back shelves, sign
    P.add(
      [470, 380, 290].map((q) => disc(690, 480, q, '#ffb04a', 'opacity=".12"')),
      rect(380, 330, 620, 300, '#f3b65c'),
      rect(380, 330, 620, 300, P.grad(['#e88f3c', '#ffd68a'])),
      line('M390 420H990', '#8a4a2c', 8),
      scatter(
        [
          [430, 416, 1],
          [478, 416, 1],
          [560, 416, 1],
          [606, 416, 1],
          [800, 416, 1],
          [850, 416, 1],
          [940, 416, 1],
        ],
        (x, y) =>
          path(`M${x - 19} ${y}v-36h38v36z`, x % 4 ? '#2f7f6c' : '#a8342f') +
          path(`M${x - 21} ${y - 36}h42v-10h-42z`, '#6b2a24') +
          rect(x - 12, y - 26, 24, 16, '#fff0cf'),
      ),
      line('M690 424V470M640 424V462M740 424V462', '#6b2a24', 4),
      path('M664 470h52l-8 30h-36zM622 462h36l-6 24h-24zM722 462h36l-6 24h-24z', '#6b2a24'),
    );
    // wok with its flame
    P.add(
      path(
        'M420 566C400 520 436 500 430 456C464 480 470 512 466 530C480 516 484 496 480 474C520 506 526 550 502 580z',
        '#ff7a2c',
      ),
      path(
        'M440 570C430 540 452 528 450 500C474 520 478 540 476 552C486 546 490 534 488 522C508 544 508 562 496 580z',
        '#ffd25a',
      ),
      path('M386 548H552C546 590 510 606 470 606S394 590 386 548z', '#1d0a16'),
      line('M388 552L346 528', '#1d0a16', 10),
    );
    // counter
    P.add(
      path('M350 604H1032L1048 634H334z', '#fff0d4'),
      rect(350, 634, 682, 130, '#1f6b63'),
      rect(820, 634, 212, 130, '#164f50'),
      line(
        times(14, (k) => `M${374 + k * 49} 640V760`),
        '#174f4c',
        4,
      ),
      scatter(
        [
          [630, 616, 1],
          [760, 622, 1.16],
          [900, 614, 1],
        ],
        (x, y, s) => at(x, y, s, bowl(x === 760 ? '#2f6fa8' : '#e2503c', x === 900 ? '#f0a03c' : '#c9602f')),
      ),
    );
    // awning and sign
    const stripe = times(
      9,
      (k) => `M${336 + k * 80} 330L${352 + k * 76} 240H${390 + k * 76}L${376 + k * 80} 330q-20 26-40 0z`,
    );
    const pale = times(
      9,
      (k) => `M${376 + k * 80} 330L${390 + k * 76} 240H${428 + k * 76}L${416 + k * 80} 330q-20 26-40 0z`,
    );
    P.add(
      rect(366, 330, 12, 300, '#3a1424'),
      rect(1004, 330, 12, 300, '#3a1424'),
      path(stripe, '#1f8a7c'),
      path(pale, '#fff0d4'),
      line('M690 150V240', '#2a0f1d', 6),
      disc(690, 168, 62, '#12574c'),
      `<circle cx="690" cy="168" r="52" fill="none" stroke="#ffd98a" stroke-width="5"/>`,
      moon(682, 168, 32, '#ffd98a'),
    );
    const red = P.def(lantern('#e2503c'));
    const gold = P.def(lantern('#ffb43c'));
    P.add(
      line('M-10 120Q170 230 352 236M1028 236Q1120 200 1210 90', '#2a0f1d', 3),
      sow(P, red, [
        [60, 158, 1.1],
        [250, 218, 0.9],
        [1130, 170, 1.2],
      ]),
      sow(P, gold, [
        [156, 196, 1],
        [1070, 212, 0.8],
        [340, 236, 0.7],
      ]),
      rect(0, 760, W, 60, '#2a0f1d'),
      path('M330 764H1050L1150 812H230z', '#c8623f', 'opacity=".35"'),
      at(560, 690, 1.06, guest('#33406c', '#1d0a16', false)),
      at(700, 694, 1.06, guest('#8a3f7c', '#f3d3c0', true)),
      at(880, 690, 1.06, guest('#d9a23c', '#1d0a16', false)),
      leafBlade(-20, 800, 220, -62, 46, '#1d0a16', '#47172a'),
      leafBlade(-10, 820, 200, -30, 40, '#1d0a16', '#47172a'),
      leafBlade(1220, 810, 230, -118, 46, '#1d0a16', '#47172a'),
      leafBlade(1210, 830, 190, -150, 40, '#1d0a16', '#47172a'),
    );
    return P;
  },
};
