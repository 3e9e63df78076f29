import { z } from 'zod';
import { ask, GatewayError, overNetwork, type Send } from '../http-client/ask.gateway.ts';
import type { WhatsappConfig } from './config-whatsapp.ts';
import { fetchMedia } from './media.gateway.ts';
import type { Whatsapp, WhatsappContent, WhatsappOutcome } from './whatsapp.contract.ts';
import { errorOf, failureOf } from './whatsapp-errors.rules.ts';
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
const afterUpload = (outcome: WhatsappOutcome): WhatsappOutcome =>
  outcome.kind === 'unknown' ? failureOf('busy') : outcome;

type File = Extract<WhatsappContent, { type: 'document' | 'image' }>;

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

  async function upload(file: File): Promise<string | WhatsappOutcome> {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', file.mime);
    const name = file.type === 'document' ? file.name : 'picture';
    form.set('file', new Blob([file.bytes], { type: file.mime }), name);
    try {
      const init = { method: 'POST', headers, body: form };
      const answer = await ask(send, 'WhatsApp media', `${own}/media`, init, waitMs ?? fileMs);
      const given = uploaded.safeParse(answer.body);
      return given.success ? given.data.id : (refusalOf(answer) ?? failureOf('busy'));
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
    send: async (message) => {
      const { content } = message;
      if (content.type === 'template' || content.type === 'text') {
        return post(graphMessage(message));
      }
      const media = await upload(content);
      return typeof media === 'string' ? post(graphMessage(message, media)) : media;
    },
    fetchMedia: (id) =>
      fetchMedia(id, { config, send, graph: `${config.url}/${graphVersion}`, waitMs: waitMs ?? fileMs }),
  };
}
