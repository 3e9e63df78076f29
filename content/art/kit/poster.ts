import { hash, rng, type Seeded } from './chance.ts';
import { n, type Point, speckle } from './geometry.ts';

/** The sheet is this wide */
export const W = 1200;

/** and this high. */
export const H = 800;

/** A colour, or one with its place (0-1) and its opacity. */
export type Stop = string | readonly [colour: string, offset?: number, opacity?: number];

/** One or many drawn parts. */
type Parts = string | readonly Parts[];

/** The sheet: what is drawn on it, in order, and the pieces drawn once and used often. */
export class Poster {
  readonly name: string;
  /** The palette, by name. */
  readonly p: Readonly<Record<string, string>>;
  /** The sheet's own source of chance. */
  readonly r: Seeded;
  readonly defs: string[] = [];
  readonly body: string[] = [];
  private readonly pre: string;
  private readonly grainId: string;
  private k = 0;

  constructor(name: string, pal: Readonly<Record<string, string>>) {
    this.name = name;
    this.p = pal;
    this.r = rng(name);
    this.pre = `p${hash(name).toString(36).slice(0, 4)}`;
    this.grainId = `${this.pre}g`;
  }

  /** An id that no other piece, on this sheet or another, has. */
  id(): string {
    const id = this.pre + (this.k++).toString(36);
    return id === this.grainId ? this.id() : id;
  }

  /** Draws parts over what is there. */
  add(...parts: Parts[]): this {
    for (const part of parts) {
      if (typeof part === 'string') {
        this.body.push(part);
      } else {
        this.add(...part);
      }
    }
    return this;
  }

  /** Shows `inner` only inside the path `d`. */
  clip(d: string, inner: string): string {
    const i = this.id();
    this.defs.push(`<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${i})">${inner}</g>`;
  }

  /** Keeps a piece for `use` and `mirror`; returns its id. */
  def(inner: string): string {
    const i = this.id();
    this.defs.push(`<g id="${i}">${inner}</g>`);
    return i;
  }

  /** Draws a kept piece, moved by an SVG transform. */
  use(i: string, t = '', e = ''): string {
    return `<use href="#${i}"${t ? ` transform="${t}"` : ''}${e ? ` ${e}` : ''}/>`;
  }

  /** A linear gradient as a fill; without places the stops are spread evenly. */
  grad(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, abs = false): string {
    const i = this.id();
    const units = abs ? ' gradientUnits="userSpaceOnUse"' : '';
    const marks = stops.map((stop, k) => {
      const [colour, offset, opacity] = typeof stop === 'string' ? ([stop] as const) : stop;
      const place = offset ?? Number(n((k / (stops.length - 1)) * 10)) / 10;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${place}" stop-color="${colour}"${alpha}/>`;
    });
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`;
    this.defs.push(`<linearGradient id="${i}" ${line}>${marks.join('')}</linearGradient>`);
    return `url(#${i})`;
  }

  /** Mirrors a kept piece in water at y = level; squash < 1 shortens it. */
  mirror(i: string, level: number, squash = 0.7, e = 'opacity=".45"'): string {
    return `<use href="#${i}" transform="matrix(1 0 0 ${-squash} 0 ${n(level * (1 + squash))})" ${e}/>`;
  }

  /** The whole picture, with a grain of paper over it. */
  svg(): string {
    const size = `viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"`;
    const defs = this.grain() + this.defs.join('');
    const top = `<path d="M0 0h${W}v${H}H0z" fill="url(#${this.grainId})"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${this.body.join('')}${top}</svg>`;
  }

  private grain(): string {
    const r = rng(`${this.name}grain`);
    const tile = 360;
    const some = () => speckle(Array.from({ length: 330 }, (): Point => [r() * tile, r() * tile]));
    const light = `<path d="${some()}" stroke="#fff6e0" stroke-width="1.5" opacity=".22"/>`;
    const dark = `<path d="${some()}" stroke="#0a1626" stroke-width="1.5" opacity=".13"/>`;
    const both = `<g fill="none" stroke-linecap="round">${light}${dark}</g>`;
    return `<pattern id="${this.grainId}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${both}</pattern>`;
  }
}
