import { expect, test } from 'vitest';
import { resubmitForm } from './resubmit-form.ts';

const pageOf = async (fields: Record<string, string>) =>
  (await resubmitForm('en', '/contact', new URLSearchParams(fields))).text();

test('a message that couldn’t be taken is shown, to be sent again', async () => {
  const page = await pageOf({ name: 'Rahim', message: 'Two seats <please>' });
  expect(page).toContain('<h1>We couldn’t take your message just now</h1>');
  expect(page).toMatch(/<textarea name="message"[^>]*>\nTwo seats &lt;please&gt;<\/textarea>/);
  expect(page).toContain('<input type="hidden" name="name" value="Rahim">');
});

test('a form without a message, such as a booking, asks for none', async () => {
  const page = await pageOf({ name: 'Rahim', step: 'hold' });
  expect(page).toContain('<h1>We couldn’t take this just now</h1>');
  expect(page).not.toContain('textarea');
  expect(page).toContain('<input type="hidden" name="step" value="hold">');
});
