import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { askBytes, GatewayError, overNetwork, type Send } from '../http-client/ask.gateway.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import { isPushEndpoint, outcomeOf, type PushOutcome } from './web-push.rules.ts';

export interface Push {
  /** What the browser's worker gets: JSON. */
  readonly text: string;
  /** For so long the service keeps it for a telephone that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** Of several with the same topic the service keeps the last one. */
  readonly topic: string;
}

/** Who sends pushes (RFC 8292). */
export interface PushSender {
  readonly privateKey: KeyObject;
  /** The uncompressed point, in base64url. */
  readonly publicKey: string;
  /** Whom push services write to in case of trouble: `mailto:` or https. */
  readonly contact: string;
}

/** A push service that takes longer counts as away. */
const waitMs = 10_000;
const tokenSeconds = 12 * 3_600;

/**
 * Hands a push to the service of a browser. Never throws for a push that failed; redirects aren't followed, and nothing that it
 * answers or logs names the address, which is a secret.
 */
export async function sendPush(
  to: PushKeys & { readonly endpoint: string },
  push: Push,
  sender: PushSender,
  { now, send = overNetwork }: { readonly now: Date; readonly send?: Send },
): Promise<PushOutcome> {
  if (!isPushEndpoint(to.endpoint)) {
    return { kind: 'gone' };
  }
  const seconds = Math.floor(now.getTime() / 1_000);
  const token = await new SignJWT({ aud: new URL(to.endpoint).origin, sub: sender.contact })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setExpirationTime(seconds + tokenSeconds)
    .sign(sender.privateKey);
  const init = {
    method: 'POST',
    headers: {
      authorization: `vapid t=${token}, k=${sender.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(push.ttlSeconds),
      urgency: push.urgency,
      topic: push.topic,
    },
    body: encryptPush(push.text, to),
  };
  try {
    return outcomeOf((await askBytes(send, 'Push', to.endpoint, init, { waitMs })).status);
  } catch (cause) {
    return { kind: 'later', why: cause instanceof GatewayError ? cause.message : 'The call failed.' };
  }
}
