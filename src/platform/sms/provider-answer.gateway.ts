import { ask, GatewayError, type Send } from '../http-client/ask.gateway.ts';
import type { SmsOutcome } from './sms.contract.ts';
import { failureOf } from './sms-errors.rules.ts';

/** How an adapter reaches its provider; tests shorten the wait. */
export interface SmsCalls {
  readonly send: Send;
  readonly waitMs: number;
}

/** How long a provider may take for a message; ms. */
export const smsWaitMs = 20_000;

/** What a provider answered; undefined: nothing that its protocol knows. */
type Judge = (body: unknown) => SmsOutcome | undefined;

/** What follows from a call that gave no answer. */
export function withoutAnswer(cause: unknown): SmsOutcome {
  if (cause instanceof GatewayError) {
    return cause.isNeverSent ? failureOf('unreachable') : { kind: 'unknown', why: cause.message };
  }
  // Not quoted: nobody knows what stands in it.
  return { kind: 'unknown', why: 'The call failed.' };
}

/**
 * A connection of its own for each message: one that the provider has closed while it was idle would end the next message without
 * an answer, and nobody would know whether it was taken.
 */
const ownConnection = { connection: 'close', accept: 'application/json' };

/** Posts a message to a provider and judges its JSON. Never throws. */
export async function postMessage(
  { send, waitMs }: SmsCalls,
  what: string,
  address: string,
  body: URLSearchParams | object,
  judge: Judge,
): Promise<SmsOutcome> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded;charset=UTF-8' : 'application/json';
  try {
    const answer = await ask(
      send,
      what,
      address,
      {
        method: 'POST',
        headers: { ...ownConnection, 'content-type': type },
        body: isForm ? body.toString() : JSON.stringify(body),
      },
      waitMs,
    );
    const outcome = judge(answer.body) ?? {
      kind: 'unknown',
      why: `${what}: status ${answer.status}, not understood`,
    };
    // A provider that is ill itself says nothing of the message.
    const isIll = answer.status >= 500 && outcome.kind === 'refused' && outcome.code === 'other';
    return isIll ? failureOf('busy', answer.status) : outcome;
  } catch (cause) {
    return withoutAnswer(cause);
  }
}
