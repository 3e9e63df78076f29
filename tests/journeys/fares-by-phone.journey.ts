import { expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

for (const language of ['en', 'bn'] as const) {
  test(`a fare asked for by telephone is noted by keyboard alone, and its options can be written (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language, 'office-fares', 'inbox', 'air-tickets', 'office');
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto('/dashboard/fares');
    await page.getByRole('button', { name: say('office_fare_new_request') }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: say('office_fare_new_request') });
    await expect(form.getByLabel(say('inbox_new_name'))).toBeFocused();
    const name = `Phone ${language} ${Date.now()}`;
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('01912345678');
    // What is missing is named, and the first of it is in hand.
    await page.keyboard.press('Control+Enter');
    await expect(form.getByLabel(say('air_from'), { exact: true })).toBeFocused();
    await expect(form.getByText(say('air_error_from_missing'))).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page)).toBe('');
      if (process.env.FARE_SHOTS) {
        await page.screenshot({ path: `${process.env.FARE_SHOTS}/by-phone-${language}-${width}.png` });
      }
    }
    await page.keyboard.type('dhaka');
    await expect(page.getByRole('option', { name: /\(DAC\)/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel(say('air_to'), { exact: true })).toBeFocused();
    await page.keyboard.type('jeddah');
    await expect(page.getByRole('option', { name: /\(JED\)/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel(say('air_depart'), { exact: true })).toBeFocused();
    await page.keyboard.type(day(60));
    await form.getByLabel(say('air_return'), { exact: true }).focus();
    await page.keyboard.type(day(74));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/dashboard\/fares\/[0-9a-f-]{36}$/);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('office_fare_lines') })).toBeVisible();
  });
}
