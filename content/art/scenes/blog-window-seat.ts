import { cloudBank, streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { line, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sun } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** The wing of an aircraft above evening clouds, seen from a window seat. */
export const scene: Scene = {
  name: 'blog-window-seat',
  alt: {
    en: 'The wing of an aircraft above evening clouds, seen from a window seat.',
    bn: 'জানালার পাশের আসন থেকে দেখা সন্ধ্যার মেঘের ওপরে উড়োজাহাজের ডানা।',
  },
  draw: () => {
    const P = new Poster('blog-window-seat', { ink: '#22304f' });
    const r = P.r;
    const win = 'M370 240C370 90 450 40 640 40S910 90 910 240V520C910 690 830 752 640 752S370 690 370 520z';
    const inner =
      'M402 250C402 122 470 76 640 76S878 122 878 250V512C878 656 808 712 640 712S402 656 402 512z';
    P.add(
      rect(0, 0, W, H, '#e9dcc8'),
      path('M0 0H300C250 260 250 540 300 800H0z', '#dccbb4'),
      path('M980 0H1200V800H980C1030 540 1030 260 980 0z', '#dccbb4'),
      path('M0 0H130C90 260 90 540 130 800H0z', '#cdb9a2'),
      path('M1140 0H1200V800H1140C1176 540 1176 260 1140 0z', '#cdb9a2'),
    );
    let v = '';
    const bands = [
      ['#ffc58a', 900],
      ['#f09a8c', 420],
      ['#b578a8', 346],
      ['#6a64aa', 262],
      ['#3a4f94', 170],
    ] as const;
    for (const [col, y] of bands) {
      v += path(`M380 0H900V${y}C760 ${y + 12} 560 ${y - 10} 380 ${y}z`, col);
    }
    v +=
      sun(560, 412, 62, '#fff4d2', '#ffe9bd', [1.5, 2.3], [0.5, 0.28]) +
      streak(r, 720, 250, 200, '#a674ac', { rows: 2, h: 12 }) +
      streak(r, 500, 330, 160, '#d98a9c', { rows: 2, h: 11 }) +
      peak(
        'wnd',
        770,
        520,
        190,
        84,
        { lit: '#a5719c', shade: '#7a5a94', snow: '#ffe9dc', snowShade: '#cfa4bc' },
        { snow: 0.5 },
      );
    ['#f3b29a', '#e79aa0', '#c683a6', '#9a6fa8', '#6f5c9c'].forEach((c, q) => {
      v += cloudBank(`w${q}`, 462 + q * 48, 34 + q * 18, c, { x0: 330, x1: 950, amp: 9 });
      if (q < 4) {
        v += fade(r, 0, 40, 60, mix(c, '#fff0dc', 0.5), { x0: 390, x1: 890, w: 2.2, yf: () => 480 + q * 48 });
      }
    });
    v +=
      path('M900 640L620 560L452 492L446 468L436 430L452 430L474 476L660 520L900 560z', '#e9eaf2') +
      path('M900 640L620 560L452 492L474 484L660 534L900 592z', '#9aa0c4') +
      path('M446 468L436 430L452 430L474 476L462 484z', '#e2472f') +
      line('M520 500L640 548M700 536L900 590', '#6a6f9c', 3) +
      path('M560 536l26 22-16-4-22-22zM640 560l34 28-20-4-28-28zM730 588l40 32-24-5-36-32z', '#6a6f9c');
    P.add(
      path(
        'M344 240C344 70 430 14 640 14S936 70 936 240V524C936 712 850 780 640 780S344 712 344 524z',
        '#c9b59e',
      ),
      path(
        'M352 236C352 74 436 20 640 20S928 74 928 236V520C928 704 846 768 640 768S352 704 352 520z',
        '#fbf3e4',
      ),
      path(win, '#d8c6b0'),
      path(
        'M370 240C370 90 450 40 640 40S910 90 910 240V262C910 116 826 70 640 70S370 116 370 262z',
        '#b7a08c',
      ),
      P.clip(
        inner,
        v +
          path('M380 60H900V150C760 162 520 162 380 150z', '#fbf3e4') +
          path('M380 138H900V150C760 162 520 162 380 150z', '#d8c6b0') +
          path('M596 128h88v10h-88z', '#c9b59e'),
      ),
      `<path d="${inner}" fill="none" stroke="#8a7a86" stroke-width="5" opacity=".5"/>`,
    );
    // light through the window on the wall, seat corner, tray with tea
    P.add(
      path('M950 560L1110 640V800H930z', '#ffe2b0', 'opacity=".0"'),
      path('M-10 430C60 410 150 440 172 520C190 610 196 720 196 810H-10z', '#12573f'),
      path('M-10 470C50 452 108 476 126 548C140 620 146 730 146 810H-10z', '#1a6d50'),
      path('M26 520q50-8 68 30M40 600q40-4 62 20', '#12573f', 'opacity="0"'),
      line('M146 580C154 650 160 730 160 800', '#f5a524', 5),
    );
    return P;
  },
};
