import { houseboat } from '../kit/boats-bengal.ts';
import { streak } from '../kit/clouds.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { scatter, sow } from '../kit/scatter.ts';
import { sky, sun } from '../kit/sky.ts';
import { breathers, mangrove } from '../kit/trees.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A duck of passage in flight to the left, its middle at 0. */
const duck = (body: string, wing: string): string =>
  path('M-58-8C-44-18-34-10-24-6C0-14 30-10 52 2C30 12 0 14-22 6C-34 10-46 8-58-2L-70 0z', body) +
  path('M-14-4C-8-34 12-58 44-66C38-42 30-20 22-2z', wing) +
  path('M-8 4C0 24 14 40 34 48C34 30 28 14 20 4z', wing);

/** The board with the rules: signs only. Its foot at 0. */
function board(): string {
  const ring = (x: number, y: number, col: string) =>
    disc(x, y, 47, '#fffaf0') +
    `<circle cx="${x}" cy="${y}" r="40" fill="none" stroke="${col}" stroke-width="9"/>`;
  const slash = (x: number, y: number) => line(`M${x - 28} ${y - 28}L${x + 28} ${y + 28}`, '#d94f3a', 9);
  const ink = '#17403a';
  return (
    rect(-118, -150, 16, 190, '#6b4a34') +
    rect(102, -150, 16, 190, '#6b4a34') +
    path('M-156-400q0-16 16-16H140q16 0 16 16V-150q0 16-16 16H-140q-16 0-16-16z', '#123f35') +
    path('M-144-396q0-8 8-8H136q8 0 8 8V-154q0 8-8 8H-136q-8 0-8-8z', '#1f7a5a') +
    ring(-70, -336, '#d94f3a') +
    path('M-76-366h12v10q8 6 8 16v30h-28v-30q0-10 8-16z', ink) +
    slash(-70, -336) +
    ring(70, -336, '#d94f3a') +
    path('M46-346h14l18-14v48l-18-14H46z', ink) +
    line('M86-346q8 10 0 20M94-354q14 18 0 36', ink, 4) +
    slash(70, -336) +
    ring(-70, -216, '#2f8f6a') +
    path('M-96-206H-44L-54-192H-86zM-72-212V-244L-50-212z', ink) +
    ring(70, -216, '#2f8f6a') +
    path(
      'M44-214C54-226 62-222 70-218C80-224 92-220 98-214C88-206 70-204 56-208L42-206zM66-220C68-234 78-242 90-244C90-234 86-226 80-220z',
      ink,
    )
  );
}

/** Tanguar haor in the green haze of morning: houseboats, birds of passage, and a board of rules. */
export const scene: Scene = {
  name: 'news-haor-rules',
  alt: {
    en: 'A green board of pictured rules stands in the shallow haor, houseboats and migrating ducks beyond it.',
    bn: 'হাওরের অল্প পানিতে দাঁড়িয়ে আছে ছবি-আঁকা নিয়মের সবুজ বোর্ড, পেছনে হাউসবোট আর আকাশে পরিযায়ী পাখির ঝাঁক।',
  },
  draw: () => {
    const P = new Poster('news-haor-rules', { ink: '#17403a' });
    const r = P.r;
    P.add(
      sky(P, ['#93b063', '#adc27a', '#c9d59a', '#e4e7bd', '#f6f2d6'], [92, 184, 272, 344], { wave: 8 }),
      sun(790, 288, 72, '#fffde8', '#fdfbd8', [1.5, 2.3], [0.6, 0.34]),
      streak(r, 980, 130, 340, '#b9cb88', { rows: 3, h: 14 }),
      streak(r, 560, 214, 260, '#d3dca6', { rows: 2, h: 12 }),
      land(
        ridge('hr1', 372, 50, { freq: 1 / 240, tilt: -40 }),
        P.grad([
          ['#a3bd92', 0],
          ['#dde4ba', 0.16],
        ]),
      ),
      land(
        ridge('hr2', 396, 30, { freq: 1 / 200, tilt: 30 }),
        P.grad([
          ['#85aa86', 0],
          ['#cfdcae', 0.14],
        ]),
      ),
    );
    const wy = 420;
    P.add(
      rect(0, wy, W, H - wy, P.grad(['#eef0cc', '#a9c49a', '#5a9484', '#2a6464'])),
      canopy('hr3', (x) => 414 + Math.sin(x / 90) * 5, 16, '#6f9a78', { x0: 520, bottom: 424 }),
      glitter(r, 790, wy + 6, 780, 90, 200, '#fffdea', { rows: 24 }),
      waves(r, wy + 10, 790, 90, '#2a6464', { e: 'opacity=".35"' }),
    );
    const tree = P.def(
      mangrove('hrt', 0, 0, 120, { root: '#3f6f5a', leaf: '#4a7f62', back: '#5f9470' }, { spread: 0.3 }),
    );
    P.add(
      sow(P, tree, [
        [560, 446, 0.7],
        [630, 450, 0.9],
        [1080, 446, 0.8],
        [1150, 452, 1.05],
      ]),
      scatter(
        [
          [560, 450, 50],
          [630, 454, 60],
          [1080, 450, 56],
          [1150, 458, 70],
        ],
        (x, y, w) =>
          path(`M${x - w} ${y}q${w} -8 ${w * 2} 0q${-w} 18 ${-w * 2} 0z`, '#5a9484', 'opacity=".6"'),
      ),
    );
    const deck = {
      wall: '#c9573f',
      wallShade: '#9c3f38',
      roof: '#17403a',
      glass: '#ffe2a0',
      rail: '#17403a',
      cloth: '#fff6e0',
      cloth2: '#f0b84e',
    };
    const far = P.def(
      at(
        700,
        506,
        0.56,
        houseboat({ ...deck, hull: '#3a3a3c', band: '#e0a04a', wall: '#3f8a8c', wallShade: '#2f6c74' }),
      ),
    );
    const near = P.def(at(910, 614, 1.06, houseboat({ ...deck, hull: '#1f2a30', band: '#f0b84e' })));
    P.add(
      P.mirror(far, 510, 0.4, 'opacity=".35"'),
      path('M580 512C640 504 770 504 824 510C770 520 640 522 580 512z', '#17403a', 'opacity=".4"'),
      P.use(far),
      P.mirror(near, 620, 0.42, 'opacity=".35"'),
      path('M676 624C780 612 1040 612 1150 622C1040 638 780 640 676 624z', '#17403a', 'opacity=".55"'),
      P.use(near),
      waves(r, 640, 790, 30, '#f3f3d2', { e: 'opacity=".5"', s: 0.9 }),
    );
    // ducks in a wedge
    const wing = P.def(duck('#2f5a4a', '#1f4640'));
    P.add(
      sow(P, wing, [
        [470, 130, 0.95],
        [556, 92, 0.74],
        [560, 176, 0.78],
        [640, 64, 0.6],
        [648, 212, 0.64],
        [714, 44, 0.5],
      ]),
    );
    // the board, reeds and lilies in front
    const sign = P.def(at(290, 690, 1, board()));
    const leaf = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M0 0L40-6A42 15 0 1 1 36 8z', '#2f7f5a') + path('M0 0L40-6A42 15 0 0 0-20-13z', '#4a9a6a'),
      );
    const lily = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        times(5, (k) =>
          g(
            `rotate(${-64 + k * 32})`,
            path('M0 0C-12-14-11-34 0-46C11-34 12-14 0 0z', k % 2 ? '#f7d3de' : '#fff4f2'),
          ),
        ),
      );
    P.add(
      P.mirror(sign, 724, 0.3, 'opacity=".3"'),
      P.use(sign),
      path('M150 732C220 722 370 722 440 730C370 742 220 744 150 732z', '#17403a', 'opacity=".45"'),
      scatter(
        [
          [520, 720, 1],
          [610, 756, 1.3],
          [470, 770, 1.2],
          [1010, 740, 1.1],
          [1090, 770, 1.3],
          [760, 780, 1.2],
        ],
        leaf,
      ),
      scatter(
        [
          [604, 748, 1],
          [1086, 760, 1.05],
          [476, 762, 0.8],
        ],
        lily,
      ),
      breathers(r, -10, 190, 800, 190, '#17403a'),
      breathers(r, 60, 420, 812, 90, '#1f5246'),
      breathers(r, 1110, 1210, 806, 170, '#17403a'),
    );
    return P;
  },
};
