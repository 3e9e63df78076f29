/** The push services of browsers: nothing else is called, whatever a browser says. */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const domains = ['.notify.windows.com', '.push.apple.com'];

/** Whether an address is one of a known push service, by https, so that the program may call it. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) {
    return false;
  }
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    (services.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)))
  );
}

/** What became of a push that was handed to its service; `why` names no address. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  /** There is no such subscription any more. */
  | { readonly kind: 'gone' }
  /** Never this push. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'later'; readonly why: string };

/** What the status of a push service means (RFC 8030). */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) {
    return { kind: 'taken' };
  }
  if (status === 404 || status === 410) {
    return { kind: 'gone' };
  }
  const why = `status ${status}`;
  return status === 429 || status >= 500 ? { kind: 'later', why } : { kind: 'refused', why };
}
