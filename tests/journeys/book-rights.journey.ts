import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { type MailServer, startMailServer } from '#platform/testing/mail-server.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import type { Account } from './staff-accounts.ts';

let mail: MailServer;
let program: OwnProgram;
let request: APIRequestContext;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  mail = await startMailServer({});
  program = await startOwnProgram({ SMTP_URL: mail.url });
  request = await playwright.request.newContext({ baseURL: program.url });
});
test.afterAll(async () => {
  await request.dispose();
  await program.stop();
  await mail.close();
});

/** A letter with its lines whole again; quoted-printable folds them. */
const unfolded = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
const colleague = (role: Role) =>
  makeAccount(request, role, {
    owner: program.owner,
    codeIn: (email) =>
      mail.received
        .filter(({ to }) => to.includes(email))
        .map(({ raw }) => /oobCode=([\w-]+)/.exec(unfolded(raw))?.[1])
        .find((code) => code !== undefined),
  });

async function open(browser: Browser, who: Account, path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openOffice(page, `${program.url}${path}`, who);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { page, button };
}

test('a clerk is shown no accounts, suppliers or closing, and is told why at their addresses', async ({
  browser,
}) => {
  const { page } = await open(browser, await colleague('clerk'), '/dashboard/home');
  const menu = page.getByRole('navigation', { name: 'Office menu' });
  await menu.getByRole('link', { name: /^Money/ }).click();
  await expect(menu.getByRole('list', { name: 'Money' }).getByRole('link').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Books' })).toHaveCount(0);
  for (const place of ['accounts', 'suppliers', 'expenses', 'closing', 'reports']) {
    await page.goto(`${program.url}/dashboard/${place}`);
    await expect(page.locator('.of-page')).toContainText('may not do this');
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  }
  await page.close();
});

test('whoever asks for a large transfer isn’t who approves it, and only the owner opens a closed month again', async ({
  browser,
}) => {
  const [asking, deciding] = [await colleague('manager'), await colleague('manager')];
  const accountant = await colleague('accountant');
  const asked = await open(browser, asking, '/dashboard/accounts');
  const dialog = asked.page.getByRole('dialog');
  await asked.button('Transfer').click();
  await dialog.getByLabel('From', { exact: true }).selectOption('1020');
  await dialog.getByLabel('To', { exact: true }).selectOption('1011');
  await dialog.getByLabel('Sum').fill('90000');
  await dialog.getByRole('button', { name: 'Book the transfer' }).click();
  await expect(dialog).toBeHidden();
  const waiting = '/dashboard/money?tab=waiting';
  await asked.page.goto(`${program.url}${waiting}`);
  await expect(asked.button('Approve')).toHaveAttribute('aria-disabled', 'true');
  const decided = await open(browser, deciding, waiting);
  await decided.button('Approve').click();
  await expect(decided.button('Approve')).toHaveCount(0);
  await decided.page.goto(`${program.url}/dashboard/accounts/1011`);
  await expect(decided.page.getByRole('main').locator('tfoot')).toContainText('৳90,000');

  // Closed through the API: what the screen does is in books.journey.
  const until = addDays(dhakaToday(), -40);
  const closing = await request.put('/api/books/closed', {
    data: { until },
    headers: { authorization: `Bearer ${await accessTokenOf(request, accountant, program.url)}` },
  });
  expect(closing.status(), await closing.text()).toBe(200);
  const earlier = addDays(until, -31);
  for (const [who, isRefused] of [
    [accountant, true],
    [deciding, true],
    [program.owner, false],
  ] as const) {
    const { page, button } = await open(browser, who, '/dashboard/closing');
    const day = page.getByRole('textbox', { name: 'Close until', exact: true });
    await day.fill(earlier);
    await day.press('Tab');
    const again = button('Open it again');
    await expect(again).toBeVisible();
    if (isRefused) {
      await expect(again).toHaveAttribute('aria-disabled', 'true');
    } else {
      await page.getByLabel('Why is it opened again?').fill('A bill came late.');
      await again.click();
      await expect(again).toBeHidden();
    }
    await page.close();
  }
  const state = await request.get('/api/books/closed', {
    headers: { authorization: `Bearer ${await accessTokenOf(request, accountant, program.url)}` },
  });
  expect((await state.json()).until).toBe(addDays(until, -31));
});
