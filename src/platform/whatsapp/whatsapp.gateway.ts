import { z } from 'zod';
import { ask, GatewayError, overNetwork, type Send } from '../http-client/ask.gateway.ts';
import type { WhatsappConfig } from './config-whatsapp.ts';
import { fetchMedia } from './media.gateway.ts';
import type { SentFile, UploadOutcome, Whatsapp, WhatsappOutcome } from './whatsapp.contract.ts';
import { errorOf, failureOf, whyOf } from './whatsapp-errors.rules.ts';
import { graphMessage } from './whatsapp-message.rules.ts';

/** The version of Graph that this speaks. */
export const graphVersion = 'v21.0';

/** How long it may take for a message, and for a file; ms. */
const messageMs = 20_000;
const fileMs = 60_000;

const failed = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional().catch(undefined) }),
});
const sent = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const uploaded = z.object({ id: z.union([z.string().min(1).max(300), z.number()]).transform(String) });

/** What follows from an answer with an error; undefined when it has none that is known. */
function refusalOf({ status, body }: { readonly status: number; readonly body: unknown }) {
  const given = failed.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { code, error_subcode: subcode } = given.data.error;
  const error = errorOf(code, subcode);
  return failureOf(error === 'other' && status >= 500 ? 'busy' : error, code);
}

function withoutAnswer(cause: unknown): WhatsappOutcome {
  if (cause instanceof GatewayError) {
    return cause.isNeverSent ? failureOf('unreachable') : { kind: 'unknown', why: cause.message };
  }
  return { kind: 'unknown', why: 'The call failed.' };
}

/** Without its file nothing is sent: a message whose upload has no known outcome may be tried again. */
function afterUpload(outcome: WhatsappOutcome | undefined): UploadOutcome {
  if (outcome === undefined || outcome.kind === 'unknown' || outcome.kind === 'taken') {
    return { kind: 'later', code: 'busy', why: whyOf('busy') };
  }
  return outcome;
}

/** The Cloud API of WhatsApp. */
export function whatsapp(
  config: WhatsappConfig,
  { send = overNetwork, waitMs }: { readonly send?: Send; readonly waitMs?: number } = {},
): Whatsapp {
  const own = `${config.url}/${graphVersion}/${encodeURIComponent(config.phoneId)}`;
  // A connection of its own: one that was closed while it was idle would leave a message without an answer.
  const headers = {
    authorization: `Bearer ${config.token}`,
    accept: 'application/json',
    connection: 'close',
  };

  async function upload({ bytes, mime, name }: SentFile): Promise<UploadOutcome> {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', mime);
    form.set('file', new Blob([bytes], { type: mime }), name);
    try {
      const init = { method: 'POST', headers, body: form };
      const answer = await ask(send, 'WhatsApp media', `${own}/media`, init, waitMs ?? fileMs);
      const given = uploaded.safeParse(answer.body);
      return given.success ? { kind: 'uploaded', media: given.data.id } : afterUpload(refusalOf(answer));
    } catch (cause) {
      return afterUpload(withoutAnswer(cause));
    }
  }

  async function post(message: object): Promise<WhatsappOutcome> {
    try {
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(message),
      };
      const answer = await ask(send, 'WhatsApp', `${own}/messages`, init, waitMs ?? messageMs);
      const given = sent.safeParse(answer.body);
      const [first] = given.success ? given.data.messages : [];
      return first
        ? { kind: 'taken', reference: first.id }
        : (refusalOf(answer) ?? {
            kind: 'unknown',
            why: `WhatsApp: status ${answer.status}, not understood`,
          });
    } catch (cause) {
      return withoutAnswer(cause);
    }
  }

  return {
    knowsOurId: false,
    send: (message) => post(graphMessage(message)),
    upload,
    fetchMedia: (id) =>
      fetchMedia(id, { config, send, graph: `${config.url}/${graphVersion}`, waitMs: waitMs ?? fileMs }),
  };
}
