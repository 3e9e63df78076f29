import { expect, type Page, type Route, test } from '@playwright/test';
import { heading, kept, menuOf, signOut, stepsAt, withoutInternet } from './account-steps.ts';
import { findings, listenForErrors, moved, sidewaysOverflow, withoutSpinner } from './crawl.ts';
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

test('register, verify by the letter, sign out, reset the password, sign in, stay signed in, and out in all tabs', async ({
  page,
  context,
}) => {
  test.slow();
  const asked = await withoutInternet(context);
  const trouble = listenForErrors(page);
  await withoutSpinner(page);
  const email = 'rahima@example.com';
  await register(page, { name: 'Rahima Khatun', email, password: 'shapla in the rain' });
  expect((await kept(page))?.split('.')).toHaveLength(3);
  await expect(page.getByText('not confirmed yet')).toBeVisible();

  await visit(page, await program.linkIn(/verify/, email));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Your address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();

  await signOut(page);
  expect(await kept(page)).toBeNull();
  await expect(page.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible();

  await visit(page, '/passwordreset');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await visit(page, await program.linkIn(/reset/, email));
  await expect(page.getByText(`For the account of ${email}.`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('kingfisher by the ghat');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(heading(page, 'Your new password is set')).toBeVisible();

  await signIn(page, email, 'kingfisher by the ghat');
  await expect(page).toHaveURL(`${program.url}/account`);
  await menuOf(page).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Signed in as ${email}`)).toBeHidden();
  await expect(menuOf(page)).toBeFocused();

  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  await visit(page, '/visaservices');
  await expect(menuOf(page)).toBeVisible();

  const second = await context.newPage();
  await withoutSpinner(second);
  await visit(second, '/about');
  await expect(menuOf(second)).toBeVisible();
  await signOut(page);
  await expect(menuOf(second)).toBeHidden();
  expect(await kept(second)).toBeNull();

  expect(asked).toEqual([]);
  expect(trouble).toEqual([]);
});

test('signing out while a token is on its way leaves none behind, and none is requested again', async ({
  page,
}) => {
  const trouble = listenForErrors(page);
  await withoutSpinner(page);
  await signIn(page, program.owner.email, program.owner.password);
  await expect(page).toHaveURL(`${program.url}/dashboard/home`);
  await visit(page, '/about');
  await expect(menuOf(page)).toBeVisible();
  // Without a stored token the page requests a new one, which is delayed here.
  await page.evaluate(() => localStorage.removeItem('access-token'));
  const held: Route[] = [];
  await page.route('**/jwt', (route) => void held.push(route));
  await page.reload();
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1);
  await signOut(page);
  // Its response is ignored once nobody waits for it.
  void held[0]?.continue().catch(() => {});
  await page.waitForTimeout(1_000);
  expect(await kept(page)).toBeNull();
  expect(trouble.filter((each) => /jwt|securetoken/.test(each))).toEqual([]);
});

test('Google signs in through its own window, at a real OpenID provider', async ({ page, context }) => {
  const trouble = listenForErrors(page);
  await withoutSpinner(page);
  const email = 'karim@example.com';
  program.google.signedIn('google-karim', { email, email_verified: true, name: 'Karim Sheikh' });
  await visit(page, '/login?next=/blogs');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  expect(new URL(popup.url() === 'about:blank' ? `${program.url}/` : popup.url()).hostname).toMatch(
    /^(?:localhost|127\.0\.0\.1)$/,
  );
  await expect(page).toHaveURL(`${program.url}/blogs`);
  await menuOf(page).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('It is your only way to sign in.')).toBeVisible();
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  const second = await context.newPage();
  await withoutSpinner(second);
  await visit(second, '/');
  await expect(menuOf(second)).toBeVisible();
  await signOut(page);
  await expect(menuOf(second)).toBeHidden();
  expect(trouble).toEqual([]);
});

test("Google's window that is blocked or closed is explained, and the form still works", async ({ page }) => {
  await withoutSpinner(page);
  await visit(page, '/bn/login');
  await page.evaluate(() => {
    Object.assign(window, { open: () => null });
  });
  await page.getByRole('button', { name: 'গুগল দিয়ে এগোন' }).click();
  await expect(page.getByRole('alert')).toContainText('পপ-আপ চালু করে');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.evaluate(() => {
    Object.assign(window, { open: () => ({ closed: true }) });
  });
  await page.getByRole('button', { name: 'গুগল দিয়ে এগোন' }).click();
  await expect(page.getByRole('alert')).toContainText('গুগলের উইন্ডো বন্ধ হয়ে গেছে');
  await expect(page.getByRole('button', { name: 'সাইন ইন করুন' })).toBeEnabled();
});

test('wrong passwords, empty fields and used links are told in words, and nothing is sent twice', async ({
  page,
}) => {
  await withoutSpinner(page);
  await signIn(page, 'nobody@example.com', 'not the password');
  await expect(page.getByRole('alert')).toContainText('e-mail and password don’t match');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await visit(page, '/passwordreset');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please provide a valid email address');
  expect(sent.filter((url) => url.includes('sendOobCode'))).toEqual([]);

  await visit(page, '/registration');
  await page.getByLabel('Your name').fill('Twice');
  await page.getByLabel('E-mail').fill('twice@example.com');
  await page.getByLabel('Password', { exact: true }).fill('only one account');
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page).toHaveURL(`${program.url}/account`);
  expect(sent.filter((url) => url.includes('accounts:signUp'))).toHaveLength(1);
  const link = await program.linkIn(/verify/, 'twice@example.com');
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  let second = link;
  await expect(async () => {
    second = await program.linkIn(/verify/, 'twice@example.com');
    expect(second).not.toBe(link);
  }).toPass();
  await visit(page, link);
  await expect(heading(page, 'Confirm your address')).toBeVisible();
  // Opening the link applies nothing yet.
  await visit(page, link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Your address is confirmed')).toBeVisible();
  await visit(page, link);
  await expect(heading(page, 'This link doesn’t work')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To your account' })).toBeVisible();
  // A second link to an address that is confirmed takes nothing from whoever isn't signed in.
  await signOut(page);
  await visit(page, second);
  await page.getByRole('button', { name: 'Confirm and choose a new password' }).click();
  await expect(page.getByText('twice@example.com is now confirmed as yours')).toBeVisible();
  await signIn(page, 'twice@example.com', 'only one account');
  await expect(page).toHaveURL(`${program.url}/account`);
  await visit(page, '/identity?mode=resetPassword&oobCode=made-up&apiKey=shofor');
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  await visit(page, '/identity');
  await expect(page.getByText('Part of the link is missing.')).toBeVisible();
});

test('where Google is not set up it isn’t offered', async ({ page, request, baseURL }) => {
  for (const path of ['/login', '/registration', '/bn/login']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('id="password"');
    expect(html).not.toContain('account-google');
  }
  await page.goto(`${baseURL}/dashboard/home`);
  await expect(
    page.getByLabel('Password', { exact: true }).or(page.getByLabel('পাসওয়ার্ড', { exact: true })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|গুগল/ })).toHaveCount(0);
});

test('staff land in the office and find it in the menu; the menu stands at its place before it comes', async ({
  page,
}) => {
  await withoutSpinner(page);
  await signIn(page, program.owner.email, program.owner.password);
  // Their work is there; a customer comes to the own account.
  await expect(page).toHaveURL(`${program.url}/dashboard/home`);
  await visit(page, '/account');
  await menuOf(page).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/home');
  await visit(page, '/about');
  await expect(menuOf(page)).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.01);
});

test('signing in comes back to the requested page, and never leads to another site', async ({ page }) => {
  test.setTimeout(240_000);
  await withoutSpinner(page);
  await page.route(/\.(?:avif|webp|png|svg|woff2)$/, (route) => route.abort());
  await visit(page, '/login?next=%2Fvisaservices%3Fsort%3Dfee');
  await page.getByLabel('E-mail').fill(program.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(program.owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${program.url}/visaservices?sort=fee`);
  // One of each sort: next-path.rules.test.ts tries the rule with fifty.
  for (const address of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '%2f%2fevil.example',
    '/%00//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await page.goto(`${program.url}/login?next=${encodeURIComponent(address)}`);
    if (answer?.status() !== 200) {
      // An invalid URL is refused before any page.
      expect(answer?.status(), address).toBe(400);
      continue;
    }
    const goOn = page.getByRole('link', { name: 'Continue' });
    await expect(goOn).toHaveAttribute('href', '/account');
  }
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${program.url}/account`);
});

const pages = ['/', '/visaservices', '/account', '/login', '/bn/about'];

test('pages are the same bytes signed in or out', async ({ page }) => {
  await withoutSpinner(page);
  const plain = await Promise.all(pages.map(async (path) => (await fetch(`${program.url}${path}`)).text()));
  await signIn(page, program.owner.email, program.owner.password);
  await expect(page).toHaveURL(`${program.url}/dashboard/home`);
  const token = await kept(page);
  expect(token).not.toBeNull();
  for (const [index, path] of pages.entries()) {
    const asked = page.waitForResponse((response) => response.url() === `${program.url}${path}`);
    await page.goto(`${program.url}${path}`);
    expect(await (await asked).text(), path).toBe(plain[index]);
    const headers = { authorization: `Bearer ${token}` };
    expect(await (await fetch(`${program.url}${path}`, { headers })).text(), path).toBe(plain[index]);
  }
});

test('who never signed in sends no request for the account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/bn/visaservices', '/contact']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.some((path) => path.startsWith('/assets/site-layout'))).toBe(true);
  expect(
    asked.filter((path) => /account|firebase|sign-in|visitor|provider|\/api\/|\/jwt/.test(path)),
  ).toEqual([]);
});

/** Overflowing elements on a phone and on a screen; the page is then as wide as before. */
async function overflowing(page: Page, judged: number): Promise<string> {
  const found: string[] = [];
  for (const width of [...[390, 1280].filter((each) => each !== judged), judged]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await sidewaysOverflow(page);
    found.push(...(overflow === '' ? [] : [`${width}: ${overflow}`]));
  }
  return found.join(', ');
}

// Both languages have the same pages but for their words: axe judges one as a screen shows it, the other as a phone does.
for (const [language, prefix, judged] of [
  ['English', '', 1280],
  ['Bangla', '/bn', 390],
] as const) {
  test(`axe finds nothing on the pages of the account in ${language} at ${judged}, and nothing overflows at any width`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: judged, height: 844 });
    await withoutSpinner(page);
    const trouble = listenForErrors(page);
    for (const path of ['/login', '/registration', '/passwordreset', '/identity', '/account']) {
      await visit(page, `${prefix}${path}`);
      expect(await findings(page), path).toEqual([]);
      expect(await overflowing(page, judged), path).toBe('');
    }
    await visit(page, `${prefix}/login`);
    await page.locator('main form .btn-go').click();
    await expect(page.locator('.error-summary')).toBeFocused();
    expect(await findings(page), 'login with errors').toEqual([]);
    await page.locator('#email').fill(program.owner.email);
    await page.locator('#password').fill(program.owner.password);
    await page.locator('main form .btn-go').click();
    await expect(page).toHaveURL(`${program.url}/dashboard/home`);
    await visit(page, `${prefix}/account`);
    await expect(page.locator('.own-sessions li').first()).toBeVisible();
    expect(await findings(page), 'account').toEqual([]);
    await page.locator('.account-menu-open').click();
    expect(await findings(page), 'account menu').toEqual([]);
    expect(await overflowing(page, judged), 'account').toBe('');
    expect(trouble).toEqual([]);
  });
}

test('who is signed in finds name and e-mail filled in, and no form where they would sign in', async ({
  page,
  context,
}) => {
  await withoutInternet(context);
  await withoutSpinner(page);
  const email = 'filled-in@example.com';
  await register(page, { name: 'Nusrat Jahan', email, password: 'shapla in the rain' });
  for (const path of ['/contact?about=visa&visa=thailand', '/airticket']) {
    await visit(page, path);
    await expect(page.getByLabel('Name'), path).toHaveValue('Nusrat Jahan');
    await expect(page.locator('#email'), path).toHaveValue(email);
  }
  await visit(page, '/login');
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
