import { expect, type Page, test } from '@playwright/test';
import { sidewaysOverflow } from './crawl.ts';

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

/** The practice bKash asks for number, code and PIN. */
async function payByPractice(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /bKash|বিকাশ/ }).check();
  await main.locator('.order-ways button[value=due]').click();
  await expect(page).toHaveURL(/\/practice\/bkash\//);
  for (const step of ['wallet', 'otp', 'pin']) {
    await expect(page.locator('input[name=step]')).toHaveValue(step);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`a family in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('books seats for two adults and a child on a phone and pays half', async ({ page }) => {
      const { book, hold, again, held, paid } = words[language];
      const main = page.getByRole('main');
      await page.goto(`${prefix[language]}/packages/domestic/coxs-bazar`);
      await main.getByRole('link', { name: book }).click();
      const response = await page.reload();
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
      await payByPractice(page);
      await expect(page).toHaveURL(/\/orders\//);
      await expect(main.locator('.order-standing')).toHaveText(paid);
      await expect(main).not.toContainText(held);
      await shot(page, `paid-${language}`);
    });
  });
}
