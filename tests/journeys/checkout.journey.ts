import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { findings, listenForErrors, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { payByBkash } from './practice-payment.ts';

const shots = process.env.CHECKOUT_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) {
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  }
};

const words = {
  en: {
    book: 'Book these seats',
    hold: 'Hold the seats',
    again: /the price is ৳/,
    held: '3 seats are held for you',
    paid: 'Part paid',
  },
  bn: {
    book: 'এই আসনগুলো বুক করুন',
    hold: 'আসন ধরে রাখুন',
    again: /এই যাত্রীদের জন্য দাম ৳/,
    held: '৩টি আসন আপনার জন্য ধরা আছে',
    paid: 'আংশিক পরিশোধ',
  },
} as const;

const prefix = { en: '', bn: '/bn' } as const;

/** A telephone number that no other run has used: an agency holds only so many unpaid bookings of one. */
const newPhone = () => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const calendar = z.object({
  items: z.array(z.object({ id: z.string(), left: z.number(), state: z.string() })),
});

/** The open departures of the tour, the one with most seats left first: other journeys book, too. */
async function openDepartures(request: APIRequestContext) {
  const { items } = calendar.parse(await (await request.get('/api/departures?package=coxs-bazar')).json());
  return items
    .filter(({ left, state }) => state === 'open' && left > 0)
    .toSorted((a, b) => b.left - a.left || a.id.localeCompare(b.id));
}

const tour = '/packages/domestic/coxs-bazar';

/** Opens the checkout by the link of the tour's page, for the departure with most seats. */
async function openCheckout(page: Page, request: APIRequestContext, language: 'en' | 'bn') {
  await page.goto(`${prefix[language]}${tour}`);
  const link = page.getByRole('main').getByRole('link', { name: words[language].book });
  await expect(link).toHaveAttribute('href', new RegExp(`^${prefix[language]}${tour}/book\\?departure=`));
  const [most] = await openDepartures(request);
  return page.goto(`${prefix[language]}${tour}/book?departure=${most?.id}`);
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`a family in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('books seats for two adults and a child on a phone and pays half', async ({ page, request }) => {
      const { hold, again, held, paid } = words[language];
      const main = page.getByRole('main');
      const response = await openCheckout(page, request, language);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await shot(page, `empty-${language}`);
      await page.locator('#childbed').fill('1');
      await page.locator('#name').fill('Farida Sample');
      await page.locator('#phone').fill('12');
      await page.getByRole('button', { name: hold }).click();
      await expect(main.locator('#phone-error')).toBeVisible();
      await expect(page.locator('#childbed')).toHaveValue(/[1১]/);
      await shot(page, `wrong-${language}`);
      await page.locator('#phone').fill(newPhone());
      await page.locator('#infants').fill('1');
      // The price of what was typed last hasn't been seen yet, and isn't booked.
      await page.locator('#single').fill('1');
      await page.getByRole('button', { name: hold }).click();
      await expect(main).toContainText(again);
      await expect(page.locator('#name')).toHaveValue('Farida Sample');
      await page.getByRole('button', { name: hold }).click();
      await expect(page).toHaveURL(/\/orders\//);
      await expect(main).toContainText(held);
      expect(await sidewaysOverflow(page)).toBe('');
      await shot(page, `held-${language}`);
      await payByBkash(page);
      await expect(page).toHaveURL(/\/orders\//);
      await expect(main.locator('.order-standing')).toHaveText(paid);
      await expect(main).not.toContainText(held);
      await shot(page, `paid-${language}`);
      await main.locator('section[aria-labelledby=who] a').click();
      await expect(page).toHaveURL(/\/orders\/[^/]+\/travellers$/);
      await expect(main.locator('.names-row')).toHaveCount(4);
      // A child of the adults' age: said, and priced.
      for (const [place, name, born] of [
        ['adult-1', 'Farida', '01/02/1985'],
        ['adult-2', 'Karim', '03/04/1983'],
        ['child-with-bed-1', 'Rafid', '০১/০২/২০০৯'],
      ] as const) {
        await page.locator(`[id="${place}.givenNames"]`).fill(name);
        await page.locator(`[id="${place}.surname"]`).fill('Sample');
        await page.locator(`[id="${place}.sex"]`).selectOption('F');
        await page.locator(`[id="${place}.birthDate"]`).fill(born);
      }
      await main.locator('.who-form > button[type=submit]').click();
      await expect(page).toHaveURL(/saved=done/);
      await shot(page, `ages-${language}`);
      await main.locator('section[aria-labelledby=age-price]').getByRole('button').click();
      await expect(page).toHaveURL(/saved=ages/);
      await expect(page.locator('[id="adult-3.givenNames"]')).toHaveValue('Rafid');
      await expect(main.locator('section[aria-labelledby=age-price]')).toHaveCount(0);
      expect(await sidewaysOverflow(page)).toBe('');
    });
  });
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`a family in ${language} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('sees the price change with the party, and loses nothing when the payment breaks off', async ({
      page,
      request,
    }) => {
      const { hold, held, paid } = words[language];
      await withoutSpinner(page);
      const trouble = listenForErrors(page);
      const main = page.getByRole('main');
      await openCheckout(page, request, language);
      await untilAlive(page);
      await expect(page.locator('#childbed')).toBeVisible();
      const total = main.locator('.order-lines tfoot td');
      const before = await total.innerText();
      await main.locator('[aria-controls=childbed]').last().click();
      await expect(total).not.toHaveText(before);
      await page.locator('#name').fill('Farida Sample');
      await page.locator('#phone').fill(newPhone());
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe('');
      await shot(page, `filled-${language}`);
      // What was typed survives a reload.
      await page.reload();
      await untilAlive(page);
      await expect(page.locator('#name')).toHaveValue('Farida Sample');
      await page.locator('#childbed').fill('1');
      await page.getByRole('button', { name: hold }).click();
      await expect(page).toHaveURL(/\/orders\//);
      const order = page.url();
      await expect(main.getByRole('timer')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await main.getByRole('radio', { name: /bKash|বিকাশ/ }).check();
      await main.locator('.order-ways button[value=due]').click();
      await expect(page).toHaveURL(/\/practice\/bkash\//);
      await page.getByRole('button', { name: 'The payment fails' }).click();
      await expect(page).toHaveURL(/payment=attempts\.broken/);
      expect(page.url().split('?')[0]).toBe(order);
      await expect(main.locator('.order-ways [role=alert]')).toBeVisible();
      await expect(main).toContainText(held);
      await shot(page, `broken-${language}`);
      await main.locator('.hold-later button').click();
      await expect(main.locator('.order-result[data-result=done]')).toBeVisible();
      await shot(page, `later-${language}`);
      await payByBkash(page);
      await expect(main.locator('.order-standing')).toHaveText(paid);
      expect(trouble).toEqual([]);
    });

    test('is told how many seats are left, and takes another date with everything that it typed', async ({
      page,
      request,
    }) => {
      await withoutSpinner(page);
      const least = (await openDepartures(request)).at(-1);
      const main = page.getByRole('main');
      const query = `departure=${least?.id}&adults=${(least?.left ?? 0) + 1}`;
      await page.goto(`${prefix[language]}/packages/domestic/coxs-bazar/book?${query}`);
      await untilAlive(page);
      await page.locator('#name').fill('Farida Sample');
      await page.locator('#phone').fill('01712-345678');
      await expect(main.locator('.checkout-full')).toBeVisible();
      await shot(page, `few-${language}`);
      await main.locator('.checkout-full button[name=move]').first().click();
      await expect(main.locator('.checkout-full')).toBeHidden();
      await expect(page.locator('#name')).toHaveValue('Farida Sample');
      await expect(page.locator('#adults')).toHaveValue(/\S/);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('a phone that loses its connection', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('keeps all that was typed, says that nothing is booked, and books once when asked again', async ({
    page,
    request,
    context,
  }) => {
    await withoutSpinner(page);
    const main = page.getByRole('main');
    await openCheckout(page, request, 'bn');
    await untilAlive(page);
    await page.locator('#childnobed').fill('1');
    await page.locator('#name').fill('রহিমা বেগম');
    await page.locator('#phone').fill(newPhone());
    await context.setOffline(true);
    const checkout = page.url();
    const hold = page.getByRole('button', { name: words.bn.hold });
    await hold.click();
    const told = main.locator('.not-sent');
    await expect(told).toBeFocused();
    await expect(told).toContainText('এখনো কিছু বুক হয়নি');
    await expect(page.locator('#name')).toHaveValue('রহিমা বেগম');
    expect(await findings(page)).toEqual([]);
    await shot(page, 'offline');
    // Nothing goes off by itself, and a reload loses nothing.
    await context.setOffline(false);
    await page.reload();
    await untilAlive(page);
    expect(page.url()).toBe(checkout);
    await expect(page.locator('#childnobed')).toHaveValue('১');
    await expect(page.locator('#name')).toHaveValue('রহিমা বেগম');
    await hold.click();
    await expect(page).toHaveURL(/\/orders\//);
    await expect(main).toContainText(words.bn.held);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the price stands beside the party', async ({ page }) => {
    await withoutSpinner(page);
    await page.goto('/packages/domestic/coxs-bazar/book?childbed=1&infants=1');
    await untilAlive(page);
    const party = await page.locator('.checkout-party').boundingBox();
    const price = await page.locator('.checkout-side').boundingBox();
    expect(price?.x).toBeGreaterThan((party?.x ?? 0) + (party?.width ?? 0));
    await shot(page, 'wide');
  });
});
