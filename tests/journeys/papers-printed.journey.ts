import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { withoutSpinner } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { type Language, pagesOf, qrAddress } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const kinds = ['quote', 'invoice', 'receipt', 'voucher', 'credit-note'] as const;
const made = z.object({ id: z.string(), token: z.string() });
const withPapers = z.object({
  papers: z.array(z.object({ kind: z.enum(kinds), number: z.string(), path: z.string() })),
});
const words = {
  en: {
    whole: 'forty-seven thousand four hundred taka only',
    script: /[A-Za-z]/,
    font: /Latin/,
  },
  bn: { whole: 'সাতচল্লিশ হাজার চারশত টাকা মাত্র', script: /[ক-হ]/, font: /Bangla/ },
} as const;

/** An order of each charge that was quoted, accepted, paid in part by cash, vouched for, and cancelled. */
async function lifeOf(request: APIRequestContext, language: Language) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const key = () => crypto.randomUUID().replaceAll('-', '');
  const text = (en: string, bn: string) => ({ en, bn });
  const order = made.parse(
    await post('/orders', {
      language,
      contact: { name: 'Farida Sample', phone: aPhone() },
      key: key(),
      lines: [
        {
          charge: 'supplier',
          quantity: 2,
          unit: 1_450_000,
          text: text('Hotel, three nights', 'হোটেল, তিন রাত'),
        },
        { charge: 'official', quantity: 2, unit: 720_000, text: text('Embassy fee', 'দূতাবাসের ফি') },
        { charge: 'own', quantity: 1, unit: 500_000, text: text('Our service', 'আমাদের সেবা') },
        {
          charge: 'discount',
          quantity: 1,
          unit: -100_000,
          text: text('Discount for a family', 'পরিবারের জন্য ছাড়'),
        },
      ],
    }),
  );
  await post(`/orders/${order.id}/accept`, {});
  await post(`/orders/${order.id}/payments`, { method: 'cash', amount: 4_740_000, key: key() });
  await post(`/orders/${order.id}/vouchers`, { unpaid: true });
  await post(`/orders/${order.id}/cancel`, { reason: 'They are ill.' });
  return withPapers.parse(await (await request.get(`/api/visitor/orders/${order.token}`)).json()).papers;
}

/** The fonts that a PDF brings along. */
const fontsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FontName\s*\/([\w+-]+)/g)].map(([, name = '']) => name);

/** What a printer would cut: parts of the paper that lie outside of it. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const paper = document.querySelector('.paper');
    const edge = paper?.getBoundingClientRect();
    return edge === undefined
      ? ['the paper']
      : [...(paper?.querySelectorAll('*') ?? [])]
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return (
              box.width > 0 &&
              (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1)
            );
          })
          .map((each) => `${each.tagName} ${each.className}`);
  });

// As sharp as a telephone’s camera sees the code.
test.use({ deviceScaleFactor: 3 });

for (const language of ['en', 'bn'] as const) {
  test(`every kind of paper prints to one sheet with nothing cut, in the script of its language (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await withoutSpinner(page);
    const papers = await lifeOf(request, language);
    expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(kinds));
    for (const { kind, number, path } of papers) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const address = new URL(await qrAddress(page));
      await page.emulateMedia({ media: 'print' });
      expect(await cutOff(page), number).toEqual([]);
      const sheet = page.locator('.paper');
      await expect(sheet).toContainText(number);
      await expect(sheet).toContainText(words[language].script);
      if (kind === 'quote' || kind === 'invoice' || kind === 'receipt') {
        await expect(sheet.locator('.paper-in-words').first()).toHaveText(words[language].whole);
      }
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf), number).toBe(1);
      expect(fontsOf(pdf), number).toContainEqual(expect.stringMatching(words[language].font));
      await page.emulateMedia({ media: 'screen' });
      expect(address.origin).toBe(baseURL);
      await page.goto(address.href);
      await expect(page.locator('.verify-card')).toContainText(number);
    }
  });

  test(`a leaflet has its weekdays whole, a code that opens its page, and no last page with a few lines (${language})`, async ({
    page,
    baseURL,
  }) => {
    const path = `${language === 'bn' ? '/bn' : ''}/packages/domestic/coxs-bazar`;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(2);
    // As wide as the paper between its margins.
    await page.setViewportSize({ width: 695, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const weekdays = page.locator('.days .dnum small');
    expect(await weekdays.count()).toBeGreaterThan(2);
    const tooWide = await weekdays.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    );
    expect(tooWide).toEqual([]);
    expect(await qrAddress(page, '.leaflet-qr')).toBe(`${baseURL}${path}`);
  });

  test(`the sheet of a day at the till prints to one page (${language})`, async ({ page }) => {
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto('/dashboard/till');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
    });
    expect(pagesOf(pdf)).toBe(1);
  });
}
