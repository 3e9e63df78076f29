/** The longest accepted URL. */
export const maxAddressLength = 4_096;

export type PathResult =
  | { readonly kind: 'fine' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'broken'; readonly why: string };

// The result is used, otherwise the bundler removes the call and its error.
function isReadable(text: string): boolean {
  try {
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/** Normalises a path before routing: redirects capitals, double and trailing slashes, refuses invalid encoding. */
export function checkPath(path: string, search: string): PathResult {
  if (path.length + search.length > maxAddressLength) {
    return { kind: 'broken', why: `The address is longer than ${maxAddressLength} characters.` };
  }
  if (!isReadable(path) || !isReadable(search)) {
    return { kind: 'broken', why: 'The address has a percent sign that stands for no character.' };
  }
  if (/%00|%0[ad]|%2f|%5c|\\/i.test(path)) {
    return { kind: 'broken', why: 'The address has a character that no page of ours has.' };
  }
  const plain = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const lower = /^[\x20-\x7e]*$/.test(plain) ? plain.toLowerCase() : plain;
  return lower === path ? { kind: 'fine' } : { kind: 'redirect', to: `${lower}${search}` };
}
