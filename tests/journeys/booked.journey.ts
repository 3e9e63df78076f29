import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { findings, sidewaysOverflow } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { payByBkash } from './practice-payment.ts';
import { wordsIn } from './printed-paper.ts';

const shots = process.env.BOOKED_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) {
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  }
};

const calendar = z.object({
  items: z.array(z.object({ id: z.string(), left: z.number(), state: z.string() })),
});
const made = z.object({ token: z.string(), reference: z.string() });

/** Seats for two adults, held for a visitor. */
async function hold(request: APIRequestContext, language: 'en' | 'bn', name: string) {
  const { items } = calendar.parse(await (await request.get('/api/departures?package=coxs-bazar')).json());
  const [most] = items.filter(({ state }) => state === 'open').toSorted((a, b) => b.left - a.left);
  const response = await request.post('/api/bookings', {
    data: {
      package: 'coxs-bazar',
      departure: most?.id,
      party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name, phone: aPhone(), reply: 'whatsapp' },
      language,
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { token, reference } = made.parse(await response.json());
  return { path: `${language === 'bn' ? '/bn' : ''}/orders/${token}`, token, reference };
}

const names = { en: 'Farida Sample', bn: 'ফরিদা নমুনা' } as const;

for (const language of ['en', 'bn'] as const) {
  for (const width of [390, 1280]) {
    test(`seats are held, paid by somebody else, and booked (${language}, ${width})`, async ({
      page,
      browser,
      request,
    }) => {
      const say = wordsIn(language, 'orders', 'site');
      await page.setViewportSize({ width, height: 844 });
      const main = page.getByRole('main');
      const { path, token } = await hold(request, language, names[language]);
      const held = await page.goto(path);
      expect(held?.headers()['cache-control']).toContain('no-store');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('orders_head_held'));
      await expect(main.locator('.order-standing')).toHaveText(say('orders_state_held'));
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe('');
      await shot(page, `held-${language}-${width}`);

      // Somebody else pays, in English whatever the order's language, and comes back to their own page.
      const href = (await main.locator('.order-bubble a').getAttribute('href')) ?? '';
      expect(href).not.toContain(token);
      const payer = await browser.newPage({ viewport: { width, height: 844 }, javaScriptEnabled: false });
      const link = new URL(href).pathname.replace(/^\/bn(?=\/)/, '');
      expect((await payer.goto(link))?.headers()['cache-control']).toContain('no-store');
      await shot(payer, `payer-due-${width}`);
      await payByBkash(payer);
      await expect(payer).toHaveURL(new RegExp(`${link}$`));
      await expect(payer.getByRole('heading', { level: 1 })).toHaveText('Thank you. It is paid.');
      expect(await payer.content()).not.toContain(token);
      await expect(payer.locator('[aria-labelledby=who], [aria-labelledby=ask]')).toHaveCount(0);
      await shot(payer, `payer-${width}`);
      await payer.close();

      await page.goto(path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('orders_head_booked'));
      await expect(main.locator('.order-travellers li')).toHaveCount(2);
      await expect(main.getByRole('link', { name: say('orders_calendar') })).toHaveAttribute(
        'href',
        /\/orders\/[a-z0-9]{26}\.ics$/,
      );
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe('');
      await shot(page, `booked-${language}-${width}`);
    });
  }

  test(`a wrong TrxID stays in the form, and a right one stops clock and buttons (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'orders', 'site');
    await page.setViewportSize({ width: 360, height: 640 });
    const main = page.getByRole('main');
    const { path } = await hold(request, language, names[language]);
    await page.goto(path);
    await main.locator('.hold-later button').click();
    // Whoever pays later sees at once where to send the money.
    const form = main.locator('.by-hand-form');
    await expect(form).toBeVisible();
    await shot(page, `later-${language}`);
    await form.locator('[name=trx]').fill('12');
    await form.locator('[name=sender]').fill('01711000111');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/#claim-error$/);
    await expect(main.locator('#claim-error')).toBeInViewport();
    await expect(form.locator('[name=trx]')).toHaveValue('12');
    await expect(form.locator('[name=sender]')).toHaveValue('01711000111');
    expect(page.url()).not.toContain('01711000111');
    await shot(page, `trx-wrong-${language}`);
    await form.locator('[name=trx]').fill(`9K70LM${String(Math.random()).slice(2, 6)}`);
    await form.locator('button[type=submit]').click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('orders_head_checking'));
    await expect(main.getByRole('timer')).toHaveCount(0);
    await expect(main.locator('.order-ways')).toHaveCount(0);
    await expect(main.locator('.by-hand-facts')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe('');
    await shot(page, `checking-${language}`);
  });
}
