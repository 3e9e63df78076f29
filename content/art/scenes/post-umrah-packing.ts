import { i0, n, type Point, spline, TAU } from '../kit/geometry.ts';
import { nth } from '../kit/list.ts';
import { at, disc, g, line, path, rect } from '../kit/marks.ts';
import { Poster } from '../kit/poster.ts';
import { times } from '../kit/repeat.ts';
import { card, lying, tableTop } from '../kit/still-life.ts';
import { dots } from '../kit/texture.ts';
import type { Scene } from '../scene.ts';

/** A folded white cloth, its middle at 0. */
function folded(w: number, h: number, folds: number): string {
  return (
    path(card(w, h, 14), '#fffdf6') +
    path(
      `M${n(w * 0.18)} ${n(-h / 2)}H${n(w / 2 - 14)}q14 0 14 14V${n(h / 2 - 14)}q0 14-14 14H${n(w * 0.18)}C${n(w * 0.24)} ${n(h * 0.2)} ${n(w * 0.14)} ${n(-h * 0.2)} ${n(w * 0.18)} ${n(-h / 2)}z`,
      '#efe8da',
    ) +
    line(
      times(folds, (k) => `M${n(-w / 2 + 8)} ${n(h / 2 - 12 - k * 11)}H${n(w / 2 - 8)}`),
      '#ddd2c0',
      3,
    ) +
    line(
      `M${n(-w * 0.3)} ${n(-h * 0.36)}C${n(-w * 0.34)} ${n(-h * 0.1)} ${n(-w * 0.26)} ${n(h * 0.1)} ${n(-w * 0.3)} ${n(h * 0.22)}`,
      '#e7dece',
      4,
    )
  );
}

/** A ring of beads with its tassel, about 200 across, its middle at 0. */
function beads(): string {
  const spots = Array.from({ length: 33 }, (_, k): Point => {
    const a = (k / 33) * TAU + 1.7;
    return [Math.cos(a) * (84 + 14 * Math.sin(a * 2)), Math.sin(a) * 70 + 8 * Math.cos(a * 3)];
  });
  const [x, y] = nth(spots, 0);
  return (
    line(spline(spots, { close: true, f: i0 }), '#5b3222', 3) +
    dots(spots, '#8a4a2c', 15) +
    dots(
      spots.map(([a, b]): Point => [a - 2, b - 3]),
      '#c98450',
      4,
    ) +
    line(`M${n(x)} ${n(y)}l-6 24`, '#5b3222', 5) +
    path(`M${n(x - 14)} ${n(y + 22)}l14 2l8 46l-34-8z`, '#1f6b57') +
    disc(x - 6, y + 22, 8, '#e9b24a')
  );
}

/** A pair of sandals from above, toes up, their middle at 0. */
function sandals(): string {
  const one = (x: number, s: number) =>
    at(
      x,
      0,
      1,
      path(
        'M-30-70C-32-100 30-104 30-66C30-40 20-20 22 10C24 50 20 84-2 84S-26 50-22 10C-20-20-28-40-30-70z',
        '#8a5a3a',
      ) +
        path(
          'M-22-68C-24-90 22-92 22-62C22-40 13-20 15 12C16 46 14 74-2 74S-18 46-15 12C-13-20-20-40-22-68z',
          '#c98f5c',
        ) +
        line('M-28-36Q-4-66 0-72Q10-56 27-30', '#4a2f2a', 13) +
        line('M0-74V-84', '#4a2f2a', 7),
      s < 0,
    );
  return one(-40, 1) + one(40, -1);
}

/** The open case: a half with netting and a half that is packed. */
function openCase(): string {
  const half = card(400, 500, 40);
  const net = times(11, (k) => `M${-150 + k * 30}-190V190`) + times(12, (k) => `M-164 ${-176 + k * 32}H164`);
  return (
    g(
      'translate(-204 0)',
      path(half, '#12574c') +
        path(card(352, 452, 26), '#f3e2c6') +
        path(card(330, 400, 18), '#e6cfab') +
        line(net, '#d3b78e', 2.4) +
        rect(-165, -26, 330, 16, '#c9a574'),
    ) +
    g('translate(204 0)', path(half, '#0f4a41') + path(card(352, 452, 26), '#f7ead2')) +
    rect(-14, -200, 28, 400, '#0b3a34') +
    path('M-10-140h20v50h-20zM-10 90h20v50h-20z', '#e9b24a') +
    path('M190-258h-0V-276q0-12 12-12h40q12 0 12 12v18z', '#0b3a34')
  );
}

/** What goes into the case before umrah. */
export const scene: Scene = {
  name: 'post-umrah-packing',
  alt: {
    en: 'An open suitcase seen from above holds folded white ihram cloth and prayer beads, with sandals beside it.',
    bn: 'ওপর থেকে দেখা খোলা সুটকেসে ভাঁজ করা সাদা ইহরামের কাপড় ও তসবিহ, পাশে রাখা একজোড়া স্যান্ডেল।',
  },
  draw: () => {
    const P = new Poster('post-umrah-packing', { ink: '#3a1f24' });
    const r = P.r;
    const outer = 'M-404-210q0-40 40-40H364q40 0 40 40V210q0 40-40 40H-364q-40 0-40-40z';
    P.add(
      tableTop(r, '#dba58c', '#e6b79c', '#bd8570'),
      lying(520, 392, -5, outer, openCase(), 30),
      g(
        'translate(520 392) rotate(-5)',
        lying(206, -98, 0, card(310, 200, 14), folded(310, 200, 4), 10) +
          lying(206, 118, 0, card(310, 180, 14), folded(310, 180, 4), 10) +
          g(
            'translate(216 96) rotate(-8)',
            g(
              'translate(8 10)',
              line('M-84 0a84 72 0 1 0 168 0a84 72 0 1 0-168 0', '#3a1f24', 14, 'opacity=".16"'),
            ) + beads(),
          ) +
          // in the netting: a pouch, a bottle, a small book
          lying(
            -292,
            92,
            -8,
            card(120, 150, 14),
            path(card(120, 150, 14), '#c9573f') +
              path('M-60-61q0-14 14-14H46q14 0 14 14V-40H-60z', '#a5402f') +
              disc(0, -40, 9, '#e9b24a'),
            10,
          ) +
          lying(
            -120,
            72,
            6,
            card(66, 190, 18),
            path(card(66, 190, 18), '#8fc4c0') +
              rect(-33, -34, 66, 74, '#fffaf0') +
              rect(-18, -116, 36, 24, '#2f7f8c') +
              path('M12-95H15q18 0 18 18V77q0 18-18 18H12z', '#6ba8a8'),
            10,
          ) +
          lying(
            -206,
            -112,
            4,
            card(240, 130, 8),
            path(card(240, 130, 8), '#33405f') +
              rect(-120, -57, 20, 114, '#242e4a') +
              `<path d="${card(150, 76, 4)}" fill="none" stroke="#e9b24a" stroke-width="4" transform="translate(12 0)"/>`,
            10,
          ),
      ),
      lying(
        1050,
        560,
        14,
        'M-40-92C-8-92-8 92-40 92S-72-92-40-92zM40-92C72-92 72 92 40 92S8-92 40-92z',
        sandals(),
        18,
      ),
      lying(
        1056,
        250,
        -12,
        card(170, 120, 12),
        path(card(170, 120, 12), '#12574c') +
          path('M-85-48q0-12 12-12H73q12 0 12 12V-30H-85z', '#0f4a41') +
          path('M-85 16H85V28H-85z', '#0f4a41') +
          path(card(40, 30, 6), '#e9b24a', 'transform="translate(0 -8)"'),
        16,
      ),
      line('M972 232C930 190 950 120 1010 110S1120 120 1150 180S1180 230 1136 254', '#12574c', 14),
      lying(
        140,
        700,
        8,
        card(150, 92, 20),
        path(card(150, 92, 20), '#fff6e4') +
          path(card(116, 60, 16), '#f3dfc0') +
          path(card(84, 34, 12), '#fff6e4'),
        14,
      ),
    );
    return P;
  },
};
