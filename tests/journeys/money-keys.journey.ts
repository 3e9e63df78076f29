import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const say = wordsIn('en', 'office-money', 'office-orders', 'orders');

interface Sold {
  readonly id: string;
  readonly token: string;
  readonly reference: string;
  readonly phone: string;
  readonly name: string;
}

/** An accepted order of somebody with a number of their own; the sum is nobody else's. */
async function sellTo(
  request: APIRequestContext,
  headers: Record<string, string>,
  name: string,
  taka: number,
): Promise<Sold> {
  const phone = aPhone();
  const response = await request.post('/api/orders', {
    headers,
    data: {
      language: 'en',
      contact: { name, phone },
      key: crypto.randomUUID(),
      lines: [{ charge: 'own', quantity: 1, unit: taka * 100, text: { en: 'Thailand visa' } }],
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const made: { id: string; token: string; reference: string } = await response.json();
  expect((await request.post(`/api/orders/${made.id}/accept`, { headers })).status()).toBe(200);
  return { ...made, phone, name };
}

const newTrx = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => 'ACDEFGHJKLMNPQRSTUVWXYZ2345679'[byte % 30])
    .join('')
    .replace(/^/, '9');

const sms = (trx: string, taka: number, from: string, ref = '') =>
  `You have received payment Tk ${taka}.00 from ${from}. ${ref === '' ? '' : `Ref ${ref}. `}Fee Tk 0.00. Balance Tk 29,340.50. TrxID ${trx} at 22/11/2026 10:05`;

/** Presses keys and counts them. */
function keyboardOf(page: Page) {
  let number = 0;
  return {
    press: async (key: string) => {
      number += 1;
      await page.keyboard.press(key);
    },
    count: () => number,
  };
}

test('forty messages, of which five were told of, are booked with sixty keys', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const name = `Forty ${Date.now()}`;
  const base = 1_000 + Math.floor(Math.random() * 4_000);
  const sold: Sold[] = [];
  for (let index = 0; index < 38; index += 1) {
    sold.push(await sellTo(request, headers, name, base + index));
  }
  const texts: string[] = [];
  for (const [index, { token, phone, reference }] of sold.entries()) {
    const trx = newTrx();
    const taka = base + index;
    const sender = phone.replace(/^\+?88/, '');
    if (index < 5) {
      const told = { method: 'bkash', trx, sender, sum: String(taka) };
      const response = await request.post(`/api/visitor/orders/${token}/claims`, { multipart: told });
      expect(response.status()).toBe(201);
    }
    // Ten from a cousin with our reference, the others from the customer's own number.
    texts.push(index % 4 === 3 ? sms(trx, taka, '01555000999', reference) : sms(trx, taka, sender));
  }
  // Two of which nothing is known but a name that somebody tells by telephone.
  const cousin = await sellTo(request, headers, `Cousin ${Date.now()}`, base + 500);
  const uncle = await sellTo(request, headers, `Uncle ${Date.now()}`, base + 501);
  texts.push(sms(newTrx(), 11, '01555000998'), sms(newTrx(), 12, '01555000997'));

  const desk = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openOffice(desk, '/dashboard/money', await makeAccount(request, 'clerk'));
  await desk.evaluate((text) => navigator.clipboard.writeText(text), texts.join('\n\n'));
  await desk.getByRole('button', { name: say('office_money_paste') }).click();
  const keys = keyboardOf(desk);
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').focus();
  await keys.press('Control+V');
  await keys.press('Tab');
  await expect(dialog.getByRole('button', { name: say('office_money_read_it') })).toBeEnabled();
  await dialog.getByRole('button', { name: say('office_money_read_it') }).focus();
  await keys.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('40');
  await dialog.getByRole('button', { name: say('office_money_done') }).focus();
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await desk.goto(`/dashboard/money?${new URLSearchParams({ q: name })}`);
  const rows = desk.locator('.mon-row');
  await expect(rows).toHaveCount(38);
  expect(await findings(desk)).toEqual([]);
  expect(await sidewaysOverflow(desk)).toBe('');
  for (let left = 38; left > 0; left -= 1) {
    await expect(desk.locator('.mon-in-hand')).toHaveCount(1);
    await keys.press('Enter');
    await expect(rows).toHaveCount(left - 1);
  }
  for (const [order, from] of [
    [cousin, '01555000998'],
    [uncle, '01555000997'],
  ] as const) {
    await desk.goto(`/dashboard/money?${new URLSearchParams({ q: from, tab: 'arrivals' })}`);
    await expect(rows).toHaveCount(1);
    await keys.press('Enter');
    const field = dialog.getByRole('combobox', { name: say('office_money_order'), exact: true });
    await expect(field).toBeFocused();
    for (const letter of ['C', 'U'].includes(order.name[0] ?? '') ? order.name.slice(0, 3) : '') {
      await keys.press(letter);
    }
    // The newest order stands first before anything is typed, too: Enter takes what is marked once the list answers the letters.
    await expect(desk.locator('[data-combobox-selected]')).toContainText(order.name);
    await keys.press('Enter');
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(0);
  }
  expect(keys.count()).toBeLessThanOrEqual(60);
  for (const { id } of [...sold, cousin, uncle]) {
    const order = await (await request.get(`/api/orders/${id}`, { headers })).json();
    expect(order.paid).toBeGreaterThan(0);
  }
  await desk.close();
});
