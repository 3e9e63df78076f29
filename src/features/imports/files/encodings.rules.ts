/** How many bytes of a file say whether it is UTF-16 without its mark. */
const looked = 2_000;

/** UTF-16 that doesn’t say so: of letters as in English every second byte is 0. */
function unmarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const first = bytes.subarray(0, looked);
  const zeros = [0, 0];
  for (const [place, byte] of first.entries()) {
    zeros[place % 2] = (zeros[place % 2] ?? 0) + (byte === 0 ? 1 : 0);
  }
  const [even = 0, odd = 0] = zeros;
  const many = first.length / 8;
  return odd > many && even === 0 ? 'utf-16le' : even > many && odd === 0 ? 'utf-16be' : undefined;
}

const decoded = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** What no text has: signs that steer a machine, besides tabs and ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const steering = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Bangla letters in UTF-8: such a file isn’t in Windows-1252, it is damaged. */
const isBanglaInPart = (bytes: Uint8Array): boolean =>
  /[\u0985-\u09b9]{2}/.test(new TextDecoder('utf-8').decode(bytes));

/**
 * The text of a file: UTF-16 and UTF-8 with their marks and without, or else Windows-1252, in which Excel here saves CSV when it is
 * asked for nothing else.
 * @returns 'damaged' for UTF-8 that is broken; undefined for what is no text
 */
export function textOf(bytes: Uint8Array): string | 'damaged' | undefined {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  const unicode = decoded(bytes, marked ?? unmarked(bytes) ?? 'utf-8');
  if (unicode === undefined && (marked !== undefined || isBanglaInPart(bytes))) {
    return 'damaged';
  }
  const text = unicode ?? new TextDecoder('windows-1252').decode(bytes);
  return steering.test(text) ? undefined : text;
}
