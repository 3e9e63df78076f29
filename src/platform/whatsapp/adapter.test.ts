import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '../config.ts';
import { freePort } from '../free-port.ts';
import { serveSimulator } from '../simulators/serve-simulator.gateway.ts';
import { simulateWhatsapp } from './simulator/simulate-whatsapp.gateway.ts';
import { type WhatsappEvent, whatsappEvents } from './webhook.contract.ts';
import { isSignedByWhatsapp } from './webhook-signature.rules.ts';
import type { WhatsappContent } from './whatsapp.contract.ts';
import { whatsapp } from './whatsapp.gateway.ts';

const { simulator, variables, url, close } = await serveSimulator(simulateWhatsapp);
afterAll(() => close());
beforeEach(() => simulator.reset());

function open(more: Record<string, string> = {}, waitMs = 3_000) {
  const { whatsapp: config } = parseConfig({ ...variables, ...more });
  if (!config) {
    throw new Error('The simulator gave no variables.');
  }
  return whatsapp(config, { waitMs });
}

const control = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      ourId: z.string(),
      message: z.record(z.string(), z.unknown()),
    }),
  ),
  media: z.array(z.object({ id: z.string(), mime: z.string(), name: z.string(), size: z.number() })),
});
const state = async () => control.parse(await (await fetch(`${url}/control`)).json());
const say = async (event: object) =>
  z
    .object({ id: z.string(), status: z.number() })
    .parse(
      await (await fetch(`${url}/control/webhook`, { method: 'POST', body: JSON.stringify(event) })).json(),
    );

const bytes = new TextEncoder().encode('%PDF-1.7 a receipt');
const contents = {
  template: {
    type: 'template',
    name: 'payment_received_bn',
    language: 'bn',
    parameters: ['৳ ৫,০০০', 'SF-2K7M\nand\tmore'],
    button: 'order/abc',
  },
  text: { type: 'text', text: 'আপনার উত্তর\nপেয়েছি' },
} satisfies Record<string, WhatsappContent>;
const files = {
  document: { bytes, mime: 'application/pdf', name: 'receipt.pdf' },
  image: { bytes, mime: 'image/png', name: 'picture.png' },
};
const all = Object.values(contents);
/** What WhatsApp calls a file that it took. */
async function mediaOf(file: keyof typeof files) {
  const uploaded = await open().upload(files[file]);
  return uploaded.kind === 'uploaded' ? uploaded.media : '';
}
const message = (content: WhatsappContent = contents.text) => ({
  id: randomUUID(),
  to: '+8801712345678',
  content,
});

/** Nothing of these may stand in an outcome: it is logged, and shown to staff. */
const secret = /practice-token|8801712345678|127\.0\.0\.1|http|উত্তর|receipt|SF-2K7M/;

describe('WhatsApp', () => {
  test('takes templates, texts, documents and pictures as Graph wants them', async () => {
    const sent = [
      ...all,
      {
        type: 'document',
        media: await mediaOf('document'),
        name: 'receipt.pdf',
        caption: 'Receipt',
      } as const,
      { type: 'image', media: await mediaOf('image') } as const,
    ].map(message);
    for (const each of sent) {
      expect(await open().send(each)).toMatchObject({ kind: 'taken' });
    }
    const { messages, media } = await state();
    expect(messages.map(({ ourId }) => ourId)).toEqual(sent.map(({ id }) => id));
    const [document, image] = media;
    expect(media).toMatchObject([
      { mime: 'application/pdf', name: 'receipt.pdf', size: bytes.length },
      { mime: 'image/png', name: 'picture.png', size: bytes.length },
    ]);
    const around = (type: string, id = '') => ({
      messaging_product: 'whatsapp',
      to: '8801712345678',
      type,
      biz_opaque_callback_data: id,
    });
    expect(messages.map((each) => each.message)).toEqual([
      {
        ...around('template', sent[0]?.id),
        template: {
          name: 'payment_received_bn',
          language: { code: 'bn' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: '৳ ৫,০০০' },
                { type: 'text', text: 'SF-2K7M and more' },
              ],
            },
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: 'order/abc' }],
            },
          ],
        },
      },
      { ...around('text', sent[1]?.id), text: { body: contents.text.text } },
      {
        ...around('document', sent[2]?.id),
        document: { id: document?.id, filename: 'receipt.pdf', caption: 'Receipt' },
      },
      { ...around('image', sent[3]?.id), image: { id: image?.id } },
    ]);
  });

  test('is named in the outcome by the id that the webhook will say', async () => {
    const outcome = await open().send(message());
    expect(outcome).toEqual({ kind: 'taken', reference: (await state()).messages[0]?.id });
    const plain = { type: 'template', name: 'hello', language: 'en', parameters: [] } as const;
    await open().send(message(plain));
    expect((await state()).messages[1]?.message.template).toEqual({
      name: 'hello',
      language: { code: 'en' },
    });
  });

  test('says in plain words why it refuses, and whether it is the message, the account or the moment', async () => {
    for (const [refuses, kind, code] of [
      ['window-over', 'refused', 'window-over'],
      ['not-on-whatsapp', 'refused', 'not-on-whatsapp'],
      ['template-missing', 'refused', 'template-missing'],
      ['bad-fields', 'refused', 'bad-fields'],
      ['bad-token', 'away', 'bad-token'],
      ['no-payment', 'away', 'no-payment'],
      ['rate', 'later', 'rate'],
      ['rate-of-pair', 'later', 'rate'],
      ['busy', 'later', 'busy'],
    ] as const) {
      simulator.set({ refuses });
      for (const content of all) {
        const outcome = await open().send(message(content));
        expect(outcome, refuses).toMatchObject({ kind, code });
        expect(JSON.stringify(outcome)).not.toMatch(secret);
      }
    }
    simulator.reset();
    simulator.set({ badNumbers: ['8801712345678'] });
    expect(await open().send(message())).toMatchObject({ code: 'not-on-whatsapp' });
    for (const content of all) {
      expect(await open({ WHATSAPP_TOKEN: 'wrong' }).send(message(content))).toMatchObject({
        kind: 'away',
        code: 'bad-token',
      });
    }
    expect(await open({ WHATSAPP_PHONE_ID: '1' }).send(message())).toMatchObject({ code: 'bad-phone-id' });
    expect((await state()).messages).toEqual([]);
  });

  test('leaves the outcome unknown without a usable answer, and its status says later what became of it', async () => {
    for (const [switches, taken] of [
      [{ answers: 'error' }, 0],
      [{ answers: 'html' }, 0],
      [{ answers: 'lost' }, 1],
      [{ answers: 'cut' }, 1],
      [{ delayMs: 3_000 }, 1],
    ] as const) {
      simulator.reset();
      simulator.set(switches);
      const outcome = await open({}, 1_000).send(message());
      expect(outcome, JSON.stringify(switches)).toMatchObject({ kind: 'unknown' });
      expect(JSON.stringify(outcome)).not.toMatch(secret);
      await vi.waitFor(async () => expect((await state()).messages).toHaveLength(taken), 10_000);
    }
    const away = await freePort();
    const outcome = await open({ WHATSAPP_URL: `http://127.0.0.1:${away}` }).send(message());
    expect(outcome).toMatchObject({ kind: 'later', code: 'unreachable' });
  });

  test('a file whose upload is not answered was sent to nobody, and may be sent again', async () => {
    for (const answers of ['error', 'html', 'lost', 'cut']) {
      simulator.reset();
      simulator.set({ answers, only: ['media'] });
      expect(await open().upload(files.document), answers).toMatchObject({ kind: 'later' });
      expect((await state()).messages).toEqual([]);
    }
    simulator.reset();
    expect(await open({ WHATSAPP_TOKEN: 'wrong' }).upload(files.document)).toMatchObject({
      kind: 'away',
      code: 'bad-token',
    });
  });
});

describe('the webhook', () => {
  /** Our side of it: the events of calls with the right signature. */
  async function listen() {
    const events: WhatsappEvent[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        chunks.push(Buffer.from(chunk));
      }
      const raw = Buffer.concat(chunks);
      const signature = request.headers['x-hub-signature-256'];
      const isTheirs = isSignedByWhatsapp(raw, String(signature), variables.WHATSAPP_APP_SECRET ?? '');
      if (isTheirs) {
        events.push(...whatsappEvents(JSON.parse(raw.toString())));
      }
      response.writeHead(isTheirs ? 200 : 401).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    simulator.set({ webhook: `http://127.0.0.1:${port}/hooks/whatsapp` });
    return events;
  }

  test('says what became of a message, by WhatsApp’s id and ours, also where its answer was lost', async () => {
    const events = await listen();
    simulator.set({ statuses: ['sent', 'delivered', 'read'], answers: 'cut' });
    const sent = message();
    expect(await open().send(sent)).toMatchObject({ kind: 'unknown' });
    await vi.waitFor(() => expect(events).toHaveLength(3), 10_000);
    const [{ id } = { id: '' }] = (await state()).messages;
    expect(events).toEqual(
      ['sent', 'delivered', 'read'].map((each) => ({ kind: 'status', id, ourId: sent.id, state: each })),
    );
    expect(await say({ kind: 'status', id, state: 'failed', code: 131_047 })).toEqual({ id, status: 200 });
    expect(events.at(-1)).toMatchObject({ state: 'failed', code: 'window-over' });
  });

  test('hands on what a customer writes and sends, and the file can be fetched', async () => {
    const events = await listen();
    await say({ kind: 'message', from: '8801712345678', text: 'কবে যাব?' });
    const base64 = Buffer.from(bytes).toString('base64');
    const media = { mime: 'application/pdf', name: 'slip.pdf', base64 };
    await say({ kind: 'message', from: '8801712345678', text: 'Slip', media });
    expect(events).toMatchObject([
      { kind: 'message', from: '+8801712345678', text: 'কবে যাব?' },
      { kind: 'message', text: 'Slip', media: { mime: 'application/pdf', name: 'slip.pdf' } },
    ]);
    const last = events.at(-1);
    const id = last?.kind === 'message' ? (last.media?.id ?? '') : '';
    const fetched = await open().fetchMedia(id);
    expect(fetched).toMatchObject({ kind: 'fetched', mime: 'application/pdf' });
    const digest = (given: Uint8Array) => createHash('sha256').update(given).digest('hex');
    expect(fetched.kind === 'fetched' && digest(fetched.bytes)).toBe(digest(bytes));
    expect(await open().fetchMedia('nobody')).toMatchObject({ kind: 'gone' });
    expect(await open().fetchMedia('../106540352242922')).toMatchObject({ kind: 'gone' });
    expect(await open({ WHATSAPP_TOKEN: 'wrong' }).fetchMedia(id)).toMatchObject({ kind: 'later' });
    for (const call of ['address', 'file']) {
      for (const answers of ['error', 'html', 'cut']) {
        simulator.set({ answers, only: [call] });
        expect(await open().fetchMedia(id), `${call} ${answers}`).toMatchObject({ kind: 'later' });
      }
    }
  });

  test('comes twice or with another signature when the simulator is told so', async () => {
    const events = await listen();
    simulator.set({ twice: true });
    const { id } = await say({ kind: 'message', from: '8801712345678', text: 'Once' });
    expect(events.map((event) => event.id)).toEqual([id, id]);
    simulator.set({ wrongSignature: true });
    expect(await say({ kind: 'message', from: '8801712345678', text: 'Forged' })).toMatchObject({
      status: 401,
    });
    expect(events).toHaveLength(2);
  });
});

test('a file is fetched from WhatsApp’s own hosts alone, and not when it is too large', async () => {
  const { whatsapp: config } = parseConfig(variables);
  if (!config) {
    throw new Error('The simulator gave no variables.');
  }
  const answering = (place: object, file = new Response('x')) => {
    const asked: string[] = [];
    const send = async (address: string) => {
      asked.push(address);
      return asked.length === 1 ? Response.json(place) : file;
    };
    return { asked, port: whatsapp(config, { send }) };
  };
  for (const host of [
    'https://evil.example/',
    'http://lookaside.fbsbx.com/',
    'https://fbsbx.com.evil.example/',
  ]) {
    const { asked, port } = answering({ url: `${host}file`, mime_type: 'image/png' });
    expect(await port.fetchMedia('77'), host).toMatchObject({ kind: 'later' });
    expect(asked).toHaveLength(1);
  }
  const own = { url: 'https://lookaside.fbsbx.com/whatsapp/file?id=1', mime_type: 'image/png' };
  expect(await answering(own).port.fetchMedia('77')).toMatchObject({ kind: 'fetched', mime: 'image/png' });
  const other = createHash('sha256').update('y').digest();
  for (const sha256 of [other.toString('hex'), other.toString('base64')]) {
    expect(await answering({ ...own, sha256 }).port.fetchMedia('77')).toMatchObject({ kind: 'later' });
  }
  expect(await answering({ ...own, file_size: 99_000_000 }).port.fetchMedia('77')).toMatchObject({
    kind: 'gone',
  });
  const endless = new Response(new Uint8Array(21 * 1024 * 1024));
  expect(await answering(own, endless).port.fetchMedia('77')).toMatchObject({ kind: 'gone' });
});
