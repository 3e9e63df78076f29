import { n } from '../kit/geometry.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter } from '../kit/scatter.ts';
import { card, lying, pen, stampMark, tableTop, teaCup, writing } from '../kit/still-life.ts';
import type { Scene } from '../scene.ts';

/** A statement: bank bar, table of sums, a small rising chart. */
function statement(): string {
  const rows = times(9, (k) => `M-160 ${-96 + k * 34}H160`);
  const sums = Array.from({ length: 9 }, (_, k) => {
    const y = -84 + k * 34;
    return [
      [-152, y, 46],
      [-84, y, 70 + (k % 3) * 18],
      [70 - (k % 2) * 8, y, 36 + (k % 2) * 8],
      [118 + (k % 3) * 4, y, 36 - (k % 3) * 4],
    ] as const;
  }).flat();
  return (
    path(card(370, 500, 10), '#fffaf0') +
    path('M-185-240q0-10 10-10H175q10 0 10 10V-186H-185z', '#1f5f4c') +
    disc(-146, -218, 17, '#f3c25c') +
    writing(
      [
        [-116, -228, 120],
        [-116, -210, 76],
      ],
      9,
      '#d8eadc',
    ) +
    writing(
      [
        [-160, -160, 96],
        [-160, -142, 64],
        [70, -160, 90],
        [100, -142, 60],
      ],
      9,
      '#c5b9a2',
    ) +
    rect(-160, -122, 320, 24, '#dfe9df') +
    line(rows, '#e3d8c4', 2) +
    writing(sums, 9, '#b9ad99') +
    rect(64, 206, 96, 22, '#1f5f4c') +
    writing([[74, 213, 76]], 8, '#f3c25c')
  );
}

function calculator(): string {
  const keys = Array.from({ length: 20 }, (_, k) => {
    const x = -72 + (k % 4) * 48;
    const y = -34 + Math.floor(k / 4) * 42;
    return at(x, y, 1, path(card(38, 30, 7), k % 4 === 3 ? '#f0a03c' : k === 16 ? '#d94f3a' : '#e9e3d6'));
  });
  return (
    path(card(220, 330, 20), '#2c3550') +
    path('M110-120V145q0 20-20 20H-90q-20 0-20-20V130q0 16 20 16H80q22 0 22-20V-150q8 8 8 30z', '#1f2740') +
    path(card(184, 70, 8), '#c5d8b4', 'transform="translate(0 -108)"') +
    writing(
      [
        [8, -116, 22],
        [38, -116, 14],
        [60, -116, 22],
      ],
      16,
      '#3d5240',
    ) +
    keys.join('')
  );
}

/** A rubber stamp standing on its side: handle, neck, block. */
function rubberStamp(): string {
  return (
    path(
      'M-104-36C-84-54-54-40-40-16C-30-12-10-12 0-22V22C-10 12-30 12-40 16C-54 40-84 54-104 36C-118 18-118-18-104-36z',
      '#a8562f',
    ) +
    path(
      'M-104 36C-118 18-118 6-114 4C-90 22-60 16-40 8C-26 4-10 6 0 12V22C-10 12-30 12-40 16C-54 40-84 54-104 36z',
      '#7c3a26',
    ) +
    path('M-96-26C-84-34-70-30-60-18C-74-24-86-22-98-14z', '#d98a54') +
    rect(0, -52, 34, 104, '#33405f') +
    rect(22, -52, 12, 104, '#222c48') +
    rect(34, -48, 12, 96, '#6a4fa0')
  );
}

/** The papers of a visa file: a bank statement with its stamp, and tea. */
export const scene: Scene = {
  name: 'post-bank-statement',
  alt: {
    en: 'A stamped bank statement lies on a table with a calculator, a rubber stamp, a pen and a cup of tea.',
    bn: 'টেবিলে সিলমোহর দেওয়া ব্যাংক স্টেটমেন্ট, পাশে ক্যালকুলেটর, রাবার স্ট্যাম্প, কলম আর এক কাপ চা।',
  },
  draw: () => {
    const P = new Poster('post-bank-statement', { ink: '#1f2740' });
    const r = P.r;
    const page = card(370, 500, 10);
    P.add(
      tableTop(r, '#5fa39a', '#76b5a9', '#3d7f7c'),
      lying(
        430,
        420,
        -16,
        page,
        path(page, '#efe4cc') +
          writing(
            [
              [-150, -200, 180],
              [-150, -176, 120],
            ],
            10,
            '#cdbfa2',
          ),
      ),
      lying(
        486,
        398,
        -5,
        page,
        path(page, '#f7eeda') +
          writing(
            [
              [-150, -210, 180],
              [-150, -186, 120],
            ],
            10,
            '#d6c8ab',
          ),
      ),
      lying(
        560,
        404,
        6,
        page,
        statement() + g('translate(92 128) rotate(-16)', stampMark(64, '#6a4fa0'), 'opacity=".85"'),
        24,
      ),
      lying(900, 262, 12, card(220, 330, 20), calculator(), 26),
      lying(
        800,
        606,
        -34,
        'M-104-36C-84-54-54-40-40-16C-30-12-10-12 0-22V-52H46V48H34V52H0V22C-10 12-30 12-40 16C-54 40-84 54-104 36C-118 18-118-18-104-36z',
        rubberStamp(),
        24,
      ),
      at(1010, 640, 0.92, teaCup({ cup: '#fff6e4', rim: '#f0ddba', tea: '#b5522a', light: '#e08a4c' })),
      lying(
        268,
        250,
        62,
        'M-114-9H136V9H-114z',
        pen({ body: '#d94f3a', shade: '#a83432', metal: '#f3c25c' }),
        16,
      ),
      // coins
      scatter(
        [
          [196, 640, 44],
          [262, 684, 38],
          [300, 618, 34],
        ],
        (x, y, q) =>
          disc(x + 9, y + 12, q, '#3a1f24', 'opacity=".24"') +
          disc(x, y, q, '#e9b24a') +
          disc(x, y, q * 0.8, '#f6cd72') +
          path(
            `M${x} ${n(y - q * 0.44)}C${n(x + q * 0.3)} ${n(y - q * 0.1)} ${n(x + q * 0.3)} ${n(y + q * 0.2)} ${x} ${n(y + q * 0.44)}C${n(x - q * 0.3)} ${n(y + q * 0.2)} ${n(x - q * 0.3)} ${n(y - q * 0.1)} ${x} ${n(y - q * 0.44)}z`,
            '#d6953a',
          ),
      ),
    );
    return P;
  },
};
