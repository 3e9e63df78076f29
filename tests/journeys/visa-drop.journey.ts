import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { WorkCounter } from '../load/work-counter.ts';
import { layPhotos } from '../load/work-papers.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { beginFamilyCase, family, paperPhoto, photoNames } from './family-case.ts';
import { wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

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

/** Drops photos on the dialog, as a telephone names them. */
async function dropPhotos(page: Page, names: readonly string[]) {
  const photo = await paperPhoto();
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
    const { id, token } = await beginFamilyCase(request, language);
    const trouble = listenForErrors(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/visacases/${id}`);
    await page.getByRole('button', { name: say('office_drop_open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dropPhotos(page, photoNames);
    const large = dialog.locator('.vc-hand canvas');
    await expect(large).toBeVisible();
    await expect(dialog.locator('.vc-dropped canvas').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/visa-drop-${language}.png` });

    const by = new WorkCounter(page);
    const seen = await layPhotos(page, by);
    expect(by.work.keys).toBeLessThanOrEqual(15);
    expect(new Set(seen).size).toBe(12);
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
        ].map(([key, at]) => `${key}: ${photoNames[person * 3 + Number(at)]}`),
      ),
    );
    expect(trouble).toEqual([]);
  });

  test(`a guess by a photo’s name is ringed, and laid in only by whoever says so; on a phone nothing is cut off (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'office-visa-cases');
    const { id } = await beginFamilyCase(request, language);
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
