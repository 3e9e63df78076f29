import { type APIRequestContext, expect, test } from '@playwright/test';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { findings, moved, untilAlive, withoutSpinner } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf } from './staff.ts';

let own: OwnProgram;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnProgram({ SEED: 'none' });
});
test.afterAll(() => own.stop());

/** Sets a notice for today, and another for tomorrow. */
async function saveNotices(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner)}` };
  const read = await request.get('/api/settings', { headers });
  const { settings } = await read.json();
  const today = dhakaDate(new Date());
  const notices = [
    {
      texts: { en: 'The office is closed this week.', bn: 'এই সপ্তাহে অফিস বন্ধ।' },
      link: '/contact',
      from: addDays(today, -1),
      until: addDays(today, 2),
    },
    {
      texts: { en: 'Not yet.', bn: 'এখনো না।' },
      link: '',
      from: addDays(today, 30),
      until: addDays(today, 31),
    },
  ];
  const response = await request.put('/api/settings', {
    data: { ...settings, notices },
    headers: { ...headers, 'if-match': read.headers().etag ?? '' },
  });
  expect(response.status(), await response.text()).toBe(200);
}

test('a notice stands above every page on its days, in both languages; whoever closes it is not shown it again', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: own.url });
  const before = await request.get('/about');
  expect((await before.text()).includes('class="notices')).toBe(false);
  await saveNotices(request);

  // Without JavaScript it is shown without a button.
  const plain = await browser.newContext({ baseURL: own.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/bn/about');
  await expect(still.getByRole('complementary', { name: 'নোটিশ' })).toContainText('এই সপ্তাহে অফিস বন্ধ।');
  await expect(still.getByText('এখনো না।')).toHaveCount(0);
  await expect(still.getByRole('link', { name: 'এই সপ্তাহে অফিস বন্ধ।' })).toHaveAttribute(
    'href',
    '/bn/contact',
  );
  await expect(still.locator('.notices-close')).toBeHidden();
  await plain.close();

  const context = await browser.newContext({ baseURL: own.url, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await withoutSpinner(page);
  await page.goto('/about');
  await untilAlive(page);
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices).toHaveText(/The office is closed this week\./);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the notices' }).press('Enter');
  await expect(notices).toHaveCount(0);
  for (const path of ['/about', '/bn/about']) {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.locator('.notices')).toBeHidden();
    expect(await moved(page), path).toBeLessThan(0.01);
  }
  await context.close();
  await request.dispose();
});
