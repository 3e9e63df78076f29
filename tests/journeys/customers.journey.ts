import { type APIRequestContext, expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

test('a customer’s card is opened from an enquiry and by Ctrl-K, and takes a note and a relative by the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, '/dashboard/enquiries');
  await expect(page.getByRole('button', { name: 'New enquiry' })).toBeEnabled();
  const name = `Nasrin ${Date.now()}`;
  const phone = `017${String(Date.now()).slice(-8)}`;
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Telephone' }).fill(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Umrah for four');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Everything about this customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Visa cases, fares, enquiries' })).toContainText(
    'Umrah for four',
  );
  const notes = page.getByRole('region', { name: 'Notes on the person' });
  await notes.getByRole('textbox').fill('Prefers to be called after six.');
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toContainText('Prefers to be called after six.');
  const family = page.getByRole('region', { name: 'Family and fellow travellers' });
  await family.getByLabel('Relation to the customer').selectOption('Son or daughter');
  await family.getByLabel('Name, or number of a customer').fill('Tahmid');
  await page.keyboard.press('Enter');
  await expect(family.getByRole('listitem')).toContainText('Tahmid');
  const numbers = page.getByRole('region', { name: 'Contact' });
  await numbers.getByRole('textbox').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t a telephone number').first()).toBeVisible();
  expect(await findings(page), 'the card').toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe('');
  }
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Name, phone, reference, TrxID or action').fill(phone);
  // Their enquiry is found, too, maybe first: it begins with its reference.
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/\/dashboard\/customers\//);
});

/** Somebody at the counter, with an order. @returns their number, and the id of the card */
async function order(request: APIRequestContext, name: string) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const phone = aPhone();
  const email = `p${phone}@mail.example`;
  await sellOrder(request, headers, { name, phone, email, unit: 1_250_000, text: { en: 'Umrah service' } });
  const answer = await request.get(`/api/customers/by-contact?phone=${phone}`, { headers });
  const { customer } = await answer.json();
  return { phone, email, card: String(customer.id), headers };
}

test('a form for a customer says whose the number is and what they owe, and takes over what was not typed', async ({
  page,
  request,
}) => {
  const name = `Walk-in ${Date.now()}`;
  const { phone, email } = await order(request, name);
  for (const path of ['/dashboard/orders/new', '/dashboard/visacases/new']) {
    await (path.endsWith('orders/new') ? openOffice(page, path) : page.goto(path));
    const field = (label: string) => page.getByRole('textbox', { name: label });
    const known = page.getByRole('status').filter({ hasText: name });
    await field('Telephone').fill(`${phone} (WhatsApp)`);
    await expect(known).toContainText('Owes ৳12,500');
    await expect(known).toContainText('Read as +880');
    await field('Customer’s name').fill('Somebody else');
    // What was typed stays until the press that says what it writes.
    await expect(field('Customer’s name')).toHaveValue('Somebody else');
    await known.getByRole('button', { name: `Replace with ${name}, ${email}` }).click();
    await expect(field('Customer’s name')).toHaveValue(name);
    await expect(field('E-mail')).toHaveValue(email);
    await expect(known.getByRole('button')).toBeHidden();
    await field('E-mail').fill('');
    await field('Telephone').fill('966501234567');
    await expect(page.getByText('Read as a number from abroad: +966501234567.')).toBeVisible();
    await expect(known).toBeHidden();
  }
});

test('the list of customers finds a number, and a half-typed note stays with the card that it was typed on', async ({
  page,
  request,
}) => {
  const [one, two] = [`Amena ${Date.now()}`, `Babul ${Date.now()}`];
  const [first, second] = [await order(request, one), await order(request, two)];
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const relation = { relation: 'friend', relativeId: to.card };
    const { headers } = first;
    expect(
      (await request.post(`/api/customers/${from.card}/relatives`, { headers, data: relation })).ok(),
    ).toBe(true);
  }
  await openOffice(page, '/dashboard/customers');
  await page.getByRole('searchbox').fill(first.phone);
  const row = page.getByRole('row').filter({ hasText: one });
  await expect(row).toContainText('৳12,500');
  await expect(page.getByRole('row').filter({ hasText: two })).toBeHidden();
  await row.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(one);
  await expect(page.getByRole('region', { name: 'Orders and bookings' })).toContainText('Owes ৳12,500');
  const family = page.getByRole('region', { name: 'Family and fellow travellers' });
  const go = (name: string) => family.getByRole('link', { name }).first().click();
  // Both are in the cache.
  await go(two);
  await expect(title).toHaveText(two);
  await go(one);
  await expect(title).toHaveText(one);
  const note = page.getByRole('region', { name: 'Notes on the person' }).getByRole('textbox');
  await note.fill('Pays late.');
  await go(two);
  await page
    .getByRole('dialog', { name: 'Leave with unsaved changes?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(title).toHaveText(two);
  await expect(note).toHaveValue('');
});
