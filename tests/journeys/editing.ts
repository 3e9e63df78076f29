import { expect, type Page } from '@playwright/test';
import { sendPictures, tileOf } from './editing-pictures.ts';

/** Fills in a package in one language, with three new pictures. */
export async function writePackage(page: Page, title: string, place: string): Promise<void> {
  await page.getByLabel('Title English').first().fill(title);
  await page.getByLabel('Summary English').fill('Two nights in the hills, with tea in the morning.');
  await page.getByLabel('Opening English').fill('We leave late and come back rested.');
  await page.getByRole('combobox', { name: 'Places' }).click();
  await page.keyboard.type(place);
  await page.getByRole('option', { name: place, exact: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByText('Hills', { exact: true }).click();
  await page.getByLabel('Hotel, in words English').fill('Wooden cottages above the valley');
  await page.getByLabel('Transport, in words English').fill('AC coach both ways');
  const [cover, ...gallery] = [1, 2, 3].map((place) => `${place}-${title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await sendPictures(page, [`${cover}`, ...gallery]);
  await tileOf(page, `${cover}`).click();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  for (const name of gallery) {
    await tileOf(page, name).click();
  }
  await page.getByRole('button', { name: 'Use 2' }).click();
  for (const day of [1, 2, 3]) {
    const card = page.locator('.fk-row-card').nth(day - 1);
    await card.getByLabel('Title English').fill(`What day ${day} is for`);
    await card.getByLabel('What happens English').fill('A walk, a meal and a long evening.');
  }
  const prices = page.locator('.fk-bands .fk-row').first();
  await prices.getByLabel('Adult').fill('১২৫০০');
  await prices.getByLabel('Child with bed').fill('9,800');
  await prices.getByLabel('Child without bed').fill('6900');
  await prices.getByLabel('Single supplement').fill('4500');
  for (const [heading, lines] of [
    ['Highlights', 3],
    ['Included', 2],
    ['Not included', 2],
  ] as const) {
    const box = page.locator('.fk-lines').filter({
      has: page.getByRole('heading', { name: heading, exact: true }),
    });
    for (let line = 1; line <= lines; line += 1) {
      await box.getByRole('button', { name: 'Add a line' }).click();
      await box.getByLabel(`Line ${line} English`).fill(`${heading}, number ${line}`);
    }
  }
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await page.locator('.fk-route .fk-row').nth(1).getByRole('combobox', { name: 'Place' }).click();
  await page.keyboard.type(place);
  await page.getByRole('option', { name: place, exact: true }).first().click();
}

/** Waits until everything is saved on the server. @returns its revision; a slow writer has made others before */
export async function saved(page: Page, revision?: number): Promise<number> {
  const words = revision === undefined ? /^Saved, revision/ : `Saved, revision ${revision}`;
  const status = page.locator('.fk-status');
  await expect(status).toContainText(words, { timeout: 30_000 });
  return Number(/\d+/.exec(await status.innerText())?.[0]);
}

/** Publishes in a language and waits until it is live. */
export async function publish(page: Page, language: 'English' | 'Bangla'): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const part = page.getByRole('region', { name: language });
  await part.getByRole('button', { name: /^Publish/ }).click();
  await expect(part).toContainText('Published', { timeout: 20_000 });
  await page.keyboard.press('Escape');
}
