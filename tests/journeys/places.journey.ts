import { expect, test } from '@playwright/test';
import { findings, listenForErrors } from './crawl.ts';
import { officeWords } from './office-words.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

for (const language of ['en', 'bn'] as const) {
  const say = officeWords(language);
  const place = `Bichanakandi ${language.toUpperCase()}`;

  test(`staff add a place by keyboard, find it again, and remove it; one that packages name stays (${language})`, async ({
    page,
    request,
  }) => {
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto('/dashboard/places');
    const trouble = listenForErrors(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: say('office_place_add') }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: say('office_place_name_en') })).toBeFocused();
    await page.keyboard.type(place);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(`বিছানাকান্দি ${language}`);
    // The country is Bangladesh unless another one is chosen.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nowhere');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('office_place_position_wrong'))).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: say('office_place_position') }).fill('25.1625, 91.8811');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const search = page.getByRole('searchbox', { name: say('office_places_search') });
    await search.fill(place);
    const row = page.locator('.of-places li');
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: say('office_place_remove') }).click();
    await dialog.getByRole('button', { name: say('office_place_remove') }).click();
    await expect(row).toHaveCount(0);
    expect(trouble).toEqual([]);
    const used = await request.delete('/api/destinations/coxs-bazar', { headers });
    expect(used.status()).toBe(409);
  });
}
