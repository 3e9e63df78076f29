import { hasErrorCode } from '#platform/error-code.ts';

/**
 * A call to a gateway that has no usable answer. `away`: the outcome is unknown; `refused`: the gateway answered and did
 * nothing; `garbled`: it answered something else than its protocol says, so the outcome is unknown, too.
 * The message is for the log and holds no secret.
 */
export class GatewayError extends Error {
  readonly kind: 'away' | 'refused' | 'garbled';
  /** The gateway's own code, if it gave one. */
  readonly code: string | undefined;

  constructor(kind: GatewayError['kind'], message: string, code?: string) {
    super(message);
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = code;
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

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > largestAnswer) {
      throw new GatewayError('garbled', 'The answer is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Calls a gateway and reads the JSON that it answers, with whatever status.
 * @param what The call's name, for the log: addresses can hold passwords.
 * @throws GatewayError `away` when there is no answer in time, `garbled` when it is no JSON.
 */
export async function ask(
  send: Send,
  what: string,
  address: string,
  init: RequestInit,
  waitMs = patienceMs,
): Promise<{ readonly status: number; readonly body: unknown }> {
  let status: number;
  let text: string;
  try {
    const response = await send(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitMs) });
    status = response.status;
    text = await readText(response);
  } catch (cause) {
    if (cause instanceof GatewayError) {
      throw new GatewayError(cause.kind, `${what}: ${cause.message}`);
    }
    // Only the kind of fault: the messages of fetch can quote the address.
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    const inner = cause instanceof Error ? cause.cause : undefined;
    const isRefused = hasErrorCode(inner, 'ECONNREFUSED');
    const why = isSlow ? `no answer in ${waitMs} ms` : isRefused ? 'connection refused' : 'connection failed';
    throw new GatewayError('away', `${what}: ${why}`);
  }
  try {
    const body: unknown = JSON.parse(text);
    return { status, body };
  } catch {
    throw new GatewayError('garbled', `${what}: status ${status} without JSON`);
  }
}

/** What follows from a call that failed: nothing, as far as the money is concerned. */
export function unknownAfter(cause: unknown): { readonly state: 'unknown'; readonly reason: string } {
  if (cause instanceof GatewayError) {
    return { state: 'unknown', reason: cause.message };
  }
  throw cause;
}
