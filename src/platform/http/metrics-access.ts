import { createHash, timingSafeEqual } from 'node:crypto';
import { countedAddress, socketAddress } from './visitor-address.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Headers that a proxy adds: such a request comes from further away than the socket says. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const isLoopback = (socket: string) =>
  socket === '::1' || countedAddress(socket)?.startsWith('127.') === true;

/**
 * Who may read the metrics of the process: clients on this machine, and those with the token.
 * @param token METRICS_TOKEN, as `Authorization: Bearer …`.
 */
export function mayReadMetrics(headers: Headers, connection: unknown, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token !== undefined && given !== undefined) {
    return timingSafeEqual(digest(given), digest(token));
  }
  const socket = socketAddress(connection);
  const isDirect = !forwarding.some((name) => headers.has(name));
  return isDirect && socket !== undefined && isLoopback(socket);
}
