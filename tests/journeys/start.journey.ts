import { expect, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Leaves a step by its button, and is on the next one. */
async function goOn(page: Page, button: string | RegExp, next: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(heading(page, next)).toBeVisible();
}

test('the owner walks through the first eight steps, sees the site follow, leaves and comes back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, '/dashboard/start/name');
  await expect(heading(page, 'Name and look')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link')).toHaveCount(10);

  // What is typed stands in the site beside it at once, and nothing of it is saved.
  const site = page.locator('.start-site');
  const shortName = page.getByRole('textbox', { name: /^Short name.*English/ });
  const was = await shortName.inputValue();
  await shortName.fill('Kapotaksha');
  await expect(site).toContainText('Kapotaksha');
  await page.getByRole('textbox', { name: 'Main colour' }).fill('#ff9999');
  await expect(page.getByText(/was made darker for white text/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Main colour' }).fill('');
  await shortName.fill(was);

  await page.getByRole('link', { name: 'Later', exact: true }).click();
  await expect(heading(page, 'Licences')).toBeFocused();
  await page.getByRole('link', { name: 'Later', exact: true }).click();
  await expect(heading(page, 'What you sell')).toBeFocused();
  await goOn(page, 'It is right so, go on', 'The samples');
  await expect(steps.getByRole('link', { name: /What you sell.*done/ })).toBeVisible();
  await page.getByRole('link', { name: 'Later', exact: true }).click();
  await expect(heading(page, 'Accounts and QR')).toBeVisible();
  await page.getByRole('link', { name: 'Later', exact: true }).click();
  await expect(heading(page, 'How orders run')).toBeVisible();
  const example = page.getByRole('region', { name: /An order of/ });
  await expect(example).toContainText('৳50,000');
  await goOn(page, 'It is right so, go on', 'Colleagues');
  await page.getByRole('button', { name: 'Invite', exact: false }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Later', exact: true }).click();
  await expect(heading(page, 'Mail, SMS, gateways')).toBeVisible();
  await expect(page.locator('.start-variables')).toContainText('WHATSAPP_TOKEN=');
  await goOn(page, /^Go on/, 'Bring data along');

  // Home keeps the place until it is put away.
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.goto('/dashboard/start');
  await page.getByRole('button', { name: 'Put it away' }).click();
  await page.getByRole('button', { name: 'Show it on Home again' }).click();
  await expect(page.getByRole('button', { name: 'Put it away' })).toBeVisible();
});

for (const language of ['en', 'bn']) {
  test(`each step fits a telephone and a desk, and axe finds nothing: ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript((to) => localStorage.setItem('office-language', to), language);
    await openOffice(page, '/dashboard/start/name');
    const wrong: string[] = [];
    const steps = ['name', 'licences', 'sells', 'samples', 'accounts', 'terms', 'colleagues', 'channels'];
    for (const step of [...steps, 'data', 'live']) {
      await page.goto(`/dashboard/start/${step}`);
      await expect(page.locator(`[data-step=${step}]`)).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await sidewaysOverflow(page);
        wrong.push(...(wide === '' ? [] : [`${step} at ${width}: ${wide}`]));
      }
      wrong.push(...(await findings(page)).map((each) => `${step}: ${each}`));
    }
    expect(wrong).toEqual([]);
  });
}
