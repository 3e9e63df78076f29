import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Uploads pictures in the open library dialog, with alternative texts. */
export async function sendPictures(page: Page, names: readonly string[]): Promise<void> {
  const files = await Promise.all(
    names.map(async (name, place) => {
      const background = {
        r: 40 + place * 60,
        g: Math.floor(Math.random() * 256),
        b: Math.floor(Math.random() * 256),
      };
      const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
      return { name: `${name}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(files);
  for (const name of names) {
    const entry = dialog.locator('.pc-upload').filter({ hasText: `${name}.png` });
    await entry.getByLabel('What it shows, in English').fill(`A place called ${name}`);
    await entry.getByLabel('What it shows, in Bangla').fill('একটি জায়গা');
    await page.keyboard.press('Enter');
    await expect(entry).toHaveCount(0);
  }
}

/** Uploads a picture in the open library dialog, without an alternative text. */
export async function sendUndescribed(page: Page, name: string): Promise<void> {
  const colour = `#${crypto.randomUUID().slice(0, 6)}`;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await expect(tileOf(page, name)).toBeVisible();
}

/** A picture in the open library dialog, by name. */
export const tileOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog').locator('.pc-tile').filter({ hasText: name });

/** Uploads a picture as the document's cover. */
export async function sendCover(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await sendPictures(page, [name]);
  await tileOf(page, name).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
