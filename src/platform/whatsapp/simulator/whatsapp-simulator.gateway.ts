import { createHash, createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  Bench,
  jsonOf,
  Remembered,
  randomId,
  type Simulator,
  type SimulatorWorld,
} from '../../simulators/simulator.gateway.ts';
import type { WhatsappConfig } from '../config-whatsapp.ts';
import {
  type GraphRefusal,
  graphErrors,
  type SaidEvent,
  saidEvent,
  whatsappSwitches,
} from './whatsapp-switches.contract.ts';
import { messageBody, statusBody, type TakenMessage } from './whatsapp-webhooks.rules.ts';

interface StoredMedia {
  readonly id: string;
  readonly mime: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const media = z.object({ id: z.string() });
const sentMessage = z
  .object({
    messaging_product: z.literal('whatsapp'),
    to: z.string().regex(/^\d{7,15}$/),
    type: z.enum(['template', 'text', 'document', 'image']),
    template: z
      .object({
        name: z.string().regex(/^[a-z0-9_]+$/),
        language: z.object({ code: z.string() }),
        components: z
          .array(z.object({ parameters: z.array(z.object({ text: z.string().regex(/^[^\n\t]+$/) })) }))
          .optional(),
      })
      .optional(),
    text: z.object({ body: z.string().min(1).max(4_096) }).optional(),
    document: media.optional(),
    image: media.optional(),
    biz_opaque_callback_data: z.string().optional(),
  })
  .refine((message) => message[message.type] !== undefined);

/** The Cloud API of WhatsApp: messages, files, and calls of our webhook, signed with the app's secret. */
export function whatsappSimulator(world: SimulatorWorld, account: Omit<WhatsappConfig, 'url'>): Simulator {
  const inbox = new Remembered<TakenMessage>();
  const files = new Remembered<StoredMedia>();
  const forget = () => {
    inbox.clear();
    files.clear();
  };
  const report = () => ({
    messages: [...inbox.values()],
    media: [...files.values()].map(({ bytes, ...rest }) => ({ ...rest, size: bytes.length })),
  });
  const bench = new Bench(whatsappSwitches, world, report, forget);
  const { app } = bench;

  const refuse = (context: Context, refusal: GraphRefusal) => {
    const { code, status } = graphErrors[refusal];
    return context.json({ error: { message: `(#${code}) Refused`, type: 'OAuthException', code } }, status);
  };
  const isKnown = (context: Context) => context.req.header('authorization') === `Bearer ${account.token}`;
  const noSuchPhone = (context: Context) =>
    context.json({ error: { message: 'No such object', code: 100, error_subcode: 33 } }, 400);

  const store = (mime: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const id = randomId(16);
    files.set(id, { id, mime, name, bytes });
    return id;
  };

  /** Calls our webhook. @returns the status of our answer; 0 without one */
  async function call(body: object): Promise<number> {
    const { webhook, twice, wrongSignature } = bench.switches;
    if (webhook === '' || !world.notify) {
      return 0;
    }
    const text = JSON.stringify(body);
    const secret = wrongSignature ? 'another-secret' : account.appSecret;
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
    const init: RequestInit = { method: 'POST', headers, body: text, redirect: 'manual' };
    const once = () =>
      world.notify?.(webhook, init).then(
        ({ status }) => status,
        () => 0,
      ) ?? 0;
    const status = await once();
    return twice ? once() : status;
  }

  async function say(event: SaidEvent): Promise<{ readonly id: string; readonly status: number }> {
    if (event.kind === 'status') {
      const body = statusBody(account.phoneId, event, inbox.get(event.id), world.now());
      return { id: event.id, status: await call(body) };
    }
    const id = event.id ?? `wamid.${randomId(24)}`;
    const sent = event.media;
    const mediaId =
      sent && store(sent.mime, sent.name ?? '', Uint8Array.from(Buffer.from(sent.base64, 'base64')));
    return { id, status: await call(messageBody(account.phoneId, id, event, mediaId, world.now())) };
  }

  /** By itself, after the answer: as WhatsApp does. */
  async function sayStatuses(id: string): Promise<void> {
    await delay(1, undefined, { ref: false });
    for (const state of bench.switches.statuses) {
      await say({ kind: 'status', id, state, code: graphErrors['not-on-whatsapp'].code });
    }
  }

  app.post('/v21.0/:phone/messages', bench.call('messages'), async (context) => {
    if (!isKnown(context)) {
      return refuse(context, 'bad-token');
    }
    if (context.req.param('phone') !== account.phoneId) {
      return noSuchPhone(context);
    }
    const message = await jsonOf(context);
    const asked = sentMessage.safeParse(message);
    const mediaId = asked.data?.document?.id ?? asked.data?.image?.id;
    if (!asked.success || (mediaId !== undefined && !files.has(mediaId))) {
      return refuse(context, 'bad-fields');
    }
    const { to, type, biz_opaque_callback_data: ourId } = asked.data;
    const { refuses, badNumbers } = bench.switches;
    if (refuses !== 'nothing' || badNumbers.includes(to)) {
      return refuse(context, refuses === 'nothing' ? 'not-on-whatsapp' : refuses);
    }
    const id = `wamid.${randomId(24)}`;
    inbox.set(id, { id, to, type, message, ourId, at: world.now() });
    void sayStatuses(id);
    return context.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id }],
    });
  });

  app.post('/v21.0/:phone/media', bench.call('media'), async (context) => {
    if (!isKnown(context)) {
      return refuse(context, 'bad-token');
    }
    const { file, messaging_product: product, type } = await context.req.parseBody();
    if (!(file instanceof File) || product !== 'whatsapp' || typeof type !== 'string') {
      return refuse(context, 'bad-fields');
    }
    return context.json({ id: store(type, file.name, new Uint8Array(await file.arrayBuffer())) });
  });

  app.get('/v21.0/:media', bench.call('address'), (context) => {
    const file = files.get(context.req.param('media'));
    if (!isKnown(context)) {
      return refuse(context, 'bad-token');
    }
    return file
      ? context.json({
          messaging_product: 'whatsapp',
          url: `${world.base}/files/${file.id}`,
          mime_type: file.mime,
          sha256: createHash('sha256').update(file.bytes).digest('hex'),
          file_size: file.bytes.length,
          id: file.id,
        })
      : noSuchPhone(context);
  });

  app.get('/files/:media', bench.call('file'), (context) => {
    const file = files.get(context.req.param('media'));
    return file && isKnown(context)
      ? context.body(file.bytes, 200, { 'content-type': file.mime })
      : context.text('Not found', 404);
  });

  if (world.isControlled) {
    app.post('/control/webhook', async (context) => {
      const event = saidEvent.safeParse(await jsonOf(context));
      return event.success
        ? context.json(await say(event.data))
        : context.json({ error: event.error.message }, 422);
    });
  }
  return { app, set: (switches) => bench.set(switches), reset: () => bench.reset(forget) };
}
