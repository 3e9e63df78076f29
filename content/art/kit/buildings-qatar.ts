import { arcade, arch, roundArch } from './arches.ts';
import { type Colours, mix } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';
import { times } from './repeat.ts';

/** The museum of Islamic art on its own island: stacked angular blocks, foot at 0,0, 420 wide, 260 tall. */
export function islamicMuseum(c: Colours<'lit' | 'mid' | 'shade' | 'dark'>): string {
  const block = (w: number, y: number, h: number, cut: number): string =>
    path(`M${-w} ${-y}V${-y - h}H${w}V${-y}z`, c.lit) +
    path(`M${n(w * 0.34)} ${-y}V${-y - h}H${w}V${-y}z`, c.shade) +
    path(`M${-w} ${-y - h}L${-w + cut} ${-y - h - cut * 0.7}H${w - cut}L${w} ${-y - h}z`, c.mid) +
    path(
      `M${n(w * 0.34)} ${-y - h}L${n(w * 0.3)} ${n(-y - h - cut * 0.7)}H${w - cut}L${w} ${-y - h}z`,
      mix(c.mid, c.shade, 0.6),
    );
  const windows = path(
    times(5, (k) => roundArch(-172 + k * 30, -22, 8, 44)) +
      times(3, (k) => roundArch(112 + k * 28, -22, 7, 40)),
    c.dark,
  );
  return (
    block(206, 0, 84, 26) +
    windows +
    block(148, 98, 40, 24) +
    block(100, 152, 36, 22) +
    block(56, 200, 44, 16) +
    path(arch(-14, -206, 9, 30) + arch(10, -206, 9, 30), c.dark) +
    path('M-46-98V-136H46V-98z', c.mid) +
    path(arcade(-42, 42, -98, 5, 30, 0.6), c.dark) +
    path('M-260 14L-236 0H236L260 14z', c.shade) +
    path('M-330 14V-8H-206V14z', c.mid) +
    path(arcade(-326, -206, 14, 4, 18, 0.7), c.dark)
  );
}

/** Towers of Doha as silhouettes: the bullet, the waisted one, the leaning pair. Base at 0. */
export function dohaTowers(h: number, fill: string, shade: string, light: string): string {
  const bullet = `M-34 0V${n(-h * 0.7)}C-34 ${n(-h * 0.88)} -14 ${n(-h * 0.94)} 0 ${n(-h * 0.96)}C14 ${n(-h * 0.94)} 34 ${n(-h * 0.88)} 34 ${n(-h * 0.7)}V0z`;
  const half = `M8 0V${n(-h * 0.955)}C16 ${n(-h * 0.93)} 34 ${n(-h * 0.88)} 34 ${n(-h * 0.7)}V0z`;
  const waist = `M96 0C112 ${n(-h * 0.3)} 112 ${n(-h * 0.4)} 98 ${n(-h * 0.72)}H166C152 ${n(-h * 0.4)} 152 ${n(-h * 0.3)} 168 0z`;
  const pair = `M-150 0L-128 ${n(-h * 0.82)}L-104 ${n(-h * 0.86)}L-98 0zM-92 0L-88 ${n(-h * 0.62)}L-60 ${n(-h * 0.7)}L-52 0z`;
  return (
    path(pair, fill) +
    path(
      `M-118 0L-112 ${n(-h * 0.845)}L-104 ${n(-h * 0.86)}L-98 0zM-72 0V${n(-h * 0.66)}L-60 ${n(-h * 0.7)}L-52 0z`,
      shade,
    ) +
    path(waist, fill) +
    path(`M136 0V${n(-h * 0.72)}H166C152 ${n(-h * 0.4)} 152 ${n(-h * 0.3)} 168 0z`, shade) +
    line(
      `M98 ${n(-h * 0.68)}L160 ${n(-h * 0.1)}M166 ${n(-h * 0.68)}L104 ${n(-h * 0.1)}M108 ${n(-h * 0.5)}L166 ${n(-h * 0.02)}`,
      light,
      2,
      'opacity=".5"',
    ) +
    path(bullet, fill) +
    path(half, shade) +
    line(`M0 ${n(-h * 0.95)}V${n(-h * 1.08)}`, fill, 4) +
    line(
      times(8, (k) => `M-28 ${n(-h * (0.08 + k * 0.08))}H4`),
      light,
      2,
      'opacity=".5"',
    )
  );
}
