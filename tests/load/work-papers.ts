import { expect, type Page } from '@playwright/test';
import { family, paperPhoto, photoNames } from '../journeys/family-case.ts';
import type { WorkCounter } from './work-counter.ts';
import { patience } from './work-pieces.ts';

/**
 * Lays the photos of the open dialog to passport, photograph and bank statement of each of the family, the last two by dragging.
 * @returns what stood large when each was laid
 */
export async function layPhotos(page: Page, by: WorkCounter): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog');
  const inHand = dialog.locator('.vc-hand figcaption');
  const large = dialog.locator('.vc-hand canvas');
  const seen: string[] = [];
  const see = async () => {
    await expect(large).toBeVisible({ timeout: patience });
    seen.push(await inHand.innerText());
  };
  for (const person of family.keys()) {
    if (person > 0) {
      await by.press(String(person + 1));
    }
    for (const letter of person < family.length - 1 ? ['p', 'f', 'b'] : ['p']) {
      await see();
      await by.press(letter);
    }
  }
  for (const letter of ['f', 'b']) {
    await see();
    const cell = dialog
      .locator('tbody tr')
      .filter({ has: page.locator('th kbd', { hasText: new RegExp(`^${letter}$`, 'i') }) })
      .getByRole('button')
      .nth(family.length - 1);
    await by.drag(large, cell);
  }
  return seen;
}

/** Twelve photos of a family's papers are laid to them and sent, each seen before. */
export async function sendPhotos(page: Page, by: WorkCounter): Promise<void> {
  await by.click(page.getByRole('button', { name: 'Add papers', exact: true }));
  const buffer = await paperPhoto();
  const files = photoNames.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  const dialog = page.getByRole('dialog');
  await by.chooseFile(page.locator('input[type=file][multiple]'), files);
  expect(new Set(await layPhotos(page, by)).size).toBe(photoNames.length);
  await by.click(dialog.getByRole('button', { name: 'Send 12 files' }));
  await expect(dialog.getByText('Sent', { exact: true })).toHaveCount(photoNames.length, {
    timeout: patience,
  });
}
