import { hasErrorCode } from '#platform/error-code.ts';
import { isNeverSent } from './never-sent.rules.ts';

/**
 * A call to a gateway that has no usable answer. `away`: the outcome is unknown; `refused`: the gateway answered and did
 * nothing; `garbled`: it answered something else than its protocol says, so the outcome is unknown, too.
 * The message is for the log and holds no secret.
 */
export class GatewayError extends Error {
  readonly kind: 'away' | 'refused' | 'garbled';
  /** The gateway's own code, if it gave one. */
  readonly code: string | undefined;
  /** No connection came about: the gateway has surely not got the request. */
  readonly isNeverSent: boolean;

  constructor(kind: GatewayError['kind'], message: string, code?: string, neverSent = false) {
    super(message);
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = code;
    this.isNeverSent = neverSent;
  }
}

/** As `fetch`; the practice gateways answer in the same process. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Beyond it a call counts as unanswered: what the gateways recommend. */
export const patienceMs = 30_000;
const largestAnswer = 1024 * 1024;

/** Over the network. Redirects aren't followed: they would carry credentials elsewhere. */
export const overNetwork: Send = (address, init) =>
  fetch(address, { redirect: 'error', signal: init.signal ?? null, ...init });

async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) {
      throw new GatewayError('garbled', 'The answer is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What a gateway answered, with whatever status. */
export interface Answer {
  readonly status: number;
  /** Its content type, empty without one. */
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Calls a gateway and reads its answer whole.
 * @param what The call's name, for the log: addresses can hold passwords.
 * @throws GatewayError `away` when there is no answer in time, `garbled` when it is too large.
 */
export async function askBytes(
  send: Send,
  what: string,
  address: string,
  init: RequestInit,
  { waitMs = patienceMs, maxBytes = largestAnswer }: { waitMs?: number; maxBytes?: number } = {},
): Promise<Answer> {
  try {
    const response = await send(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitMs) });
    const bytes = await readBytes(response, maxBytes);
    return { status: response.status, type: response.headers.get('content-type') ?? '', bytes };
  } catch (cause) {
    if (cause instanceof GatewayError) {
      throw new GatewayError(cause.kind, `${what}: ${cause.message}`);
    }
    // Only the kind of fault: the messages of fetch can quote the address.
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    const inner = cause instanceof Error ? cause.cause : undefined;
    const isRefused = hasErrorCode(inner, 'ECONNREFUSED');
    const why = isSlow ? `no answer in ${waitMs} ms` : isRefused ? 'connection refused' : 'connection failed';
    throw new GatewayError('away', `${what}: ${why}`, undefined, isNeverSent(inner));
  }
}

/**
 * Calls a gateway and reads the JSON that it answers, with whatever status.
 * @throws GatewayError as `askBytes`, and `garbled` when it is no JSON.
 */
export async function ask(
  send: Send,
  what: string,
  address: string,
  init: RequestInit,
  waitMs = patienceMs,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { status, bytes } = await askBytes(send, what, address, init, { waitMs });
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return { status, body };
  } catch {
    throw new GatewayError('garbled', `${what}: status ${status} without JSON`);
  }
}
