/**
 * Whether a request that changes something comes from a page of ours, as far as browsers tell.
 * They tell by Sec-Fetch-Site; older ones by Origin alone. What says neither is no browser that acts for somebody.
 * @param siteUrl Where visitors find the site; a site that is reached by another name, too, is known by its Host.
 */
export function comesFromHere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    return site === 'same-origin';
  }
  const origin = headers.get('origin');
  if (origin === null) {
    return true;
  }
  if (!URL.canParse(origin)) {
    return false;
  }
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('host');
}
