import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { noteValues } from '#features/till/till.rules.ts';
import { fullDate } from '#platform/format/dates.ts';
import type { Desk } from './month-desk.ts';
import { type Paths, passedOnLine } from './month-sales.ts';
import type { OwnProgram } from './own-program.ts';
import { accessTokenOf } from './staff.ts';

const made = z.object({ id: z.string() });

/** What the agency has before its books begin: a departure to sell, and the cards of two suppliers. @param leaves its day */
export async function prepare(
  request: APIRequestContext,
  own: OwnProgram,
  leaves: readonly [string, string, string],
) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner, own.url)}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`${own.url}/api${path}`, { headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return made.parse(await response.json()).id;
  };
  const [cutOff, departsOn, returnsOn] = leaves;
  await post('/departures', {
    package: 'kuakata',
    departsOn,
    returnsOn,
    cutOff,
    seats: 20,
    band: 'regular',
  });
  const supplier = (name: string, kind: string, currency: string) =>
    post('/suppliers', { name, kind, currency, key: crypto.randomUUID() });
  return {
    departsOn,
    airline: await supplier('Padma Airways', 'airline', 'BDT'),
    hotel: await supplier('Dar Al Safa', 'hotel', 'SAR'),
  };
}

/** Makes the bank and a kind of expense of its own, enters what there is, and says what the VAT is. @param day the last one before */
export async function openBooks(desk: Desk, day: string): Promise<void> {
  const { page, look, say, button, choose, fill, send, account, sum } = desk;
  await page.goto('/dashboard/accounts');
  for (const [parent, en, bn] of [
    ['bank', 'City Bank', 'সিটি ব্যাংক'],
    ['expense', 'Travel fair', 'পর্যটন মেলা'],
  ] as const) {
    await button('office_books_account_new').click();
    await choose({ office_books_account_kind: parent });
    await fill({ office_books_name_en: en, office_books_name_bn: bn });
    await send('office_books_account_send');
    await expect(account(new RegExp(`${en}|${bn}`))).toContainText(sum(0));
  }

  await page.getByRole('link', { name: say('office_opening_title'), exact: true }).click();
  await page.getByRole('textbox', { name: say('office_opening_day'), exact: true }).fill(day);
  for (const [code, amount] of [
    ['1020-01', 200_000],
    ['1041', 5_000],
    ['1011', 20_000],
  ] as const) {
    await page.getByLabel(new RegExp(`\\(${code}\\)$`)).fill(String(amount));
  }
  await page.getByRole('combobox', { name: say('office_opening_supplier_add') }).fill('Padma');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Padma Airways' }).fill('5000');
  await page.getByRole('textbox', { name: 'Padma Airways' }).blur();
  await expect(page.getByRole('main').getByRole('status')).toContainText(sum(220_000));
  await button('office_opening_send').click();
  await expect(button('office_opening_mend')).toBeVisible();

  await page.goto('/dashboard/settings#vat');
  await page.getByRole('combobox', { name: say('office_set_vat_mode') }).selectOption('inclusive');
  for (const key of ['own', 'fee']) {
    await page.getByRole('textbox', { name: say(`office_set_vat_${key}`), exact: true }).fill('15');
  }
  await look('vat', false);
  await button('office_save').click();
  await expect(button('office_save')).toHaveCount(0);
}

/** The embassy is paid at once and takes less than was sold, the airline sends a bill of more. */
export async function passOn(desk: Desk, bank: string, { visa, ticket }: Paths): Promise<void> {
  const { page, look, say, sayOf, choose, fill, send, dialog, sum } = desk;
  const line = passedOnLine(desk);
  const begin = async (path: string) => {
    await page.goto(path);
    await line.getByRole('button', { name: say('office_payon_do') }).click();
  };
  await begin(visa);
  await choose({ office_books_paid_from: bank });
  await fill({ office_books_amount: 4_300 });
  await send('office_payon_send');
  await expect(line).toContainText(sayOf('office_payon_gained', { sum: sum(200) }));

  await begin(ticket);
  await choose({ office_payon_how: 'supplier' });
  await dialog.getByRole('combobox', { name: say('office_payon_whom') }).fill('Padma');
  await page.getByRole('option', { name: 'Padma Airways' }).click();
  await fill({ office_books_amount: 30_500 });
  await send('office_payon_send');
  await expect(line).toContainText(sayOf('office_payon_lost', { sum: sum(500) }));
  await look('pay-on');
}

/** The airline is paid all that it is owed; the hotel sends a bill in rial, which the bank sends it less a fee of its own. */
export async function paySuppliers(desk: Desk, bank: string, cards: Awaited<ReturnType<typeof prepare>>) {
  const { page, look, say, sayOf, button, choose, fill, send, dialog, sum } = desk;
  const owed = page
    .locator('.sup-figures > div')
    .filter({ hasText: say('office_supplier_balance') })
    .locator('dd');
  const pay = async (more: Readonly<Record<string, string | number>>) => {
    await button('office_supplier_pay').click();
    await choose({ office_supplier_pay_from: bank });
    await fill(more);
    await send('office_supplier_pay_send');
    await expect(owed).toHaveText(sum(0));
  };
  await page.goto(`/dashboard/suppliers/${cards.airline}`);
  await expect(owed).toHaveText(sum(35_500));
  // What is owed stands in the form.
  await pay({ office_order_outside_if_any: `TT 1 ${desk.language}` });

  await page.goto(`/dashboard/suppliers/${cards.hotel}`);
  await button('office_supplier_new_bill').click();
  await fill({ office_supplier_number: 'DS-2391', office_supplier_line_text: 'Two rooms, one night' });
  await dialog
    .getByRole('textbox', { name: sayOf('office_supplier_rate_of', { currency: 'SAR' }), exact: true })
    .fill(desk.language === 'bn' ? '৩২.৫০' : '32.50');
  await dialog
    .getByRole('textbox', { name: sayOf('office_supplier_amount_in', { currency: 'SAR' }), exact: true })
    .fill(desk.language === 'bn' ? '২০০' : '200');
  await choose({ office_supplier_account: 'departure' });
  const leaves = fullDate(cards.departsOn, desk.language);
  await dialog.getByRole('combobox', { name: say('office_kind_departure') }).fill(leaves);
  await expect(page.getByRole('option', { name: leaves })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(sum(6_500));
  await look('bill', false);
  await send('office_supplier_bill_save');
  await expect(owed).toHaveText(sum(6_500));
  await pay({ office_supplier_pay_fee: 500, office_order_outside_if_any: `TT 2 ${desk.language}` });
}

interface Expense {
  readonly kind: string;
  readonly from: string;
  readonly text: string;
  readonly amount: number;
  /** Today without it. */
  readonly on?: string;
  readonly monthly?: true;
}

/** Enters what the office itself costs. */
export async function spend(desk: Desk, { kind, from, text, amount, on, monthly }: Expense): Promise<void> {
  const { page, say, button, choose, fill, send, dialog, sum } = desk;
  await page.goto('/dashboard/expenses');
  await button('office_books_expense').first().click();
  await choose({ office_books_kind: kind, office_books_paid_from: from });
  await fill({ office_books_what: text, office_books_amount: amount });
  if (on !== undefined) {
    await fill({ office_books_on: on });
  }
  if (monthly) {
    await dialog.getByLabel(say('office_books_monthly')).check();
  }
  await send('office_books_expense_send');
  if (on !== undefined) {
    await page.goto(`/dashboard/expenses?from=${on}&to=${on}`);
  }
  await expect(page.getByRole('row', { name: new RegExp(text) })).toContainText(sum(amount));
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly fee?: number;
}

/** Moves money from one account to another. */
export async function move(desk: Desk, { from, to, amount, fee }: Transfer): Promise<void> {
  const { page, button, choose, fill, send } = desk;
  await page.goto(`/dashboard/accounts/${from}`);
  await button('office_books_transfer').click();
  await choose({ office_books_to: to });
  await fill({ office_books_amount: amount, ...(fee === undefined ? {} : { office_books_fee: fee }) });
  await send('office_books_transfer_send');
}

/** The till is counted by its notes, and handed over to the safe: 8,550 taka. */
export async function countTill(desk: Desk): Promise<void> {
  const { page, say, button } = desk;
  await page.goto('/dashboard/till');
  const notes = page.locator('.till-notes input');
  for (const [value, pieces] of [
    [1000, 8],
    [500, 1],
    [50, 1],
  ] as const) {
    await notes.nth(noteValues.indexOf(value)).fill(String(pieces));
  }
  await button('office_till_compare').click();
  await button('office_till_close_do').click();
  await expect(page.locator('.till-sheet h2 span')).toHaveText(say('office_till_closed'));
}
