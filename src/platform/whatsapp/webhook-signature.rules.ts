import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether WhatsApp has signed a call of our webhook.
 * @param raw The body as it came: parsed and written again it has another signature.
 * @param header `X-Hub-Signature-256`
 */
export function isSignedByWhatsapp(raw: Uint8Array, header: string | undefined, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  const expected = createHmac('sha256', appSecret).update(raw).digest();
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * What the webhook answers when it is set up: the challenge, as plain text. Undefined for whoever doesn't show our text, and for
 * what is no challenge.
 * @param query the parameters of the address: `hub.mode`, `hub.verify_token`, `hub.challenge`
 */
export function challengeOf(
  query: Readonly<Record<string, string | undefined>>,
  verifyToken: string,
): string | undefined {
  const isOurs = timingSafeEqual(digest(query['hub.verify_token'] ?? ''), digest(verifyToken));
  const challenge = query['hub.challenge'] ?? '';
  return isOurs && query['hub.mode'] === 'subscribe' && /^[\w-]{1,200}$/.test(challenge)
    ? challenge
    : undefined;
}
