import { expect, type Page, test } from '@playwright/test';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { findings, listenForErrors, untilAlive, withoutSpinner } from './crawl.ts';

/** A day some weeks ahead, as date fields take it. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const words = {
  en: {
    send: 'Send',
    fare: 'Ask for the fare',
    arrived: 'We have your enquiry',
    name: 'Your name',
    phone: 'Telephone',
    message: 'Your message',
    travel: 'Date of travel',
    ask: 'Ask about this trip',
  },
  bn: {
    send: 'পাঠিয়ে দিন',
    fare: 'ভাড়া জানতে চাই',
    arrived: 'আপনার অনুরোধ পৌঁছেছে',
    name: 'আপনার নাম',
    phone: 'ফোন নম্বর',
    message: 'আপনার কথা',
    travel: 'যাওয়ার তারিখ',
    ask: '',
  },
} as const;

type Language = keyof typeof words;

const at = (language: Language, path: string) => (language === 'en' ? path : `/bn${path}`);

let number = 0;
/** A new visitor each time, so that nobody counts as a sender of many. */
function somebody() {
  number += 1;
  const digits = String(Date.now() % 100_000_000).padStart(8, '0');
  return { name: `Sample Rahman ${number}`, phone: `01${3 + (number % 7)}${digits}` };
}

async function person(page: Page) {
  const { name, phone } = somebody();
  await page.locator('#name').fill(name);
  await page
    .locator('#phone')
    .fill(phone.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))));
  return { name, phone: groupedPhone(`+88${phone}`) };
}

/** The page after sending: reference, next steps, and nothing visible to others. */
async function arrives(page: Page, language: Language, holds: readonly string[]) {
  await expect(page).toHaveURL(/\/enquiries\/[0-9a-z]{26}\?sent=1$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].arrived);
  const main = page.getByRole('main');
  await expect(main).toContainText(/SF-[0-9A-Z]{4}-[0-9A-Z]{2}/);
  for (const text of holds) {
    await expect(main).toContainText(text);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  return /SF-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
}

async function askAboutVisa(page: Page, language: Language) {
  await page.goto(at(language, `/visadetails/thailand?profile=student&travel=${ahead(60)}&applicants=2`));
  await page.locator('aside a[href*="/contact?"]').first().click();
  await expect(page).toHaveURL(/contact\?.*visa=thailand/);
  await expect(page.locator('#profile')).toHaveValue('student');
  await expect(page.locator('#travel')).toHaveValue(ahead(60));
  await expect(page.locator('#applicants')).toHaveValue('2');
}

async function askAboutPackage(page: Page, language: Language) {
  await page.goto(at(language, '/packages/domestic'));
  const path = await page
    .getByRole('main')
    .locator('a[href*="/packages/domestic/"]')
    .first()
    .getAttribute('href');
  await page.goto(`${path}?adults=2&childbed=1`);
  const total = await page.locator('.pcard-box .price-card-big b').textContent();
  await page.locator('.pcard-box a[href*="/contact?"]').first().click();
  await expect(page).toHaveURL(/contact\?.*package=/);
  await expect(page.locator('.subject')).toContainText(total ?? 'a price');
  return total ?? '';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const ready = (page: Page) => (javaScriptEnabled ? untilAlive(page) : Promise.resolve());

    test.beforeEach(async ({ page }) => {
      if (javaScriptEnabled) {
        await withoutSpinner(page);
      }
    });

    for (const language of ['en', 'bn'] as const) {
      const say = words[language];

      test(`an enquiry is sent from the contact page (${language})`, async ({ page }) => {
        await page.goto(at(language, '/contact'));
        await ready(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await expect(page.locator('.error-summary li')).toHaveCount(3);
        const { name, phone } = await person(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        // The input survives the refusal.
        await expect(page.locator('.error-summary li')).toHaveCount(1);
        await expect(page.locator('#name')).toHaveValue(name);
        await page.locator('#message').fill('অফিস কখন খোলা?\nWhen is it open?');
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await arrives(page, language, [name, phone, 'When is it open?']);
      });

      test(`an enquiry about a visa carries kind, profile and day of travel (${language})`, async ({
        page,
      }) => {
        await askAboutVisa(page, language);
        await ready(page);
        const { name } = await person(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await arrives(page, language, [name, '৳']);
      });

      test(`an enquiry about a package carries its departure, the party and the price (${language})`, async ({
        page,
      }) => {
        const total = await askAboutPackage(page, language);
        await ready(page);
        const { name } = await person(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await arrives(page, language, [name, total]);
      });

      test(`a fare request is sent (${language})`, async ({ page }) => {
        await page.goto(at(language, '/airticket?from=DAC&to=BKK'));
        await ready(page);
        await page.locator('#depart').fill(ahead(40));
        await page.getByRole('button', { name: say.fare }).click();
        await expect(page.locator('.error-summary')).toBeVisible();
        await expect(page.locator('#depart')).toHaveValue(ahead(40));
        await page.locator('#return').fill(ahead(45));
        const { name, phone } = await person(page);
        await page.locator(`[name=language][value=${language}]`).check({ force: true });
        await page.getByRole('button', { name: say.fare }).click();
        await arrives(page, language, [name, phone, 'BKK']);
      });
    }

    test('a fare request takes up to six flights', async ({ page }) => {
      await page.goto('/airticket?trip=multi-city&from=DAC&to=BKK&from2=BKK&to2=SIN&from3=SIN&to3=DAC');
      await ready(page);
      for (const [index, field] of ['depart', 'depart2', 'depart3'].entries()) {
        await page.locator(`#${field}`).fill(ahead(40 + index));
      }
      const { name } = await person(page);
      await page.getByRole('button', { name: words.en.fare }).click();
      await arrives(page, 'en', [name, 'BKK', 'SIN']);
    });
  });
}

test.describe('a bad line', () => {
  test.beforeEach(({ page }) => withoutSpinner(page));

  const fill = async (page: Page) => {
    await page.clock.install();
    await page.goto('/contact');
    await untilAlive(page);
    const { name } = await person(page);
    await page.locator('#message').fill(`When is the office open? ${name}`);
    return name;
  };
  const press = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

  test('keeps what was typed, says so, and sends it by itself once it is back', async ({ page, context }) => {
    const name = await fill(page);
    await page.clock.fastForward(3_100);
    await context.setOffline(true);
    await press(page);
    await expect(page.locator('.not-sent')).toBeFocused({ timeout: 15_000 });
    await expect(page.locator('.not-sent a[href^="https://wa.me/"]')).toHaveAttribute('href', /office/);
    await expect(page.locator('#name')).toHaveValue(name);
    await context.setOffline(false);
    await arrives(page, 'en', [name]);
  });

  test('that breaks after the server has taken it makes no second enquiry', async ({ page }) => {
    const name = await fill(page);
    const references: string[] = [];
    await page.route('**/api/enquiries', async (route) => {
      const response = await route.fetch();
      references.push((await response.json()).reference);
      await (references.length < 3 ? route.abort() : route.fulfill({ response: response }));
    });
    await press(page);
    const shown = await arrives(page, 'en', [name]);
    expect(references).toEqual([shown, shown, shown]);
  });

  test('and a reload in between changes nothing: the same form has the same key', async ({ page }) => {
    const name = await fill(page);
    const keys: string[] = [];
    await page.route('**/api/enquiries', async (route) => {
      keys.push(route.request().postDataJSON().key);
      await route.abort();
    });
    await press(page);
    await expect(page.locator('.not-sent')).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await untilAlive(page);
    await expect(page.locator('#name')).toHaveValue(name);
    await press(page);
    await expect(page.locator('.not-sent')).toBeVisible({ timeout: 15_000 });
    expect(new Set(keys).size).toBe(1);
    await page.locator('#message').fill('Something else altogether.');
    await press(page);
    await expect.poll(() => new Set(keys).size).toBe(2);
  });

  test('pressing the button again and again sends once', async ({ page }) => {
    await fill(page);
    let sent = 0;
    await page.route('**/api/enquiries', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.locator('.contact-send button').evaluate((button) => {
      for (let press = 0; press < 3; press += 1) {
        if (button instanceof HTMLElement) {
          button.click();
        }
      }
    });
    await arrives(page, 'en', []);
    expect(sent).toBe(1);
  });
});

test('nobody’s enquiry is shown to a wrong address, and its page is kept by nobody', async ({
  page,
  request,
}) => {
  await withoutSpinner(page);
  await page.goto('/contact');
  await untilAlive(page);
  const { name } = await person(page);
  await page.locator('#message').fill('Only for me.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await arrives(page, 'en', [name]);
  const { pathname } = new URL(page.url());
  const response = await request.get(pathname);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  const data = await request.get(`${pathname}.data`);
  expect(data.headers()['cache-control']).toBe('no-store');
  const wrong = `${pathname.slice(0, -1)}${pathname.endsWith('0') ? '1' : '0'}`;
  const bodies: string[] = [];
  for (const path of [wrong, '/enquiries/x', `/enquiries/${'0'.repeat(26)}`]) {
    const refused = await request.get(path);
    expect(refused.status(), path).toBe(404);
    bodies.push((await refused.text()).replaceAll(path, ''));
    expect(bodies.at(-1)).not.toContain('Only for me');
  }
  expect(new Set(bodies).size).toBe(1);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/enquiries/');
});

test('the pages of an enquiry and of a refused form pass the same looks as any other', async ({ page }) => {
  await withoutSpinner(page);
  const trouble = listenForErrors(page);
  await page.goto('/bn/contact?about=visa&visa=thailand');
  await untilAlive(page);
  await page.getByRole('button', { name: words.bn.send, exact: true }).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await person(page);
  await page.getByRole('button', { name: words.bn.send, exact: true }).click();
  await arrives(page, 'bn', []);
  await untilAlive(page);
  expect(await findings(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a form from another site, or a body that is no form, is refused', async ({ request, baseURL }) => {
  const send = (headers: Record<string, string>, data = 'name=x') =>
    request.post('/contact', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      data,
    });
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await send({ origin: baseURL ?? '' })).status()).toBe(422);
  expect((await send({ 'content-type': 'text/plain' })).status()).toBe(415);
  expect((await send({}, `message=${'x'.repeat(70_000)}`)).status()).toBe(413);
  const refused = await send({}, `name=${encodeURIComponent('"><script>window.ran=1</script>')}`);
  expect(refused.status()).toBe(422);
  expect(refused.headers()['cache-control']).toBe('no-store');
  expect(await refused.text()).not.toContain('<script>window.ran');
  expect((await request.get('/contact')).headers()['cache-control']).toContain('public');
});
