import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { findings, sidewaysOverflow } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';

const tour = '/packages/domestic/kuakata';
const languages = ['en', 'bn'] as const;
type Language = (typeof languages)[number];

const words: Readonly<Record<Language, string>> = {
  en: 'The jeep came three hours late and nobody told us why. The sea was worth it.',
  bn: 'জিপ তিন ঘণ্টা দেরিতে এসেছে, কেন তা কেউ বলেননি। তবে সমুদ্র দেখে মন ভরে গেছে।',
};
const names: Readonly<Record<Language, string>> = { en: 'Rashed Sample', bn: 'রাশেদ (নমুনা)' };

/** A tour that leaves in five days, with an order in each language. @returns the tokens of their links */
async function bookJourneys(request: APIRequestContext, own: OwnProgram): Promise<Record<Language, string>> {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner)}` };
  const send = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return z.looseObject({ id: z.string(), token: z.string().optional() }).parse(await response.json());
  };
  const today = dhakaDate(new Date());
  const { id: departure } = await send('/departures', {
    package: 'kuakata',
    departsOn: addDays(today, 5),
    returnsOn: addDays(today, 8),
    cutOff: addDays(today, 4),
    seats: 20,
    band: 'regular',
  });
  const tokens = { en: '', bn: '' };
  for (const [index, language] of languages.entries()) {
    const { id, token = '' } = await send(`/departures/${departure}/bookings`, {
      party: { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      language,
      key: crypto.randomUUID().replaceAll('-', ''),
      contact: { name: 'Rashed Sample', phone: `0191234567${index}`, reply: 'phone' },
    });
    await send(`/orders/${id}/accept`, {});
    tokens[language] = token;
  }
  return tokens;
}

test.describe('a review', () => {
  test.describe.configure({ mode: 'serial' });
  let own: OwnProgram;
  let tokens: Record<Language, string>;

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(300_000);
    own = await startOwnProgram();
    const request = await playwright.request.newContext({ baseURL: own.url });
    tokens = await bookJourneys(request, own);
    expect((await request.get(`/orders/${tokens.en}/review`)).status()).toBe(404);
    await request.dispose();
    await own.later(15);
  });
  test.afterAll(() => own.stop());

  for (const language of languages) {
    test(`is written without scripts, read by an editor, answered, and then stands on the tour’s page (${language})`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const say = wordsIn(language, 'traveller-reviews', 'office-traveller-reviews', 'office');
      const prefix = language === 'bn' ? '/bn' : '';
      const plain = await browser.newContext({
        baseURL: own.url,
        javaScriptEnabled: false,
        viewport: { width: 360, height: 640 },
      });
      const visitor = await plain.newPage();
      await visitor.goto(`${prefix}${tour}`);
      await expect(visitor.getByText(words[language])).toHaveCount(0);
      await visitor.goto(`${prefix}/orders/${tokens[language]}`);
      await visitor.getByRole('link', { name: say('review_mail_button') }).click();
      await expect(visitor).toHaveURL(`${own.url}${prefix}/orders/${tokens[language]}/review`);
      await visitor.getByLabel(say('review_words')).fill(words[language]);
      await visitor.getByLabel(say('review_name'), { exact: true }).fill(names[language]);
      await visitor.getByRole('button', { name: say('review_send') }).click();
      // What is missing is said, and what was typed is still there.
      await expect(visitor.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(visitor.getByLabel(say('review_words'))).toHaveValue(words[language]);
      await visitor
        .locator('.review-stars label')
        .filter({ hasText: say('review_star_2') })
        .click();
      await visitor.getByRole('checkbox').check();
      await visitor.getByRole('button', { name: say('review_send') }).click();
      await expect(visitor.getByText(say('review_is_waiting'))).toBeVisible();

      const editor = await browser.newContext({ baseURL: own.url });
      const desk = await editor.newPage();
      await openOffice(desk, `${own.url}/dashboard/home`);
      await desk.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
      await desk.goto(`${own.url}/dashboard/travellerreviews`);
      const row = desk.getByRole('listitem').filter({ hasText: words[language] });
      await row.getByRole('button', { name: say('office_traveller_review_reply') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(say('review_answer')).fill('We changed the owner of the jeep.');
      await dialog.getByRole('button', { name: say('office_save') }).click();
      await expect(dialog).toBeHidden();
      expect(await findings(desk)).toEqual([]);
      await row.getByRole('button', { name: say('office_traveller_review_show'), exact: true }).click();
      await expect(row).toHaveCount(0);
      await editor.close();

      await visitor.reload();
      await expect(visitor.getByText(say('review_is_visible'))).toBeVisible();
      await visitor.goto(`${prefix}/orders/${tokens[language]}`);
      await expect(visitor.getByText(say('review_is_visible'))).toBeVisible();
      await expect(visitor.getByRole('link', { name: say('review_read_own') })).toBeVisible();
      await plain.close();
      const reader = await browser.newContext({ baseURL: own.url, viewport: { width: 360, height: 640 } });
      const page = await reader.newPage();
      await page.goto(`${prefix}${tour}`);
      const section = page.locator('.reviews');
      await expect(section.getByText(words[language])).toBeVisible();
      await expect(section.getByText(names[language])).toBeVisible();
      await expect(section.getByText('We changed the owner of the jeep.').first()).toBeVisible();
      const things = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(things.join('')).toContain('"ratingValue":2');
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe('');
      await page.goto(`${prefix}/orders/${tokens[language]}/review`);
      expect(await findings(page)).toEqual([]);
      await reader.close();
    });
  }
});
