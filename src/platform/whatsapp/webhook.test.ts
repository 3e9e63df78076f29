import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { whatsappEvents } from './webhook.contract.ts';
import { challengeOf, isSignedByWhatsapp } from './webhook-signature.rules.ts';

const inValue = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
});
const message = (more: object) => ({
  from: '8801712345678',
  id: 'wamid.1',
  timestamp: '1796083200',
  ...more,
});

describe('a call of the webhook', () => {
  const raw = Buffer.from('{"entry":[],"text":"\\u0986\\/আ"}');
  const sign = (secret: string, over: Uint8Array = raw) =>
    `sha256=${createHmac('sha256', secret).update(over).digest('hex')}`;

  test('counts only with the signature of the app over the very bytes that came', () => {
    expect(isSignedByWhatsapp(raw, sign('secret'), 'secret')).toBe(true);
    expect(isSignedByWhatsapp(raw, sign('secret').toUpperCase().replace('SHA', 'sha'), 'secret')).toBe(true);
    expect(isSignedByWhatsapp(raw, sign('another'), 'secret')).toBe(false);
    // The same JSON in other bytes.
    const written = Buffer.from(JSON.stringify(JSON.parse(raw.toString())));
    expect(isSignedByWhatsapp(written, sign('secret'), 'secret')).toBe(false);
    for (const header of [
      undefined,
      '',
      'sha256=',
      'sha256=00',
      sign('secret').slice(7),
      `${sign('secret')}0`,
    ]) {
      expect(isSignedByWhatsapp(raw, header, 'secret'), header).toBe(false);
    }
    const sha1 = createHmac('sha1', 'secret').update(raw).digest('hex');
    expect(isSignedByWhatsapp(raw, `sha1=${sha1}`, 'secret')).toBe(false);
  });

  test('that sets it up gets its challenge back, if it shows our text', () => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': 'ours', 'hub.challenge': '1158201444' };
    expect(challengeOf(query, 'ours')).toBe('1158201444');
    expect(challengeOf({ ...query, 'hub.verify_token': 'theirs' }, 'ours')).toBeUndefined();
    expect(challengeOf({ ...query, 'hub.verify_token': undefined }, 'ours')).toBeUndefined();
    expect(challengeOf({ ...query, 'hub.mode': 'unsubscribe' }, 'ours')).toBeUndefined();
    expect(challengeOf({ ...query, 'hub.challenge': '<script>' }, 'ours')).toBeUndefined();
    expect(challengeOf({}, 'ours')).toBeUndefined();
  });
});

describe('what the webhook says', () => {
  test('of our messages: sent, delivered, read, or failed with the reason in plain words', () => {
    const statuses = [
      { id: 'wamid.1', status: 'sent', timestamp: '1796083200', recipient_id: '8801712345678' },
      { id: 'wamid.1', status: 'delivered', biz_opaque_callback_data: 'our-id', pricing: { billable: true } },
      { id: 'wamid.1', status: 'read' },
      { id: 'wamid.2', status: 'failed', errors: [{ code: 131_026, title: 'Message undeliverable' }] },
      { id: 'wamid.3', status: 'failed', errors: [{ code: 131_047 }] },
      { id: 'wamid.4', status: 'failed' },
    ];
    expect(whatsappEvents(inValue({ statuses }))).toEqual([
      { kind: 'status', id: 'wamid.1', state: 'sent' },
      { kind: 'status', id: 'wamid.1', state: 'delivered', ourId: 'our-id' },
      { kind: 'status', id: 'wamid.1', state: 'read' },
      {
        kind: 'status',
        id: 'wamid.2',
        state: 'failed',
        code: 'not-on-whatsapp',
        why: 'The number is not on WhatsApp, or cannot get this message. (131026)',
      },
      {
        kind: 'status',
        id: 'wamid.3',
        state: 'failed',
        code: 'window-over',
        why: 'The customer has not written for 24 hours: only a template may be sent. (131047)',
      },
      { kind: 'status', id: 'wamid.4', state: 'failed' },
    ]);
  });

  test('from customers: words, files with their words, answers by a button, places', () => {
    const at = new Date('2026-12-01T00:00:00Z');
    const from = '+8801712345678';
    for (const [given, expected] of [
      [{ type: 'text', text: { body: 'বন্ধ' } }, { text: 'বন্ধ' }],
      [
        { type: 'image', image: { id: '77', mime_type: 'image/jpeg', sha256: 'x', caption: 'Passport' } },
        { text: 'Passport', media: { id: '77', mime: 'image/jpeg' } },
      ],
      [
        { type: 'document', document: { id: '78', mime_type: 'application/pdf', filename: 'slip.pdf' } },
        { media: { id: '78', mime: 'application/pdf', name: 'slip.pdf' } },
      ],
      [
        { type: 'audio', audio: { id: '79', mime_type: 'audio/ogg; codecs=opus', voice: true } },
        { media: { id: '79', mime: 'audio/ogg; codecs=opus' } },
      ],
      [{ type: 'button', button: { text: 'Yes', payload: 'yes' } }, { text: 'Yes' }],
      [
        {
          type: 'interactive',
          interactive: { type: 'button_reply', button_reply: { id: '1', title: 'No' } },
        },
        { text: 'No' },
      ],
      [
        { type: 'location', location: { latitude: 23.8, longitude: 90.4, name: 'Gulshan' } },
        { text: 'Gulshan\n23.8, 90.4' },
      ],
      // Something new: staff see at least that a message came.
      [{ type: 'hologram', hologram: { id: '80' } }, {}],
    ] as const) {
      const events = whatsappEvents(inValue({ messages: [message(given)] }));
      expect(events).toEqual([{ kind: 'message', id: 'wamid.1', from, at, ...expected }]);
    }
  });

  test('that is not known is left out, and what stands beside it is not', () => {
    const known = message({ type: 'text', text: { body: 'Hello' } });
    const odd = [
      null,
      7,
      'text',
      [],
      {},
      { ...known, id: undefined },
      { ...known, id: '' },
      { ...known, from: 'somebody' },
      { ...known, timestamp: 'today' },
      { ...known, type: 'reaction', reaction: { emoji: '👍', message_id: 'wamid.0' } },
      { ...known, type: 'system', system: { body: 'changed number' } },
    ];
    const statuses = [...odd, { id: 'wamid.9', status: 'warning' }, { id: 'wamid.9', status: 'read' }];
    expect(whatsappEvents(inValue({ messages: [...odd, known], statuses }))).toEqual([
      { kind: 'status', id: 'wamid.9', state: 'read' },
      expect.objectContaining({ kind: 'message', text: 'Hello' }),
    ]);
    for (const body of [null, undefined, 7, 'x', [], {}, { entry: {} }, { entry: [null, { changes: 1 }] }]) {
      expect(whatsappEvents(body)).toEqual([]);
    }
    expect(whatsappEvents(inValue({ messages: { 0: known }, statuses: 'x' }))).toEqual([]);
    const both = {
      entry: [...inValue({ messages: [known] }).entry, ...inValue({ messages: [known] }).entry],
    };
    expect(whatsappEvents(both)).toHaveLength(2);
  });

  test('with a part that is broken still counts as a message', () => {
    const broken = message({ type: 'image', image: { id: 7 }, text: { body: 12 } });
    expect(whatsappEvents(inValue({ messages: [broken] }))).toEqual([
      { kind: 'message', id: 'wamid.1', from: '+8801712345678', at: new Date('2026-12-01T00:00:00Z') },
    ]);
  });
});
