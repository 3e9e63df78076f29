import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import type { WorkCounter } from './work-counter.ts';

/** How long the screen may take to show something, in ms. */
export const patience = 60_000;

/** Publishes what is written in both languages, and waits until it is live. */
async function publishBoth(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByRole('button', { name: 'Publish…' }));
  await by.click(page.getByRole('button', { name: 'Publish in both languages' }));
  await expect(page.getByRole('region', { name: 'Bangla' })).toContainText('Published', {
    timeout: patience,
  });
}

/** Sends pictures from the computer in the open library, each with what it shows. */
async function sendPictures(page: Page, by: WorkCounter, names: readonly string[]): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => {
      // A picture that is in the library already isn't asked about again.
      const background = `#${crypto.randomUUID().slice(0, 6)}`;
      const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
      return { name: `${name}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    }),
  );
  const dialog = page.getByRole('dialog');
  await by.chooseFile(dialog.locator('input[type=file]'), files);
  for (const name of names) {
    const entry = dialog.locator('.pc-upload').filter({ hasText: `${name}.png` });
    await entry.getByLabel('What it shows, in English').waitFor({ timeout: patience });
    await by.write(entry.getByLabel('What it shows, in English'), 'Tea bushes in rows');
    await by.write(entry.getByLabel('What it shows, in Bangla'), 'সারি সারি চা গাছ');
    await by.press('Enter');
    await expect(entry).toHaveCount(0);
  }
}

/** Chooses a picture of the open library. */
const choosePicture = (page: Page, by: WorkCounter, name: string) =>
  by.click(page.getByRole('dialog').locator('.pc-tile').filter({ hasText: name }));

/** A post with a cover picture in two languages. */
export async function writePost(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByText('Side by side'));
  await by.write(page.getByLabel('Title English').first(), 'Tea in Sreemangal');
  await by.write(page.getByLabel('Title Bangla').first(), 'শ্রীমঙ্গলের চা');
  await by.write(page.getByLabel('Summary English'), 'Two days among the gardens.');
  await by.write(page.getByLabel('Summary Bangla'), 'বাগানে দুই দিন।');
  await by.click(page.getByRole('button', { name: 'Choose a picture' }).first());
  await sendPictures(page, by, ['tea-garden']);
  await choosePicture(page, by, 'tea-garden');
  await by.write(page.getByRole('textbox', { name: 'Text in English' }), 'We took the night train.');
  await by.write(page.getByRole('textbox', { name: 'Text in Bangla' }), 'রাতের ট্রেনে গেলাম।');
  await by.write(page.getByLabel('Author, in English'), 'Nusrat Jahan');
  await by.write(page.getByLabel('Author, in Bangla'), 'নুসরাত জাহান');
  await publishBoth(page, by);
}

/** Writes a text in both languages, side by side. */
async function writeBoth(page: Page, by: WorkCounter, label: string, texts: readonly [string, string]) {
  await by.write(page.getByLabel(`${label} English`).first(), texts[0]);
  await by.write(page.getByLabel(`${label} Bangla`).first(), texts[1]);
}

/** The lines of a part of a package; each new line has the cursor at once. */
async function writeLines(page: Page, by: WorkCounter, heading: string, lines: number): Promise<void> {
  const box = page
    .locator('.fk-lines')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  await by.click(box.getByRole('button', { name: 'Add a line' }));
  for (let line = 1; line <= lines; line += 1) {
    if (line > 1) {
      await by.press('Enter');
    }
    const english = box.getByLabel(`Line ${line} English`);
    await expect(english).toBeFocused();
    await by.type('Breakfast at the cottage');
    await by.write(box.getByLabel(`Line ${line} Bangla`), 'কটেজে সকালের নাশতা');
  }
}

/** A package in two languages with pictures and prices, and its three departures. */
export async function writePackage(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByText('Side by side'));
  await writeBoth(page, by, 'Title', ['Slow days in Sajek', 'সাজেকে ধীর দিন']);
  await writeBoth(page, by, 'Summary', ['Two nights above the clouds.', 'মেঘের ওপরে দুই রাত।']);
  await writeBoth(page, by, 'Opening', ['We leave late and come back rested.', 'ধীরে যাই, ধীরে ফিরি।']);
  await by.reach(page.getByRole('combobox', { name: 'Places' }));
  await by.type('Sajek');
  await page.getByRole('option', { name: 'Sajek', exact: true }).first().waitFor();
  await by.click(page.getByRole('option', { name: 'Sajek', exact: true }).first());
  await by.press('Escape');
  await by.click(page.getByText('Hills', { exact: true }));
  await writeBoth(page, by, 'Hotel, in words', ['Wooden cottages', 'কাঠের কটেজ']);
  await writeBoth(page, by, 'Transport, in words', ['AC coach both ways', 'আসা-যাওয়ায় এসি বাস']);
  await by.click(page.getByRole('button', { name: 'Choose a picture' }).first());
  await sendPictures(page, by, ['sajek-cover', 'sajek-second', 'sajek-third']);
  await choosePicture(page, by, 'sajek-cover');
  await by.click(page.getByRole('button', { name: 'Add pictures' }));
  await choosePicture(page, by, 'sajek-second');
  await choosePicture(page, by, 'sajek-third');
  await by.click(page.getByRole('button', { name: 'Use 2' }));
  for (const day of [0, 1, 2]) {
    const card = page.locator('#part-itinerary .fk-row-card').nth(day);
    await by.write(card.getByLabel('Title English'), 'A slow day');
    await by.write(card.getByLabel('Title Bangla'), 'ধীর একটি দিন');
    await by.write(card.getByLabel('What happens English'), 'A walk, a meal and a long evening.');
    await by.write(card.getByLabel('What happens Bangla'), 'হাঁটা, খাওয়া আর লম্বা সন্ধ্যা।');
  }
  const prices = page.locator('.fk-bands .fk-row').first();
  await by.write(prices.getByLabel('Adult'), '12500');
  await by.write(prices.getByLabel('Child with bed'), '9800');
  await by.write(prices.getByLabel('Child without bed'), '6900');
  await by.write(prices.getByLabel('Single supplement'), '4500');
  await writeLines(page, by, 'Highlights', 3);
  await writeLines(page, by, 'Included', 2);
  await writeLines(page, by, 'Not included', 2);
  await by.click(page.getByRole('button', { name: 'Add a stop' }));
  await expect(
    page.locator('.fk-route .fk-row').nth(1).getByRole('combobox', { name: 'Place' }),
  ).toBeFocused();
  await by.type('Sajek');
  await by.click(page.getByRole('option', { name: 'Sajek', exact: true }).first());
  await publishBoth(page, by);
  await by.press('Escape');
  await planDepartures(page, by);
}

/** Three departures of the package that was just published: one, and the same on the next two Fridays from in two weeks. */
async function planDepartures(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByRole('link', { name: 'Plan departures' }));
  await by.click(page.getByRole('button', { name: 'New departure' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Package' })).toHaveValue(/Slow days/, {
    timeout: patience,
  });
  await by.click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0, { timeout: patience });
  await by.click(page.getByRole('button', { name: /^Actions for/ }).first());
  await by.click(page.getByRole('menuitem', { name: 'Repeat' }));
  await by.click(dialog.getByRole('button', { name: 'Choose the days' }));
  const series = page.getByRole('dialog').last();
  await by.write(
    series.getByRole('textbox', { name: 'Until' }),
    longDate(addDays(dhakaDate(new Date()), 27), 'en'),
  );
  await by.click(series.getByRole('button', { name: /^Add 2/ }));
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(3, { timeout: patience });
}

/** Writes what a guide says about a country, and its fees. */
async function writeFees(page: Page, by: WorkCounter): Promise<void> {
  await by.write(page.getByRole('textbox', { name: 'Embassy fee', exact: true }).first(), '4500');
  await by.write(page.getByRole('textbox', { name: 'Our service charge', exact: true }).first(), '2500');
}

/** A visa guide for a country that has none, from nothing, in two languages. */
export async function writeGuide(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByText('Side by side'));
  await by.reach(page.getByRole('combobox', { name: 'Country' }));
  await by.type('Russia');
  await by.click(page.getByRole('option', { name: 'Russia' }));
  await writeBoth(page, by, 'Summary', ['A sticker from the embassy.', 'দূতাবাস থেকে স্টিকার ভিসা।']);
  await by.click(page.getByRole('button', { name: 'Choose a picture' }).first());
  await sendPictures(page, by, ['red-square']);
  await choosePicture(page, by, 'red-square');
  await by.write(page.getByLabel(/^Name, such as.*English$/), 'Tourist visa');
  await by.write(page.getByLabel(/^Name, such as.*Bangla$/), 'পর্যটক ভিসা');
  await writeFees(page, by);
  for (const part of ['Embassy fee', 'Visa-centre fee', 'Our service charge']) {
    await writeBoth(page, by, part, ['As its office states it.', 'দপ্তর যেমন জানায়।']);
  }
  for (const step of [0, 1]) {
    await by.click(page.getByRole('button', { name: 'Add a step' }));
    const row = page.locator('#part-steps .fk-row').nth(step);
    await expect(row.getByLabel('Title English')).toBeFocused();
    await by.type('Bring your papers');
    await by.write(row.getByLabel('Title Bangla'), 'কাগজ নিয়ে আসুন');
    await by.write(row.getByLabel('Text English'), 'We tell you what is missing.');
    await by.write(row.getByLabel('Text Bangla'), 'কী বাকি, আমরা বলে দিই।');
    await by.write(row.getByLabel('When English'), 'Day 1');
    await by.write(row.getByLabel('When Bangla'), 'প্রথম দিন');
  }
  await publishBoth(page, by);
}

/** A visa guide for another country, from the copy of one. */
export async function copyGuide(page: Page, by: WorkCounter): Promise<void> {
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
  await writeBoth(page, by, 'Summary', ['A sticker from the embassy.', 'দূতাবাস থেকে স্টিকার ভিসা।']);
  await writeFees(page, by);
  await publishBoth(page, by);
}

/** How many enquiries wait in the inbox. */
export const enquiries = 10;

async function openFirst(by: WorkCounter): Promise<void> {
  await by.press('j');
  await by.press('Enter');
}

/** Each enquiry of the inbox answered by a template, with the keys alone. */
export async function answerEnquiries(page: Page, by: WorkCounter): Promise<void> {
  const pane = page.locator('.enq-one').last();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(enquiries + 1, { timeout: patience });
  for (let each = 0; each < enquiries; each += 1) {
    await (each === 0 ? openFirst(by) : by.press('n'));
    await expect(pane).toContainText(`Visitor ${enquiries - 1 - each}`);
    await expect(pane.getByLabel('Template').locator('option')).not.toHaveCount(1);
    const before = by.work.keys;
    await by.press('t');
    await page.getByRole('dialog', { name: 'Template' }).waitFor();
    await by.press('1');
    await expect(pane.getByLabel('Reply', { exact: true })).not.toHaveValue('');
    await by.press('Control+Enter');
    await expect(pane.getByLabel('Reply', { exact: true })).toHaveValue('', { timeout: patience });
    expect(by.work.keys - before, 'keys of one answer').toBeLessThanOrEqual(3);
  }
}

/** A call taken by the keyboard alone: who, on which number, what about. It stands in the inbox, open, afterwards. */
export async function takeCall(page: Page, by: WorkCounter): Promise<void> {
  await expect(page.getByRole('button', { name: 'New enquiry' })).toBeEnabled({ timeout: patience });
  await by.press('c');
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await by.type('Salma Begum');
  await by.press('Tab');
  await by.type('01912345678');
  await by.press('Tab');
  await by.press('Tab');
  await by.type('Thailand visa for 3');
  await by.press('Control+Enter');
  await expect(page.getByRole('region', { name: /^Enquiry SF-/ })).toContainText('Thailand visa for 3', {
    timeout: patience,
  });
}
