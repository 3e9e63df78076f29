import { type APIRequestContext, type Browser, devices, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { findings, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';
import { type GatewayProcesses, startTelephones } from './gateway-processes.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import type { Language } from './printed-paper.ts';
import { accessTokenOf } from './staff.ts';

let telephones: GatewayProcesses;
let program: OwnProgram;
let request: APIRequestContext;

const dayMs = 86_400_000;
const inbox = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) });
const calendar = z.object({
  items: z.array(z.object({ id: z.string(), departsOn: z.string(), left: z.number(), state: z.string() })),
});
const phones = { en: '01812345681', bn: '01812345682' } as const;
const languages = ['en', 'bn'] as const;
const prefix = (language: Language) => (language === 'bn' ? '/bn' : '');

/** Waits until an SMS arrived that says something, and opens what it leads to on a telephone. */
async function follow(
  browser: Browser,
  language: Language,
  says: RegExp,
  phone: string = phones[language],
): Promise<Page> {
  const texts = async () => {
    const { messages } = inbox.parse(await (await fetch(`${telephones.variables.SMS_URL}/control`)).json());
    return messages.filter(({ to }) => to === `88${phone}`).map(({ text }) => text);
  };
  await expect.poll(texts, { timeout: 30_000 }).toContainEqual(expect.stringMatching(says));
  const text = (await texts()).findLast((each) => says.test(each)) ?? '';
  const link = /https?:\S+/.exec(text)?.[0] ?? 'no-link';
  expect(link).toContain(`${program.url}${prefix(language)}/`);
  const page = await browser.newPage(devices['Pixel 7']);
  const response = await page.goto(link);
  expect(response?.status(), text).toBe(200);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe('');
  return page;
}

/** Somebody without an e-mail address asks on the contact page. */
async function asks(browser: Browser, language: Language): Promise<void> {
  const page = await browser.newPage(devices['Pixel 7']);
  await withoutSpinner(page);
  await page.clock.install();
  await page.goto(`${program.url}${prefix(language)}/contact`);
  await untilAlive(page);
  await page.locator('#name').fill('Rahima Sample');
  await page.locator('#phone').fill(phones[language]);
  await page.locator('#message').fill('When does the bus leave?');
  // Nobody types quicker than this.
  await page.clock.fastForward(3_500);
  await page.locator('main form button[type=submit]').last().click();
  await expect(page).toHaveURL(/\/enquiries\/[0-9a-z]{26}/);
  await page.close();
}

const send = async (path: string, data: object) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, program.owner)}` };
  const response = await request.post(`/api${path}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
};

/** An order by its reference. */
async function orderOf(reference: string) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, program.owner)}` };
  const found = await (await request.get(`/api/orders?q=${reference}`, { headers })).json();
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(found);
  return items[0] ?? { id: 'no-order' };
}

const payInCash = (order: string) =>
  send(`/orders/${order}/payments`, { amount: 5_000_00, method: 'cash', key: crypto.randomUUID() });

/** Two seats on a departure, booked and paid in part at the desk. */
async function books(language: Language, departure: string): Promise<void> {
  const booked = await request.post('/api/bookings', {
    data: {
      package: 'coxs-bazar',
      departure,
      party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name: 'Rahima Sample', phone: phones[language], reply: 'phone' },
      language,
      key: crypto.randomUUID(),
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const { reference } = z.object({ reference: z.string() }).parse(await booked.json());
  await payInCash((await orderOf(reference)).id);
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  telephones = await startTelephones();
  program = await startOwnProgram(
    Object.fromEntries(Object.entries(telephones.variables).filter(([name]) => !name.startsWith('WHATSAPP'))),
  );
  request = await playwright.request.newContext({ baseURL: program.url });
});
test.afterAll(async () => {
  await request.dispose();
  await program.stop();
  await telephones.stop();
});

test('who has no e-mail hears of everything by SMS, from the enquiry to the eve of the journey, and finds it again by number', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { items } = calendar.parse(await (await request.get('/api/departures?package=coxs-bazar')).json());
  const [soon] = items
    .filter(({ left, state }) => state === 'open' && left >= 4)
    .toSorted((a, b) => a.departsOn.localeCompare(b.departsOn));
  const says = {
    en: {
      enquiry: /have your enquiry/,
      held: /Seats held/,
      paid: /We received .*orders\//s,
      eve: /ou leave on/,
      code: /(\d{6}) is your code/,
    },
    bn: {
      enquiry: /অনুরোধ .* পেয়েছি/,
      held: /আসন ধরা/,
      paid: /পেয়েছি, অর্ডার/,
      eve: /যাত্রা।/,
      code: /আপনার কোড (\d{6})/,
    },
  } as const;
  for (const language of languages) {
    await asks(browser, language);
    await (await follow(browser, language, says[language].enquiry)).close();
    await books(language, soon?.id ?? '');
    await (await follow(browser, language, says[language].held)).close();
    const order = await follow(browser, language, says[language].paid);
    await expect(order.locator('.order-standing')).toHaveAttribute('data-money', 'part paid');
    await order.close();

    // Months later the link is lost: the number finds it.
    const page = await browser.newPage({ ...devices['Pixel 7'], javaScriptEnabled: false });
    await page.goto(`${program.url}${prefix(language)}/find`);
    await page.locator('#phone').fill(phones[language]);
    await page.locator('main form button').first().click();
    const texts = async () =>
      inbox
        .parse(await (await fetch(`${telephones.variables.SMS_URL}/control`)).json())
        .messages.filter(({ to }) => to === `88${phones[language]}`)
        .map(({ text }) => says[language].code.exec(text)?.[1])
        .find((code) => code !== undefined);
    await expect.poll(texts, { timeout: 30_000 }).toBeDefined();
    await page.locator('#code').fill((await texts()) ?? '');
    await page.locator('main form button').first().click();
    await expect(page.locator(`main a[href*="${prefix(language)}/orders/"]`)).toHaveCount(1);
    await expect(page.locator(`main a[href*="${prefix(language)}/enquiries/"]`)).toHaveCount(1);
    await page.locator(`main a[href*="${prefix(language)}/orders/"]`).click();
    await expect(page.locator('.order-standing')).toHaveAttribute('data-money', 'part paid');
    await page.close();
  }
  const eve = Date.parse(soon?.departsOn ?? '') - dayMs;
  const today = Date.parse(dhakaDate(new Date()));
  await program.later((eve - today) / dayMs);
  for (const language of languages) {
    await (await follow(browser, language, says[language].eve)).close();
  }
});

test('who waits for a full departure hears by SMS that seats are free, and takes them in time', async ({
  browser,
}) => {
  const phone = { en: '01812345683', bn: '01812345684' } as const;
  const leaves = addDays(dhakaDate(new Date()), 20);
  for (const language of languages) {
    const { id: departure } = await send('/departures', {
      package: 'kuakata',
      departsOn: addDays(leaves, language === 'en' ? 0 : 1),
      returnsOn: addDays(leaves, 3),
      cutOff: addDays(leaves, -3),
      seats: 2,
      band: 'regular',
    });
    const party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
    const asked = { package: 'kuakata', departure, language, party };
    const contact = { name: 'Karim Sample', phone: '01912345685', reply: 'phone' };
    const { reference } = await send('/bookings', { ...asked, contact, key: crypto.randomUUID() });
    const first = await orderOf(reference);
    await send(`/orders/${first.id}/accept`, {});
    const waiting = { name: 'Salma Sample', phone: phone[language], reply: 'phone' };
    await send('/waiting', { ...asked, contact: waiting, key: crypto.randomUUID() });
    await send(`/orders/${first.id}/cancel`, { reason: 'They are ill.' });
    const page = await follow(
      browser,
      language,
      language === 'en' ? /Seats are free/ : /আসন আপনার/,
      phone[language],
    );
    await expect(page).toHaveURL(/\/orders\//);
    const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const taken = await request.get(`/api/visitor/orders/${token}`);
    const order = await orderOf(z.looseObject({ reference: z.string() }).parse(await taken.json()).reference);
    await payInCash(order.id);
    await page.reload();
    await expect(page.locator('.order-standing')).toHaveAttribute('data-money', 'part paid');
    await page.close();
  }
});
