import { expect, test } from '@playwright/test';
import { untilAlive } from './crawl.ts';

test('what is typed while the page is still loading on a slow phone stays, whatever is typed next', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  for (const wait of [0, 25, 50, 75]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/contact?visa=thailand&profile=student', { waitUntil: 'commit' });
    await page.locator('#phone').waitFor();
    await page.waitForTimeout(wait);
    await page.locator('#name').fill('Rahima');
    await page.locator('#phone').fill('01712345678');
    await untilAlive(page);
    await page.locator('#email').fill('rahima@mail.example');
    await expect(page.locator('#phone')).toHaveValue('01712345678');
    await expect(page.locator('#name'), `after ${wait} ms`).toHaveValue('Rahima');
    await context.close();
  }
});
