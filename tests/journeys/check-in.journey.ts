import { expect, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';
import { bookTour, type TourParty } from './tour.ts';

/** Thirty people: ten families of two and an infant. */
const group: readonly TourParty[] = Array.from({ length: 10 }, (_, index) => ({
  name: `Leader ${index + 1}`,
  party: { adults: 2, infants: 1 },
  travellers: [
    { place: 'adult-1', surname: `KHAN${index + 1}`, givenNames: 'KARIM', sex: 'M' as const },
    { place: 'adult-2', surname: `KHAN${index + 1}`, givenNames: 'SALMA', sex: 'F' as const },
    { place: 'infant-1', surname: `KHAN${index + 1}`, givenNames: 'AYAN', sex: 'M' as const },
  ],
}));

const words = {
  en: {
    count: (here: string) => `${here} of 30 here`,
    here: 'Here',
    missing: 'Missing',
    sent: 'All marks are sent.',
    waiting: /Waiting for a network: 30/,
    which: 'Which is right?',
    search: 'Name, reference or code',
    none: '0',
    all: '30',
  },
  bn: {
    count: (here: string) => `৩০ জনের মধ্যে ${here} জন`,
    here: 'এসেছেন',
    missing: 'আসেননি',
    sent: 'সব তথ্য পাঠানো হয়েছে।',
    waiting: /নেটওয়ার্ক এলে যাবে: ৩০টি/,
    which: 'কোনটি ঠিক?',
    search: 'নাম, রেফারেন্স বা কোড',
    none: '০',
    all: '৩০',
  },
} as const;

/** The page and its files lie in the browser's own store. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const store = await caches.open('check-in');
    const addresses = (await store.keys()).map(({ url }) => url);
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    return addresses.some((url) => url.endsWith('/check-in')) && addresses.length > files.length / 2;
  });

for (const [language, ahead] of [
  ['en', 19],
  ['bn', 20],
] as const) {
  const say = words[language];

  test(`a leader checks thirty people in without a network, and is told of a contradiction (${language})`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const { departure } = await bookTour(request, ahead, group);
    await page.setViewportSize({ width: 390, height: 844 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/departures/${departure}/check-in`);
    await expect(page.getByText(say.count(say.none))).toBeVisible();
    await expect(async () => expect(await isKept(page)).toBe(true)).toPass();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe('');

    await context.setOffline(true);
    // A page that is loaded anew can be online for a moment.
    await page.route('**/check-ins', (route) => route.abort('internetdisconnected'));
    const rows = page.locator('.check-row');
    await expect(rows).toHaveCount(30);
    for (const row of (await rows.all()).slice(0, 15)) {
      await row.getByRole('button', { name: say.here }).click();
    }
    await page.reload();
    await expect(rows).toHaveCount(30);
    for (const row of (await rows.all()).slice(15)) {
      await row.getByRole('button', { name: say.here }).click();
    }
    await expect(page.getByText(say.count(say.all))).toBeVisible();
    await expect(page.getByText(say.waiting)).toBeVisible();

    // Meanwhile somebody with a network says that one of them is missing.
    const other = await makeAccount(request, 'manager');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, other)}` };
    const { people } = await (await request.get(`/api/departures/${departure}/group`, { headers })).json();
    const [first] = people;
    const mark = { id: crypto.randomUUID(), person: first.id, state: 'missing', seen: null };
    const marked = await request.post(`/api/departures/${departure}/check-ins`, {
      headers,
      data: { marks: [{ ...mark, markedAt: new Date().toISOString() }] },
    });
    expect(await marked.json()).toMatchObject({ results: [{ result: 'kept' }] });

    await page.unroute('**/check-ins');
    await context.setOffline(false);
    const told = page.getByRole('alert').filter({ hasText: say.which });
    await expect(told).toContainText('Karim Khan1', { timeout: 40_000 });
    await told.getByRole('button', { name: say.here, exact: true }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByText(say.sent)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(say.count(say.all))).toBeVisible();
    const after = await (await request.get(`/api/departures/${departure}/group`, { headers })).json();
    expect(after.people.map(({ checkIn }: { checkIn: { state: string } }) => checkIn.state)).toEqual(
      people.map(() => 'here'),
    );

    await page.getByRole('searchbox', { name: say.search }).fill('khan7 salma');
    await expect(rows).toHaveCount(1);
  });
}

test('a party that comes together is checked in at once, who is here already aside', async ({
  page,
  request,
}) => {
  const { departure, orders } = await bookTour(request, 33, group.slice(0, 2));
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, '/dashboard/home', owner);
  await page.goto(`/dashboard/departures/${departure}/check-in`);
  const rows = page.locator('.check-row');
  const parties = page.getByRole('button', { name: /^Check in all/ });
  await expect(rows).toHaveCount(6);
  await expect(parties).toHaveText([/^Check in all 3 of/, /^Check in all 3 of/]);
  expect(await findings(page)).toEqual([]);
  await rows.nth(1).getByRole('button', { name: 'Here' }).click();
  await expect(parties.first()).toHaveText(/^Check in all 2 of/);
  await parties.first().click();
  await expect(parties).toHaveCount(1);
  await expect(page.getByText('3 of 6 here')).toBeVisible();
  await expect(page.getByText('All marks are sent.')).toBeVisible({ timeout: 40_000 });
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const { people } = await (await request.get(`/api/departures/${departure}/group`, { headers })).json();
  const here = people.filter(
    ({ checkIn }: { checkIn: { state: string } | null }) => checkIn?.state === 'here',
  );
  const of = new Set(here.map(({ orderId }: { orderId: string }) => orderId));
  expect([here.length, of.size, orders.some((id) => of.has(id))]).toEqual([3, 1, true]);
});

test('signing out forgets who was on the departure, and the page that works without a network', async ({
  page,
  request,
}) => {
  const { departure } = await bookTour(request, 21, group.slice(0, 1));
  await openOffice(page, '/dashboard/home', owner);
  await page.goto(`/dashboard/departures/${departure}/check-in`);
  await expect(page.locator('.check-row')).toHaveCount(3);
  await expect(async () => expect(await isKept(page)).toBe(true)).toPass();
  const kept = () => page.evaluate(async () => [JSON.stringify(localStorage), await caches.keys()].join(' '));
  expect(await kept()).toContain('KHAN1');
  await page.goto('/dashboard/home');
  await page.locator('button.of-initials').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await expect(async () => {
    expect(await kept()).not.toMatch(/KHAN1|check-in/);
  }).toPass();
});
