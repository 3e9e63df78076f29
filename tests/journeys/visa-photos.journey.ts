import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';

const made = z.object({ token: z.string() });
const caseView = z.object({
  applicants: z.array(
    z.object({
      papers: z.array(
        z.object({ state: z.string(), files: z.array(z.object({ name: z.string(), bytes: z.number() })) }),
      ),
    }),
  ),
});

const words = {
  en: {
    choose: /^Choose files/,
    turn: 'Rotate page 1',
    cut: 'Crop page 1',
    up: 'Move page 2 up',
    out: 'Remove page 3',
    outFirst: 'Remove page 1',
    left: 'Left edge',
    send: 'Send 2 pages',
    looking: 'We are looking at it',
    heic: 'Most Compatible',
  },
  bn: {
    choose: /^ফাইল বাছুন/,
    turn: 'পাতা ১ ঘোরান',
    cut: 'পাতা ১ কাটুন',
    up: 'পাতা ২ ওপরে নিন',
    out: 'পাতা ৩ বাদ দিন',
    outFirst: 'পাতা ১ বাদ দিন',
    left: 'বাঁ ধার',
    send: '২ পাতা পাঠান',
    looking: 'দেখছি',
    heic: 'Most Compatible',
  },
} as const;

/** A photo of a paper on a table, as a telephone takes it: lying on its side, with a note that it does. */
const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="1200"><rect width="900" height="1200" fill="#fffdf6"/><text x="60" y="160" font-size="90">Bank statement</text><path d="M60 260h780M60 340h780M60 420h600" stroke="#99a" stroke-width="16"/></svg>',
        ),
        left: 150,
        top: 200,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
});

/** A case of a student for Thailand. */
async function begin(request: APIRequestContext, language: 'en' | 'bn') {
  const response = await request.post('/api/visa-cases', {
    data: {
      guide: 'thailand',
      kind: 'tourist',
      language,
      consent: true,
      applicants: [{ name: 'Tanvir Sample', profile: 'student' }],
      departsOn: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      contact: {
        name: 'Tanvir Sample',
        phone: `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      },
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return made.parse(await response.json()).token;
}

for (const language of ['en', 'bn'] as const) {
  const say = words[language];
  test(`photos of a paper are turned, cut, put in order and taken out before they are sent (${language})`, async ({
    page,
    request,
  }) => {
    const trouble = listenForErrors(page);
    const token = await begin(request, language);
    if (language === 'bn') {
      await page.emulateMedia({ colorScheme: 'dark' });
    }
    await page.goto(`${language === 'bn' ? '/bn' : ''}/visacases/${token}`);
    const row = page.locator('.vcase-paper').first();
    const choose = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      const choosing = page.waitForEvent('filechooser');
      await row.getByRole('button', { name: say.choose }).click();
      await (await choosing).setFiles(files);
    };
    await choose([
      {
        name: 'IMG_1.HEIC',
        mimeType: 'image/heic',
        buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      },
    ]);
    await expect(row.getByRole('alert')).toContainText(say.heic);
    const tray = row.locator('.vcase-tray > li');
    await row.getByRole('button', { name: say.outFirst }).click();
    await expect(tray).toHaveCount(0);

    const colours = ['#8a5a2b', '#355e3b', '#aa3333'];
    await choose(
      await Promise.all(
        colours.map(async (colour, index) => ({
          name: `page-${index}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await photo(colour),
        })),
      ),
    );
    await expect(tray).toHaveCount(3);
    const shape = (index: number) =>
      tray
        .nth(index)
        .locator('canvas')
        .evaluate((canvas) =>
          canvas instanceof HTMLCanvasElement ? canvas.width > canvas.height : undefined,
        );
    // The note of the camera turns it; a hand turns it back.
    await expect.poll(() => shape(0)).toBe(true);
    await row.getByRole('button', { name: say.out }).click();
    await row.getByRole('button', { name: say.up }).click();
    await row.getByRole('button', { name: say.turn }).click();
    await expect.poll(() => shape(0)).toBe(false);
    await row.getByRole('button', { name: say.cut }).click();
    const left = row.getByRole('slider', { name: say.left });
    await left.focus();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Shift+ArrowRight');
    }
    await expect(left).toHaveAttribute('aria-valuenow', '20');
    const frame = await row.locator('.vcase-crop').boundingBox();
    const top = await row.locator('.vcase-crop-handle').first().locator('.vcase-crop-dot').boundingBox();
    if (frame === null || top === null) {
      throw new Error('The frame isn’t there.');
    }
    await page.mouse.move(top.x + top.width / 2, top.y + top.height / 2);
    await page.mouse.down();
    await page.mouse.move(top.x + top.width / 2, frame.y + frame.height / 4, { steps: 4 });
    await page.mouse.up();
    await expect(row.locator('.vcase-crop-handle').first()).toHaveAttribute('aria-valuenow', '25');
    expect(await sidewaysOverflow(page)).toBe('');
    expect(await findings(page)).toEqual([]);
    await row.screenshot({ path: `test-results/visa-photos-${language}.png` });
    await row.getByRole('button', { name: say.send }).click();
    await expect(page.locator('.vcase-state', { hasText: say.looking })).toHaveCount(1);
    const found = caseView.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    const files = found.applicants.flatMap(({ papers }) => papers.flatMap((paper) => paper.files));
    expect(files.map(({ name }) => name)).toEqual(['page-1.jpg', 'page-0.jpg']);
    expect(trouble).toEqual([]);
  });
}

test('ten megabytes arrive once and whole, though the line breaks three times', async ({ page, request }) => {
  const token = await begin(request, 'bn');
  await page.goto(`/bn/visacases/${token}`);
  let pieces = 0;
  const breaks = [9, 15, 21];
  await page.route('**/uploads/**', async (route) => {
    pieces += 1;
    if (pieces === 15) {
      // It arrives, and only the answer is lost.
      await route.fetch();
    }
    if (breaks.includes(pieces)) {
      await route.abort('connectionreset');
      return;
    }
    await route.continue();
  });
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(10 * 1024 * 1024),
    Buffer.from('\n%%EOF\n'),
  ]);
  const row = page.locator('.vcase-paper').first();
  const choosing = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: words.bn.choose }).click();
  await (await choosing).setFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(row.getByRole('status')).toContainText('ইন্টারনেট নেই');
  await page.screenshot({ path: 'test-results/visa-line-gone.png' });
  await expect(page.locator('.vcase-state', { hasText: words.bn.looking })).toHaveCount(1, {
    timeout: 60_000,
  });
  expect(pieces).toBeGreaterThan(40);
  const found = caseView.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
  const files = found.applicants.flatMap(({ papers }) => papers.flatMap((paper) => paper.files));
  expect(files).toEqual([{ name: 'statement.pdf', bytes: bytes.length }]);
});
