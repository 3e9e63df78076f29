import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { z } from 'zod';
import { untilAlive, withoutSpinner } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf } from './staff.ts';

const tour = '/packages/domestic/coxs-bazar';
const words = {
  en: {
    path: '',
    hold: 'Hold the seats',
    over: 'The seats are no longer held',
    again: 'Hold them again',
    full: 'Full',
  },
  bn: {
    path: '/bn',
    hold: 'আসন ধরে রাখুন',
    over: 'আসনগুলো আর ধরা নেই',
    again: 'আবার ধরে রাখুন',
    full: 'আসন নেই',
  },
} as const;

const dateOf = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  bn: new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

const calendar = z.object({
  items: z.array(z.object({ id: z.string(), departsOn: z.string(), left: z.number(), state: z.string() })),
});
const settings = z.looseObject({ booking: z.looseObject({}).optional() });

/** The departures of the tour that can be booked, the one with fewest seats first. */
async function openDepartures(request: APIRequestContext) {
  const { items } = calendar.parse(await (await request.get('/api/departures?package=coxs-bazar')).json());
  return items.filter(({ left, state }) => state === 'open' && left > 0).toSorted((a, b) => a.left - b.left);
}

/** Seats are held for a minute only, as the agency's settings say. */
async function holdForOneMinute(own: OwnProgram, request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner)}` };
  const found = await request.get('/api/settings', { headers });
  const { settings: now } = z.object({ settings }).parse(await found.json());
  const saved = await request.put('/api/settings', {
    headers: { ...headers, 'if-match': found.headers().etag ?? '' },
    data: { ...now, booking: { ...now.booking, holdMinutes: 1 } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Somebody holds all seats of a departure and pays nothing. */
async function holdAll(
  browser: Browser,
  own: OwnProgram,
  language: 'en' | 'bn',
  departure: { id: string; departsOn: string; left: number },
) {
  const say = words[language];
  const page = await (
    await browser.newContext({ baseURL: own.url, viewport: { width: 390, height: 844 } })
  ).newPage();
  await withoutSpinner(page);
  await page.goto(`${say.path}${tour}/book?departure=${departure.id}&adults=${departure.left}`);
  await untilAlive(page);
  await page.locator('#name').fill('Farida Sample');
  await page.locator('#phone').fill(`0171234567${language === 'en' ? 1 : 2}`);
  await page.getByRole('button', { name: say.hold }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const order = page.url();
  // As the list of dates writes it, after the day of the week.
  const day = dateOf[language].format(new Date(departure.departsOn));
  const row = page.locator('tbody tr').filter({ has: page.locator('th', { hasText: `, ${day}` }) });
  const onTour = async (seen: RegExp) => {
    await expect(async () => {
      await page.goto(`${say.path}${tour}`);
      await expect(row.locator('.seatbar')).toHaveText(seen, { timeout: 2_000 });
    }).toPass({ timeout: 110_000, intervals: [1_000] });
  };
  return { page, order, onTour, say };
}

test.describe('seats that nobody pays for', () => {
  let own: OwnProgram;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startOwnProgram();
  });
  test.afterAll(() => own.stop());

  test('are on the page again when their minute is over, and can be held again, in both languages', async ({
    browser,
    playwright,
  }) => {
    test.setTimeout(240_000);
    const request = await playwright.request.newContext({ baseURL: own.url });
    await holdForOneMinute(own, request);
    const [first, second] = await openDepartures(request);
    expect(second).toBeDefined();
    const held = [];
    for (const [language, departure] of [
      ['en', first],
      ['bn', second],
    ] as const) {
      if (departure) {
        held.push({ departure, ...(await holdAll(browser, own, language, departure)) });
      }
    }
    for (const { onTour, say } of held) {
      await onTour(new RegExp(say.full));
    }
    for (const { departure, page, order, onTour, say } of held) {
      // The page is loaded only once their minute is over: to load it every second is the most of this test's work.
      const isBack = async () =>
        (await openDepartures(request)).some(
          ({ id, left }) => id === departure.id && left === departure.left,
        );
      await expect.poll(isBack, { timeout: 110_000, intervals: [1_000] }).toBe(true);
      const shown = new Intl.NumberFormat(say.path === '' ? 'en' : 'bn').format(departure.left);
      await onTour(new RegExp(shown));
      await page.goto(order);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say.over })).toBeVisible();
      await main.getByRole('button', { name: say.again }).click();
      await expect(main.getByRole('timer')).toBeVisible();
      await onTour(new RegExp(say.full));
      await page.context().close();
    }
    await request.dispose();
  });
});
