import { expect, test } from '@playwright/test';
import { heading, oncePastTime, signOut, stepsAt } from './account-steps.ts';
import { withoutSpinner } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';

let program: OwnProgram;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  program = await startOwnProgram();
});
test.afterAll(async () => {
  await program.stop();
});

const { visit, register, signIn } = stepsAt(() => program);

test('a link that confirms an address has the reader sign in first, or say that the account isn’t theirs', async ({
  page,
  browser,
}) => {
  const laptop = await browser.newPage();
  await withoutSpinner(laptop);
  await withoutSpinner(page);
  for (const [email, isMine] of [
    ['on.the.phone@example.com', true],
    ['somebody.elses@example.com', false],
  ] as const) {
    await register(laptop, { name: 'Opened Elsewhere', email, password: 'rain on the roof' });
    await visit(page, await program.linkIn(/verify/, email));
    await expect(page.getByRole('button', { name: 'Confirm the address' })).toBeHidden();
    if (isMine) {
      await page.getByRole('link', { name: 'Sign in first' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('rain on the roof');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      await page.getByRole('link', { name: 'To your account' }).click();
      await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
      await signOut(page);
      await visit(laptop, '/account');
      await signOut(laptop);
    } else {
      await page.getByRole('button', { name: 'Confirm and choose a new password' }).click();
      await expect(page.getByText(`${email} has no password now`)).toBeVisible();
      await page.getByRole('button', { name: 'Send me a link for a new password' }).click();
      await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
      await signIn(laptop, email, 'rain on the roof');
      await expect(laptop.getByRole('alert')).toContainText('don’t match');
    }
  }
  await laptop.close();
});

test('the account changes its name, address and password, ends sign-ins, hands out its data and goes', async ({
  page,
  browser,
}) => {
  test.slow();
  await withoutSpinner(page);
  const email = 'shirin@example.com';
  await register(page, { name: 'Shirin', email, password: 'boat on the padma' });
  await page.getByLabel('Your name').fill('Shirin Akter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Shirin Akter');

  const other = await browser.newPage();
  await withoutSpinner(other);
  await signIn(other, email, 'boat on the padma');
  await expect(other).toHaveURL(`${program.url}/account`);
  await page.reload();
  await page.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await page.getByLabel('New password').fill('boat on the meghna');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The new password is set.')).toBeVisible();

  // In this order: a new password, or a change of address, cancels earlier requests.
  await page.getByLabel('New e-mail address').fill('shirin.new@example.com');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('an e-mail is on its way there')).toBeVisible();

  await visit(page, await program.linkIn(/./, 'shirin.new@example.com'));
  await page.getByRole('button', { name: 'Set the new address' }).click();
  await expect(heading(page, 'Your new address is set')).toBeVisible();
  await signIn(page, 'shirin.new@example.com', 'boat on the meghna');
  await expect(page).toHaveURL(`${program.url}/account`);

  await page.getByLabel(/^To continue, type your e-mail address/).fill('wrong');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('This isn’t the address of your account.')).toBeVisible();
  await page.getByLabel(/^To continue, type your e-mail address/).fill('shirin.new@example.com');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await signIn(page, 'shirin.new@example.com', 'boat on the meghna');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await other.close();
});

test('Google is connected and disconnected, and what can’t be undone wants a proof; a change of address is taken back', async ({
  page,
}) => {
  test.slow();
  await withoutSpinner(page);
  const email = 'nila@example.com';
  const proof = page.getByRole('form', { name: 'Confirm that it is you' });
  const prove = async (password: string) => {
    await proof.getByLabel('Your current password').fill(password);
    await proof.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await register(page, { name: 'Nila', email, password: 'lotus on the haor' });

  program.google.signedIn('google-nila', { email: 'nila.at.google@example.com', email_verified: true });
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expect(page.getByText('You can sign in with Google.')).toBeVisible();
  await signOut(page);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${program.url}/account`);
  await expect(page.locator('.own-address')).toHaveText(email);
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Connect your Google account')).toBeVisible();

  const tooOld = { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
  await oncePastTime(page, { method: 'POST', to: '**/accounts:update?*' }, 400, tooOld);
  await page.getByLabel('New password').fill('lotus on the beel');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await prove('not the password');
  await expect(proof.getByRole('alert')).toContainText('isn’t your current password');
  await prove('lotus on the haor');
  await expect(page.getByText('The new password is set.')).toBeVisible();
  await expect(proof).toBeHidden();

  await page.getByLabel('New e-mail address').fill('nila.new@example.com');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('an e-mail is on its way there')).toBeVisible();
  await visit(page, await program.linkIn(/verify/, 'nila.new@example.com'));
  await page.getByRole('button', { name: 'Set the new address' }).click();
  await expect(heading(page, 'Your new address is set')).toBeVisible();
  await visit(page, await program.linkIn(/changed/, email));
  await page.getByRole('button', { name: 'Restore the old address' }).click();
  await expect(heading(page, 'Your old address is back')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a link for a new password' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await signIn(page, email, 'lotus on the beel');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await visit(page, await program.linkIn(/reset/, email));
  await page.getByLabel('Password', { exact: true }).fill('lotus on the lake');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(heading(page, 'Your new password is set')).toBeVisible();
  await signIn(page, email, 'lotus on the lake');
  await expect(page).toHaveURL(`${program.url}/account`);
  await expect(page.locator('.own-address')).toHaveText(email);

  await oncePastTime(page, { method: 'DELETE', to: '**/api/account' }, 403, {
    code: 'account.sign-in-again',
  });
  await page.getByLabel(/^To continue, type your e-mail address/).fill(email);
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await prove('lotus on the lake');
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('an old sign-in of the office is renewed at Google where the account has it, and nowhere else', async ({
  page,
}) => {
  await withoutSpinner(page);
  const { url, owner, google } = program;
  await signIn(page, owner.email, owner.password);
  await expect(page).toHaveURL(`${url}/dashboard/home`);
  const question = page.getByRole('dialog', { name: 'Sign in again to go on' });
  const saveList = async () => {
    await page.goto(`${url}/dashboard/users`);
    await oncePastTime(page, { method: 'POST', to: '**/api/exports' }, 403, {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'access.sign-in-again',
      detail: 'Sign in again first.',
      fields: [],
      details: { maxAge: 43_200 },
    });
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(question).toBeVisible();
  };
  await saveList();
  await expect(question.getByLabel('Your current password')).toBeVisible();
  await expect(question.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();

  google.signedIn('google-owner', { email: 'owner.at.google@example.com', email_verified: true });
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expect(page.getByText('You can sign in with Google.')).toBeVisible();
  await saveList();
  const renewed = page.waitForResponse((response) => response.url().endsWith('/jwt') && response.ok());
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Continue with Google' }).click();
  await renewed;
  expect((await download).suggestedFilename()).toBe('users.csv');
  await expect(question).toBeHidden();
});
