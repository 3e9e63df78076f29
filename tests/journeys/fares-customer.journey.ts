import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { z } from 'zod';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';

type Language = 'en' | 'bn';

const words = {
  en: {
    choose: 'Choose this one',
    names: 'Names as in the passports',
    surname: 'Surname',
    given: 'Given names',
    expires: /^Passport valid until/,
    accept: 'Accept and fix the price',
    anyway: 'I have read this: accept and fix the price',
    letters: 'Latin letters',
    lapsed: 'Expired',
    over: 'can’t be accepted',
    less: '৳16,800 less',
    yours: 'for ৳3,43,200',
    total: '৳3,43,200',
  },
  bn: {
    choose: 'এটি বেছে নিন',
    names: 'পাসপোর্ট অনুযায়ী নাম',
    surname: 'পদবি (Surname)',
    given: 'নামের প্রথম অংশ (Given names)',
    expires: /^পাসপোর্টের মেয়াদ/,
    accept: 'গ্রহণ করে দাম নিশ্চিত করুন',
    anyway: 'পড়েছি: গ্রহণ করে দাম নিশ্চিত করুন',
    letters: 'ইংরেজি অক্ষরে',
    lapsed: 'মেয়াদ শেষ',
    over: 'গ্রহণ করা যাবে না',
    less: '৳১৬,৮০০ কম',
    yours: 'মোট ৳৩,৪৩,২০০',
    total: '৳৩,৪৩,২০০',
  },
} as const;

const namesWords = {
  en: {
    sort: 'Sort into the table',
    twice: 'The same name as Passenger 1',
    child: 'so an airline’s “child”',
    seven: 'Passenger 7, adult, Date of birth',
    nine: 'Passenger 9, adult',
    save: 'Save names',
  },
  bn: {
    sort: 'ঘরে ঘরে বসান',
    twice: 'যাত্রী ১, প্রাপ্তবয়স্ক-এর সঙ্গে নাম মিলে গেছে',
    child: 'এয়ারলাইনের হিসাবে “শিশু”',
    seven: 'যাত্রী ৭, প্রাপ্তবয়স্ক, জন্মতারিখ',
    nine: 'যাত্রী ৯, প্রাপ্তবয়স্ক',
    save: 'নাম সংরক্ষণ করুন',
  },
} as const;

const reference = z.object({ reference: z.string() });
const found = z.object({ items: z.array(z.object({ id: z.string() })) });
const pasted = z.object({ segments: z.array(z.unknown()), unread: z.array(z.string()) });
const visited = z.object({ options: z.array(z.object({ id: z.string(), isOver: z.boolean() })) });
const token = z.object({ token: z.string() });

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** A segment as Amadeus writes it: `BG 335 K 05JAN 2 DACJED HK2   500P 915P 05JAN  E  BG/SAMPLE`. */
function line(
  flight: string,
  on: string,
  route: string,
  departs: string,
  arrives: string,
  later = 0,
): string {
  const short = (date: string) => `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}`;
  const arrivesOn = new Date(Date.parse(on) + later * 86_400_000).toISOString().slice(0, 10);
  const weekday = new Date(on).getUTCDay() || 7;
  const airline = flight.slice(0, 2);
  return `  1  ${flight} K ${short(on)} ${weekday} ${route} HK2   ${departs} ${arrives} ${short(arrivesOn)}  E  ${airline}/SAMPLE`;
}

/** Dhaka, Jeddah, Madinah, Dhaka without a change, and by way of Dubai. */
const copied = {
  direct: [
    line('SV 809', day(60), 'DACJED', '225P', '640P'),
    line('SV1420', day(67), 'JEDMED', '900A', '1005A'),
    line('SV3802', day(74), 'MEDDAC', '1130P', '840A', 1),
  ].join('\n'),
  dubai: [
    line('EK 583', day(60), 'DACDXB', '1040A', '210P'),
    line('EK 805', day(60), 'DXBJED', '400P', '600P'),
    line('SV1420', day(67), 'JEDMED', '900A', '1005A'),
    line('EK 810', day(74), 'MEDDXB', '520P', '930P'),
    line('EK 586', day(75), 'DXBDAC', '155A', '840A'),
  ].join('\n'),
};
const typed = [
  ['BG', '335', 'DAC', 'JED', `${day(60)}T17:00`, `${day(60)}T21:15`],
  ['SV', '1420', 'JED', 'MED', `${day(67)}T09:00`, `${day(67)}T10:05`],
  ['BG', '338', 'MED', 'DAC', `${day(74)}T10:00`, `${day(74)}T19:20`],
].map(([airline, flight, from, to, departs, arrives]) => ({
  airline,
  flight,
  from,
  to,
  departs,
  arrives,
  bookingClass: 'Y',
  status: 'HK',
}));

/** A fare request with three options, the last of which has run out when asked for, sent to its customer. */
async function sendThree(
  request: APIRequestContext,
  language: Language,
  thirdLasts = 86_400_000,
  people = 2,
) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const post = async (path: string, data: object = {}) => {
    const response = await request.post(`/api${path}`, { headers, data });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
    return response.json();
  };
  const legs = [
    ['DAC', 'JED', day(60)],
    ['JED', 'MED', day(67)],
    ['MED', 'DAC', day(74)],
  ].map(([from, to, depart]) => ({ from: { code: from, text: from }, to: { code: to, text: to }, depart }));
  const asked = reference.parse(
    await post('/enquiries', {
      kind: 'air-ticket',
      message: '',
      language,
      key: crypto.randomUUID(),
      journey: {
        trip: 'multi-city',
        legs,
        cabin: 'economy',
        flexibleDays: 0,
        passengers: { adults: people, children: 0, infants: 0 },
      },
      contact: { name: 'Sample', phone: `018${String(Math.random()).slice(2, 10)}`, reply: 'whatsapp' },
    }),
  );
  const listed = await request.get(`/api/enquiries?q=${asked.reference}`, { headers });
  const { id = '' } = found.parse(await listed.json()).items[0] ?? {};
  const option = (segments: readonly unknown[], base: number, changed: object = {}) =>
    post(`/fares/${id}/options`, {
      segments,
      fares: [{ kind: 'adult', passengers: people, base, taxes: 4_280_000, service: 400_000 }],
      baggage: '2 × 23 kg',
      changeFee: 950_000,
      refundFee: 1_800_000,
      key: crypto.randomUUID(),
      timeLimit: new Date(Date.now() + 86_400_000).toISOString(),
      ...changed,
    });
  for (const [text, base] of [
    [copied.direct, 12_480_000],
    [copied.dubai, 11_640_000],
  ] as const) {
    const read = pasted.parse(await post('/fares/paste', { text, on: day(0) }));
    expect(read.unread).toEqual([]);
    await option(read.segments, base);
  }
  await option(typed, 12_180_000, {
    changeFee: 600_000,
    timeLimit: new Date(Date.now() + thirdLasts).toISOString(),
  });
  const { token: link } = token.parse(await post(`/fares/${id}/send`));
  return `${language === 'bn' ? '/bn' : ''}/fares/${link}`;
}

const withoutScripts = async (browser: Browser) =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })).newPage();

for (const language of ['en', 'bn'] as const) {
  const say = words[language];

  test(`a way to fly is chosen on a phone, named and accepted, and its order can be paid (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const trouble = listenForErrors(page);
    const path = await sendThree(request, language);
    const response = await page.goto(path);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    await expect(page.locator('.fare')).toHaveCount(3);
    expect(await sidewaysOverflow(page)).toBe('');
    expect(await findings(page)).toEqual([]);
    // Stacked on a telephone with all of them in short above, else side by side, with rows of the same meaning beside each other.
    await expect(page.locator('.fares-glance a')).toHaveCount(3);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(page)).toBe('');
      if (process.env.FARE_SHOTS !== undefined) {
        await page.screenshot({
          path: `${process.env.FARE_SHOTS}/options-${language}-${width}.png`,
          fullPage: true,
        });
      }
    }
    const topsOf = (part: string) =>
      page.locator(`.fare ${part}`).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    for (const part of ['.fare-total', '.fare-terms', '.fare-end']) {
      const tops = await topsOf(part);
      expect(tops).toHaveLength(3);
      expect(new Set(tops.map(Math.round)).size, part).toBe(1);
    }
    // The bags are alike; another charges more for a change.
    await expect(page.locator('.fare').first().locator('[data-less]')).toHaveCount(1);
    await expect(page.locator('.fare').nth(2).locator('[data-less]')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const first = page.locator('.fare').first();
    await expect(first.locator('.fare-total')).toHaveText(say.total);
    await first.getByRole('link', { name: say.choose }).click();
    await expect(page.getByRole('heading', { name: say.names })).toBeVisible();
    await expect(first.locator('.fare-chosen')).toBeVisible();
    await expect(page.locator('.fare').nth(1).locator('.fare-virtue')).toContainText(say.less);
    const surnames = page.getByLabel(say.surname);
    const given = page.getByLabel(say.given);
    await surnames.nth(0).fill('Sample');
    await given.nth(0).fill('করিম');
    await surnames.nth(1).fill('Sample');
    await given.nth(1).fill('Rahima');
    await page.getByRole('button', { name: say.accept }).click();
    await expect(page.locator('.names-said')).toContainText(say.letters);
    await given.nth(0).fill('Abdul Karim');
    await page.getByLabel(say.expires).first().fill(day(90));
    await page.getByRole('button', { name: say.accept }).click();
    await expect(page.locator('.names-said [data-level="amber"]')).toHaveCount(1);
    expect(await sidewaysOverflow(page)).toBe('');
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/fares-names-${language}.png`, fullPage: true });
    await page.getByRole('button', { name: say.anyway }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-z]{26}(?:#[\w-]+)?$/);
    await expect(page.locator('.order-due .order-sum')).toContainText(say.total);
    const order = page.url();
    await page.goto(path);
    await expect(page.locator('.fares-yours')).toContainText(say.yours);
    await expect(page.locator('.fare')).toHaveCount(1);
    await page.screenshot({ path: `test-results/fares-accepted-${language}.png`, fullPage: true });
    await page.locator('.fares-yours a.btn-go').click();
    await expect(page).toHaveURL(order.replace(/#.*/, ''));
    // The refusal of the names is answered as what it is.
    expect(trouble.filter((each) => !each.includes('422'))).toEqual([]);
  });

  test(`without scripts a fare is accepted, and one whose time ran out is refused and says so (${language})`, async ({
    browser,
    request,
  }) => {
    const path = await sendThree(request, language, 5_000);
    const link = path.split('/').at(-1) ?? '';
    const findOver = async () => {
      const seen = visited.parse(await (await request.get(`/api/visitor/fares/${link}`)).json());
      return seen.options.find(({ isOver }) => isOver)?.id ?? '';
    };
    await expect.poll(findOver).not.toBe('');
    const over = await findOver();
    // A page that was opened before the time ran out sends its form as if there were time.
    const refused = await request.post(path, {
      headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
      form: {
        option: over,
        'p1.surname': 'Sample',
        'p1.givenNames': 'Abdul Karim',
        'p2.surname': 'Sample',
        'p2.givenNames': 'Rahima',
      },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain(say.over);
    const page = await withoutScripts(browser);
    await page.goto(path);
    const last = page.locator('.fare').nth(2);
    await expect(last.locator('.fare-over')).toHaveText(say.lapsed);
    await expect(last.getByRole('link', { name: say.choose })).toHaveCount(0);
    await page.locator('.fare').nth(1).getByRole('link', { name: say.choose }).click();
    for (const [at, name] of ['Abdul Karim', 'Rahima'].entries()) {
      await page.getByLabel(say.surname).nth(at).fill('Sample');
      await page.getByLabel(say.given).nth(at).fill(name);
    }
    await page.getByRole('button', { name: say.accept }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-z]{26}(?:#[\w-]+)?$/);
    await page.context().close();
  });
}

/** A list as an office sends it: eleven people for twelve seats, one of them in Bangla letters, one a child. */
const list = [
  '1. Mr Kamal Hossain Sarker, 12/03/1979, A01482231, 08/11/2031',
  '2. Mrs Nasrin Akhter Sarker, 30/07/1983, A01482240, 08/11/2031',
  '3) Mr Tanvir Ahmed 4-Jan-91 EF0418822 exp 19.2.29',
  '4. Sumaiya Tabassum, 22 Sep 1996, A00911273, 02 May 2030',
  '5. Kamal Hossain Sarker, 12/03/1997',
  '6. Mohammad Abdullah Al Mamun Chowdhury, 17/10/1985',
  '7. Rafid Hasan, 03/01/2018',
  '8. Areeba Hasan, 19/05/1992',
  '9. রহিম উদ্দিন, ০১/০১/৮৮',
  '10. Shahriar Kabir 09/12/1990',
  '11. Mst Rahima Khatun 01/02/1970',
].join('\n');

for (const language of ['en', 'bn'] as const) {
  const say = words[language];
  const mine = namesWords[language];

  test(`twelve names are pasted, errors name row and column, and nothing is lost (${language})`, async ({
    browser,
    page,
    request,
  }) => {
    const path = await sendThree(request, language, 86_400_000, 12);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${path}?option=1`);
    await page.locator('#list').fill(list);
    await page.getByRole('button', { name: mine.sort }).click();
    const rows = page.locator('.names-row');
    await expect(rows).toHaveCount(12);
    await expect(page.locator('[id="p1.surname"]')).toHaveValue('SARKER');
    await expect(page.locator('[id="p3.birthDate"]')).toHaveValue('04/01/1991');
    await expect(rows.nth(8)).toHaveAttribute('data-state', 'wrong');
    await expect(rows.nth(8).locator('.names-said')).toContainText(say.letters);
    await expect(rows.nth(4).locator('.names-said')).toContainText(mine.twice);
    await expect(rows.nth(6).locator('.names-said')).toContainText(mine.child);
    await expect(rows.nth(11)).toHaveAttribute('data-state', 'later');
    await page.screenshot({ path: `test-results/names-1280-${language}.png`, fullPage: true });
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await expect(page.locator('[id="p1.surname"]')).toHaveValue('SARKER');
    await page.getByRole('button', { name: say.accept }).click();
    // The answer is where one looks, and names row and column.
    await expect(page.locator('#names-told')).toBeInViewport();
    await expect(page.locator('#names-told').getByRole('link')).toContainText([
      mine.seven,
      mine.nine,
      mine.nine,
    ]);
    await expect(page.locator('[id="p10.givenNames"]')).toHaveValue('SHAHRIAR');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(page)).toBe('');
      await page.screenshot({ path: `test-results/names-${width}-${language}.png`, fullPage: true });
    }
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('[id="p7.birthDate"]').fill('০৩/০১/১৯৮৮');
    await page.locator('[id="p9.givenNames"]').fill('Rahim');
    await page.locator('[id="p9.surname"]').fill('Uddin');
    await page.locator('input[name="later"]').check();
    await page.getByRole('button', { name: say.accept }).click();
    await page.getByRole('button', { name: say.anyway }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-z]{26}(?:#[\w-]+)?$/);
    await page.goto(path);
    await expect(rows).toHaveCount(1);
    await page.locator('[id="p12.surname"]').fill('Sample');
    await page.getByRole('button', { name: mine.save }).click();
    await expect(page.locator('#named')).toBeInViewport();
    await expect(rows).toHaveCount(0);
    const plain = await withoutScripts(browser);
    await plain.goto(`${await sendThree(request, language, 86_400_000, 12)}?option=1`);
    await plain.locator('#list').fill(list);
    await plain.getByRole('button', { name: mine.sort }).click();
    await expect(plain.locator('[id="p2.givenNames"]')).toHaveValue('NASRIN AKHTER');
    await expect(plain.locator('.names-row').nth(8).locator('.names-said')).toContainText(say.letters);
    await plain.context().close();
  });
}

test('a link that isn’t one, and a request that wasn’t sent, aren’t found', async ({ request }) => {
  expect((await request.get('/fares/0123456789abcdefghjkmnpqrs')).status()).toBe(404);
});
