import { expect, type Page, test } from '@playwright/test';
import { makeAccount, openOffice } from './staff.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

/** A second tab of the same browser that shows a list of customers. */
async function tabWithNames(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/dashboard/enquiries');
  await expect(tab.locator('.of-page h1')).toBeVisible({ timeout: 20_000 });
  return tab;
}

test('signing out in one tab takes the office off every other tab, with what was begun there', async ({
  page,
  request,
}) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/home', clerk);
  const tab = await tabWithNames(page);
  await tab.getByRole('button', { name: 'New enquiry' }).click();
  await tab.getByRole('dialog').getByLabel('Name').fill('Salma');
  const kept = () =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:')).length);
  await expect.poll(kept).toBe(1);
  await signOut(page);
  await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab.locator('.of-shell')).toHaveCount(0);
  expect(await kept()).toBe(0);
});

test('a tab that slept while its person signed out shows nothing when it wakes up', async ({
  page,
  request,
}) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/enquiries', clerk);
  // No event of another tab reaches one that sleeps: it sees what stands in the storage.
  await page.evaluate(() => localStorage.setItem('shofor-signed-out', '1'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('.of-shell')).toHaveCount(0, { timeout: 1_000 });
});

test('a tab leaves the office when somebody else has signed in beside it', async ({ page, request }) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/enquiries', clerk);
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: 'somebody-else' }));
    localStorage.setItem('access-token', `e30.${claims}.`);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.locator('.of-shell')).toHaveCount(0, { timeout: 1_000 });
});
