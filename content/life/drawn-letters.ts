/** Letters as strokes on a grid of 8 by 12: a picture says what it is where no fonts are installed, too. */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 12V0H8V12M0 6H8',
  B: 'M0 0H6L8 2V4L6 6H0M6 6L8 8V10L6 12H0V0',
  C: 'M8 0H0V12H8',
  D: 'M0 0H5L8 3V9L5 12H0Z',
  E: 'M8 0H0V12H8M0 6H6',
  F: 'M8 0H0V12M0 6H6',
  G: 'M8 0H0V12H8V7H5',
  H: 'M0 0V12M8 0V12M0 6H8',
  I: 'M4 0V12',
  K: 'M0 0V12M8 0L0 6L8 12',
  L: 'M0 0V12H8',
  M: 'M0 12V0L4 6L8 0V12',
  N: 'M0 12V0L8 12V0',
  O: 'M0 0H8V12H0Z',
  P: 'M0 12V0H8V6H0',
  R: 'M0 12V0H8V6H0L8 12',
  S: 'M8 0H0V6H8V12H0',
  T: 'M0 0H8M4 0V12',
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** From one letter to the next. */
  readonly step: number;
}

/** Words in capital letters, as paths of an SVG; what isn't a letter of the list is a gap. */
export const drawn = (text: string, { x, y, scale, step }: Place): string =>
  [...text]
    .map((sign, place) => {
      const path = letters[sign];
      return path === undefined
        ? ''
        : `<path transform="translate(${x + place * step} ${y}) scale(${scale})" d="${path}"/>`;
    })
    .join('');

/** নমুনা, the same way: its head line, and under it what hangs there. */
const sampleInBangla = [
  'M0 0H46',
  'M10 0V12M10 5C7 2 3 3 3 6C3 9 7 9 7 6.5',
  'M24 0V12M15 0V7C15 10 19 10 19 7.5C19 6 17 6 17 8M19 7.5L24 6M24 12C20 12 20 17 25 15.5',
  'M36 0V12M36 5C33 2 29 3 29 6C29 9 33 9 33 6.5',
  'M42 0V12',
].join('');

export const drawnSampleInBangla = ({ x, y, scale }: Omit<Place, 'step'>): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${sampleInBangla}"/>`;
