/** Longest old address that is remembered, in characters. */
const longest = 500;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}

/**
 * One way to write an old address: the path decoded, in small letters, without a last slash; or `?p=12` where WordPress had no path
 * for it yet. What else stands in the query doesn't count.
 * @returns undefined for the front page, and for what can't be read
 */
export function oldAddress(path: string, query: string): string | undefined {
  const plain = decoded(path)?.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
  if (plain === undefined || plain.length > longest) {
    return undefined;
  }
  if (plain !== '') {
    return plain;
  }
  const parameters = new URLSearchParams(query);
  const id = parameters.get('p') ?? parameters.get('page_id') ?? '';
  return /^[1-9]\d{0,11}$/.test(id) ? `?p=${id}` : undefined;
}

/** The same of a whole address as it stands in a link of the old site. */
export function oldAddressOf(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? oldAddress(url.pathname, url.search) : undefined;
}
