import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { findings, sidewaysOverflow, withoutSpinner } from './crawl.ts';
import { payByBkash } from './practice-payment.ts';
import { pagesOf, wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const reference = z.object({ reference: z.string() });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const gdsDay = (date: string) => `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}`;

const gdsLine = (flight: string, on: string, route: string, times: string, lands: string) =>
  `  ${flight} Y ${gdsDay(on)} ${new Date(on).getUTCDay() || 7} ${route} HK3  ${times} ${gdsDay(lands)}  E  BG/SAMPLE`;

const shots = process.env.FARE_SHOTS;

for (const language of ['en', 'bn'] as const) {
  test(`a clerk prices pasted flights, and tickets them once the customer has accepted (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const say = wordsIn(language, 'office-fares', 'fares');
    const name = `Fare ${language} ${Date.now()}`;
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const place = (code: string) => ({ code, text: code });
    const asked = await request.post('/api/enquiries', {
      data: {
        kind: 'air-ticket',
        message: '',
        language,
        key: crypto.randomUUID(),
        journey: {
          trip: 'return',
          legs: [{ from: place('DAC'), to: place('JED'), depart: day(60) }],
          returnOn: day(74),
          cabin: 'economy',
          flexibleDays: 0,
          passengers: { adults: 2, children: 1, infants: 0 },
        },
        contact: { name, phone: `018${String(Math.random()).slice(2, 10)}`, reply: 'whatsapp' },
      },
    });
    const known = reference.parse(await asked.json());
    const listed = await request.get(`/api/enquiries?q=${known.reference}`, { headers });
    const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await listed.json());
    const id = items[0]?.id ?? '';

    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/enquiries/${id}`);
    await page.getByRole('link', { name: say('office_fare_title'), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/fares\//);
    const lines = page.getByRole('textbox', { name: say('office_fare_lines') });
    const add = page.getByRole('button', { name: say('office_fare_add') });
    await add.click();
    await expect(page.getByText(say('office_fare_no_segment'))).toBeVisible();
    await lines.fill(
      [
        gdsLine('1  BG 335', day(60), 'DACJED', ' 500P 915P', day(60)),
        'PRICE OK WITH THE SUPERVISOR',
        gdsLine('2  BG 336', day(74), 'JEDDAC', '1130P 840A', day(75)),
      ].join('\n'),
    );
    await page.keyboard.press('Tab');
    await expect(page.locator('.fare-segments li')).toHaveCount(2);
    await expect(page.getByText('PRICE OK WITH THE SUPERVISOR').last()).toBeVisible();
    // Who flies is known from the request.
    const kinds = page.locator('.fare-kind');
    await expect(kinds.nth(0).getByRole('textbox').first()).toHaveValue(language === 'en' ? '2' : '২');
    for (const [index, [base, taxes, service]] of [
      ['60000', '20000', '2000'],
      ['45000', '18000', '2000'],
    ].entries()) {
      const field = (key: string) => kinds.nth(index).getByRole('textbox', { name: say(key) });
      await field('office_fare_base').fill(base ?? '');
      await field('office_fare_taxes').fill(taxes ?? '');
      await field('office_fare_service').fill(service ?? '');
    }
    await page.getByLabel(say('office_fare_baggage')).fill('2 × 23 kg');
    await page.getByRole('textbox', { name: say('office_fare_limit') }).fill(`${day(2)}T18:00`);
    const total = language === 'en' ? '৳2,29,000' : '৳২,২৯,০০০';
    await expect(page.locator('.ord-form-end strong')).toHaveText(total);
    expect(await findings(page)).toEqual([]);
    await add.click();
    await expect(page.locator('.fare-one h2 span')).toHaveText(total);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');
    await page.getByRole('button', { name: say('office_fare_send') }).click();
    const link = page.getByRole('link', { name: say('office_fare_link') });
    const share = page.getByRole('region', { name: say('office_fare_share') });
    await share.getByText(say('office_fare_share_text'), { exact: true }).click();
    await expect(share.locator('pre')).toContainText(/\/fares\/\w+$/);
    const saved = page.waitForEvent('download');
    await share.getByRole('button', { name: say('office_fare_share_picture') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^SF-.+\.jpg$/);
    expect(await findings(page)).toEqual([]);
    const path = (await link.getAttribute('href')) ?? '';
    const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await phone.goto(path);
    await expect(phone.getByText(total).first()).toBeVisible();
    await phone.close();

    // The customer accepts and pays, and the desk notes what the airline issued.
    const token = path.split('/').at(-1) ?? '';
    const shown = await request.get(`/api/visitor/fares/${token}`);
    const offered = z.object({ options: z.array(z.object({ id: z.string() })) }).parse(await shown.json());
    const accepted = await request.post(`/api/visitor/fares/${token}/accept`, {
      data: {
        option: offered.options[0]?.id,
        passengers: ['adult', 'adult', 'child'].map((kind, at) => ({
          kind,
          surname: 'Sample',
          givenNames: ['Abdul Karim', 'Rahima', 'Tania'][at],
        })),
        key: crypto.randomUUID(),
      },
    });
    expect(accepted.status(), await accepted.text()).toBe(201);
    const { order } = z.object({ order: z.object({ token: z.string() }) }).parse(await accepted.json());
    const payer = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await payer.goto(`${language === 'bn' ? '/bn' : ''}/orders/${order.token}`);
    await payByBkash(payer);
    await expect(payer.locator('.order-papers')).toContainText(/MR-\d{4}-\d{2}-\d{6}/);
    await payer.close();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/fares?tab=accepted&q=${encodeURIComponent(name)}`);
    await page.getByText(name).first().click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/fares/${id}$`));
    const form = page.getByRole('form', { name: say('office_fare_tickets'), exact: true });
    const number = (at: number) =>
      form.getByRole('textbox', { name: say('office_fare_ticket_number') }).nth(at);
    const serial = String(Date.now()).slice(-9);
    const save = form.getByRole('button', { name: say('office_fare_ticket_save') });
    // The airline's own reference was pasted with the flights.
    const pnr = form.getByRole('textbox', { name: say('office_fare_pnr'), exact: true });
    await expect(pnr).toHaveValue('SAMPLE');
    await pnr.fill('');
    await number(0).fill('997-24000');
    await save.press('Enter');
    await expect(form.getByText(say('office_fare_pnr_wrong'))).toBeVisible();
    await expect(form.getByText(say('office_fare_ticket_digits'))).toBeVisible();
    await pnr.fill('k4t9xb');
    await number(0).fill(`065-0${serial}`);
    await save.press('Enter');
    await expect(form.getByRole('checkbox', { name: say('office_fare_ticket_stranger_yes') })).toBeVisible();
    for (const at of [0, 1, 2]) {
      await number(at).fill(`997-${at + 1}${serial}`);
    }
    expect(await findings(page)).toEqual([]);
    await save.press('Enter');
    await expect(page.locator('main')).toContainText(`/ ${say('office_fare_ticketed')}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'e-ticket.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    });
    await expect(page.getByRole('button', { name: /e-ticket\.pdf/ }).first()).toBeVisible();

    // The ticket cover prints to one sheet, in the customer’s language.
    await page.getByRole('button', { name: say('office_fare_cover'), exact: true }).click();
    const cover = page.getByRole('link', { name: /TC-\d{4}-\d{2}-\d{6}/ });
    const paper = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await withoutSpinner(paper);
    await paper.goto((await cover.getAttribute('href')) ?? '');
    await expect(paper.locator('.paper')).toContainText(`997-1${serial}`);
    expect(await sidewaysOverflow(paper)).toBe('');
    expect(await findings(paper)).toEqual([]);
    if (shots !== undefined) {
      await paper.locator('.paper').screenshot({ path: `${shots}/cover-${language}.png` });
    }
    expect(pagesOf(await paper.pdf({ preferCSSPageSize: true }))).toBe(1);
    await paper.close();

    // One passenger gives the ticket back, with a penalty and a charge; another one flies on another ticket.
    const dialog = page.getByRole('dialog');
    const change = async (who: string, sums: Readonly<Record<string, string>>, becomes: string) => {
      await dialog.getByRole('checkbox', { name: who }).check();
      for (const [key, sum] of Object.entries(sums)) {
        await dialog.getByRole('textbox', { name: say(key) }).fill(sum);
      }
      await dialog.getByRole('textbox', { name: say('office_fare_change_reason') }).fill('Sample reason');
      await dialog.getByRole('button', { name: say('office_fare_change_look') }).click();
      await expect(dialog.getByRole('status')).toContainText(becomes);
      expect(await findings(page)).toEqual([]);
      await dialog.getByRole('button', { name: say('office_fare_change_do'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    const changeButton = page.getByRole('button', { name: say('office_fare_change'), exact: true });
    await changeButton.click();
    await change(
      'Abdul Karim',
      { office_fare_penalty: '10000', office_fare_charge: '1000' },
      language === 'en' ? '৳1,60,000' : '৳১,৬০,০০০',
    );
    await expect(form.getByText(say('office_fare_ticket_refunded'))).toBeVisible();
    await expect(number(0)).toHaveValue(`997-2${serial}`);
    await changeButton.click();
    await expect(dialog.getByRole('checkbox', { name: 'Abdul Karim' })).toHaveCount(0);
    await dialog.getByRole('combobox', { name: say('office_fare_way') }).selectOption('reissue');
    await dialog.getByRole('checkbox', { name: 'Rahima' }).check();
    await dialog.getByRole('textbox', { name: say('office_fare_ticket_number') }).fill(`997-4${serial}`);
    // Another ticket is for other flights, unless somebody says that they stay.
    await dialog.getByRole('textbox', { name: say('office_fare_change_reason') }).fill('Sample reason');
    await expect(dialog.getByRole('button', { name: say('office_fare_change_look') })).toBeDisabled();
    await dialog
      .getByRole('textbox', { name: say('office_fare_new_flights') })
      .fill(
        [
          gdsLine('1  BG 335', day(62), 'DACJED', ' 500P 915P', day(62)),
          gdsLine('2  BG 336', day(76), 'JEDDAC', '1130P 840A', day(77)),
        ].join('\n'),
      );
    await page.keyboard.press('Tab');
    await expect(dialog.locator('.fare-segments li')).toHaveCount(2);
    await change('Rahima', { office_fare_difference: '5000' }, language === 'en' ? '৳1,65,000' : '৳১,৬৫,০০০');
    await expect(number(0)).toHaveValue(`997-4${serial}`);
    await expect(page.getByRole('heading', { name: say('office_fare_reissued') }).last()).toBeVisible();
    await page.goto(`/dashboard/fares?tab=ticketed&q=9974${serial}`);
    await expect(page.getByText('K4T9XB')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const [width, height] of [
      [1024, 800],
      [390, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await sidewaysOverflow(page)).toBe('');
    }
  });
}
