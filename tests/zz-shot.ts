import { chromium } from '@playwright/test';
const [,, lang, width, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
await page.addInitScript((l) => localStorage.setItem('office-language', l), lang);
await page.goto('http://localhost:4900/dashboard/home');
await page.locator('input[type=email]').fill('owner@shofor.example');
await page.locator('input[type=password]').fill('owner-of-shofor');
await page.locator('form button[type=submit]').first().click();
await page.locator('.of-page h1').waitFor({ timeout: 20000 });
for (const p of paths) {
  await page.goto('http://localhost:4900' + p);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${p.replace(/[^a-z0-9]+/gi, '_')}-${lang}-${width}.png`, fullPage: true });
}
await browser.close();
