import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { taka } from '#platform/format/numbers.ts';
import { findings, holdScripts, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { payByBkash } from './practice-payment.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';

const shots = process.env.ORDER_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) {
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  }
};

/** Staff quote a tour by the API. */
async function quote(request: APIRequestContext, headers: Record<string, string>, language: 'en' | 'bn') {
  const response = await request.post('/api/orders', {
    headers,
    data: {
      language,
      contact: { name: 'Farida Sample', phone: aPhone() },
      lines: [
        {
          charge: 'own',
          quantity: 2,
          unit: 1_745_000,
          text: { en: 'Cox’s Bazar: three nights by the sea', bn: 'কক্সবাজার: সাগরপাড়ে তিন রাত' },
        },
        {
          charge: 'discount',
          quantity: 1,
          unit: -10_000,
          text: { en: 'Returning customer', bn: 'পুরোনো গ্রাহক' },
        },
      ],
      travelsOn: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const made: { id: string; token: string; reference: string } = await response.json();
  return made;
}

const words = {
  en: {
    accept: 'Accept this quote',
    done: 'You have accepted the quote',
    first: '৳17,400',
    paid: 'Part paid',
    all: '৳34,800',
  },
  bn: {
    accept: 'কোটেশনটি গ্রহণ করুন',
    done: 'আপনি কোটেশনটি গ্রহণ করেছেন',
    first: '৳১৭,৪০০',
    paid: 'আংশিক পরিশোধ',
    all: '৳৩৪,৮০০',
  },
} as const;

for (const language of ['en', 'bn'] as const) {
  test.describe(`a quote in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('is read and accepted by its link on a phone, and shows what came', async ({ page, request }) => {
      const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
      const { id, token, reference } = await quote(request, headers, language);
      const path = `${language === 'bn' ? '/bn' : ''}/orders/${token}`;
      const { accept, done, first, paid, all } = words[language];
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).toContain('no-store');
      const main = page.getByRole('main');
      await expect(main).toContainText(reference);
      await expect(main.locator('.order-sum')).toContainText(first);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await shot(page, `quote-${language}`);
      await page.getByRole('button', { name: accept }).click();
      await expect(main).toContainText(done);
      const taken = await request.post(`/api/orders/${id}/payments`, {
        headers,
        data: { method: 'cash', amount: 1_740_000, key: crypto.randomUUID() },
      });
      expect(taken.status()).toBe(201);
      await page.goto(path);
      await expect(main.locator('.order-standing')).toHaveText(paid);
      await expect(main).toContainText(all);
      await shot(page, `order-${language}`);
      // Another token opens nothing.
      const stranger = await page.goto(path.slice(0, -1) + (path.endsWith('a') ? 'b' : 'a'));
      expect(stranger?.status()).toBe(404);
    });

    test('is cancelled by asking: the page shows what is kept and comes back, and staff find it in the inbox', async ({
      page,
      request,
    }) => {
      const say = wordsIn(language, 'orders');
      const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
      const { id, token, reference } = await quote(request, headers, language);
      expect((await request.post(`/api/orders/${id}/accept`, { headers })).status()).toBe(200);
      const preview = await request.post(`/api/orders/${id}/cancel`, {
        headers,
        data: { reason: 'Asked for', preview: true },
      });
      const { keep }: { keep: number } = await preview.json();
      await page.goto(`${language === 'bn' ? '/bn' : ''}/orders/${token}`);
      const asks = page.locator('.order-asks');
      await asks.getByText(say('orders_request_cancel'), { exact: true }).click();
      await expect(asks.locator('.order-back')).toContainText(taka(keep, language));
      await shot(page, `asks-${language}`);
      await asks.getByRole('button', { name: say('orders_request_cancel_send') }).click();
      await expect(asks.getByRole('status')).toHaveText(say('orders_request_cancel_done'));
      await expect(asks.locator('.order-asked li')).toHaveCount(1);
      await shot(page, `asked-${language}`);
      // Nothing was cancelled by it.
      const order: { state: string; enquiryId: string } = await (
        await request.get(`/api/orders/${id}`, { headers })
      ).json();
      expect(order.state).toBe('open');
      const enquiry = await request.get(`/api/enquiries/${order.enquiryId}`, { headers });
      expect(await enquiry.text()).toContain(reference);
    });

    test('is accepted and paid by the practice gateway, and the receipt is there', async ({
      page,
      request,
    }) => {
      const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
      const { token } = await quote(request, headers, language);
      const path = `${language === 'bn' ? '/bn' : ''}/orders/${token}`;
      const { accept, paid } = words[language];
      await page.goto(path);
      await page.getByRole('button', { name: accept }).click();
      const main = page.getByRole('main');
      await shot(page, `ways-${language}`);
      await payByBkash(page, () => shot(page, `practice-${language}`));
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(main.locator('.order-standing')).toHaveText(paid);
      await expect(main.locator('.order-papers')).toContainText(/MR-\d{4}-\d{2}-\d{6}/);
      await shot(page, `paid-${language}`);
      await main.locator('.order-papers a', { hasText: /MR-/ }).click();
      await expect(page.locator('body')).toContainText(/MR-\d{4}-\d{2}-\d{6}/);
      await shot(page, `receipt-${language}`);
    });
  });
}

test('an order’s page fits and reads well at every width', async ({ page, request }) => {
  await withoutSpinner(page);
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const { token } = await quote(request, headers, 'en');
  for (const path of [`/orders/${token}`, `/bn/orders/${token}`]) {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page
        .locator('.order-asks details')
        .first()
        .evaluate((asks) => asks.setAttribute('open', ''));
      expect(await sidewaysOverflow(page), `${path} at ${width}`).toBe('');
      expect(await findings(page), `${path} at ${width}`).toEqual([]);
    }
    await shot(page, `wide${path.startsWith('/bn') ? '-bn' : ''}`);
  }
});

test('a quote is accepted by a press during which the page’s scripts arrive', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const { token } = await quote(request, headers, 'en');
  await page.setViewportSize({ width: 390, height: 500 });
  // Whatever scrolls the page does so at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto(`/orders/${token}`);
  await expect(page.locator('.first-load')).toBeHidden();
  const button = page.getByRole('button', { name: words.en.accept });
  await button.hover();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.mouse.down();
  release();
  await untilAlive(page);
  await expect(page.locator('html[data-first-load]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('main')).toContainText(words.en.done);
});
