import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const question = { name: 'Leave with unsaved changes?' } as const;
const listed = z.object({ items: z.array(z.object({ id: z.string() })) });

test('a note that is half typed is left only after a question, and one that is taken back without', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const phone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const data = {
    source: 'phone',
    name: 'Keya Sample',
    phone,
    topic: 'visa',
    subject: 'Thailand',
    language: 'en',
  };
  const key = crypto.randomUUID().replaceAll('-', '');
  expect((await request.post('/api/enquiries/by-hand', { headers, data: { ...data, key } })).status()).toBe(
    201,
  );
  const found = listed.parse(await (await request.get(`/api/customers?q=${phone}`, { headers })).json());
  await openOffice(page, `/dashboard/customers/${found.items[0]?.id}`);
  // The place opens at its first page.
  const orders = page.getByRole('link', { name: /^Sales/ }).first();
  const note = page.getByLabel('Note, visible to staff only');
  await note.fill('Calls after six');
  await orders.click();
  const asked = page.getByRole('dialog', question);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(asked).toBeHidden();
  await expect(note).toHaveValue('Calls after six');
  // What is taken back again is no change.
  await note.fill('');
  await orders.click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

test('a view whose name is half typed isn’t lost by Escape, nor by a click beside its dialog', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/orders');
  const open = page.getByRole('button', { name: 'Save view' });
  await open.click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  const name = form.getByLabel('Name of the view');
  await name.fill('Salma’s');
  const asked = page.getByRole('dialog', question);
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.mouse.click(5, 5);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(asked).toBeHidden();
  await expect(name).toHaveValue('Salma’s');
  await page.mouse.click(5, 5);
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  // An empty dialog closes at once.
  await open.click();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});
