/** The 127 characters of GSM 03.38 that take one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension: an escape and a second septet. */
const extension = new Set('\f^{}\\[~]|€');

/** Units in a message of one part, and in each part of several: those begin with six bytes that say which part they are. */
const sizes = {
  gsm7: { alone: 160, each: 153 },
  ucs2: { alone: 70, each: 67 },
} as const;

export interface SmsParts {
  readonly encoding: 'gsm7' | 'ucs2';
  /** Septets of GSM 03.38, of which a character of the extension takes two, or UTF-16 code units. */
  readonly units: number;
  /** What the provider charges; an empty text has none. */
  readonly parts: number;
}

/**
 * How a text goes out by SMS. One character that GSM 03.38 lacks, such as any Bangla letter, makes all of it UCS-2. A character of
 * two units is never split: where it doesn't fit at the end of a part, it begins the next one.
 */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const isGsm7 = characters.every((each) => basic.has(each) || extension.has(each));
  const encoding = isGsm7 ? 'gsm7' : 'ucs2';
  const weights = characters.map((each) => (isGsm7 ? (basic.has(each) ? 1 : 2) : each.length));
  const units = weights.reduce((sum, weight) => sum + weight, 0);
  const { alone, each } = sizes[encoding];
  if (units <= alone) {
    return { encoding, units, parts: units === 0 ? 0 : 1 };
  }
  let parts = 1;
  let used = 0;
  for (const weight of weights) {
    if (used + weight > each) {
      parts += 1;
      used = 0;
    }
    used += weight;
  }
  return { encoding, units, parts };
}
