import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { addDays } from '#platform/calendar-date.ts';
import { findings, listenForErrors, sidewaysOverflow, withoutSpinner } from './crawl.ts';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';
import { dayAhead } from './tour.ts';

const words = {
  en: {
    list: 'Join the waiting list',
    join: 'Join',
    waiting: 'You are on the list',
    first: 'You are number 1.',
    offered: 'Seats are held for you',
    take: 'Take the seats',
    held: '2 seats are held for you',
  },
  bn: {
    list: 'অপেক্ষমাণ তালিকায় নাম দিন',
    join: 'নাম দিন',
    waiting: 'আপনি তালিকায় আছেন',
    first: '১',
    offered: 'আপনার জন্য আসন ধরে রাখা হয়েছে',
    take: 'আসন নিন',
    held: '২টি আসন আপনার জন্য ধরা আছে',
  },
} as const;

const tour = '/packages/domestic/kuakata';
const made = z.object({ id: z.string() });
const newPhone = () => `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const aKey = () => crypto.randomUUID().replaceAll('-', '');

/** A departure with two seats that one order has booked, and how staff take that order down. */
async function openFull(request: APIRequestContext, ahead: number) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const leaves = dayAhead(ahead);
  const on = (shift: number) => addDays(leaves, shift);
  const { id: departure } = made.parse(
    await post('/departures', {
      package: 'kuakata',
      departsOn: on(0),
      returnsOn: on(2),
      cutOff: on(-3),
      seats: 2,
      band: 'regular',
    }),
  );
  const { reference } = z.object({ reference: z.string() }).parse(
    await post('/bookings', {
      package: 'kuakata',
      departure,
      language: 'en',
      key: aKey(),
      party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name: 'Karim Sample', phone: newPhone(), reply: 'phone' },
    }),
  );
  const listed = await request.get(`/api/orders?q=${reference}`, { headers });
  const [order] = z.object({ items: z.array(made) }).parse(await listed.json()).items;
  await post(`/orders/${order?.id}/accept`, {});
  return { departsOn: on(0), free: () => post(`/orders/${order?.id}/cancel`, { reason: 'They are ill.' }) };
}

for (const [language, ahead] of [
  ['en', 15],
  ['bn', 16],
] as const) {
  const hasScripts = language === 'en';
  test.describe(`a full departure in ${language}${hasScripts ? '' : ', on a phone without JavaScript'}`, () => {
    test.use(hasScripts ? {} : { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('has a waiting list, and seats that come free are held for who stands on it', async ({
      page,
      request,
    }) => {
      const { list, join, waiting, first, offered, take, held } = words[language];
      const { departsOn, free } = await openFull(request, ahead);
      await withoutSpinner(page);
      const trouble = listenForErrors(page);
      const main = page.getByRole('main');
      await page.goto(`${language === 'bn' ? '/bn' : ''}${tour}?departure=${departsOn}`);
      await main.getByRole('link', { name: list, exact: true }).click();
      await expect(main.locator('#full')).toBeVisible();
      await page.locator('#name').fill('Salma Sample');
      await page.locator('#phone').fill(newPhone());
      await main.locator('.checkout-full').getByRole('button', { name: join, exact: true }).click();
      await expect(page).toHaveURL(/\/waiting\//);
      await expect(main.locator('#place')).toHaveText(waiting);
      await expect(main).toContainText(first);
      expect(await sidewaysOverflow(page)).toBe('');
      if (hasScripts) {
        expect(await findings(page)).toEqual([]);
      }
      await free();
      await expect(async () => {
        await page.reload();
        await expect(main.locator('#place')).toHaveText(offered, { timeout: 1_000 });
      }).toPass({ timeout: 40_000 });
      await main.getByRole('link', { name: take }).click();
      await expect(page).toHaveURL(/\/orders\//);
      await expect(main).toContainText(held);
      expect(trouble).toEqual([]);
    });
  });
}
