import { birds } from '../kit/animals.ts';
import { hillCottage } from '../kit/buildings-huts.ts';
import { cloudBank, streak } from '../kit/clouds.ts';
import { mix, ramp } from '../kit/colour.ts';
import { canopy, land, ridge } from '../kit/land.ts';
import { nth } from '../kit/list.ts';
import { at } from '../kit/marks.ts';
import { areca } from '../kit/palms.ts';
import { Poster } from '../kit/poster.ts';
import { sky, sun } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** A red-roofed cottage on stilts above a sea of cloud in the Sajek valley. */
export const scene: Scene = {
  name: 'sajek',
  alt: {
    en: 'A red-roofed cottage on stilts above a sea of cloud in the Sajek valley.',
    bn: 'সাজেক উপত্যকায় মেঘের সাগরের ওপরে লাল চালের একটি মাচাং ঘর।',
  },
  draw: () => {
    const P = new Poster('sajek', { ink: '#12333f', far: '#9cc4d6', cloud: '#fdf3e6', roof: '#d0442f' });
    const r = P.r;
    P.add(sky(P, ['#5fa6c9', '#8cc3d8', '#bcdcdf', '#f5dcc6', '#fcc9a4'], [80, 168, 246, 306], { wave: 10 }));
    P.add(sun(356, 268, 66, '#fff3d2', '#ffe6bb', [1.5, 2.2], [0.5, 0.28]));
    P.add(
      streak(r, 820, 128, 420, '#e6eee6', { rows: 3, h: 15 }),
      streak(r, 210, 92, 260, '#b4d6e0', { rows: 2, h: 13 }),
    );
    const cols = ramp(['#94bccd', '#4d8aa0', '#1f5c69'], 5);
    const cl = ramp(['#ffe9d8', '#fff6ea', '#ffffff'], 5);
    const ys = [322, 366, 424, 494, 574];
    ys.forEach((y, q) => {
      const hill = nth(cols, q);
      const cloud = nth(cl, q);
      P.add(
        land(
          ridge(`sj${q}`, y, 46 + q * 12, { freq: 1 / (250 + q * 30), step: 30, tilt: q % 2 ? 50 : -40 }),
          P.grad([
            [hill, 0],
            [mix(hill, '#fbe4d2', 0.6), 0.55],
          ]),
        ),
      );
      P.add(
        cloudBank(`cb${q}`, y + 34 + q * 9, 46 + q * 20, mix(cloud, '#9cc4d6', 0.3 - q * 0.03), {
          amp: 16 + q * 4,
        }),
        cloudBank(`cc${q}`, y + 50 + q * 12, 54 + q * 24, cloud, { amp: 14 + q * 5 }),
      );
    });
    // islands of forest rising through the cloud
    P.add(
      cloudBank('cx', 640, 120, '#f1e5dd', { amp: 26 }),
      cloudBank('cy', 676, 150, '#ffffff', { amp: 24 }),
      cloudBank('cz', 742, 130, '#e3edf0', { amp: 20 }),
      cloudBank('cw', 790, 150, '#c9dfe7', { amp: 18 }),
    );
    // near ridge
    const yf = (x: number) =>
      872 - Math.max(0, x - 240) * 0.42 + Math.max(0, x - 760) * 0.2 + Math.sin(x / 120) * 10;
    P.add(canopy('nr', (x) => yf(x) - 6, 46, '#1c5652', { x0: 250 }));
    P.add(
      areca('a1', 742, yf(742) + 30, 250, { trunk: '#12333f', leaf: '#174b4a' }),
      areca('a2', 700, yf(700) + 40, 190, { trunk: '#12333f', leaf: '#174b4a' }),
    );
    P.add(
      at(
        924,
        yf(924) - 66,
        1.28,
        hillCottage({
          post: '#12333f',
          wall: '#f0c987',
          wallShade: '#c98f50',
          dark: '#3a2430',
          roof: '#d8452e',
          roofShade: '#a62f2b',
        }),
      ),
    );
    P.add(
      canopy('n2', (x) => yf(x) + 46, 58, '#12413f', { x0: 330 }),
      canopy('n3', (x) => yf(x) + 110, 60, '#12333f', { x0: 470 }),
    );
    P.add(areca('a3', 1128, yf(1128) + 60, 330, { trunk: '#12333f', leaf: '#12413f' }));
    P.add(
      birds(
        [
          [560, 236, 0.7, -8],
          [612, 214, 0.55],
          [520, 262, 0.42, 6],
        ],
        '#2b6a78',
      ),
    );
    return P;
  },
};
