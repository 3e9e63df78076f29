import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { findings, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const reference = z.object({ reference: z.string() });
const found = z.object({ items: z.array(z.object({ id: z.string() })) });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const flights = [
  ['biman', '335', 'dhaka', 'jeddah', `${day(60)}T17:00`, `${day(60)}T21:15`],
  ['SV', '1420', undefined, 'med', `${day(67)}T09:00`, `${day(67)}T10:05`],
  ['BG', '338', undefined, 'dac', `${day(74)}T10:00`, `${day(74)}T19:20`],
] as const;

for (const language of ['en', 'bn'] as const) {
  test(`flights that no line says are typed by keyboard, found by a part of their name (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'office-fares');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const place = (code: string) => ({ code, text: code });
    const leg = (from: string, to: string, depart: string) => ({ from: place(from), to: place(to), depart });
    const asked = await request.post('/api/enquiries', {
      data: {
        kind: 'air-ticket',
        message: '',
        language,
        key: crypto.randomUUID(),
        journey: {
          trip: 'multi-city',
          cabin: 'economy',
          flexibleDays: 0,
          legs: [leg('DAC', 'JED', day(60)), leg('JED', 'MED', day(67)), leg('MED', 'DAC', day(74))],
          passengers: { adults: 1, children: 0, infants: 0 },
        },
        contact: { name: 'Typed', phone: `018${String(Math.random()).slice(2, 10)}`, reply: 'whatsapp' },
      },
    });
    const known = reference.parse(await asked.json());
    const listed = await request.get(`/api/enquiries?q=${known.reference}`, { headers });
    const { id = '' } = found.parse(await listed.json()).items[0] ?? {};

    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/fares/${id}`);
    await page.locator('.fare-typed summary').press('Enter');
    const form = page.getByRole('group', { name: say('office_flight_new') });
    const field = (key: string) => form.getByLabel(say(key), { exact: true });
    // What is missing is named, and the first of it has the focus.
    await field('office_flight_class').press('Enter');
    await expect(form.getByText(say('office_flight_no_airline'))).toBeVisible();
    await expect(field('office_flight_airline')).toBeFocused();
    for (const [index, [airline, flight, from, to, departs, arrives]] of flights.entries()) {
      const choose = async (key: string, words: string, chosen: RegExp) => {
        await field(key).fill('');
        await page.keyboard.type(words);
        await expect(page.getByRole('option', { name: chosen }).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(field(key)).toHaveValue(chosen);
      };
      await field('office_flight_airline').focus();
      await choose('office_flight_airline', airline, airline === 'SV' ? /^SV / : /^BG /);
      await field('office_flight_number').fill(flight);
      if (from !== undefined) {
        await choose('office_flight_from', from, /\(DAC\)$/);
      }
      await choose('office_flight_to', to, [/\(JED\)$/, /\(MED\)$/, /\(DAC\)$/][index] ?? /$/);
      await field('office_flight_departs').fill(departs);
      await field('office_flight_arrives').fill(arrives);
      await field('office_flight_class').press('Enter');
      await expect(page.locator('.fare-segments li')).toHaveCount(index + 1);
      await expect(field('office_flight_airline')).toBeFocused();
    }
    await expect(page.locator('.fare-segments li').nth(1)).toContainText(/SV 1420 Y.*JED.*MED/);
    // One too many is taken out again.
    await page
      .getByRole('button', { name: say('office_flight_remove').replace('{flight}', 'BG 338') })
      .click();
    await expect(page.locator('.fare-segments li')).toHaveCount(2);
    await field('office_flight_airline').fill('BG');
    await page.keyboard.press('Escape');
    await field('office_flight_number').fill('338');
    await field('office_flight_from').fill('MED');
    await field('office_flight_to').fill('DAC');
    await field('office_flight_departs').fill(`${day(74)}T10:00`);
    // A time alone is on the day of the departure.
    await field('office_flight_arrives').fill('7:20 pm');
    await field('office_flight_class').press('Enter');
    await expect(page.locator('.fare-segments li')).toHaveCount(3);
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/fares-typed-${language}.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');
    await page.screenshot({ path: `test-results/fares-typed-phone-${language}.png`, fullPage: true });

    const kind = page.locator('.fare-kind').first();
    for (const [key, sum] of [
      ['office_fare_base', '60000'],
      ['office_fare_taxes', '20000'],
      ['office_fare_service', '2000'],
    ] as const) {
      await kind.getByRole('textbox', { name: say(key) }).fill(sum);
    }
    await page.getByRole('textbox', { name: say('office_fare_limit') }).fill(`${day(2)}T18:00`);
    await page.getByRole('button', { name: say('office_fare_add') }).click();
    await expect(page.locator('.fare-one h2 span')).toHaveText(language === 'en' ? '৳82,000' : '৳৮২,০০০');
    await page.getByRole('button', { name: say('office_fare_send') }).click();
    const link = page.getByRole('link', { name: say('office_fare_link') });
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.locator('body')).toContainText(/338/);
  });
}
