/** The signs of Windows-1252 for 0x80 to 0x9F, where it has some; other bytes are their own number. */
const upper = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((sign, place) => [sign, 0x80 + place]),
);

/** Bangla in UTF-8 that was read as Windows-1252: `à¦` and `à§` begin each of its letters. */
export const looksGarbled = (text: string): boolean =>
  /à[¦§][\u0080-\u00bf€-™]/.test(text) || /Ã\u00a0Â[¦§]/.test(text);

function bytesOf(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = upper.get(sign) ?? code;
    if (byte > 0xff) {
      return undefined;
    }
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** The text before it was read in the wrong encoding, once or twice; undefined when bytes of it were lost. */
export function ungarbled(text: string): string | undefined {
  let read = text;
  for (let times = 0; times < 2 && looksGarbled(read); times += 1) {
    const bytes = bytesOf(read);
    if (bytes === undefined) {
      return undefined;
    }
    try {
      read = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  }
  return looksGarbled(read) ? undefined : read;
}
