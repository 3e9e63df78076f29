import { n } from './geometry.ts';
import { disc, line, path } from './marks.ts';
import { each2, each3, times } from './repeat.ts';

interface SandsColours {
  lit: string;
  shade: string;
  light: string;
  deck: string;
  green: string;
}

/** Three hotel towers under one long boat of a roof, foot at 0,0, about 560 wide. */
export function marinaBay(h: number, c: SandsColours): string {
  const towers = each2(
    [
      [-168, 1],
      [-6, 1.01],
      [156, 1.02],
    ],
    (x, s) => {
      const t = h * s * 1.025;
      const body = `M${x - 58} 0C${x - 44} ${n(-t * 0.4)} ${x - 34} ${n(-t * 0.7)} ${x - 34} ${n(-t)}H${x + 40}L${x + 52} 0z`;
      const side = `M${x + 2} 0C${x + 8} ${n(-t * 0.4)} ${x + 12} ${n(-t * 0.7)} ${x + 12} ${n(-t)}H${x + 40}L${x + 52} 0z`;
      const floors = times(
        15,
        (k) => `M${n(x - 50 + k * 1.1)} ${n(-t * (0.05 + k * 0.063))}H${n(x + 3 + k * 0.5)}`,
      );
      const glow = times(13, (k) => `M${n(x + 17)} ${n(-t * (0.08 + k * 0.07))}h${n(9 + ((k * 7) % 4) * 6)}`);
      return (
        path(body, c.lit) +
        path(side, c.shade) +
        line(floors, c.light, 4, 'opacity=".8" stroke-dasharray="12 7 20 6"') +
        line(glow, c.light, 3, 'opacity=".45" stroke-dasharray="6 6"')
      );
    },
  );
  const top = -h * 1.02;
  const deck =
    `M-262 ${n(top - 18)}C-180 ${n(top + 2)} 120 ${n(top + 6)} 236 ${n(top - 4)}C290 ${n(top - 10)} 320 ${n(top - 26)} 338 ${n(top - 44)}` +
    `C240 ${n(top - 34)} -120 ${n(top - 46)} -262 ${n(top - 18)}z`;
  const trees = each2(
    [
      [-150, 9],
      [-110, 12],
      [-60, 10],
      [-20, 13],
      [40, 11],
      [80, 9],
      [130, 12],
      [190, 10],
      [230, 8],
    ],
    (x, q) => disc(x, top - 35, q, c.green),
  );
  return (
    towers +
    trees +
    path(deck, c.deck) +
    line(`M-230 ${n(top - 16)}C-120 ${n(top - 6)} 140 ${n(top - 2)} 240 ${n(top - 14)}`, c.light, 4)
  );
}

/** A steel tree of lights, foot at 0,0, h tall. */
export function superTree(
  h: number,
  c: { readonly trunk: string; readonly rib: string; readonly tip: string; readonly glow: string },
): string {
  const w = h * 0.34;
  const neck = -h * 0.52;
  const ribs = times(15, (k) => {
    const t = (k - 7) / 7;
    const y = -h * (0.97 + 0.05 * Math.cos(t * 1.5));
    return `M${n(t * h * 0.03)} ${n(neck + h * 0.1)}C${n(t * h * 0.035)} ${n(-h * 0.74)} ${n(t * w * 0.5)} ${n(-h * 0.88)} ${n(t * w)} ${n(y)}`;
  });
  const twigs = times(14, (k) => {
    const t = (k - 6.5) / 6.5;
    return `M${n(t * w * 0.5)} ${n(-h * 0.885)}L${n((t + 0.09) * w * 0.94)} ${n(-h * (0.97 + 0.05 * Math.cos(t * 1.5)))}`;
  });
  const bowl =
    `M${n(-h * 0.035)} ${n(neck)}C${n(-h * 0.05)} ${n(-h * 0.78)} ${n(-w * 0.6)} ${n(-h * 0.86)} ${n(-w)} ${n(-h * 0.975)}` +
    `Q0 ${n(-h * 1.06)} ${n(w)} ${n(-h * 0.975)}C${n(w * 0.6)} ${n(-h * 0.86)} ${n(h * 0.05)} ${n(-h * 0.78)} ${n(h * 0.035)} ${n(neck)}z`;
  return (
    path(bowl, c.glow, 'opacity=".38"') +
    path(
      `M${n(-h * 0.062)} 0C${n(-h * 0.04)} ${n(-h * 0.2)} ${n(-h * 0.036)} ${n(-h * 0.4)} ${n(-h * 0.04)} ${n(neck - h * 0.06)}H${n(h * 0.04)}` +
        `C${n(h * 0.036)} ${n(-h * 0.4)} ${n(h * 0.04)} ${n(-h * 0.2)} ${n(h * 0.062)} 0z`,
      c.trunk,
    ) +
    line(
      times(5, (k) => `M${n((k - 2) * h * 0.024)} ${n(-h * 0.02)}L${n((k - 2) * h * 0.014)} ${n(neck)}`),
      c.rib,
      n(h * 0.007),
      'opacity=".7"',
    ) +
    line(ribs, c.rib, n(Math.max(1.5, h * 0.0075))) +
    line(twigs, c.tip, n(Math.max(1.4, h * 0.006))) +
    line(`M${n(-w)} ${n(-h * 0.975)}Q0 ${n(-h * 1.06)} ${n(w)} ${n(-h * 0.975)}`, c.tip, n(h * 0.012))
  );
}

/** A museum like an opened lotus, 240 wide. */
export function lotusHall(c: { readonly lit: string; readonly shade: string }): string {
  return each3(
    [
      [-112, -84, 26],
      [112, -88, 26],
      [-78, -118, 28],
      [80, -122, 28],
      [-38, -138, 30],
      [40, -142, 30],
      [0, -150, 30],
    ],
    (x, y, w, k) =>
      path(
        `M${n(x * 0.16 - 12)} 0C${n(x * 0.7 - w * 0.7)} -26 ${n(x - w)} ${n(y * 0.6)} ${n(x - w * 0.3)} ${y}Q${n(x + w * 0.2)} ${n(y - 8)} ${n(x + w * 0.6)} ${n(y + 10)}` +
          `C${n(x + w * 0.6)} ${n(y * 0.5)} ${n(x * 0.5 + w)} -20 ${n(x * 0.16 + 14)} 0z`,
        k % 2 ? c.shade : c.lit,
      ),
  );
}
