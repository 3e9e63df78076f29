/** An origin that nobody has: a path that leaves it leads to another site. */
const here = 'https://own.invalid';

/**
 * Where to go after signing in, as an address asked for it: a path of ours with its query, never another site
 *. Browsers read `\\` as `/` and skip tabs and line ends, so what they would read decides, and what holds such signs at all is refused.
 */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2_000 || !/^\/(?![/\\])/.test(path)) {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]|%(?:0[0-9a-f]|1[0-9a-f]|5c)|%2f%2f/i.test(path)) {
    return undefined;
  }
  const read = URL.canParse(path, here) ? new URL(path, here) : undefined;
  // `/.//host` is read as `//host`.
  return read?.origin === here && !read.pathname.startsWith('//')
    ? `${read.pathname}${read.search}${read.hash}`
    : undefined;
}
