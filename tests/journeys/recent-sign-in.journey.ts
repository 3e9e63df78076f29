import { expect, type Page, test } from '@playwright/test';
import { oncePastTime } from './account-steps.ts';
import { openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const tooOld = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  code: 'access.sign-in-again',
  detail: 'Sign in again first.',
  fields: [],
  details: { maxAge: 43_200 },
};
const question = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to go on' });

test('an old sign-in is renewed over the form that needs it: nothing typed is lost, and the request goes on', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/users');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/invitations')) {
      sent.push(request.postDataJSON());
    }
  });
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  const address = `colleague.${Date.now()}@mail.example`;
  const send = form.getByRole('button', { name: 'Send the invitation' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(address);

  const invitations = { method: 'POST', to: '**/api/invitations' };
  await oncePastTime(page, invitations, 403, tooOld);
  await send.click();
  await expect(question(page).getByLabel('Your current password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Nothing was done')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address);

  await page.unrouteAll();
  await oncePastTime(page, invitations, 403, tooOld);
  await send.click();
  const password = question(page).getByLabel('Your current password');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toContainText('isn’t your current password');
  await password.fill(owner.password);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/jwt') && response.ok());
  await question(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await renewed;
  await expect(question(page)).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: address }).or(page.getByText(address).last())).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('a list is saved as a file after signing in again, and not without it', async ({ page }) => {
  await openOffice(page, '/dashboard/users');
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const exports = { method: 'POST', to: '**/api/exports' };
  await oncePastTime(page, exports, 403, tooOld);
  await page.getByRole('button', { name: 'CSV' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was done')).toBeVisible();
  expect(saved).toEqual([]);

  await page.unrouteAll();
  await oncePastTime(page, exports, 403, tooOld);
  await page.getByRole('button', { name: 'CSV' }).click();
  await question(page).getByLabel('Your current password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => saved).toEqual(['users.csv']);
});
