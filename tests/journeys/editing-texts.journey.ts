import { expect, test } from '@playwright/test';
import { saved } from './editing.ts';
import { sendCover, sendUndescribed, tileOf } from './editing-pictures.ts';
import { openOffice } from './staff.ts';

const fresh = () => crypto.randomUUID().slice(0, 6);

test('a picture in a text: writing goes on below it, it is described beside it, and until then nothing is published', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = `boat-${fresh()}`;
  await openOffice(page, '/dashboard/addblog');
  await page.getByLabel('Title English').first().fill(`By boat ${fresh()}`);
  await page.getByLabel('Summary English').fill('Two days on the river.');
  await page.getByLabel('Author, in English').fill('Nusrat Jahan');
  await page.getByLabel('Author, in Bangla').fill('নুসরাত জাহান');
  await sendCover(page, `river-${fresh()}`);
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await page.keyboard.type('We left early.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await sendUndescribed(page, name);
  await tileOf(page, name).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Whatever comes next, also what is pasted, comes below it.
  await expect(text.locator('.ed-picture')).toHaveCount(1);
  await expect(text.locator('.ProseMirror-selectednode')).toHaveCount(0);
  await page.keyboard.type('Tea was served at six.');
  await expect(text.locator('.ed-picture')).toHaveCount(1);
  await expect(text.locator('> *').last()).toHaveText('Tea was served at six.');
  // A picture that is selected isn't replaced either.
  await text.locator('.ed-picture img').click();
  await page.keyboard.type('And cake. ');
  await expect(text.locator('.ed-picture')).toHaveCount(1);
  await expect(text.locator('> *').last()).toHaveText('And cake. Tea was served at six.');
  await saved(page);

  const publish = page.getByRole('button', { name: 'Publish in English' });
  await page.getByRole('button', { name: 'Publish…' }).click();
  const english = page.getByRole('region', { name: 'English' });
  await expect(english).toContainText('Text: Picture (English): The picture has no description in English');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await english.getByRole('button', { name: 'Text: Picture' }).click();
  const description = text.getByLabel('What it shows, in English');
  await expect(description).toBeFocused();
  await page.keyboard.type('A boat at dawn');
  await page.keyboard.press('Enter');
  await expect(text.locator('.ed-picture').getByRole('status')).toHaveText('Saved');
  await expect(text.locator('.ed-picture img')).toHaveAttribute('alt', 'A boat at dawn');

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
  await publish.click();
  await expect(english).toContainText('Published');
});

test('a description of a picture is kept when its dialog is closed before it was sent', async ({ page }) => {
  const name = `hill-${fresh()}`;
  await openOffice(page, '/dashboard/addblog');
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await sendUndescribed(page, name);
  const entry = page.getByRole('dialog').locator('.pc-upload').filter({ hasText: name });
  await entry.getByLabel('What it shows, in English').fill('A hill in the rain');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/dashboard/media');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByLabel('What it shows, in English')).toHaveValue('A hill in the rain');
});

test('who pastes a text with pictures in it is told how many were left out, and keeps the words', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/addblog');
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>Tea at <b>six</b></p><img src="file:///C:/boat.png"><img src="data:image/png;base64,">',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text).toContainText('Tea at six');
  await expect(text.locator('img')).toHaveCount(0);
  await expect(page.getByText(/^Pictures left out of what you pasted: 2\./)).toBeVisible();
});
