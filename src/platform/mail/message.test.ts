import { expect, test } from 'vitest';
import { compose } from './message.ts';

const headOf = async (kind: string) => {
  const raw = await compose('Shofor <hello@shofor.example>', {
    id: crypto.randomUUID(),
    messageId: '<1@shofor.example>',
    event: kind,
    toAddress: 'mina@example.com',
    replyTo: null,
    subject: 'Your enquiry',
    html: '<p>Hello</p>',
    text: 'Hello',
    attempts: 0,
    createdAt: new Date('2026-12-01T04:00:00Z'),
  });
  return raw.toString();
};

test('what the program writes by itself is marked as automatic, what a person wrote is not', async () => {
  expect(await headOf('enquiry.received')).toContain('Auto-Submitted: auto-generated');
  expect(await headOf('identity.password-reset')).toContain('Auto-Submitted: auto-generated');
  expect(await headOf('enquiry.reply')).not.toContain('Auto-Submitted');
});
