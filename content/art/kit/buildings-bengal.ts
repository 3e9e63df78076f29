import { type Colours, tone } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';

/** Paharpur (Somapura): cross-shaped brick mass in terraces, worn top. */
export function paharpur(c: Colours<'brick' | 'shade' | 'line' | 'light' | 'dark'>): string {
  const t = [
    [330, 0, 34],
    [300, 34, 60],
    [238, 60, 108],
    [206, 108, 128],
    [150, 128, 178],
    [118, 178, 196],
    [74, 196, 246],
    [48, 246, 270],
  ] as const;
  let s = '';
  t.forEach(([w, a, b], k) => {
    s +=
      path(`M${-w} ${-a}L${-w + 8} ${-b}H${w - 8}L${w} ${-a}z`, k % 2 ? tone(c.brick, 0.03) : c.brick) +
      path(`M${n(w * 0.28)} ${-a}L${n(w * 0.28)} ${-b}H${w - 8}L${w} ${-a}z`, c.shade) +
      line(`M${-w + 3} ${n(-a - (b - a) * 0.45)}H${w - 3}`, c.line, 2, 'stroke-dasharray="14 5"') +
      line(`M${-w + 6} ${-b}H${w - 6}`, c.light, 4);
  });
  return (
    s +
    path('M-40-270L-30-296L-8-290L6-306L26-292L42-270z', c.brick) +
    path('M10-270L6-306L26-292L42-270z', c.shade) +
    path('M-20 0V-52Q0-72 20-52V0z', c.dark) +
    path('M-44 0L-30-60H-20V0zM44 0L30-60H20V0z', c.light)
  );
}
