import { dome } from './buildings-towers.ts';
import { type Colours, tone } from './colour.ts';
import { n } from './geometry.ts';
import { disc, line, path } from './marks.ts';

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

type Palace = Colours<'wall' | 'wallShade' | 'trim' | 'dark' | 'dome' | 'domeShade' | 'step' | 'stepShade'>;

/** A row of round-headed openings. */
function arches(x0: number, x1: number, count: number, y: number, w: number, h: number): string {
  const step = (x1 - x0) / count;
  let d = '';
  for (let k = 0; k < count; k++) {
    const x = x0 + step * (k + 0.5) - w / 2;
    d += `M${n(x)} ${n(y)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;
  }
  return d;
}

/** The pink palace on the Buriganga in Dhaka: two wings, a great dome, stairs to the river; 640 wide. */
export function ahsanManzil(c: Palace): string {
  const wings =
    path('M-320 0V-128H320V0z', c.wall) +
    path('M250 0V-128H320V0z', c.wallShade) +
    path(arches(-312, -104, 8, -66, 15, 40) + arches(104, 312, 8, -66, 15, 40), c.dark) +
    path(arches(-312, -104, 8, -8, 15, 44) + arches(104, 312, 8, -8, 15, 44), c.dark) +
    path('M-326-128H326V-137H-326zM-322-60H322V-66H-322z', c.trim) +
    line(Array.from({ length: 33 }, (_, k) => `M${-318 + k * 20} -138v-9`).join(''), c.trim, 3) +
    line('M-322-147H322', c.trim, 3);
  const towers = [-300, -212, 212, 300]
    .map(
      (x) =>
        path(`M${x - 9} -128V-158L${x} -178L${x + 9} -158V-128z`, c.wall) +
        path(`M${x + 2} -128V-164L${x} -178L${x + 9} -158V-128z`, c.wallShade),
    )
    .join('');
  const middle =
    path('M-104 0V-156H104V0z', c.wall) +
    path('M60 0V-156H104V0z', c.wallShade) +
    path('M-110-156H110V-166H-110z', c.trim) +
    path('M-98-166L-90-188H-58L-50-166zM50-166L58-188H90L98-166z', c.wallShade) +
    path(arches(-62, 62, 3, -82, 30, 60), c.dark) +
    path(arches(-98, -66, 1, -84, 16, 44) + arches(66, 98, 1, -84, 16, 44), c.dark) +
    path('M-104-74H104V-82H-104z', c.trim);
  const drum =
    path('M-62-166V-206H62V-166z', c.wall) +
    path('M26-166V-206H62V-166z', c.wallShade) +
    path(arches(-56, 56, 6, -170, 11, 28), c.dark) +
    path('M-70-206H70V-214H-70z', c.trim) +
    dome(0, -213, 60, 84, c.dome, c.domeShade, { tip: 0 }) +
    line('M-40-216C-36-256-20-284 0-296M40-216C36-256 20-284 0-296M0-216V-296', c.domeShade, 2) +
    line('M0-296V-330', c.domeShade, 3.4) +
    disc(0, -306, 6, c.dome) +
    disc(0, -330, 3.4, c.dome);
  const stairs =
    path('M-46-74H46L92 12H-92z', c.step) +
    path('M14-74H46L92 12H40z', c.stepShade, 'opacity=".5"') +
    line('M-52-62H52M-58-50H58M-65-37H65M-72-24H72M-79-11H79M-86 2H86', c.stepShade, 2) +
    path('M-46-80H-54L-104 12H-90zM46-80H54L104 12H90z', c.trim);
  return wings + towers + drum + middle + stairs;
}
