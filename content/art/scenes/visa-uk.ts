import { birds, deer } from '../kit/animals.ts';
import { archBridge } from '../kit/bridges.ts';
import { crenels, gabled, slits, turret } from '../kit/castles.ts';
import { streak } from '../kit/clouds.ts';
import { mix } from '../kit/colour.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { at, line, path, rect } from '../kit/marks.ts';
import { peak } from '../kit/peak.ts';
import { H, Poster, W } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import { glitter, waves } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The stone castle on its islet, foot at 0, about 560 wide with the bridge to the right. */
function castle(): string {
  const c = { wall: '#6d6a78', shade: '#46465c', roof: '#37405a', roofShade: '#262e48' };
  const dark = { wall: '#5c5b6c', shade: '#3b3c54', roof: '#303852', roofShade: '#232a42' };
  return (
    path('M-250 4C-230-26-180-34-120-36H150C210-32 240-20 262 4z', '#2f3f45') +
    at(
      0,
      -26,
      1,
      gabled(-178, 104, 70, 46, dark, { chimney: 0.2 }) + gabled(70, 116, 76, 44, dark, { chimney: 0.7 }),
    ) +
    at(0, -30, 1, gabled(-104, 190, 178, 62, c, { chimney: 0.16 })) +
    path(
      'M-104-208L-92-222V-236L-80-250V-262L-64-276V-208zM86-208L74-222V-236L62-250V-262L46-276V-208z',
      '#7b7886',
    ) +
    path('M86-208L74-222V-236L62-250V-262L46-276V-208z', '#46465c') +
    at(0, -30, 1, turret(-104, 15, 196, 46, c, 130) + turret(86, 15, 196, 46, dark, 130)) +
    rect(-24, -312, 22, 50, '#56566a') +
    rect(-10, -312, 8, 50, '#3f4056') +
    rect(-196, -66, 400, 52, '#56566a') +
    rect(96, -66, 108, 52, '#3b3c54') +
    crenels(-196, 204, -66, 12, '#56566a') +
    slits(
      [
        [-80, -168],
        [-40, -168],
        [0, -168],
        [-60, -118],
        [-18, -118],
        [40, -140],
        [-158, -78],
        [-124, -78],
        [92, -84],
        [150, -84],
      ],
      11,
      20,
      '#ffd27a',
    ) +
    path('M-8-14v-24q12-14 24 0v24z', '#262e48') +
    line('M-60-270V-330', '#262e48', 3) +
    path('M-60-330C-44-338-34-324-18-332V-312C-34-304-44-318-60-310z', '#d9503f')
  );
}

/** A castle of the Scottish Highlands on its loch, in the green light before rain. */
export const scene: Scene = {
  name: 'visa-uk',
  alt: {
    en: 'A stone castle with lit windows stands on an islet of a Highland loch, a stag watching from the heather.',
    bn: 'স্কটল্যান্ডের পাহাড়ি হ্রদের মাঝে আলো-জ্বলা এক পাথরের দুর্গ, বেগুনি ঝোপের ঢাল থেকে তাকিয়ে আছে একটি হরিণ।',
  },
  draw: () => {
    const P = new Poster('visa-uk', { ink: '#1c2236' });
    const r = P.r;
    P.add(
      sky(P, ['#54807c', '#7ba397', '#a8c2aa', '#d3d9b8', '#f0e6bc'], [92, 180, 262, 334], { wave: 12 }),
      sun(300, 300, 56, '#fffbe0', '#fff6cf', [1.6, 2.5], [0.45, 0.25]),
      streak(r, 240, 118, 460, '#6a938b', { rows: 3, h: 18 }),
      streak(r, 900, 86, 420, '#628c86', { rows: 3, h: 18 }),
      streak(r, 380, 262, 360, '#c3cfb2', { rows: 2, h: 12 }),
    );
    const hill = (seed: string, x: number, base: number, w: number, h: number, t: number) =>
      peak(
        seed,
        x,
        base,
        w,
        h,
        { lit: mix('#4f6f6a', '#b9cbb2', t), shade: mix('#33505a', '#a0b9a8', t) },
        { snow: 0 },
      );
    P.add(
      hill('u1', 110, 500, 620, 190, 0.72),
      hill('u2', 1080, 510, 720, 260, 0.62),
      streak(r, 640, 392, 900, '#dfe0be', { rows: 2, h: 14, e: 'opacity=".8"' }),
      hill('u3', 420, 520, 620, 170, 0.42),
      hill('u4', 880, 530, 760, 210, 0.3),
      land(
        ridge('uk', 486, 26, { freq: 1 / 240, tilt: 20 }),
        P.grad([
          ['#54766b', 0],
          ['#a9c0a0', 0.2],
        ]),
      ),
    );
    const wy = 524;
    P.add(
      canopy('uc', (x) => 520 - Math.max(0, Math.abs(x - 560) - 330) * 0.05, 22, '#3d5f5a', { bottom: 532 }),
      rect(0, wy, W, H - wy, P.grad(['#dfe0b4', '#93b3a2', '#4b7278', '#28455c'])),
    );
    const loch = P.def(
      at(650, 548, 1.08, castle()) +
        at(0, 0, 1, archBridge(920, 1230, 514, 552, 3, { fill: '#46465c', rail: '#6d6a78' })),
    );
    P.add(
      P.mirror(loch, 550, 0.5, 'opacity=".42"'),
      glitter(r, 300, wy + 4, 740, 70, 170, '#fff8d8', { rows: 20 }),
      waves(r, wy + 8, 790, 80, '#2c4a60', { e: 'opacity=".42"' }),
      waves(r, wy + 30, 780, 36, '#eae8c4', { e: 'opacity=".5"', s: 0.9 }),
      P.use(loch),
    );
    const heath = (
      seed: string,
      yf: (x: number) => number,
      cols: readonly string[],
      x0: number,
      x1: number,
    ) => cols.map((col, k) => canopy(seed + k, (x) => yf(x) + k * 26, 26 + k * 8, col, { x0, x1 })).join('');
    const left = (x: number) => 640 + Math.max(0, x - 20) * 0.31 + Math.sin(x / 90) * 8;
    P.add(
      at(
        196,
        left(196) + 2,
        0.8,
        deer({ fur: '#1c2236', far: '#1c2236', spot: '#1c2236', horn: '#1c2236' }),
        true,
      ),
      heath('h', left, ['#5b3560', '#86477c', '#6d3a6c', '#42294f', '#2a2140'], -30, 640),
      heath('k', (x) => 776 - Math.max(0, x - 860) * 0.16, ['#86477c', '#5b3560', '#2a2140'], 830, 1230),
      birds(
        [
          [500, 214, 0.8, -8],
          [552, 190, 0.58, 4],
          [462, 246, 0.46, 6],
        ],
        '#3d5f5a',
      ),
    );
    return P;
  },
};
