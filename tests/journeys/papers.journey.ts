import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findings, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { makeAccount, openOffice } from './staff.ts';

const cache = join(import.meta.dirname, '../../.cache');

/** The files in the storage of private files. */
const stored = () =>
  readdirSync(cache)
    .filter((name) => name.startsWith('journeys-run'))
    .map((name) => join(cache, name, 'private'))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((id) => join(folder, id)));

const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);
const paper = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Sends an enquiry. @returns the path of its page */
async function ask(request: APIRequestContext, name: string): Promise<string> {
  const response = await request.post('/api/enquiries', {
    data: {
      kind: 'contact',
      topic: 'general',
      message: `Which papers do you need of me? ${crypto.randomUUID()}`,
      language: 'en',
      contact: { name, phone: '01712345678', reply: 'phone' },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).path;
}

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.enquiry-files button').click();
}

const result = (page: Page) => page.locator('.enquiry-files [data-result]');

test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('a paper that a visitor sends is downloaded by a clerk as it was, removed, and gone from the disk', async ({
  page,
  browser,
  request,
}) => {
  const name = `Sample ${crypto.randomUUID().slice(0, 8)}`;
  const path = await ask(request, name);
  const before = new Set(stored());
  const bytes = pdf(1_500_000);
  // On a phone, and without JavaScript.
  const visitor = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await visitor.goto(path);
  await send(visitor, paper('my passport.pdf', bytes));
  await expect(result(visitor)).toHaveText('The file has arrived.');
  await expect(visitor.locator('.enquiry-files li')).toContainText('my passport.pdf');
  const [folder = '', ...others] = stored().filter((each) => !before.has(each));
  expect(others).toEqual([]);
  expect(readdirSync(folder)).toEqual(['0', '1']);
  expect(await readFile(join(folder, '0'))).not.toContain('%PDF');

  // In the list of all: of many enquiries from one address the later ones are in review.
  const inbox = `/dashboard/enquiries?${new URLSearchParams({ tab: 'all', q: name })}`;
  await openOffice(page, inbox, await makeAccount(request, 'clerk'));
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await expect(files).toContainText('Nobody has opened it');
  const downloading = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Open my passport.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my passport.pdf');
  expect((await readFile(await download.path())).equals(bytes)).toBe(true);
  await expect(files).toContainText('Opened by');

  await files.getByRole('button', { name: 'Delete my passport.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(files).toBeHidden();
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
  await visitor.reload();
  await expect(visitor.locator('.enquiry-files li')).toHaveCount(0);
});

for (const language of ['en', 'bn'] as const) {
  test(`whoever sends what is not taken is told why, in ${language}`, async ({ page, request }) => {
    const path = `${language === 'bn' ? '/bn' : ''}${await ask(request, 'Sample Rahman')}`;
    await page.goto(path);
    await untilAlive(page);
    const say = wordsIn(language, 'site');
    // Before anything is sent.
    const refused = page.locator('.enquiry-files').getByRole('alert');
    await send(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('just words') });
    await expect(refused).toHaveText(say('site_file_type'));
    await send(page, paper('scan.pdf', pdf(11 * 1024 * 1024)));
    await expect(refused).toContainText(say('site_file_large').replace(/\{.*/, '').trim());
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    for (let number = 1; number <= 10; number += 1) {
      await send(page, { name: `photo ${number}.jpg`, mimeType: 'image/jpeg', buffer: picture });
      await expect(page.locator('.enquiry-files li')).toHaveCount(number);
    }
    await expect(page.locator('.enquiry-files form')).toHaveCount(0);
    // Somebody who had the page open twice.
    const late = await request.post(`/api/visitor${path.replace(/^\/bn/, '')}/files?language=${language}`, {
      multipart: { file: paper('one more.pdf', pdf(100)) },
      headers: { accept: 'text/html' },
    });
    expect(late.url()).toContain('?files=many');
    expect(await late.text()).toContain('data-result="many"');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page)).toBe('');
    }
    expect(await findings(page)).toEqual([]);
  });
}
