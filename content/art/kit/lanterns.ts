import { n } from './geometry.ts';
import { nth } from './list.ts';
import { at, line, path } from './marks.ts';
import { times } from './repeat.ts';

/** A silk lantern hanging from 0,0: body of half width q. */
export function lantern(q: number, silk: string, shade: string, trim: string): string {
  const body = `M${n(-q * 0.5)} ${n(q * 0.7)}C${n(-q * 1.3)} ${n(q * 1)} ${n(-q * 1.3)} ${n(q * 2.1)} ${n(-q * 0.5)} ${n(q * 2.4)}H${n(q * 0.5)}C${n(q * 1.3)} ${n(q * 2.1)} ${n(q * 1.3)} ${n(q * 1)} ${n(q * 0.5)} ${n(q * 0.7)}z`;
  const side = `M${n(q * 0.2)} ${n(q * 0.7)}C${n(q * 0.5)} ${n(q * 1.2)} ${n(q * 0.5)} ${n(q * 1.9)} ${n(q * 0.2)} ${n(q * 2.4)}H${n(q * 0.5)}C${n(q * 1.3)} ${n(q * 2.1)} ${n(q * 1.3)} ${n(q * 1)} ${n(q * 0.5)} ${n(q * 0.7)}z`;
  return (
    line(`M0 0V${n(q * 0.6)}`, trim, 2) +
    path(body, silk) +
    path(side, shade) +
    line(
      `M${n(-q * 0.3)} ${n(q * 0.74)}Q${n(-q * 0.9)} ${n(q * 1.55)} ${n(-q * 0.3)} ${n(q * 2.36)}M${n(-q * 0.05)} ${n(q * 0.72)}V${n(q * 2.38)}`,
      shade,
      n(Math.max(1.2, q * 0.06)),
    ) +
    path(
      `M${n(-q * 0.5)} ${n(q * 0.55)}h${n(q)}v${n(q * 0.18)}h${n(-q)}zM${n(-q * 0.5)} ${n(q * 2.36)}h${n(q)}v${n(q * 0.18)}h${n(-q)}z`,
      trim,
    ) +
    line(
      `M0 ${n(q * 2.54)}V${n(q * 3.5)}M${n(-q * 0.16)} ${n(q * 2.54)}V${n(q * 3.3)}M${n(q * 0.16)} ${n(q * 2.54)}V${n(q * 3.3)}`,
      trim,
      n(Math.max(1.4, q * 0.08)),
    )
  );
}

/** Lanterns on a cord that sags between two points. */
export function lanternCord(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  q: number,
  colours: readonly (readonly [string, string])[],
  trim: string,
): string {
  const cord = line(`M${x0} ${y0}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + sag * 2)} ${x1} ${y1}`, trim, 2.4);
  return (
    cord +
    times(count, (k) => {
      const t = (k + 0.5) / count;
      const [silk, shade] = nth(colours, k % colours.length);
      const size = q * (0.8 + ((k * 7) % 5) * 0.1);
      return at(
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
        1,
        lantern(size, silk, shade, trim),
      );
    })
  );
}
