import { isIPv4, isIPv6 } from 'node:net';

/** What the server passes to a handler besides the request: the connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

const hextets = (part: string) => (part === '' ? [] : part.split(':'));

/** The first four groups of an IPv6 address: the network assigned to a household or a server. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = hextets(head);
  const after = tail === undefined ? [] : hextets(tail);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
}

/** `::ffff:192.0.2.1` and `::ffff:c000:201` as `192.0.2.1`. */
function mapped(address: string): string | undefined {
  const dotted = /^(?:0*:)*(?::)?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined) {
    return dotted;
  }
  const [, high, low] = /^(?:::|(?:0+:){5})ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) {
    return undefined;
  }
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join('.');
}

/** An address as limits count it: IPv4 whole, IPv6 by /64; undefined for other text. */
export function countedAddress(written: string): string | undefined {
  const text = written.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const [bare = ''] = text.split('%', 1);
  const plain = isIPv4(bare.replace(/:\d+$/, '')) ? bare.replace(/:\d+$/, '') : bare;
  if (isIPv4(plain)) {
    return plain;
  }
  return isIPv6(plain) ? (mapped(plain) ?? network(plain)) : undefined;
}

/**
 * The client address, for limits: that of the socket, or, behind our own proxies, the one that the outermost of them saw:
 * the `trustedProxies`-th entry from the right of X-Forwarded-For. Entries that a client can write are ignored. When a
 * trusted hop is missing or invalid, the request didn't come through all of them: the socket's address.
 */
export function visitorAddress(headers: Headers, connection: unknown, trustedProxies: number): string {
  const socket = socketAddress(connection);
  const direct = socket === undefined ? undefined : countedAddress(socket);
  if (trustedProxies > 0) {
    const hops = (headers.get('x-forwarded-for') ?? '').split(',');
    const hop = hops[hops.length - trustedProxies];
    const counted = hop === undefined ? undefined : countedAddress(hop);
    if (counted !== undefined) {
      return counted;
    }
  }
  return direct ?? 'unknown';
}

/** The address of a request's socket, as Node writes it. */
export const socketAddress = (connection: unknown): string | undefined =>
  isConnection(connection) ? connection.incoming?.socket?.remoteAddress : undefined;

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'incoming' in value;
