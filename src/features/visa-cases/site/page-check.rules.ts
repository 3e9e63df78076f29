import { caseLimits } from '../visa-cases.rules.ts';

/** Why a file can't be a page of a paper. */
export type PageError = 'type' | 'heic' | 'large';

/** So many bytes at the front tell what a file is. */
export const headLength = 12;

const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

/** What a file is, by its first bytes: its name and what the browser takes it for say little. */
function kindOf(head: Uint8Array): 'jpeg' | 'png' | 'pdf' | 'heic' | undefined {
  const is = (start: readonly number[]) => start.every((byte, index) => head[index] === byte);
  if (is(starts.jpeg)) {
    return 'jpeg';
  }
  if (is(starts.png)) {
    return 'png';
  }
  if (is(starts.pdf)) {
    return 'pdf';
  }
  const brand = String.fromCharCode(...head.subarray(4, 12));
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(brand) ? 'heic' : undefined;
}

/** Whether it is a picture that a page can be drawn from. */
export const isPicture = (head: Uint8Array): boolean => ['jpeg', 'png'].includes(kindOf(head) ?? '');

/**
 * What the server would say of a file after all of it was sent. It checks again.
 * @param isDrawable of a picture that this browser can draw: a large one is made smaller before it is sent
 */
export function problemOf(
  head: Uint8Array,
  { bytes, isDrawable }: { readonly bytes: number; readonly isDrawable: boolean },
): PageError | undefined {
  const kind = kindOf(head);
  if (kind === undefined || kind === 'heic') {
    return kind ?? 'type';
  }
  return bytes > caseLimits.bytes && !isDrawable ? 'large' : undefined;
}
