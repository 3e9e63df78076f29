import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

const made = z.object({ id: z.string(), token: z.string() });
const shown = z.object({
  applicants: z.array(
    z.object({
      id: z.string(),
      papers: z.array(
        z.object({
          id: z.string(),
          key: z.string(),
          name: z.string(),
          files: z.array(z.object({ name: z.string() })),
        }),
      ),
    }),
  ),
});

const family = ['Shamima Nasrin', 'Anisur Rahman', 'Tahmid Rahman', 'Lamia Rahman'];

/** Drops photos on the dialog, as a telephone names them. */
async function dropPhotos(page: Page, names: readonly string[]) {
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#c9b48f' } })
    .jpeg()
    .toBuffer();
  const dropped = await page.evaluateHandle(
    ({ files, bytes }) => {
      const data = new DataTransfer();
      for (const name of files) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], name, { type: 'image/jpeg' }));
      }
      return data;
    },
    { files: [...names], bytes: photo.toString('base64') },
  );
  await page.locator('.vc-drop').dispatchEvent('drop', { dataTransfer: dropped });
}

for (const language of ['en', 'bn'] as const) {
  test(`twelve photos of a family get to their papers by fifteen keys or drags, and each is seen (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const say = wordsIn(language, 'office-visa-cases');
    const response = await request.post('/api/visa-cases', {
      data: {
        guide: 'thailand',
        kind: 'tourist',
        language,
        consent: true,
        applicants: family.map((name) => ({ name, profile: 'job-holder' })),
        contact: { name: family[0], phone: `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` },
        key: crypto.randomUUID(),
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    const { id, token } = made.parse(await response.json());
    const trouble = listenForErrors(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/visacases/${id}`);
    await page.getByRole('button', { name: say('office_drop_open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const photos = Array.from(
      { length: 12 },
      (_, index) => `IMG_41${String(index + 1).padStart(2, '0')}.jpg`,
    );
    await dropPhotos(page, photos);
    const large = dialog.locator('.vc-hand canvas');
    await expect(large).toBeVisible();
    await expect(dialog.locator('.vc-dropped canvas').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/visa-drop-${language}.png` });

    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const seen: string[] = [];
    // Passport, photograph and bank statement of each; the last two are dragged.
    for (const [person] of family.entries()) {
      if (person > 0 && person < 3) {
        await press(String(person + 1));
      }
      for (const letter of person < 3 ? ['p', 'f', 'b'] : ['p']) {
        seen.push(await dialog.locator('.vc-hand figcaption').innerText());
        if (person === 3) {
          await press('4');
        }
        await press(letter);
      }
    }
    const targets = dialog.locator('tbody tr');
    for (const key of ['f', 'b']) {
      seen.push(await dialog.locator('.vc-hand figcaption').innerText());
      presses += 1;
      const cell = targets
        .filter({ has: page.locator('th kbd', { hasText: new RegExp(`^${key}$`, 'i') }) })
        .getByRole('button')
        .nth(3);
      await large.dragTo(cell);
    }
    expect([presses <= 15, new Set(seen).size]).toEqual([true, 12]);
    await dialog.getByRole('button', { name: new RegExp(language === 'bn' ? '১২টি' : '12 files') }).click();
    await expect(dialog.getByText(say('office_drop_sent'), { exact: true })).toHaveCount(12);
    const { applicants } = shown.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    const laid = applicants.map(({ papers }) =>
      papers
        .filter(({ files }) => files.length > 0)
        .map(({ key, files }) => `${key}: ${files.map(({ name }) => name)}`),
    );
    expect(laid).toEqual(
      family.map((_, person) =>
        [
          ['passport', 0],
          ['photo-digital', 1],
          ['bank-statement', 2],
        ].map(([key, at]) => `${key}: ${photos[person * 3 + Number(at)]}`),
      ),
    );
    expect(trouble).toEqual([]);
  });

  test(`a guess by a photo’s name is ringed, and laid in only by whoever says so; on a phone nothing is cut off (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'office-visa-cases');
    const response = await request.post('/api/visa-cases', {
      data: {
        guide: 'thailand',
        kind: 'tourist',
        language,
        consent: true,
        applicants: family.map((name) => ({ name, profile: 'job-holder' })),
        contact: { name: family[0], phone: `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` },
        key: crypto.randomUUID(),
      },
    });
    const { id } = made.parse(await response.json());
    await page.setViewportSize({ width: 390, height: 844 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/visacases/${id}`);
    await page.getByRole('button', { name: say('office_drop_open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dropPhotos(page, ['Shamima passport.jpg']);
    const send = dialog.getByRole('button', { name: new RegExp(language === 'bn' ? 'টি ফাইল পাঠান' : 'Send') });
    await expect(dialog.locator('.vc-dropped [data-state=unsure]')).toHaveCount(1);
    await expect(dialog.locator('.vc-target[data-guess]')).toHaveCount(1);
    await expect(send).toBeDisabled();
    expect(await sidewaysOverflow(page)).toBe('');
    await page.screenshot({ path: `test-results/visa-drop-phone-${language}.png` });
    await page.keyboard.press('Escape');
    await dialog.locator('.vc-hand canvas').click();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.vc-dropped [data-state=ready]')).toHaveCount(1);
    await expect(send).toBeEnabled();
  });
}
