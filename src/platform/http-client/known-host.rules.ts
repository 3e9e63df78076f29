/**
 * Whether an address that a gateway answered is its own, so that a browser may be sent there, or a token: https at a host of the
 * gateway, or the very host that is configured for it.
 * @param configured The gateway's configured URL.
 * @param domains Domains of the gateway, each with all hosts below it.
 */
export function isKnownHost(address: string, configured: string, domains: readonly string[]): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const { protocol, host, hostname, username, password, port } = new URL(address);
  if (username !== '' || password !== '') {
    return false;
  }
  const own = new URL(configured);
  if (host === own.host && protocol === own.protocol) {
    return true;
  }
  return (
    protocol === 'https:' &&
    port === '' &&
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}
