import { expect, type Page } from '@playwright/test';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { WorkCounter } from './work-counter.ts';
import { patience } from './work-pieces.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const written = (date: string) => `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}`;
const weekday = (date: string) => new Date(date).getUTCDay() || 7;

/** What Amadeus shows of a booking: locator, name, two flights, and until when it is kept. */
function bookingText(out: string, back: string, limit: string): string {
  const lands = addDays(back, 1);
  return [
    'RP/DACXX2100/DACXX2100            AA/SU  23NOV26/0612Z   K4T9XB',
    '  1.SAMPLE/KARIM MR',
    `  2  BG 335 Y ${written(out)} ${weekday(out)} DACJED HK1   500P 915P ${written(out)}  E`,
    `  3  BG 336 Y ${written(back)} ${weekday(back)} JEDDAC HK1  1130P 840A ${written(lands)}  E`,
    `  4 TK TL${written(limit)}/1800/DACXX2100`,
  ].join('\n');
}

/**
 * A fare asked for by telephone: noted, its flights pasted with PNR, name and time limit, priced, and sent, with its text for WhatsApp
 * at hand.
 * @param name of the customer
 */
export async function sellFare(page: Page, by: WorkCounter, name = 'Karim Uddin'): Promise<void> {
  const today = dhakaDate(new Date());
  const [out, back] = [addDays(today, 60), addDays(today, 74)];
  await by.click(page.getByRole('button', { name: 'New fare request' }));
  const form = page.getByRole('dialog', { name: 'New fare request' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await by.type(name);
  await by.press('Tab');
  await by.type('01912345678');
  // What is missing is in hand next.
  await by.press('Control+Enter');
  await expect(form.getByLabel('From', { exact: true })).toBeFocused();
  for (const [city, code] of [
    ['dhaka', 'DAC'],
    ['jeddah', 'JED'],
  ] as const) {
    await by.type(city);
    await expect(page.getByRole('option', { name: new RegExp(`\\(${code}\\)`) })).toBeVisible();
    await by.press('Tab');
  }
  await by.type(out);
  await by.write(form.getByRole('textbox', { name: 'Return on', exact: true }), back);
  await by.press('Control+Enter');
  await expect(page).toHaveURL(/\/dashboard\/fares\/[0-9a-f-]{36}$/, { timeout: patience });
  await by.click(page.getByRole('textbox', { name: 'Itinerary from the GDS' }));
  await by.paste(bookingText(out, back, addDays(today, 2)));
  await by.press('Tab');
  await expect(page.locator('.fare-segments li')).toHaveCount(2, { timeout: patience });
  await expect(page.locator('.fare-facts').filter({ hasText: 'K4T9XB' })).toContainText('SAMPLE, KARIM');
  const adults = page.locator('.fare-kind').first();
  for (const [field, sum] of [
    ['Air fare each', '60000'],
    ['Taxes each', '20000'],
    ['Our charge each', '2000'],
  ] as const) {
    await by.write(adults.getByRole('textbox', { name: field }), sum);
  }
  await by.write(page.getByLabel('Baggage'), '30 kg');
  await by.click(page.getByRole('button', { name: 'Add this option' }));
  await expect(page.locator('.fare-one h2 span')).toHaveText('৳82,000', { timeout: patience });
  await by.click(page.getByRole('button', { name: 'Send the options' }));
  await expect(page.getByRole('link', { name: 'Open WhatsApp with the text' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/8801912345678\?text=/,
    { timeout: patience },
  );
}
