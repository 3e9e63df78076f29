import { expect, test } from '@playwright/test';
import { WorkCounter } from '../load/work-counter.ts';
import { sellFare } from '../load/work-fares.ts';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

const shots = process.env.FARE_SHOTS;

test('a fare by telephone is pasted, priced and sent in ten clicks, replaced before the customer’s eyes, and accepted on their word', async ({
  page,
  browser,
}) => {
  const look = async (name: string) => {
    expect(await findings(page)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page)).toBe('');
      if (shots !== undefined) {
        await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
      }
    }
  };
  await openOffice(page, '/dashboard/fares');
  const by = new WorkCounter(page);
  const name = `Karim ${Date.now()}`;
  await sellFare(page, by, name);
  expect(by.work.clicks).toBeLessThanOrEqual(10);

  // The journey, the telephone and the customer's card stand beside it.
  const trip = page.getByRole('complementary', { name: 'The journey' });
  await expect(trip).toContainText('Dhaka');
  await expect(trip).toContainText('Economy');
  await expect(trip.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me\/8801912345678/);
  await expect(trip.locator('a[href="tel:+8801912345678"]')).toBeVisible();
  await expect(trip.getByRole('link', { name: 'Everything about this customer' })).toHaveAttribute(
    'href',
    /\/dashboard\/customers\//,
  );

  const link = (await page.getByRole('link', { name: 'The customer’s page' }).getAttribute('href')) ?? '';
  const customer = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.getByRole('button', { name: 'Replace' }).click();
  const adults = page.locator('.fare-kind').first();
  await expect(adults.getByRole('textbox', { name: 'Air fare each' })).toHaveValue('60,000');
  await adults.getByRole('textbox', { name: 'Air fare each' }).fill('58000');
  await page.getByRole('button', { name: 'Save the option' }).click();
  await expect(page.getByRole('region', { name: /^Option 1/ })).toContainText('Replaced by Option 2');
  await customer.goto(link);
  await expect(customer.locator('.fare-over')).toHaveText('Withdrawn');
  await page.getByRole('button', { name: 'Send the new options' }).click();
  await expect(page.getByRole('button', { name: 'Send the new options' })).toHaveCount(0);
  await customer.reload();
  await expect(customer.locator('.fare-over')).toHaveText('Replaced by option 2');
  await expect(customer.locator('.fare').first().getByRole('link', { name: 'Choose this one' })).toHaveCount(
    0,
  );
  await expect(customer.locator('.fare').nth(1).locator('.fare-total')).toHaveText('৳80,000');
  expect(await findings(customer)).toEqual([]);
  await customer.close();

  await look('desk-sent');
  await page
    .getByRole('region', { name: /^Option 2/ })
    .getByRole('button', { name: 'Accept for the customer' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Who said it')).toHaveValue(name);
  await expect(dialog.getByLabel('Surname')).toHaveValue('SAMPLE');
  await dialog.getByLabel('Given names').fill('KORIM');
  await look('desk-accept');
  await dialog.getByRole('button', { name: 'Accept and make the order' }).click();
  await expect(page.getByText(`Accepted on the word of ${name}, by telephone`)).toBeVisible();
  // The ticket would be for another name than the booking.
  await expect(page.getByText('Passenger: SAMPLE, KORIM. Booking: SAMPLE, KARIM.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'PNR', exact: true })).toHaveValue('K4T9XB');
  await look('desk-accepted');
});
