import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { findings } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const made = z.object({ id: z.string(), token: z.string(), reference: z.string() });
const taken = z.object({ id: z.string(), reference: z.string() });

test('an order gets a new link: the former one of the customer opens nothing, the new one the order', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const quoted = await request.post('/api/orders', {
    headers,
    data: {
      language: 'en',
      contact: { name: 'Farida Sample', phone: aPhone() },
      lines: [{ charge: 'own', quantity: 1, unit: 500_000, text: { en: 'A guide for two days' } }],
      key: crypto.randomUUID(),
    },
  });
  expect(quoted.status(), await quoted.text()).toBe(201);
  const { id, token, reference } = made.parse(await quoted.json());
  expect((await request.get(`/orders/${token}`)).status()).toBe(200);

  await openOffice(page, `/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'New link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  const send = dialog.getByRole('button', { name: 'New link' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox').fill('It was sent to a wrong number.');
  expect(await findings(page)).toEqual([]);
  await send.click();
  await expect(page.getByText('There is a new link; the former one opens nothing.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const read = await request.get(`/api/orders/${id}`, { headers });
  const { token: next } = made.parse(await read.json());
  expect(next).not.toBe(token);
  expect((await page.goto(`/orders/${token}`))?.status()).toBe(404);
  expect((await page.goto(`/orders/${next}`))?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText(reference);
});

test('who disables a colleague sees their open work, and hands it on in the same dialog', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const [leaves, stays] = [await makeAccount(request, 'clerk'), await makeAccount(request, 'clerk')];
  const asked = await request.post('/api/enquiries/by-hand', {
    headers,
    data: {
      source: 'phone',
      name: 'Farida Sample',
      phone: aPhone(),
      topic: 'visa',
      language: 'en',
      subject: 'A visa for Nepal',
      key: crypto.randomUUID(),
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const { id, reference } = taken.parse(await asked.json());
  const given = await request.post('/api/enquiries/bulk', {
    headers,
    data: { action: 'assign', ids: [id], owner: leaves.uid },
  });
  expect(given.status(), await given.text()).toBe(200);

  await openOffice(page, `/dashboard/users?q=${encodeURIComponent(leaves.email)}`);
  const row = page.getByRole('row', { name: leaves.email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable the account' });
  await expect(dialog).toContainText(reference);
  await dialog.getByLabel('Hand these on to').selectOption(stays.uid);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Disable the account' }).click();
  await expect(row).toContainText('Disabled');

  const work = z.object({ enquiries: z.array(z.object({ reference: z.string() })) });
  const workOf = async (uid: string) =>
    work.parse(await (await request.get(`/api/users/${uid}/work`, { headers })).json()).enquiries;
  expect(await workOf(leaves.uid)).toEqual([]);
  expect(await workOf(stays.uid)).toMatchObject([{ reference }]);
});
