/**
 * Whether a request that changes something comes from a page of ours, as far as browsers say. They send Sec-Fetch-Site;
 * older ones only Origin. A client that sends neither is no browser that acts for a user.
 * @param siteUrl The public URL of the site; a site that is also reached by another name is recognised by its Host.
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
