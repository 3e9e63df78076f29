import { expect, type Page, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

/** A day some weeks ahead, as date fields take it. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const submit = (page: Page) => page.getByRole('button', { name: 'Ask for the fare' }).click();

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('a refused form says what is missing on top and at the field, and leads there', async ({ page }) => {
  await page.goto('/airticket');
  await untilAlive(page);
  await submit(page);
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'To: Enter where the flight goes to.',
    'Leave on: Choose a date.',
    'Return on: Choose a date.',
    'Name: Tell us your name.',
    'Telephone: Enter a telephone number.',
  ]);
  await summary.getByRole('link', { name: /^To:/ }).click();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'Enter where the flight goes to.',
  );
});

test('what is typed survives a reload, and a right form arrives', async ({ page }) => {
  await page.goto('/airticket?from=DAC&to=BKK');
  await untilAlive(page);
  await page.getByLabel('Leave on').fill(ahead(40));
  await page.getByLabel('Return on').fill(ahead(45));
  await page.getByRole('button', { name: 'Adults: one more' }).click();
  await page.getByRole('button', { name: 'Infants: one more' }).click();
  await page.getByLabel('Name').fill('Sample Rahman');
  await page.getByLabel('Telephone', { exact: true }).fill('০১৭০০-০০০০০০');
  await page.reload();
  await untilAlive(page);
  await expect(page.getByLabel('Name')).toHaveValue('Sample Rahman');
  await expect(page.getByLabel('Return on')).toHaveValue(ahead(45));
  await submit(page);
  await expect(page).toHaveURL(/\/enquiries\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('Dhaka (DAC) to Bangkok (BKK)');
  await expect(main).toContainText('2 adults, 1 infant');
  await expect(main).toContainText('+880 1700-000000');
});

test('a journey of several cities takes up to six flights', async ({ page }) => {
  await page.goto('/airticket');
  await untilAlive(page);
  await page.getByRole('radio', { name: 'Multi-city' }).check();
  const flights = page.getByRole('group', { name: /^Flight \d$/ });
  await expect(flights).toHaveCount(2);
  const places = (name: string) => flights.getByRole('combobox', { name });
  await places('To').first().fill('Singapore');
  await page.getByRole('option', { name: /SIN/ }).first().click();
  await expect(places('From').nth(1)).toHaveValue('Singapore (SIN)');
  const add = page.getByRole('button', { name: /Add a flight/ });
  for (let count = 3; count <= 6; count += 1) {
    await add.click();
    await expect(flights).toHaveCount(count);
  }
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: 'Remove flight 2' }).click();
  await expect(flights).toHaveCount(5);
});

test('another route is chosen without losing the contact details', async ({ page }) => {
  await page.goto('/airticket');
  await untilAlive(page);
  // Once hydrated, the form shows only the one flight of a one-way trip.
  await expect(page.getByLabel('To', { exact: true })).toHaveCount(1);
  await page.getByLabel('Name').fill('Sample Rahman');
  await page
    .getByRole('navigation', { name: 'Routes people ask for' })
    .getByRole('link', { name: /Dubai/ })
    .click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Dubai (DXB)');
  await expect(page.getByLabel('Name')).toHaveValue('Sample Rahman');
});

test('more than nine are told of the group fare, and the company and its invoice arrive', async ({
  page,
}) => {
  await page.goto('/airticket?from=DAC&to=BKK&adults=9');
  await untilAlive(page);
  const note = page.getByText(/travel on a group fare/);
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Adults: one more' }).click();
  await expect(note).toBeVisible();
  await page.getByLabel('Leave on').fill(ahead(40));
  await page.getByLabel('Return on').fill(ahead(45));
  await page.getByLabel('Company').fill('Sample Textiles');
  await page.getByLabel('We need an invoice').check();
  await page.getByLabel('Name').fill('Sample Rahman');
  await page.getByLabel('Telephone', { exact: true }).fill('01700-000000');
  await submit(page);
  await expect(page).toHaveURL(/\/enquiries\//);
  const main = page.getByRole('main');
  await expect(main).toContainText('10 adults');
  await expect(main).toContainText('Sample Textiles');
  await expect(main).toContainText('Invoice');
});
