import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { type MailServer, startMailServer } from '#platform/testing/mail-server.ts';
import { findings, listenForTrouble, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import type { Account } from './staff-accounts.ts';

let mail: MailServer;
let program: OwnProgram;
let request: APIRequestContext;
let clerk: Account;
/** A letter's text, decoded as far as its words need. */
const textOf = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  mail = await startMailServer();
  program = await startOwnProgram({ SMTP_URL: mail.url });
  request = await playwright.request.newContext({ baseURL: program.url });
  clerk = await makeAccount(request, 'clerk', {
    owner: program.owner,
    codeIn: (email) =>
      mail.received
        .filter(({ to }) => to.includes(email))
        .map(({ raw }) => /oobCode=([\w-]+)/.exec(textOf(raw))?.[1])
        .find((code) => code !== undefined),
  });
});
test.afterAll(async () => {
  await request.dispose();
  await program.stop();
  await mail.close();
});

const inbox = () => `${program.url}/dashboard/enquiries`;
const row = (page: Page, name: string) => page.locator('.enq-list tr', { hasText: name });
const pane = (page: Page) => page.locator('.enq-one');

/** A visitor writes on the contact page. @returns the reference and the page that shows how it stands */
async function asks(browser: Browser, who: { name: string; phone: string; email: string; message: string }) {
  const page = await browser.newPage();
  await withoutSpinner(page);
  await page.goto(`${program.url}/contact`);
  await untilAlive(page);
  await page.locator('#name').fill(who.name);
  await page.locator('#phone').fill(who.phone);
  await page.locator('#email').fill(who.email);
  await page.locator('#message').fill(who.message);
  // Nobody types quicker than this.
  await page.waitForTimeout(3_500);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/enquiries\/[0-9a-z]{26}/, { timeout: 20_000 });
  const reference = /SF-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  return { page, reference };
}

const rahima = {
  name: 'Rahima Khatun',
  phone: '01712345678',
  email: 'rahima@example.com',
  message: 'When do you open on Saturday? We are four.',
};

test('a clerk sees a question come in, takes it from new to won with a reply, and the visitor gets it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const trouble = listenForTrouble(page);
  await openOffice(page, inbox(), clerk);
  await expect(page.getByText('No enquiry waits here')).toBeVisible();
  await expect(page.getByText('New ones appear by themselves')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Reference, name, phone or words' });
  await search.focus();

  const visitor = await asks(browser, rahima);
  await expect(row(page, rahima.name)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('status').filter({ hasText: 'A new enquiry has come.' })).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page.getByRole('link', { name: /Enquiries 1/ })).toBeVisible();

  // By the keys alone; none of them fires in the search.
  await page.keyboard.type('ra?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.fill('');
  await expect(row(page, rahima.name)).toBeVisible();
  await search.blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(pane(page)).toContainText(rahima.message);
  await expect(pane(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801712345678');
  await expect(pane(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/8801712345678\?/,
  );
  await page.keyboard.press('a');
  await expect(pane(page).getByLabel('Owner')).not.toHaveValue('');
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  await expect(pane(page).locator('.enq-head .enq-state')).toHaveText('In progress');

  await pane(page).getByRole('button', { name: 'Note for the office' }).click();
  await pane(page)
    .getByLabel(/^Note;/)
    .fill('Called, line was busy.');
  await pane(page).getByRole('button', { name: 'Write the note' }).click();
  await expect(pane(page).locator('.enq-history')).toContainText('Called, line was busy.');

  await pane(page).locator('.enq-head h2').click();
  await page.keyboard.press('r');
  const reply = pane(page).getByLabel('Reply', { exact: true });
  await expect(reply).toBeFocused();
  await pane(page).getByLabel('Template').selectOption({ index: 1 });
  await expect(reply).toHaveValue(new RegExp(`${rahima.name}[^]*`));
  await expect(pane(page).getByLabel('Subject')).toHaveValue(new RegExp(visitor.reference));
  await reply.press('Control+End');
  await reply.pressSequentially('\n\nWe open at ten.');
  // What is written outlasts a reload.
  await page.reload();
  await expect(reply).toHaveValue(/We open at ten\./, { timeout: 20_000 });
  await pane(page).getByLabel('State afterwards').selectOption({ label: 'Won' });
  await reply.press('Control+Enter');
  await expect(pane(page).locator('.enq-head .enq-state')).toHaveText('Won');
  await expect(reply).toHaveValue('');

  await expect
    .poll(() => mail.received.filter(({ to }) => to.includes(rahima.email)).map(({ raw }) => textOf(raw)), {
      timeout: 20_000,
    })
    .toContainEqual(expect.stringContaining('We open at ten.'));
  await expect(pane(page).locator('.enq-history')).toContainText('(sent)', { timeout: 10_000 });
  await visitor.page.reload();
  await expect(visitor.page.getByText('All done. Thank you for travelling with us.')).toBeVisible();
  await expect(visitor.page.getByText('We open at ten.')).toBeVisible();
  await visitor.page.close();
  expect(trouble).toEqual([]);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Sends an enquiry as the form does. */
async function send(body: object) {
  const answer = await request.post('/api/enquiries', { data: { language: 'en', fillMs: 60_000, ...body } });
  expect(answer.status(), await answer.text()).toBe(201);
}
const contact = (name: string, phone: string, email?: string) => ({ name, phone, email, reply: 'phone' });
const journey = {
  trip: 'one-way',
  legs: [{ from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'DXB', text: 'Dubai' }, depart: day(40) }],
  cabin: 'economy',
  flexibleDays: 0,
  passengers: { adults: 1, children: 0, infants: 1 },
};
const party = { adults: 2, childbed: 1, childnobed: 0, infants: 0, single: 0 };

test('all kinds are told in words; bulk, merge, release and the file do what they say', async ({ page }) => {
  test.setTimeout(300_000);
  const list = await (await request.get('/packages/domestic')).text();
  const slug = /\/packages\/domestic\/([\w-]+)/.exec(list)?.[1] ?? '';
  const itsPage = await (await request.get(`/packages/domestic/${slug}`)).text();
  const departure = /departure=([\w-]+)/.exec(itsPage)?.[1];
  const sent: readonly object[] = [
    {
      kind: 'visa',
      visa: 'thailand',
      profile: 'student',
      travelOn: day(60),
      applicants: 2,
      message: 'একটু তাড়া আছে।',
      contact: contact('Tanvir Ahmed', '01811000001', 'tanvir@example.com'),
    },
    {
      kind: 'package',
      package: slug,
      departure,
      party,
      message: '',
      contact: contact('Farzana Haque', '01811000002'),
    },
    { kind: 'air-ticket', journey, message: '', contact: contact('Imran Chowdhury', '01811000003') },
    {
      kind: 'contact',
      topic: 'general',
      message: 'And one more thing.',
      contact: contact('Tanvir Ahmed', '01811000001'),
    },
    {
      kind: 'contact',
      topic: 'general',
      message: 'Cheap.',
      website: 'x',
      contact: contact('A Program', '01811000009'),
    },
  ];
  for (const body of sent) {
    await send(body);
  }
  // Wide enough for the list and an enquiry beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, inbox(), clerk);
  await expect(row(page, 'Farzana Haque')).toBeVisible();
  await page.getByRole('link', { name: 'Farzana Haque' }).click();
  await expect(pane(page)).toContainText('2 adults');
  await expect(pane(page)).toContainText('৳');
  await page.keyboard.press('k');
  await expect(pane(page)).toHaveAttribute('aria-label', /SF-/);
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await expect(pane(page)).toContainText('Dubai');

  const tanvir = page.getByRole('link', { name: 'Tanvir Ahmed' });
  await tanvir.last().click();
  await expect(pane(page)).toContainText('Student');
  await expect(pane(page).getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    '/visadetails/thailand',
  );
  await pane(page).getByRole('checkbox').check();
  await pane(page).getByRole('button', { name: 'Join to this one' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Join to this one' }).click();
  await expect(pane(page)).toContainText('And one more thing.');
  await expect(tanvir).toHaveCount(1);

  await page.getByRole('button', { name: /^Held back 1/ }).click();
  await expect(page).toHaveURL(/tab=held/);
  await page.getByRole('link', { name: 'A Program' }).click();
  await expect(pane(page)).toContainText('a field was filled in that people don’t see');
  await pane(page).getByRole('button', { name: 'Release' }).click();
  await expect(pane(page).locator('.enq-head .enq-state')).toHaveText('New');

  await page.getByRole('button', { name: /^New 4/ }).click();
  await expect(page).toHaveURL(/tab=new/);
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await page.getByLabel('Choose all rows').check();
  await page
    .getByRole('region', { name: 'With the rows chosen' })
    .getByRole('button', { name: 'State…' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Waiting' }).click();
  await expect(page.getByText('4 changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Waiting 4/ })).toBeVisible();

  await page.getByRole('button', { name: /^All \d/ }).click();
  await page.getByRole('searchbox', { name: 'Reference, name, phone or words' }).fill('01811000002');
  await expect(page).toHaveURL(/q=01811000002/);
  await expect(row(page, 'Farzana Haque')).toBeVisible();
  await expect(page.locator('.enq-list tbody tr')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries by week and kind' })).toBeVisible();
});

test('who has confirmed the address sees own enquiries in the account and in the download', async ({
  page,
}) => {
  const message = 'From my own account.';
  await send({
    kind: 'contact',
    topic: 'general',
    message,
    contact: contact('A Clerk', '01611000007', clerk.email),
  });
  const answer = await request.get('/api/account/data', {
    headers: { authorization: `Bearer ${await accessTokenOf(request, clerk)}` },
  });
  expect(await answer.json()).toMatchObject({ enquiries: [{ message, state: 'new', replies: [] }] });
  await withoutSpinner(page);
  await page.goto(`${program.url}/login?next=/account`);
  await untilAlive(page);
  await page.getByLabel('E-mail').fill(clerk.email);
  await page.getByLabel('Password', { exact: true }).fill(clerk.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const mine = page.getByRole('region', { name: 'My enquiries' });
  await expect(mine.getByRole('link')).toHaveAttribute('href', /^\/enquiries\/[0-9a-z]{26}$/);
  expect(await findings(page)).toEqual([]);
});

for (const width of [390, 1024, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the inbox and in an enquiry at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const who = contact(
        `Nadia ${width} ${colorScheme}`,
        `0191100${width}${colorScheme.length}`.slice(0, 11),
        'nadia@example.com',
      );
      await send({ kind: 'visa', visa: 'thailand', applicants: 2, message: 'কবে?', contact: who });
      const trouble = listenForTrouble(page);
      await openOffice(page, `${inbox()}?tab=all`, clerk);
      const name = page.getByRole('link', { name: who.name });
      await expect(name).toBeVisible();
      expect(await findings(page), 'the inbox').toEqual([]);
      expect(await sidewaysOverflow(page), 'the inbox').toBe('');
      await name.click();
      await expect(pane(page).locator('.enq-head h2')).toBeVisible();
      await expect(pane(page).getByLabel('Template').locator('option')).not.toHaveCount(1);
      expect(await findings(page), 'an enquiry').toEqual([]);
      expect(await sidewaysOverflow(page), 'an enquiry').toBe('');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toContainText('Next enquiry');
      expect(await findings(page), 'the keys').toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
}
