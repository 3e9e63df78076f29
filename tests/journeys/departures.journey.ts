import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { monthOnly } from '#platform/format/dates.ts';
import { listenForErrors } from './crawl.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';

const slug = 'kuakata';
const title = 'Kuakata: by launch to the sunrise beach';
const thursday = 4;

interface Departure {
  id: string;
  departsOn: string;
  returnsOn: string;
  state: string;
  left: number;
  prices: { adult: number };
}

/** The departures that anybody reads, by day. */
async function publicDepartures(request: APIRequestContext): Promise<Map<string, Departure>> {
  const response = await request.get(`/api/departures?package=${slug}`);
  expect(response.status()).toBe(200);
  const { items }: { items: Departure[] } = await response.json();
  return new Map(items.map((each) => [each.departsOn, each]));
}

/** Publishes the package with all its regular prices for an adult 100 taka higher. */
async function raisePrices(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const found = await request.get(`/api/documents?kind=tour-package&q=${slug}&limit=10`, { headers });
  const { items } = await found.json();
  const { id } = items.find((each: { slug: string }) => each.slug === slug);
  const { facts, texts, revision } = await (await request.get(`/api/documents/${id}`, { headers })).json();
  const bands = facts.bands.map((band: { adult: number }) => ({ ...band, adult: band.adult + 100_00 }));
  const saved = await request.put(`/api/documents/${id}`, {
    headers: { ...headers, 'if-match': `"${revision}"` },
    data: { slug, facts: { ...facts, bands }, texts },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await request.post(`/api/documents/${id}/publish`, {
    headers,
    data: { language: 'en', revision: revision + 1 },
  });
  expect(published.status(), await published.text()).toBe(200);
}

/** Types a date into a field and leaves it. */
async function typeDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(date);
  await field.press('Tab');
}

const told = (page: Page, words: RegExp | string) =>
  expect(page.locator('.mantine-Notification-root').filter({ hasText: words }).first()).toBeVisible();

test('an editor plans a departure, repeats, moves, closes and calls it off, and the public sees each', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const editor = await makeAccount(request, 'editor');
  const headers = { authorization: `Bearer ${await accessTokenOf(request, editor)}` };
  const first = nextWeekday(addDays(dhakaDate(new Date()), 400), thursday);
  const [second, third] = [addDays(first, 7), addDays(first, 14)];
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openOffice(page, `/dashboard/departures?month=${first.slice(0, 7)}`, editor);
  const trouble = listenForErrors(page);
  const dialog = page.getByRole('dialog');

  // An error is shown at its field, and nothing is sent.
  await page.getByRole('button', { name: 'New departure' }).click();
  await dialog.getByRole('combobox', { name: 'Package' }).fill('kuakata');
  await page.getByRole('option', { name: title }).click();
  await typeDate(page, 'Leaves', first);
  await dialog.getByLabel('Seats').fill('12');
  await dialog.getByLabel('Kept back').fill('13');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There are fewer seats than that.')).toBeVisible();
  await expect(dialog.getByLabel('Kept back')).toBeFocused();
  await dialog.getByLabel('Kept back').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await told(page, 'The departure is on sale.');
  const planned = (await publicDepartures(request)).get(first);
  expect(planned).toMatchObject({ returnsOn: addDays(first, 3), state: 'open', left: 10 });
  await expect(dialog).toBeHidden();

  // By keyboard: the entry in the month opens the panel, and repeating it marks the day that is there.
  const entry = page.getByRole('button', { name: title }).first();
  await entry.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: title });
  await panel.getByRole('button', { name: 'Repeat' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Choose the days' }).focus();
  await page.keyboard.press('Enter');
  const series = page.getByRole('dialog', { name: 'Departures on many dates' });
  await series.getByText('Fri', { exact: true }).click();
  await series.getByText('Thu', { exact: true }).click();
  await series.getByRole('textbox', { name: 'From' }).fill(first);
  await series.getByRole('textbox', { name: 'Until' }).fill(third);
  await expect(series.getByText('already there')).toBeVisible();
  await series.getByRole('button', { name: 'Add 2 departures' }).click();
  await told(page, 'The departures are on sale.');
  expect((await publicDepartures(request)).get(third)).toMatchObject({ state: 'open', left: 10 });

  // One is cancelled before the price changes: it keeps its prices.
  await page.goto(`/dashboard/departures?view=list&month=${third.slice(0, 7)}`);
  await page
    .getByRole('textbox', { name: 'Search packages' })
    .or(page.getByRole('searchbox'))
    .fill('kuakata');
  const rowOf = (day: string) =>
    page
      .getByRole('row')
      .filter({ hasText: title })
      .filter({ hasText: new RegExp(`Thu, ${Number(day.slice(8))} `) });
  const act = async (day: string, action: string) => {
    await page.goto(`/dashboard/departures?view=list&month=${day.slice(0, 7)}`);
    await rowOf(day).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act(third, 'Call off');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await told(page, /is called off/);
  await raisePrices(request, headers);
  const priced = await publicDepartures(request);
  expect(priced.get(third)).toMatchObject({ state: 'cancelled', prices: planned?.prices });
  expect(priced.get(first)?.prices.adult).toBe((planned?.prices.adult ?? 0) + 100_00);

  // Two people change one departure: nothing is lost, and the second one sees the change first.
  await act(first, 'Change');
  const theirs = await (await request.get(`/api/departures/${planned?.id}`, { headers })).json();
  const { departsOn, returnsOn, cutOff, seats, band } = theirs;
  const put = await request.put(`/api/departures/${planned?.id}`, {
    headers: { ...headers, 'if-match': `"${theirs.version}"` },
    data: { departsOn, returnsOn, cutOff, seats: seats + 4, keptBack: 2, band },
  });
  expect(put.status(), await put.text()).toBe(200);
  trouble.length = 0;
  await dialog.getByLabel('Kept back').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Somebody else changed this departure while you were writing.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Seats')).toHaveValue('16');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await told(page, 'The departure is changed.');
  expect((await publicDepartures(request)).get(first)).toMatchObject({ left: 13 });

  // Moving it shifts all its days; closing it stops selling.
  await act(first, 'Move');
  await typeDate(page, 'Leaves', addDays(first, 1));
  await dialog.getByRole('button', { name: 'Move' }).click();
  await told(page, /now leaves on Fri/);
  expect((await publicDepartures(request)).get(addDays(first, 1))).toMatchObject({
    id: planned?.id,
    returnsOn: addDays(first, 4),
  });
  await act(second, 'Close');
  await told(page, /is closed/);
  expect((await publicDepartures(request)).get(second)).toMatchObject({ state: 'closed' });

  await page.goto(`/packages/domestic/${slug}`);
  const rows = page.locator('#departures');
  const dayOf = (date: string) =>
    rows.getByRole('rowheader', {
      name: new RegExp(`${Number(date.slice(8))} \\w+ ${date.slice(0, 4)}|${Number(date.slice(8))} \\w+`),
      includeHidden: true,
    });
  await expect(dayOf(addDays(first, 1)).first()).toBeAttached();
  const month = monthOnly(second.slice(0, 7), 'en', 'short');
  await expect(rows).not.toContainText(`Thu, ${Number(second.slice(8))} ${month}`);
  expect(trouble.filter((each) => !each.includes('409'))).toEqual([]);
});
