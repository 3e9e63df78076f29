import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast, wcagLuminance } from 'culori';
import type { Look } from '#features/site-settings/site-settings.contract.ts';
import tokens from '../styles/tokens.css?raw';

/** The agency's two colours; an empty one leaves the standard shades. */
export type LookColours = Pick<Look, 'brand' | 'accent'>;
/** A colour as a # and six hexadecimal digits. */
export type Hex = Exclude<LookColours['brand'], ''>;

const oklch = converter('oklch');
const scales = { brand: 'ink', accent: 'marigold' } as const;

const allShades = [...tokens.matchAll(/--((?:ink|marigold)-\d+): (#[0-9a-f]{6});/g)].map(
  ([, name = '', shade = '']) => ({ name, shade }),
);

/** The standard shades of a scale with their names, from the tokens. */
const standardShades = (scale: (typeof scales)[keyof typeof scales]) =>
  allShades.filter(({ name }) => name.startsWith(scale));

/** The strongest colour of a scale, whose chroma the agency's colour stands for. */
const fullest = (shades: readonly { readonly shade: string }[]): number =>
  Math.max(...shades.map(({ shade }) => oklch(parse(shade))?.c ?? 0));

/** The hue and chroma at exactly this luminance (WCAG 2), so that it contrasts with the others as the standard shade does. */
function atLuminance(colour: Omit<Oklch, 'l'>, luminance: number): string {
  let low = 0;
  let high = 1;
  let found = '';
  for (let step = 0; step < 24; step += 1) {
    const l = (low + high) / 2;
    found = formatHex(clampChroma({ ...colour, l }, 'oklch'));
    if (wcagLuminance(found) < luminance) {
      low = l;
    } else {
      high = l;
    }
  }
  return found;
}

/** The shades of a scale in another colour: each as light as the standard one, so every contrast stays. */
export function shadesOf(scale: 'brand' | 'accent', colour: Hex): readonly { name: string; shade: string }[] {
  const standard = standardShades(scales[scale]);
  const { c = 0, h = 0 } = oklch(parse(colour)) ?? {};
  const strength = c / fullest(standard);
  return standard.map(({ name, shade }) => {
    const was = oklch(parse(shade));
    return {
      name,
      shade: atLuminance({ mode: 'oklch', c: (was?.c ?? 0) * strength, h }, wcagLuminance(shade)),
    };
  });
}

/**
 * How well white reads on the agency's colour as the site draws it, as a ratio (WCAG 2), and whether the colour had to be made darker
 * for it.
 */
export function whiteOn(colour: Hex): { readonly ratio: number; readonly wasDarkened: boolean } {
  const shade = shadesOf('brand', colour).find(({ name }) => name === 'ink-700')?.shade ?? colour;
  const ratio = wcagContrast('#ffffff', shade);
  return { ratio, wasDarkened: wcagContrast('#ffffff', colour) < ratio - 0.1 };
}

/** A style sheet that puts the agency's colours in the place of the standard ones. */
export function lookCss(colours: LookColours): string {
  const shades = (['brand', 'accent'] as const).flatMap((scale) => {
    const colour = colours[scale];
    return colour === '' ? [] : shadesOf(scale, colour);
  });
  return `:root{${shades.map(({ name, shade }) => `--${name}:${shade}`).join(';')}}`;
}

/** The URL of that sheet, which holds the colours themselves; undefined when both are the standard ones. */
export function lookPath({ brand, accent }: LookColours): string | undefined {
  const parts = [brand, accent].map((colour) => colour.slice(1) || 'standard');
  return brand === '' && accent === '' ? undefined : `/assets/look/${parts.join('-')}.css`;
}

const colourAt = (part: string): Hex | '' => (part === 'standard' ? '' : `#${part}`);

/** The colours of such a URL; undefined for any other. */
export function coloursOf(path: string): LookColours | undefined {
  const name = /^\/assets\/look\/([0-9a-f]{6}|standard)-([0-9a-f]{6}|standard)\.css$/.exec(path);
  const [, brand = 'standard', accent = 'standard'] = name ?? [];
  return brand === accent && brand === 'standard'
    ? undefined
    : { brand: colourAt(brand), accent: colourAt(accent) };
}
