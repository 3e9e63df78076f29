import { expect, type Page } from '@playwright/test';

/** Pays what is due on an order's page by the practice bKash, which asks for number, code and PIN. */
export async function payByBkash(
  page: Page,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /bKash|বিকাশ/ }).check();
  await main.locator('.order-ways button[value=due]').click();
  await expect(page).toHaveURL(/\/practice\/bkash\//);
  await look();
  for (const step of ['wallet', 'otp', 'pin']) {
    await expect(page.locator('input[name=step]')).toHaveValue(step);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
}
