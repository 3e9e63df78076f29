import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { acceptPaper, beginCase, moveThrough, officeCase, orderOfCase, scan } from './begun-case.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { payByBkash } from './practice-payment.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const words = {
  en: {
    wanted: 'Needed',
    looking: 'We are looking at it',
    again: 'Please send it again: the seal or signature is missing',
    send: 'Choose files',
    accepted: 'Accepted',
    approved: 'Visa approved',
  },
  bn: {
    wanted: 'লাগবে',
    looking: 'দেখছি',
    again: 'আবার দিন: সিল বা সই নেই',
    send: 'ফাইল বাছুন',
    accepted: 'গৃহীত',
    approved: 'ভিসা হয়েছে',
  },
} as const;

for (const language of ['en', 'bn'] as const) {
  const say = words[language];
  test(`a student’s case for Thailand is followed on a phone from the first paper to the decision (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const trouble = listenForErrors(page);
    const { id, token } = await beginCase(request, language);
    const path = `${language === 'bn' ? '/bn' : ''}/visacases/${token}`;
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const staff = async (to: string, data: object = {}) => {
      const response = await request.post(`/api/visa-cases/${id}${to}`, { headers, data });
      expect(response.status(), await response.text()).toBe(200);
    };
    const papers = async () => {
      const response = await request.get(`/api/visa-cases/${id}`, { headers });
      const [applicant] = officeCase.parse(await response.json()).applicants;
      return { applicant: applicant?.id ?? '', all: applicant?.papers ?? [] };
    };

    await page.goto(path);
    const first = page.locator('.vcase-paper').first();
    await expect(first.locator('.vcase-state')).toContainText(say.wanted);
    expect(await sidewaysOverflow(page)).toBe('');
    expect(await findings(page)).toEqual([]);
    const name = await first.getByRole('heading').innerText();
    const row = page.locator('.vcase-paper', { has: page.getByRole('heading', { name, exact: true }) });
    const choosing = page.waitForEvent('filechooser');
    await row.getByRole('button', { name: new RegExp(`^${say.send}`) }).click();
    await (await choosing).setFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
    await expect(row.locator('.vcase-state')).toContainText(say.looking);

    const sent = (await papers()).all.find(({ state }) => state === 'received');
    await staff(`/papers/${sent?.id}/again`, { because: 'The seal is missing.', phrase: 'seal' });
    await page.reload();
    await expect(page.locator('.vcase-paper').first().locator('.vcase-state')).toContainText(say.again);
    await page.screenshot({ path: `test-results/visa-case-${language}.png`, fullPage: true });

    const { applicant, all } = await papers();
    for (const paper of all) {
      const response = await request.post(
        `/api/visitor/visa-cases/${token}/applicants/${applicant}/papers/${paper.id}`,
        { multipart: { file: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan } } },
      );
      expect(response.status()).toBe(201);
      await acceptPaper(request, { id, headers }, paper.id);
    }
    // The fees are accepted and paid on the phone before the embassy gets the papers.
    const { order } = orderOfCase.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    await page.goto(`${language === 'bn' ? '/bn' : ''}/orders/${order.token}`);
    await page.getByRole('button', { name: wordsIn(language, 'orders')('orders_accept') }).click();
    await payByBkash(page);
    await expect(page.locator('.order-papers')).toContainText(/MR-\d{4}-\d{2}-\d{6}/);
    await moveThrough(request, { id, headers }, ['checking', 'ready', 'submitted']);
    await staff('/state', { to: 'decided', decisions: [{ applicant, decision: 'approved' }] });
    await page.goto(path);
    await expect(page.locator('.vcase-decision').first()).toHaveText(say.approved);
    await expect(page.locator('.vcase-paper').first().locator('.vcase-state')).toContainText(say.accepted);
    expect(trouble).toEqual([]);
  });
}

test('staff accept a paper of a case and ask for another one again at the desk', async ({
  page,
  request,
}) => {
  const { id, token } = await beginCase(request, 'en');
  const found = await request.get(`/api/visitor/visa-cases/${token}`);
  const [applicant] = officeCase.parse(await found.json()).applicants;
  const two = applicant?.papers.slice(0, 2) ?? [];
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4f1e8' } })
    .jpeg()
    .toBuffer();
  for (const paper of two) {
    await request.post(`/api/visitor/visa-cases/${token}/applicants/${applicant?.id}/papers/${paper.id}`, {
      multipart: { file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture } },
    });
  }
  await openOffice(page, `/dashboard/visacases/${id}`);
  const rows = page.locator('.vc-paper');
  // Nothing is accepted that nobody looked at: not by its key, and the button says why.
  await expect(rows.nth(0).locator('[aria-current]')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Look at it first.').first()).toBeVisible();
  await expect(rows.nth(0).locator('.vc-state')).toHaveText('To check');
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.vc-view-page img')).toBeVisible();
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await accept.click();
  await expect(rows.nth(0).locator('.vc-state')).toHaveText('Accepted');
  // The next one is in hand.
  await expect(rows.nth(1).locator('[aria-current]')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('radio', { name: /can’t be read/ }).check();
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(rows.nth(1).locator('.vc-state')).toHaveText('Needed again');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/visa-case-desk.png', fullPage: true });
  await page.goto('/dashboard/visacases');
  await expect(page.getByText('Tanvir Sample').first()).toBeVisible();
  await page.screenshot({ path: 'test-results/visa-cases-list.png' });
});

test('“Start with us” on a guide begins a case, without JavaScript too, and loses nothing that was typed', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/visadetails/thailand?profile=student');
  await page.locator('a.btn-go[href*="/start"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thailand');
  await page.getByLabel('Name as in the passport').fill('TANVIR SAMPLE');
  await page.locator('#contact-name').fill('Tanvir Sample');
  await page.locator('#phone').fill(`018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await page.getByRole('button', { name: 'Get my list of papers' }).click();
  await expect(page.locator('.error-summary')).toContainText('We need your consent');
  await expect(page.getByLabel('Name as in the passport')).toHaveValue('TANVIR SAMPLE');
  await page.screenshot({ path: 'test-results/visa-start.png', fullPage: true });
  await page.locator('#consent').check();
  await page.getByRole('button', { name: 'Get my list of papers' }).click();
  await expect(page).toHaveURL(/\/visacases\/[0-9a-z]{26}$/);
  await expect(page.locator('.vcase-paper').first()).toBeVisible();
  await context.close();
});

test('a case is begun at the counter by keyboard alone, and withdrawn after seeing what goes back', async ({
  page,
}) => {
  const trouble = listenForErrors(page);
  await openOffice(page, '/dashboard/visacases');
  await page.getByRole('link', { name: 'New visa case' }).press('Enter');
  const { keyboard } = page;
  const guide = page.getByRole('combobox', { name: 'Which visa' });
  await expect(guide).toBeFocused();
  await keyboard.type('thailand');
  await expect(page.locator('[data-combobox-selected]')).toContainText('Thailand');
  await keyboard.press('Enter');
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await expect(kind.getByRole('option').nth(1)).toBeAttached();
  await kind.focus();
  await keyboard.press('ArrowDown');
  const names = page.getByRole('textbox', { name: 'Name as in the passport' });
  await names.first().focus();
  await keyboard.type('TANVIR SAMPLE');
  await keyboard.press('Enter');
  await expect(names.nth(1)).toBeFocused();
  await keyboard.type('NABILA SAMPLE');
  await page.getByRole('textbox', { name: 'Customer’s name' }).focus();
  await keyboard.type('Tanvir Sample');
  await keyboard.press('Tab');
  await keyboard.type(`018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Ask the customer first.')).toBeVisible();
  await page.getByRole('checkbox', { name: /agrees that we keep/ }).press('Space');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/visa-case-new.png', fullPage: true });
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Thailand, Tanvir Sample' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'NABILA SAMPLE' })).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await keyboard.type('The journey is put off.');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Refund to the customer')).toBeVisible();
  await page.screenshot({ path: 'test-results/visa-case-withdraw.png' });
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a passport is taken into the safe with a slip, and the customer sees where it is', async ({
  page,
  request,
}) => {
  const { id, token } = await beginCase(request, 'bn');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, `/dashboard/visacases/${id}`);
  const passports = page.getByRole('region', { name: 'Passports', exact: true });
  await expect(passports).toContainText('With the customer');
  await passports.getByRole('button', { name: 'Move a passport' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Where it is kept' }).fill('The safe');
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/visa-passport-form.png' });
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Save and open the slip' }).click();
  const slip = await opening;
  await expect(slip.getByRole('heading', { level: 1 })).toHaveText('পাসপোর্ট গ্রহণ');
  await expect(slip.locator('.paper')).toContainText('The safe');
  await expect(slip.getByText('Tanvir Sample-এর সই')).toBeVisible();
  await expect(slip.getByRole('img', { name: 'নিজের পাতা খোলার কোড' })).toBeVisible();
  expect(await findings(slip)).toEqual([]);
  await slip.setViewportSize({ width: 1024, height: 900 });
  await slip.screenshot({ path: 'test-results/visa-slip.png', fullPage: true });
  await slip.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysOverflow(slip)).toBe('');
  await expect(passports).toContainText('With us, The safe');
  await passports.screenshot({ path: 'test-results/visa-passports.png' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/bn/visacases/${token}`);
  await expect(page.locator('.vcase-passport')).toContainText('আমাদের কাছে নিরাপদে আছে');
  expect(await sidewaysOverflow(page)).toBe('');
  expect(await findings(page)).toEqual([]);
});
