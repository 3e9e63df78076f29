import { expect, test } from 'vitest';
import type { WhatsappContent } from '../whatsapp/whatsapp.contract.ts';
import { byWhatsapp } from './delivery.ts';
import type { DueMessage } from './due-messages.ts';

const siteUrl = 'https://shofor.example';

async function contentOf(change: Partial<DueMessage>): Promise<WhatsappContent | undefined> {
  let sent: WhatsappContent | undefined;
  const delivery = byWhatsapp(
    {
      knowsOurId: false,
      send: async ({ content }) => {
        sent = content;
        return { kind: 'taken', reference: 'wamid.1' };
      },
      upload: async () => ({ kind: 'uploaded', media: 'media.1' }),
      fetchMedia: async () => ({ kind: 'gone', why: '' }),
    },
    siteUrl,
    { find: async () => undefined, noteMedia: async () => {} },
  );
  const now = new Date('2026-12-01T04:00:00Z');
  await delivery.deliver({
    id: crypto.randomUUID(),
    messageId: '<1@shofor>',
    channel: 'whatsapp',
    event: 'payment.received',
    language: 'bn',
    toAddress: '+8801712345678',
    replyTo: null,
    subject: '',
    html: '',
    text: '',
    parts: null,
    attempts: 0,
    createdAt: now,
    thenBy: [],
    attachment: null,
    fileId: null,
    media: null,
    ...change,
  });
  return sent;
}

test('by WhatsApp an event is a template with a button for its link, and what staff write is their text', async () => {
  expect(await contentOf({ text: `সফর: ৳৫০০ পেয়েছি। ${siteUrl}/bn/orders/abc` })).toEqual({
    type: 'template',
    name: 'payment_received_bn',
    language: 'bn',
    parameters: ['৳৫০০ পেয়েছি।'],
    button: 'bn/orders/abc',
  });
  // Outside the window free text is refused: a code has no link, and is a template all the same.
  expect(await contentOf({ event: 'find.code', text: 'সফর: আপনার কোড 123456।' })).toEqual({
    type: 'template',
    name: 'find_code_bn',
    language: 'bn',
    parameters: ['সফর: আপনার কোড 123456।'],
  });
  expect(await contentOf({ event: 'staff.text', text: `Look: see ${siteUrl}/about` })).toEqual({
    type: 'text',
    text: `Look: see ${siteUrl}/about`,
  });
});
