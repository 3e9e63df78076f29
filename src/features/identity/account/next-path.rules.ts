/** An origin that doesn't exist: a path that resolves to another origin leads to another site. */
const here = 'https://own.invalid';

/**
 * Where to go after signing in, from the `next` parameter: a path of ours with its query, never another site. Browsers
 * read `\\` as `/` and skip tabs and line ends, so paths with these characters are refused.
 */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2_000 || !/^\/(?![/\\])/.test(path)) {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]|%(?:0[0-9a-f]|1[0-9a-f]|5c)|%2f%2f/i.test(path)) {
    return undefined;
  }
  const read = URL.canParse(path, here) ? new URL(path, here) : undefined;
  // `/.//host` is read as `//host`.
  return read?.origin === here && !read.pathname.startsWith('//')
    ? `${read.pathname}${read.search}${read.hash}`
    : undefined;
}
