import { chromium as browserType, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../journeys/chromium.ts';
import { startOwnProgram } from '../journeys/own-program.ts';
import { openOffice } from '../journeys/staff.ts';
import { printTable } from './table.ts';
import { WorkCounter } from './work-counter.ts';

const patience = 60_000;

/** Publishes what is written in both languages, and waits until it is live. */
async function publishBoth(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByRole('button', { name: 'Publish…' }));
  await by.click(page.getByRole('button', { name: 'Publish in both languages' }));
  await expect(page.getByRole('region', { name: 'Bangla' })).toContainText('Live since', {
    timeout: patience,
  });
}

/** A post with a cover picture in two languages. */
async function writePost(page: Page, by: WorkCounter): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await by.click(page.getByText('Side by side'));
  await by.write(page.getByLabel('Title English').first(), 'Tea in Sreemangal');
  await by.write(page.getByLabel('Title Bangla').first(), 'শ্রীমঙ্গলের চা');
  await by.write(page.getByLabel('Summary English'), 'Two days among the gardens.');
  await by.write(page.getByLabel('Summary Bangla'), 'বাগানে দুই দিন।');
  await by.click(page.getByRole('button', { name: 'Choose a picture' }).first());
  const dialog = page.getByRole('dialog');
  await by.chooseFile(dialog.locator('input[type=file]'), {
    name: 'tea-garden.png',
    mimeType: 'image/png',
    buffer,
  });
  const entry = dialog.locator('.pc-upload').filter({ hasText: 'tea-garden.png' });
  await entry.getByLabel('What it shows, in English').waitFor({ timeout: patience });
  await by.write(entry.getByLabel('What it shows, in English'), 'Tea bushes in rows');
  await by.write(entry.getByLabel('What it shows, in Bangla'), 'সারি সারি চা গাছ');
  await by.press('Enter');
  await by.click(dialog.locator('.pc-tile').filter({ hasText: 'tea-garden' }));
  await by.write(page.getByRole('textbox', { name: 'Text in English' }), 'We took the night train.');
  await by.write(page.getByRole('textbox', { name: 'Text in Bangla' }), 'রাতের ট্রেনে গেলাম।');
  await by.write(page.getByLabel('Author, in English'), 'Nusrat Jahan');
  await by.write(page.getByLabel('Author, in Bangla'), 'নুসরাত জাহান');
  await publishBoth(page, by);
}

/** A visa guide for another country, from the copy of one. */
async function copyGuide(page: Page, by: WorkCounter): Promise<void> {
  const row = page.getByRole('row', { name: /Thailand/ }).first();
  await by.click(row.getByRole('button').last());
  await by.click(page.getByRole('menuitem', { name: 'Copy into a new draft' }));
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('Thailand', { timeout: patience });
  await by.click(country);
  await by.press('Control+a');
  await by.type('Laos');
  await by.click(page.getByRole('option', { name: 'Laos' }));
  await by.click(page.getByText('Side by side'));
  await by.write(page.getByLabel('Summary English'), 'A sticker from the embassy.');
  await by.write(page.getByLabel('Summary Bangla'), 'দূতাবাস থেকে স্টিকার ভিসা।');
  await by.write(page.getByRole('textbox', { name: 'Embassy fee', exact: true }).first(), '4500');
  await by.write(page.getByRole('textbox', { name: 'Our service charge', exact: true }).first(), '2500');
  await publishBoth(page, by);
}

/** The work of the office, where it begins, and how many clicks it may take. */
const pieces = [
  { name: 'a post with a picture, in two languages', path: '/dashboard/addblog', most: 18, run: writePost },
  { name: 'a visa guide from a copied one', path: '/dashboard/managevisa', most: 20, run: copyGuide },
] as const;

/** Counts clicks, keys and seconds of the office's work in a browser. @returns the missed goals. */
export async function benchWork(): Promise<readonly string[]> {
  const program = await startOwnProgram();
  const browser = await browserType.launch(chromium());
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    for (const { name, path, most, run } of pieces) {
      const page = await browser.newPage({ baseURL: program.url, viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(patience);
      await openOffice(page, `${program.url}${path}`, program.owner);
      const by = new WorkCounter(page);
      await run(page, by);
      const { clicks, keys, seconds } = by.work;
      rows.push([name, String(clicks), String(most), String(keys), String(seconds)]);
      if (clicks > most) {
        missed.push(`${name}: ${clicks} clicks, at most ${most}`);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await program.stop();
  }
  printTable(['work', 'clicks', 'at most', 'keys', 'seconds'], rows);
  return missed;
}
