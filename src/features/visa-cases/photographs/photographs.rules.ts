/** What can be wrong with a photograph, as far as numbers tell. */
export const photographErrors = ['shape', 'small', 'background', 'uneven', 'dark', 'blurred'] as const;
export type PhotographError = (typeof photographErrors)[number];

/** A printed size in tenths of a millimetre. */
interface PrintedSize {
  readonly width: number;
  readonly height: number;
}

/** What was measured of a photograph; lightness from 0, black, to 255, white. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  /** Of the background, at the top and at both sides above the shoulders. */
  readonly border: { readonly lightness: number; readonly spread: number };
  /** The lightness of the middle, where the face is. */
  readonly middle: number;
  /** How much neighbouring points differ, as its standard deviation. */
  readonly sharpness: number;
}

/** Whether a paper is a photograph for the visa, by its key in the guide. */
export const isPhotograph = (key: string): boolean => /^photo(?:s|-|$)/.test(key);

const tenthsOf = { mm: 10, cm: 100, inch: 254 } as const;

/** The size that a requirement asks for, by its words in English; undefined when they name none. */
export function printedSize(words: string): PrintedSize | undefined {
  const [, width, height, unit] =
    /(\d{1,3}(?:\.\d)?)\s*[×x]\s*(\d{1,3}(?:\.\d)?)\s*(mm|cm|inch)/i.exec(words) ?? [];
  const known = unit?.toLowerCase();
  if (known !== 'mm' && known !== 'cm' && known !== 'inch') {
    return undefined;
  }
  return {
    width: Math.round(Number(width) * tenthsOf[known]),
    height: Math.round(Number(height) * tenthsOf[known]),
  };
}

/** The resolution that photo shops print with, in dots per inch. */
const printed = 300;
/** As the passport's photograph, when the guide names no size. */
const usual: PrintedSize = { width: 350, height: 450 };

/** The fewest pixels that a size is printed sharply with. */
const minPixels = ({ width, height }: PrintedSize = usual) => ({
  width: Math.round((width * printed) / 254),
  height: Math.round((height * printed) / 254),
});

const limits = { ratio: 0.03, lightBorder: 165, evenBorder: 18, darkMiddle: 75, sharp: 4 } as const;

/** What looks wrong with a photograph. It is what a measure says, and no decision: staff look themselves. */
export function errorsOf(of: Measured, size: PrintedSize | undefined): PhotographError[] {
  const least = minPixels(size);
  const wanted = size && size.width / size.height;
  const found: Readonly<Record<PhotographError, boolean>> = {
    shape: wanted !== undefined && Math.abs(of.width / of.height / wanted - 1) > limits.ratio,
    // A rounded pixel isn't missing.
    small: of.width < least.width - 2 || of.height < least.height - 2,
    background: of.border.lightness < limits.lightBorder,
    uneven: of.border.spread > limits.evenBorder,
    dark: of.middle < limits.darkMiddle,
    blurred: of.sharpness < limits.sharp,
  };
  return photographErrors.filter((each) => found[each]);
}
