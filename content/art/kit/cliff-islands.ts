import { rng } from './chance.ts';
import { i0, spline, yOn } from './geometry.ts';
import { path, rect } from './marks.ts';
import type { Poster } from './poster.ts';
import { times } from './repeat.ts';

export interface CliffColours {
  rock: string;
  shade: string;
  streak: string;
  green: string;
  greenShade: string;
}

/** A limestone tower that stands in the sea: undercut foot, streaked cliffs, forest on its shoulders. */
export function cliffIsland(
  P: Poster,
  seed: string,
  x: number,
  base: number,
  w: number,
  h: number,
  c: CliffColours,
): string {
  const r = rng(seed);
  const half = w / 2;
  const j = (v: number): number => v * (0.92 + r() * 0.16);
  const crown: [number, number][] = [
    [-0.97, 0.34],
    [-0.9, j(0.58)],
    [-0.7, j(0.78)],
    [-0.36, j(0.94)],
    [-0.02, 1],
    [0.3, j(0.9)],
    [0.62, j(0.77)],
    [0.86, j(0.54)],
    [0.95, 0.32],
  ];
  const at0 = (q: readonly [number, number]): [number, number] => [x + q[0] * half, base - q[1] * h];
  const foot: [number, number][] = [
    [0.99, 0.12],
    [0.84, 0.02],
    [0.8, -0.01],
    [-0.78, -0.01],
    [-0.86, 0.03],
    [-1, 0.13],
  ];
  const outline = `${spline(crown.map(at0)) + spline(foot.map(at0), { move: false, k: 0.1 })}z`;
  const streaks = times(9, (k) => {
    const sx = x - half * 0.86 + (k + r() * 0.7) * half * 0.2;
    const top = base - h * (0.2 + r() * 0.4);
    return `M${i0(sx)} ${i0(top)}l${i0(half * 0.05)} ${i0(h * 0.3)}l${i0(half * 0.03)} ${i0(-h * 0.26)}z`;
  });
  const inside = P.clip(
    outline,
    path(
      `M${i0(x + half * 0.18)} ${i0(base - h * 1.1)}C${i0(x + half * 0.5)} ${i0(base - h * 0.7)} ` +
        `${i0(x - half * 0.02)} ${i0(base - h * 0.4)} ${i0(x + half * 0.24)} ${i0(base + 9)}H${i0(x + w)}V${i0(base - h * 1.1)}z`,
      c.shade,
    ) +
      path(streaks, c.streak) +
      rect(x - half, base - h * 0.03, w, h * 0.05, c.streak),
  );
  const lip = (t: number): number =>
    base - h * (t < 0 ? 0.62 + 0.1 * Math.sin(t * 21) : 0.56 + 0.13 * Math.sin(t * 17 + 1));
  const crest = yOn(crown.map(at0));
  let hang = '';
  const x1 = x + half * 0.96;
  let gx = x1;
  while (gx > x - half * 0.96) {
    const step = w * (0.05 + r() * 0.06);
    const ny = Math.max(lip((gx - step - x) / half) + (r() - 0.5) * h * 0.12, crest(gx - step) + h * 0.02);
    hang += `Q${i0(gx - step * 0.5)} ${i0(ny + h * (0.06 + r() * 0.07))} ${i0(gx - step)} ${i0(ny)}`;
    gx -= step;
  }
  let bumps = `M${i0(gx)} ${i0(crest(gx))}`;
  let bx = gx;
  while (bx < x1) {
    const step = w * (0.045 + r() * 0.05);
    const ny = crest(Math.min(bx + step, x1));
    bumps += `Q${i0(bx + step * 0.4)} ${i0(Math.min(crest(bx), ny) - w * 0.06)} ${i0(bx + step)} ${i0(ny)}`;
    bx += step;
  }
  const green = `${bumps}L${i0(x1)} ${i0(lip(0.96))}${hang}z`;
  return (
    path(outline, c.rock) +
    inside +
    path(green, c.green) +
    P.clip(
      green,
      path(
        `M${i0(x + half * 0.1)} 0C${i0(x + half * 0.4)} ${i0(base - h * 0.7)} ${i0(x)} ${i0(base - h * 0.5)} ` +
          `${i0(x + half * 0.2)} ${i0(base)}H${i0(x + w)}V0z`,
        c.greenShade,
      ),
    )
  );
}
