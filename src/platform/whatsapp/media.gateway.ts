import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ask, askBytes, GatewayError, type Send } from '../http-client/ask.gateway.ts';
import { isKnownHost } from '../http-client/known-host.rules.ts';
import type { WhatsappConfig } from './config-whatsapp.ts';
import type { FetchedMedia } from './whatsapp.contract.ts';

/** Where WhatsApp keeps files. The token goes nowhere else. */
const mediaDomains = ['facebook.com', 'fbsbx.com', 'whatsapp.net', 'whatsapp.com'];

/** The largest file of a customer that is taken. */
export const largestMedia = 20 * 1024 * 1024;

const place = z.object({
  url: z.string(),
  mime_type: z.string().max(200).catch('application/octet-stream'),
  sha256: z.string().optional().catch(undefined),
  file_size: z.coerce.number().optional().catch(undefined),
});

const tooLarge: FetchedMedia = { kind: 'gone', why: 'The file is too large.' };
const gone: FetchedMedia = { kind: 'gone', why: 'WhatsApp has the file no more.' };
const later = (why: string): FetchedMedia => ({ kind: 'later', why });

/** A refused token is mended by somebody, and the files are there for 30 days. */
const isGone = (status: number) => status === 400 || status === 404 || status === 410;

/** WhatsApp writes a digest in hexadecimal or as base64; one that is written otherwise says nothing. */
function isWhole(bytes: Buffer, sha256 = ''): boolean {
  const digest = createHash('sha256').update(bytes).digest();
  return /^[0-9a-f]{64}$/i.test(sha256)
    ? sha256.toLowerCase() === digest.toString('hex')
    : !/^[\w+/]{43}=$/.test(sha256) || sha256 === digest.toString('base64');
}

/** Fetches a file that a customer has sent: first its address, which is good for minutes, then the file. Never throws. */
export async function fetchMedia(
  id: string,
  {
    config,
    send,
    graph,
    waitMs,
  }: {
    readonly config: WhatsappConfig;
    readonly send: Send;
    readonly graph: string;
    readonly waitMs: number;
  },
): Promise<FetchedMedia> {
  if (!/^[\w.-]{1,300}$/.test(id) || /^\.+$/.test(id)) {
    return gone;
  }
  const init = {
    method: 'GET',
    // Its file server answers nobody without a name.
    headers: { authorization: `Bearer ${config.token}`, 'user-agent': 'Shofor' },
  };
  try {
    const { status, body } = await ask(send, 'WhatsApp media', `${graph}/${id}`, init, waitMs);
    const given = place.safeParse(body);
    if (status !== 200 || !given.success) {
      return isGone(status) ? gone : later(`WhatsApp media: status ${status}`);
    }
    const { url, mime_type: mime, sha256, file_size: size = 0 } = given.data;
    if (size > largestMedia) {
      return tooLarge;
    }
    if (!isKnownHost(url, config.url, mediaDomains)) {
      return later('WhatsApp media: the file is at another host.');
    }
    const file = await askBytes(send, 'WhatsApp file', url, init, { waitMs, maxBytes: largestMedia });
    if (file.status !== 200) {
      return isGone(file.status) ? gone : later(`WhatsApp file: status ${file.status}`);
    }
    return isWhole(file.bytes, sha256)
      ? { kind: 'fetched', bytes: file.bytes, mime }
      : later('WhatsApp file: it is not whole.');
  } catch (cause) {
    if (cause instanceof GatewayError) {
      return cause.kind === 'garbled' && cause.message.startsWith('WhatsApp file')
        ? tooLarge
        : later(cause.message);
    }
    return later('The call failed.');
  }
}
