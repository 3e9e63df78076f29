import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beginCase, scan } from './begun-case.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';

const words = {
  en: {
    large: 'Page 2 is too large. A file can have up to 15 MB: remove it and choose a smaller one.',
    out: 'Remove page 2',
    send: 'Send 1 page',
    sent: 'Sent. We’ll look at it and tell you here.',
    remove: 'Remove this file',
    removed: 'Removed. We have deleted the file.',
    replace: 'Replace: photo.jpg',
    wanted: 'Needed',
  },
  bn: {
    large: 'পাতা ২ বেশি বড়। একটি ফাইল সর্বোচ্চ ১৫ এমবি হতে পারে: বাদ দিয়ে ছোট ফাইল বাছুন।',
    out: 'পাতা ২ বাদ দিন',
    send: '১ পাতা পাঠান',
    sent: 'পাঠানো হয়েছে। দেখে এখানেই জানাব।',
    remove: 'ফাইলটি বাদ দিন',
    removed: 'বাদ দেওয়া হয়েছে। ফাইলটি আমরা মুছে ফেলেছি।',
    replace: 'বদলান: photo.jpg',
    wanted: 'লাগবে',
  },
} as const;

const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#d8d2c0' } })
    .jpeg()
    .toBuffer();
/** A PDF of 16.5 MB. */
const largePdf = Buffer.concat([scan, Buffer.alloc(16_500_000)]);

const headings = (page: Page) => page.locator('.vcase-paper h3').allInnerTexts();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
});

for (const language of ['en', 'bn'] as const) {
  const say = words[language];
  test(`a page that is too large is named before anything is sent, and what was sent stays where it is (${language})`, async ({
    page,
    request,
  }) => {
    const trouble = listenForErrors(page);
    const { token } = await beginCase(request, language);
    await page.goto(`${language === 'bn' ? '/bn' : ''}/visacases/${token}`);
    const before = await headings(page);
    const sent: string[] = [];
    page.on('request', (each) => {
      if (each.url().includes('/uploads/')) {
        sent.push(each.url());
      }
    });
    const row = page.locator('.vcase-paper').nth(1);
    const files = row.locator('input[multiple]');
    await files.setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() },
      { name: 'statement.pdf', mimeType: 'application/pdf', buffer: largePdf },
    ]);
    const error = row.getByText(say.large);
    await expect(error).toBeVisible();
    await expect(row.locator('.btn-ink')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe('');
    await row.screenshot({ path: `test-results/visa-too-large-${language}.png` });
    expect(sent).toEqual([]);
    await row.getByRole('button', { name: say.out }).click();
    await expect(error).toHaveCount(0);
    await row.getByRole('button', { name: say.send }).click();
    await expect(row.getByRole('status')).toHaveText(say.sent);
    await expect(row.getByRole('status')).toBeFocused();
    expect(await headings(page)).toEqual(before);

    await row.locator('.vcase-files input').setInputFiles({
      name: 'better.pdf',
      mimeType: 'application/pdf',
      buffer: scan,
    });
    await expect(row.locator('.vcase-files')).toContainText('better.pdf');
    await expect(row.locator('.vcase-files > li')).toHaveCount(1);
    await row.locator('.vcase-files summary').click();
    expect(await findings(page)).toEqual([]);
    await row.screenshot({ path: `test-results/visa-own-files-${language}.png` });
    await row.getByRole('button', { name: say.remove }).click();
    await expect(row.getByRole('status')).toHaveText(say.removed);
    await expect(row.locator('.vcase-state')).toContainText(say.wanted);
    expect(await headings(page)).toEqual(before);
    expect(trouble).toEqual([]);
  });
}

test('a photo above the limit is made smaller on the telephone, and arrives', async ({ page, request }) => {
  const { token } = await beginCase(request, 'en');
  await page.goto(`/visacases/${token}`);
  const noise = await sharp({
    create: {
      width: 4_400,
      height: 3_400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(15 * 1024 * 1024);
  const row = page.locator('.vcase-paper').first();
  await row
    .locator('input[multiple]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: noise });
  await row.getByRole('button', { name: words.en.send }).click();
  await expect(row.getByRole('status').filter({ hasText: words.en.sent })).toBeVisible({ timeout: 60_000 });
  await expect(row.locator('.vcase-files')).toContainText('IMG_1.jpg');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is sent and taken back, and the page says so at its paper', async ({ page, request }) => {
    const { token } = await beginCase(request, 'en');
    await page.goto(`/visacases/${token}`);
    const row = page.locator('.vcase-paper').nth(1);
    await row.locator('input[type=file]').setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: scan,
    });
    await row.getByRole('button', { name: 'Send' }).click();
    const said = page.locator('.vcase-said');
    await expect(said).toHaveText(words.en.sent);
    await expect(page).toHaveURL(/#paper-/);
    const paper = page.locator('.vcase-paper', { has: said });
    await paper.locator('.vcase-files summary').click();
    await paper.getByRole('button', { name: words.en.remove }).click();
    await expect(said).toHaveText(words.en.removed);
    await expect(page.locator('.vcase-paper', { has: said }).locator('.vcase-files')).toHaveCount(0);
  });
});
