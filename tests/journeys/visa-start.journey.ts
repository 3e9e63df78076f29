import { expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { aPhone } from './customer-phone.ts';

const words = {
  en: { add: 'Add an applicant', out: 'Remove applicant 2', send: 'Get my list of papers' },
  bn: { add: 'আরেকজন যোগ করুন', out: 'আবেদনকারী ২-কে বাদ দিন', send: 'কাগজের তালিকা নিন' },
} as const;

const start = (language: 'en' | 'bn') =>
  `${language === 'bn' ? '/bn' : ''}/visadetails/thailand/start?profile=student`;

async function fill(page: Page) {
  await page.locator('#name-1').fill('TANVIR SAMPLE');
  await page.locator('#contact-name').fill('Tanvir Sample');
  await page.locator('#phone').fill(aPhone());
  await page.locator('#consent').check();
}

for (const language of ['en', 'bn'] as const) {
  const say = words[language];
  test(`a family is added person by person, and what was typed waits for the network (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const trouble = listenForErrors(page);
    await page.goto(start(language));
    await fill(page);
    await page.getByRole('button', { name: say.add }).click();
    await expect(page.locator('#name-2')).toBeFocused();
    await page.keyboard.type('TAKEN OUT');
    await page.getByRole('button', { name: say.add }).click();
    await page.locator('#name-3').fill('NABILA SAMPLE');
    await page.getByRole('button', { name: say.out }).click();
    await expect(page.locator('#name-2')).toHaveValue('NABILA SAMPLE');
    await expect(page.locator('#name-3')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe('');
    expect(trouble).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: say.send }).click();
    const unsent = page.locator('.not-sent');
    await expect(unsent).toBeFocused({ timeout: 60_000 });
    await expect(page.locator('#name-2')).toHaveValue('NABILA SAMPLE');
    await page.screenshot({ path: `test-results/visa-start-offline-${language}.png`, fullPage: true });
    await context.setOffline(false);
    await page.getByRole('button', { name: say.send }).click();
    await expect(page).toHaveURL(/\/visacases\/[0-9a-z]{26}$/, { timeout: 60_000 });
    await expect(page.locator('.vcase-one')).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shofor-visa-start'))).toBeNull();
  });
}

test('what was typed survives a reload, all but the consent', async ({ page }) => {
  await page.goto(start('en'));
  await fill(page);
  await page.getByRole('button', { name: words.en.add }).click();
  await page.locator('#name-2').fill('NABILA SAMPLE');
  await page.reload();
  await expect(page.locator('#name-2')).toHaveValue('NABILA SAMPLE');
  await expect(page.locator('#contact-name')).toHaveValue('Tanvir Sample');
  await expect(page.locator('#consent')).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an applicant is added and taken out, and Enter sends the form', async ({ page }) => {
    await page.goto(start('en'));
    await fill(page);
    await page.getByRole('button', { name: words.en.add }).click();
    await page.locator('#name-2').fill('TAKEN OUT');
    await page.getByRole('button', { name: words.en.add }).click();
    await page.locator('#name-3').fill('NABILA SAMPLE');
    await page.getByRole('button', { name: words.en.out }).click();
    await expect(page.locator('#name-1')).toHaveValue('TANVIR SAMPLE');
    await expect(page.locator('#name-2')).toHaveValue('NABILA SAMPLE');
    await expect(page.locator('#consent')).toBeChecked();
    await page.locator('#name-2').press('Enter');
    await expect(page).toHaveURL(/\/visacases\/[0-9a-z]{26}$/);
    await expect(page.locator('.vcase-one')).toHaveCount(2);
  });
});
