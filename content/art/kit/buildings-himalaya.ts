import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n, type Point } from './geometry.ts';
import { disc, line, path, rect } from './marks.ts';

/** Stupa of the Kathmandu valley, 0,0 = middle of its foot, about 420 tall. */
export function stupa(
  c: Colours<'white' | 'whiteShade' | 'saffron' | 'gold' | 'goldShade' | 'ink' | 'line'>,
): string {
  let s =
    tower(
      0,
      0,
      [
        [300, 0],
        [300, 34],
        [262, 34],
        [262, 66],
        [222, 66],
        [222, 96],
      ],
      c.white,
      c.whiteShade,
      0.2,
    ) + line('M-300-34H300M-262-66H262', c.line, 3);
  s +=
    path('M-186-96C-200-214-92-262 0-262S200-214 186-96z', c.white) +
    path('M40-96C120-120 110-220 0-262C92-262 200-214 186-96z', c.whiteShade) +
    path(
      'M-184-128C-150-112-112-150-76-126S-18-112 0-132S60-110 96-128S160-116 184-128C184-144 182-154 178-166C140-150 120-176 84-160S20-174 0-160S-60-174-96-160S-150-152-178-166C-182-154-184-144-184-128z',
      c.saffron,
    );
  s +=
    rect(-56, -338, 112, 82, c.gold) +
    path('M18-338H56V-256H18z', c.goldShade) +
    path('M-68-338H68V-350H-68zM-64-256H64V-264H-64z', c.goldShade);
  s +=
    path(
      'M-47-301C-40-311-22-313-7-302C-18-294-38-294-47-301zM47-301C40-311 22-313 7-302C18-294 38-294 47-301z',
      '#fdf6e6',
    ) +
    path('M-33-302a7 7 0 0 0 14 0zM33-302a7 7 0 0 1-14 0z', c.ink) +
    path(
      'M-49-302C-40-315-20-317-5-303C-20-309-36-309-49-302zM49-302C40-315 20-317 5-303C20-309 36-309 49-302z',
      '#2f6fb0',
    ) +
    line('M-50-314C-36-326-16-325-6-314M50-314C36-326 16-325 6-314', c.ink, 4) +
    line('M-5-291C-2-297 7-296 7-290C7-285 0-283-2-286M6-287C8-280 5-272-2-268', c.ink, 3) +
    disc(0, -322, 3.4, '#c8382f');
  s += path('M-44-350L-8-462H8L44-350z', c.goldShade);
  for (let k = 0; k < 9; k++) {
    const w = 50 - k * 4.6;
    const y = -352 - k * 12;
    s +=
      path(`M${n(-w)} ${y}H${n(w)}L${n(w - 3)} ${y - 9}H${n(-w + 3)}z`, c.gold) +
      path(`M${n(w * 0.25)} ${y}H${n(w)}L${n(w - 3)} ${y - 9}H${n(w * 0.25)}z`, c.goldShade);
  }
  return (
    s +
    path('M-30-460C-26-474 26-474 30-460z', c.saffron) +
    path('M-8-472C-10-488-4-494 0-512C4-494 10-488 8-472z', c.gold)
  );
}

/** A line of prayer flags that sags between two points. */
export function prayerFlags(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  cols: readonly string[],
  count = 14,
  s = 20,
  cord = '#fff',
  from = 0,
): string {
  const q = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
  const o = line(
    `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + sag * 2)} ${n(x1)} ${n(y1)}`,
    cord,
    1.6,
  );
  const flag = (k: number) => {
    const a = q((k + 0.12) / count);
    const b = q((k + 0.88) / count);
    const sc = s * (0.75 + ((0.5 * k) / count) * (y1 > y0 ? 1 : 0.2));
    const top = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}l${n(sc * 0.08)} ${n(sc)}`;
    return `${top}q${n((a[0] - b[0]) / 2)} ${n(sc * 0.2)} ${n(a[0] - b[0])} ${n(a[1] - b[1])}z`;
  };
  const layers = cols.map((col, which) => {
    let d = '';
    for (let k = from; k < count; k++) {
      d += k % cols.length === which ? flag(k) : '';
    }
    return path(d, col);
  });
  return o + layers.join('');
}
