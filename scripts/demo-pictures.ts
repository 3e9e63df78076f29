import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../tests/journeys/chromium.ts';
import { owner } from '../tests/journeys/staff-accounts.ts';
import { startBuilt } from '../tests/load/built-program.ts';

/** The pictures of the README: what each shows of the living demo, and in which language. */
const shots = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'office', path: '/dashboard/home', width: 1440, height: 900 },
  { name: 'money', path: '/dashboard/money', width: 1440, height: 900 },
  { name: 'board', path: '/dashboard/visacases?view=board', width: 1440, height: 900 },
  { name: 'telephone', path: '/bn/packages/domestic/coxs-bazar', width: 390, height: 844 },
] as const;

async function signIn(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('office-language', 'en'));
  await page.goto(`${url}/dashboard/home`);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.of-page h1').waitFor();
}

/** Starts the built program with the living demo, and takes the pictures of README and docs anew. @param folder where they lie */
export async function takeDemoPictures(folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'shofor-pictures-'));
  const program = await startBuilt({
    DATA_DIR: data,
    SEED: 'demo',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const browser = await browserType.launch({ ...chromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, program.url);
    for (const { name, path, width, height } of shots) {
      await page.setViewportSize({ width, height });
      await page.goto(`${program.url}${path}`);
      // What is fetched afterwards has come, and pictures have faded in.
      await page.waitForTimeout(2_500);
      const png = await page.screenshot();
      // Few colours: a tenth of the weight, and nothing that one sees.
      await sharp(png)
        .png({ palette: true, colours: 192, effort: 10 })
        .toFile(join(folder, `${name}.png`));
      console.log(`Took ${name}.png`);
    }
  } finally {
    await browser.close();
    await program.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
