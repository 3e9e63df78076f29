import { birds } from '../kit/animals.ts';
import { palaceGate } from '../kit/buildings-korea.ts';
import { fbm } from '../kit/chance.ts';
import { cumulus, streak } from '../kit/clouds.ts';
import { blossom } from '../kit/flowers.ts';
import { canopy, crag, land } from '../kit/land.ts';
import { at, disc, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { each3 } from '../kit/repeat.ts';
import { sky } from '../kit/sky.ts';
import { fade } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** South Korea: the gate of Gyeongbokgung in Seoul under an autumn-blue sky, maples in front. */
const draw = () => {
  const P = new Poster('visa-south-korea', { ink: '#2c1530' });
  const r = P.r;
  P.add(sky(P, ['#2f74c0', '#5a9ad4', '#92c1e2', '#c9dfe6', '#f3ead6'], [104, 206, 300, 384], { wave: 8 }));
  P.add(
    cumulus(P, 330, 230, 300, 76, '#f7f7f2', '#cfe0ec'),
    streak(r, 900, 120, 320, '#7fb2de', { rows: 2, h: 13 }),
    streak(r, 1010, 300, 240, '#e3eaea', { rows: 2, h: 12 }),
  );
  P.add(
    crag(
      [
        [-40, 520],
        [80, 470],
        [180, 400],
        [262, 330],
        [300, 300],
        [340, 296],
        [392, 336],
        [450, 400],
        [540, 452],
        [640, 470],
        [760, 430],
        [860, 390],
        [930, 384],
        [1010, 420],
        [1110, 470],
        [1240, 500],
      ],
      P.grad([
        ['#6f8fb4', 0],
        ['#b9cad0', 0.6],
      ]),
    ),
  );
  P.add(
    path('M300 300L340 296L392 336L372 360L352 350L340 400L322 350L300 370L288 350L262 330z', '#8aa3c0'),
    path('M340 296L392 336L450 400L430 430L396 390L372 400L352 350z', '#5f7fa8'),
  );
  P.add(
    crag(
      [
        [-40, 560],
        [120, 520],
        [300, 500],
        [520, 530],
        [800, 506],
        [1010, 488],
        [1240, 540],
      ],
      P.grad([
        ['#7c8f86', 0],
        ['#d6cfae', 0.5],
      ]),
    ),
  );
  const f = fbm('seoul');
  P.add(
    canopy('kr1', (x) => 570 + f(x / 160) * 14, 34, '#c9a25a'),
    canopy('kr2', (x) => 600 + f(x / 130 + 5) * 12, 36, '#c8702f'),
  );
  P.add(
    rect(-10, 612, 1230, 60, '#e2d0b0'),
    line('M-10 628H1210M-10 648H1210', '#c4ab8c', 2, 'stroke-dasharray="60 4"'),
    path('M-10 612H1210V604L1190 596H10L-10 604z', '#4a4a60'),
  );
  P.add(
    land(
      [
        [-40, 672],
        [600, 664],
        [1240, 672],
      ],
      '#e8d8b8',
    ),
    path('M560 668H820L1010 812H360z', '#f6ead0'),
    fade(r, 680, 90, 160, '#c9ad86', { w: 2.4 }),
  );
  P.add(
    at(
      690,
      676,
      1.1,
      palaceGate({
        stone: '#efe0c4',
        stoneShade: '#c9b398',
        red: '#b8382f',
        redShade: '#7f2430',
        green: '#2f8a74',
        blue: '#8fd0c4',
        roof: '#55566e',
        roofShade: '#3a3a54',
        ridge: '#2a2a40',
        dark: '#2c1f33',
        paper: '#f6dfae',
      }),
    ),
  );
  P.add(path('M360 684C480 672 900 672 1020 684L1030 692H350z', '#b99f84', 'opacity=".6"'));
  P.add(
    each3(
      [
        [820, 720, 1],
        [856, 726, 0.92],
      ],
      (x, y, s, k) =>
        at(
          x,
          y,
          s,
          path('M-24 0C-22-24-14-38-8-48H8C14-38 22-24 24 0z', k ? '#3f6fb0' : '#e2557a') +
            path('M-11-46H11L9-66H-9z', k ? '#f6ead0' : '#ffe08a') +
            disc(0, -74, 8, '#2c1530') +
            (k ? path('M-16-80H16L12-84H-12zM-8-84V-98H8V-84z', '#2c1530') : disc(0, -66, 4, '#2c1530')),
        ),
    ),
  );
  P.add(
    path(
      'M-10 812V300C20 330 40 390 60 460C90 420 120 380 190 350L196 360C140 400 104 450 96 520C104 620 110 720 120 812z',
      '#2c1530',
    ),
    line(
      'M60 470C70 380 90 300 130 250M150 376C200 340 260 330 310 300M-10 330C20 250 60 190 110 160',
      '#2c1530',
      10,
    ),
  );
  const leaf: [number, number, number][] = [];
  const seg = (x0: number, y0: number, x1: number, y1: number, m: number, q: number): void => {
    for (let k = 0; k < m; k++)
      leaf.push([x0 + ((x1 - x0) * k) / (m - 1), y0 + ((y1 - y0) * k) / (m - 1), q]);
  };
  seg(-20, 60, 210, 130, 30, 84);
  seg(-20, 170, 190, 240, 26, 76);
  seg(150, 330, 330, 290, 20, 46);
  seg(-30, 320, 100, 330, 16, 60);
  P.add(blossom(r, leaf, ['#8f1f2f', '#c8322f', '#e8582f', '#f79a3f'], 17));
  P.add(
    canopy('kr3', (x) => 766 + Math.max(0, x - 160) * 0.2, 44, '#8f1f2f', { x1: 460 }),
    canopy('kr4', (x) => 800 - Math.max(0, x - 960) * 0.3, 46, '#b8322f', { x0: 930 }),
    canopy('kr5', (x) => 812 - Math.max(0, x - 1010) * 0.26, 44, '#7f1a2f', { x0: 990 }),
  );
  P.add(
    blossom(
      r,
      Array.from({ length: 20 }, () => [160 + r() * 560, 330 + r() * 400, 50]),
      ['#e8582f'],
      5,
    ),
  );
  P.add(
    birds(
      [
        [900, 190, 0.7, -8],
        [946, 170, 0.5, 0],
        [866, 214, 0.42, 6],
      ],
      '#2f5a96',
    ),
  );
  return P;
};

export const scene: Scene = {
  name: 'visa-south-korea',
  alt: {
    en: 'The great gate of Gyeongbokgung palace in Seoul under a clear autumn sky, framed by red maple leaves.',
    bn: 'শরতের নীল আকাশের নিচে সিউলের গিয়ংবকগুং প্রাসাদের বিশাল ফটক, পাশে লাল ম্যাপল পাতা।',
  },
  draw,
};
