import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { type MailServer, startMailServer } from '#platform/testing/mail-server.ts';
import { findings, listenForErrors, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import type { Account } from './staff-accounts.ts';

let mail: MailServer;
let program: OwnProgram;
let request: APIRequestContext;
let clerk: Account;
/** Addresses whose letters the mail server doesn’t take. */
const refused = new Set<string>();
/** The recipients of the requests. */
const refusals: string[] = [];
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
  mail = await startMailServer({
    recipient: (address) => {
      if (!refused.has(address)) {
        return undefined;
      }
      refusals.push(address);
      return 550;
    },
  });
  program = await startOwnProgram({ SMTP_URL: mail.url, TRUSTED_PROXIES: '1' });
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
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const pane = (page: Page) => page.getByRole('region', { name: /^Enquiry/ });
const history = (page: Page) => pane(page).getByRole('region', { name: 'History' });
/** How the open enquiry stands: its head says it first. */
const stateOf = (page: Page, state: string) => pane(page).getByText(state, { exact: true }).first();

/** A visitor writes on the contact page. @returns the reference and the page that shows how it stands */
async function asks(browser: Browser, who: { name: string; phone: string; email: string; message: string }) {
  const page = await browser.newPage();
  await withoutSpinner(page);
  await page.clock.install();
  await page.goto(`${program.url}/contact`);
  await untilAlive(page);
  await page.locator('#name').fill(who.name);
  await page.locator('#phone').fill(who.phone);
  await page.locator('#email').fill(who.email);
  await page.locator('#message').fill(who.message);
  // Nobody types quicker than this.
  await page.clock.fastForward(3_500);
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

test('a clerk sees an enquiry come in, takes it from new to won with a reply, and the visitor gets it', async ({
  page,
  browser,
}) => {
  const trouble = listenForErrors(page);
  await openOffice(page, inbox(), clerk);
  await expect(page.getByText('No enquiries here')).toBeVisible();
  await expect(page.getByText('New enquiries appear automatically')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Reference, name, phone or words' });
  await search.focus();

  const visitor = await asks(browser, rahima);
  await expect(row(page, rahima.name)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('status').filter({ hasText: 'A new enquiry has arrived.' })).toHaveCount(1);
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
  await expect(stateOf(page, 'In progress')).toBeVisible();

  await pane(page).getByRole('button', { name: 'Internal note' }).click();
  await pane(page)
    .getByLabel(/^Note,/)
    .fill('Called, line was busy.');
  await pane(page).getByRole('button', { name: 'Add the note' }).click();
  await expect(history(page)).toContainText('Called, line was busy.');

  await pane(page).getByRole('heading', { level: 2 }).click();
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
  await expect(stateOf(page, 'Won')).toBeVisible();
  await expect(reply).toHaveValue('');

  await expect
    .poll(() => mail.received.filter(({ to }) => to.includes(rahima.email)).map(({ raw }) => textOf(raw)), {
      timeout: 20_000,
    })
    .toContainEqual(expect.stringContaining('We open at ten.'));
  await expect(history(page)).toContainText('(sent)', { timeout: 10_000 });
  await visitor.page.reload();
  await expect(visitor.page.getByText('All done. Thank you for choosing us.')).toBeVisible();
  await expect(visitor.page.getByText('We open at ten.')).toBeVisible();
  await visitor.page.close();
  expect(trouble).toEqual([]);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let senders = 0;
/** Sends an enquiry as the form does, each from another connection: many from one go to review. */
async function send(body: object) {
  senders += 1;
  const answer = await request.post('/api/enquiries', {
    headers: { 'x-forwarded-for': `192.0.2.${senders}` },
    data: { language: 'en', fillMs: 60_000, ...body },
  });
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

test('every kind is shown in words, and keys move from one enquiry to the next', async ({ page }) => {
  const list = await (await request.get('/packages/domestic')).text();
  const slug = /\/packages\/domestic\/([\w-]+)/.exec(list)?.[1] ?? '';
  const itsPage = await (await request.get(`/packages/domestic/${slug}`)).text();
  const departure = /departure=([\w-]+)/.exec(itsPage)?.[1];
  await send({
    kind: 'visa',
    visa: 'thailand',
    profile: 'student',
    travelOn: day(60),
    applicants: 2,
    message: 'একটু তাড়া আছে।',
    contact: contact('Tanvir Ahmed', '01811100001', 'tanvir@example.com'),
  });
  await send({
    kind: 'package',
    package: slug,
    departure,
    party,
    message: '',
    contact: contact('Farzana Haque', '01811100002'),
  });
  const fare = contact('Imran Chowdhury', '01811100003');
  await send({ kind: 'air-ticket', journey, message: '', contact: fare });
  // Wide enough for the list and an enquiry beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, `${inbox()}?q=018111`, clerk);
  await page.getByRole('link', { name: 'Farzana Haque' }).click();
  await expect(pane(page)).toContainText('2 adults');
  await expect(pane(page)).toContainText('৳');
  await page.keyboard.press('k');
  await expect(pane(page)).toContainText('Dubai');
  await page.keyboard.press('n');
  await expect(pane(page)).toContainText('2 adults');
  await page.keyboard.press('n');
  await expect(pane(page)).toContainText('Student');
  await expect(pane(page).getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    '/visadetails/thailand',
  );
  await page.keyboard.press('p');
  await expect(pane(page)).toContainText('2 adults');
});

test('a row opens wherever it is clicked, and a date can be typed', async ({ page }) => {
  await send({
    kind: 'contact',
    topic: 'general',
    message: 'Do you send the ticket by mail?',
    contact: contact('Sabbir Hossain', '01899900001'),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, `${inbox()}?q=018999`, clerk);
  await row(page, 'Sabbir Hossain').getByText('Nobody').click();
  await expect(pane(page)).toContainText('Do you send the ticket by mail?');
  const due = pane(page).getByLabel('Due', { exact: true });
  await due.fill('30 February');
  await due.press('Enter');
  await expect(pane(page)).toContainText('A date like 24/12/2026.');
  await due.fill('২৪/১২/২০২৯');
  await due.press('Enter');
  await expect(due).toHaveValue('Mon, 24 Dec 2029');
  await expect(history(page)).toContainText('Due on Mon, 24 Dec');
  await due.fill('');
  await due.blur();
  await expect(history(page)).toContainText('Due date removed');
});

test('bulk, merge, release and the file do what they say', async ({ page }) => {
  const ask = (message: string, who: ReturnType<typeof contact>, more: object = {}) =>
    send({ kind: 'contact', topic: 'general', message, contact: who, ...more });
  await ask('The first thing.', contact('Sabina Yasmin', '01811200001'));
  await ask('And one more thing.', contact('Sabina Yasmin', '01811200001'));
  await ask('When do you open?', contact('Kamal Hossain', '01811200002'));
  await ask('Cheap.', contact('A Program', '01811200009'), { website: 'x' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // The search stays: the numbers of the tabs are those of these four.
  await openOffice(page, `${inbox()}?q=018112`, clerk);

  const sabina = page.getByRole('link', { name: 'Sabina Yasmin' });
  await sabina.last().click();
  await expect(pane(page)).toContainText('The first thing.');
  await pane(page).getByRole('checkbox').check();
  await pane(page).getByRole('button', { name: 'Merge into this one' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge into this one' }).click();
  await expect(pane(page)).toContainText('And one more thing.');
  await expect(sabina).toHaveCount(1);

  await page.getByRole('button', { name: /^In review 1/ }).click();
  await expect(page).toHaveURL(/tab=in-review/);
  await page.getByRole('link', { name: 'A Program' }).click();
  await expect(pane(page)).toContainText('a field that people don’t see was filled in');
  await pane(page).getByRole('button', { name: 'Release' }).click();
  await expect(stateOf(page, 'New')).toBeVisible();

  await page.getByRole('button', { name: /^New 3/ }).click();
  await expect(page).toHaveURL(/tab=new/);
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await page.getByLabel('Choose all rows').check();
  await page
    .getByRole('region', { name: 'With the rows chosen' })
    .getByRole('button', { name: 'State…' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Waiting' }).click();
  await expect(page.getByText('State of 3 enquiries changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Waiting 3/ })).toBeVisible();

  await page.getByRole('button', { name: /^All 3/ }).click();
  await page.getByRole('searchbox', { name: 'Reference, name, phone or words' }).fill('01811200002');
  await expect(page).toHaveURL(/q=01811200002/);
  await expect(row(page, 'Kamal Hossain')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText(/^Nothing waits in/)).toBeVisible();
});

test('a letter that couldn’t be sent is shown to the owner, who sends it again once the cause is mended', async ({
  page,
}) => {
  const email = 'full.mailbox@example.com';
  refused.add(email);
  const who = contact('Full Mailbox', '01811300001', email);
  await send({ kind: 'contact', topic: 'general', message: 'Please write.', contact: who });
  const trouble = listenForErrors(page);
  await expect.poll(() => refusals).toContain(email);
  await openOffice(page, `${program.url}/dashboard/home`, program.owner);
  const dead = page.getByRole('region', { name: 'Messages that couldn’t be sent' });
  await dead.getByRole('link', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\?state=dead$/);
  const letter = page.getByRole('row', { name: email });
  await expect(letter).toContainText('550');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `mail at ${width} px, ${colorScheme}`).toEqual([]);
      expect(await sidewaysOverflow(page), `mail at ${width} px, ${colorScheme}`).toBe('');
    }
  }
  refused.delete(email);
  await letter.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('1 message queued again')).toBeVisible();
  await expect(letter).toHaveCount(0);
  await expect.poll(() => mail.received.filter(({ to }) => to.includes(email)).length).toBe(1);
  await page.getByRole('button', { name: /^Sent \d/ }).click();
  await expect(letter).toContainText('Sent', { timeout: 15_000 });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'বার্তা', exact: true })).toBeVisible();
  await expect(letter).toContainText('পাঠানো হয়েছে');
  expect(await findings(page), 'in Bangla').toEqual([]);
  expect(trouble).toEqual([]);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the inbox and in an enquiry, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const who = contact(`Nadia ${colorScheme}`, `0191100000${colorScheme.length}`, 'nadia@example.com');
    await send({ kind: 'visa', visa: 'thailand', applicants: 2, message: 'কবে?', contact: who });
    const trouble = listenForErrors(page);
    await openOffice(page, `${inbox()}?tab=all`, clerk);
    const name = page.getByRole('link', { name: who.name });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(name).toBeVisible();
      expect(await findings(page), `the inbox at ${width} px`).toEqual([]);
      expect(await sidewaysOverflow(page), `the inbox at ${width} px`).toBe('');
      await name.click();
      await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible();
      await expect(pane(page).getByLabel('Template').locator('option')).not.toHaveCount(1);
      expect(await findings(page), `an enquiry at ${width} px`).toEqual([]);
      expect(await sidewaysOverflow(page), `an enquiry at ${width} px`).toBe('');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toContainText('Next enquiry');
      // Half transparent its words have no contrast yet.
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      expect(await findings(page), `the keys at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(pane(page)).toBeHidden();
    }
    expect(trouble).toEqual([]);
  });
}
