import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path, rect } from './marks.ts';

/** Five-storey pagoda, foot at 0,0. */
export function pagoda(
  h: number,
  c: Colours<'roof' | 'roofShade' | 'wall' | 'wallShade' | 'trim'>,
  tiers = 5,
): string {
  let s = '';
  let y = 0;
  const th = (h * 0.78) / tiers;
  for (let k = 0; k < tiers; k++) {
    const w = h * (0.17 - 0.017 * k);
    const bw = w * 0.52;
    s +=
      rect(-bw, y - th * 0.62, bw * 2, th * 0.62, c.wall) +
      rect(bw * 0.2, y - th * 0.62, bw * 0.8, th * 0.62, c.wallShade) +
      line(
        `M${n(-bw * 0.45)} ${n(y)}v${n(-th * 0.6)}M${n(bw * 0.25)} ${n(y)}v${n(-th * 0.6)}`,
        c.trim,
        n(h * 0.006),
      ) +
      line(`M${n(-bw * 1.12)} ${n(y - th * 0.14)}H${n(bw * 1.12)}`, c.trim, n(h * 0.007));
    const ry = y - th * 0.52;
    s +=
      path(
        `M${n(-w * 1.08)} ${n(ry - th * 0.12)}C${n(-w * 0.8)} ${n(ry + th * 0.05)} ${n(-w * 0.6)} ${n(ry + th * 0.08)} 0 ${n(ry + th * 0.08)}S${n(w * 0.8)} ${n(ry + th * 0.05)} ${n(w * 1.08)} ${n(ry - th * 0.12)}C${n(w * 0.8)} ${n(ry - th * 0.14)} ${n(w * 0.58)} ${n(ry - th * 0.26)} ${n(bw * 0.92)} ${n(ry - th * 0.5)}H${n(-bw * 0.92)}C${n(-w * 0.58)} ${n(ry - th * 0.26)} ${n(-w * 0.8)} ${n(ry - th * 0.14)} ${n(-w * 1.08)} ${n(ry - th * 0.12)}z`,
        c.roof,
      ) +
      path(
        `M${n(w * 0.2)} ${n(ry + th * 0.08)}C${n(w * 0.7)} ${n(ry + th * 0.07)} ${n(w * 0.8)} ${n(ry + th * 0.05)} ${n(w * 1.08)} ${n(ry - th * 0.12)}C${n(w * 0.8)} ${n(ry - th * 0.14)} ${n(w * 0.58)} ${n(ry - th * 0.26)} ${n(bw * 0.92)} ${n(ry - th * 0.5)}H${n(bw * 0.3)}z`,
        c.roofShade,
      );
    y -= th;
  }
  return (
    s +
    line(`M0 ${n(y + th * 0.1)}V${n(-h)}`, c.roof, n(h * 0.012)) +
    [0, 1, 2, 3, 4]
      .map((k) =>
        line(
          `M${n(-h * (0.02 - k * 0.002))} ${n(y - h * 0.02 - k * h * 0.026)}h${n(h * (0.04 - k * 0.004))}`,
          c.roof,
          n(h * 0.008),
        ),
      )
      .join('')
  );
}

/** The gate of a shrine, foot at 0, h tall. */
export function torii(h: number, c: Colours<'fill' | 'cap'>): string {
  const w = h * 0.55;
  return (
    path(
      `M${n(-w * 0.86)} 0L${n(-w * 0.72)} ${n(-h * 0.86)}h${n(h * 0.09)}L${n(-w * 0.66)} 0zM${n(w * 0.86)} 0L${n(w * 0.72)} ${n(-h * 0.86)}h${n(-h * 0.09)}L${n(w * 0.66)} 0z`,
      c.fill,
    ) +
    path(`M${n(-w)} ${n(-h * 0.66)}H${n(w)}v${n(h * 0.08)}H${n(-w)}z`, c.fill) +
    rect(-h * 0.03, -h * 0.86, h * 0.06, h * 0.22, c.fill) +
    path(
      `M${n(-w * 1.22)} ${n(-h * 1)}Q0 ${n(-h * 0.86)} ${n(w * 1.22)} ${n(-h)}L${n(w * 1.14)} ${n(-h * 0.86)}Q0 ${n(-h * 0.76)} ${n(-w * 1.14)} ${n(-h * 0.86)}z`,
      c.fill,
    ) +
    path(
      `M${n(-w * 1.26)} ${n(-h * 1.04)}Q0 ${n(-h * 0.92)} ${n(w * 1.26)} ${n(-h * 1.04)}L${n(w * 1.2)} ${n(-h * 0.95)}Q0 ${n(-h * 0.85)} ${n(-w * 1.2)} ${n(-h * 0.95)}z`,
      c.cap,
    )
  );
}
