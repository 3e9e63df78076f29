import { expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { qrAddress } from './printed-paper.ts';
import { openOffice } from './staff.ts';
import { bookTour, type TourParty } from './tour.ts';

const group: readonly TourParty[] = [
  {
    name: 'Karim Sample',
    party: { adults: 2, childrenWithBed: 1, infants: 1 },
    travellers: [
      { place: 'adult-1', surname: 'SAMPLE', givenNames: 'KARIM', sex: 'M', birthDate: '1985-03-15' },
      { place: 'adult-2', surname: 'SAMPLE', givenNames: 'FARIDA', sex: 'F', birthDate: '1988-07-01' },
      {
        place: 'child-with-bed-1',
        surname: 'SAMPLE',
        givenNames: 'ANIKA',
        sex: 'F',
        birthDate: '2019-07-01',
      },
      { place: 'infant-1', surname: 'SAMPLE', givenNames: 'AYAN', sex: 'M', birthDate: '2026-02-01' },
    ],
  },
  {
    name: 'Nadia Sample',
    travellers: [{ place: 'adult-1', surname: 'SAMPLE', givenNames: 'NADIA', sex: 'F' }],
  },
  {
    name: 'Mithila Sample',
    travellers: [{ place: 'adult-1', surname: 'SAMPLE', givenNames: 'MITHILA', sex: 'F' }],
  },
  {
    name: 'Arif Sample',
    travellers: [{ place: 'adult-1', surname: 'SAMPLE', givenNames: 'ARIF', sex: 'M' }],
  },
];

const words = {
  en: {
    manifest: 'Manifest',
    rooms: 'Rooming list',
    coach: 'Coach seats',
    phones: 'Telephone list',
    people: 'People: 7',
    move: 'Move Nadia Sample to',
    strangers: 'Strangers of both sexes',
    save: 'Save',
    saved: 'Saved.',
    beside: 'strangers side by side',
    seat: 'Seat',
    vouchers: 'Vouchers',
    issue: 'Issue all vouchers',
    owing: 'No voucher yet, because something isn’t paid:',
    allTheSame: 'Issue these all the same',
    ready: 'Vouchers ready: 4.',
    print: 'Print all',
  },
  bn: {
    manifest: 'যাত্রী তালিকা',
    rooms: 'রুমের তালিকা',
    coach: 'বাসের আসন',
    phones: 'ফোন নম্বর',
    people: '৭ জন',
    move: 'Nadia Sample কোন রুমে',
    strangers: 'অপরিচিত নারী-পুরুষ একই রুমে',
    save: 'সংরক্ষণ করুন',
    saved: 'সংরক্ষণ হয়েছে।',
    beside: 'পাশাপাশি অপরিচিত',
    seat: 'আসন',
    vouchers: 'ভাউচার',
    issue: 'সব ভাউচার তৈরি করুন',
    owing: 'টাকা বাকি, তাই ভাউচার হয়নি:',
    allTheSame: 'তবুও এগুলো দিন',
    ready: '৪টি ভাউচার তৈরি হয়েছে।',
    print: 'সব একসঙ্গে প্রিন্ট করুন',
  },
} as const;

/** How many A4 pages the page prints, and that the last line of the paper is on one. */
async function printed(page: Page) {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' },
  });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  return pages;
}

/** The vouchers of all four parties, each on a page of its own, with its own number and code, in a language. */
async function expectVouchers(page: Page, language: 'en' | 'bn') {
  const vouchers = page.locator('.paper[data-kind="voucher"]');
  await expect(vouchers).toHaveCount(4);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(vouchers.first().getByRole('heading', { level: 1 })).toHaveText(
    language === 'en' ? 'Voucher' : 'ভাউচার',
  );
  const numbers = await vouchers.locator('.paper-title dd').filter({ hasText: /^VC-/ }).allTextContents();
  expect(new Set(numbers).size).toBe(4);
  const drawn = await vouchers
    .locator('.paper-qr path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(drawn).size).toBe(4);
  const address = language === 'en' ? /^http[^ ]*\/verify\/[\w-]+$/ : /^http[^ ]*\/bn\/verify\/[\w-]+$/;
  expect(await qrAddress(page, '.paper:nth-of-type(3) .paper-qr')).toMatch(address);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe('');
  expect(await printed(page)).toBe(4);
}

for (const [language, ahead] of [
  ['en', 17],
  ['bn', 18],
] as const) {
  const say = words[language];

  test(`the leader’s papers are proposed, put right by keyboard, and print to A4 (${language})`, async ({
    page,
    request,
  }) => {
    const { departure } = await bookTour(request, ahead, group);
    const trouble = listenForErrors(page);
    await openOffice(page, '/dashboard/departures');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    const open = async (part: string, name: string) => {
      await page.goto(`/dashboard/departures/${departure}/${part}`);
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    };
    await open('manifest', say.manifest);
    await expect(page.locator('.tour-figures')).toContainText(say.people);
    await expect(page.getByRole('row', { name: /SAMPLE, AYAN/ })).toBeVisible();
    expect(await qrAddress(page, '.tour-qr')).toMatch(
      new RegExp(`^http.*/dashboard/departures/${departure}/check-in$`),
    );
    expect(await findings(page)).toEqual([]);
    expect(await printed(page)).toBe(1);

    await open('rooms', say.rooms);
    const rooms = page.locator('.tour-rooms .tour-room');
    const roomOf = (name: string) => rooms.filter({ has: page.locator('li b', { hasText: name }) });
    await expect(roomOf('Nadia Sample')).toContainText('Mithila Sample');
    await expect(roomOf('Anika Sample')).toContainText('Ayan Sample');
    // With the keyboard alone: the list of rooms beside her name.
    const move = page.getByRole('combobox', { name: say.move });
    await move.focus();
    const arifs = await roomOf('Arif Sample').evaluate((room) =>
      [...(room.parentElement?.children ?? [])].indexOf(room),
    );
    await move.selectOption(String(arifs));
    await expect(roomOf('Arif Sample')).toContainText('Nadia Sample');
    await expect(roomOf('Arif Sample')).toContainText(say.strangers);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.reload();
    await expect(roomOf('Arif Sample')).toContainText('Nadia Sample');
    expect(await findings(page)).toEqual([]);
    expect(await printed(page)).toBe(1);

    await open('coach', say.coach);
    await expect(page.locator('.tour-seat b:not(:empty)')).toHaveCount(6);
    await expect(page.getByText(say.beside)).toHaveCount(0);
    await page.getByRole('combobox', { name: `${say.seat} I1` }).selectOption({ label: 'Nadia Sample' });
    await page.getByRole('combobox', { name: `${say.seat} I2` }).selectOption({ label: 'Arif Sample' });
    await expect(page.getByText(say.beside)).toHaveCount(2);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByText(say.saved).last()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await printed(page)).toBe(1);

    await open('phones', say.phones);
    await expect(page.getByRole('row')).toHaveCount(5);
    expect(await printed(page)).toBe(1);
    await open('vouchers', say.vouchers);
    await page.getByRole('button', { name: say.issue }).click();
    // Nobody has paid, which is said with the sums; the owner goes on all the same.
    await expect(page.getByText(say.owing)).toBeVisible();
    await page.getByRole('button', { name: say.allTheSame }).click();
    await expect(page.getByText(say.ready)).toBeVisible();
    const printing = page.waitForEvent('popup');
    await page.getByRole('link', { name: say.print }).click();
    const sheets = await printing;
    await expectVouchers(sheets, language);
    // In the other language, which need not be the office's.
    await sheets.getByRole('link', { name: language === 'en' ? 'বাংলা' : 'English' }).click();
    await expectVouchers(sheets, language === 'en' ? 'bn' : 'en');
    await sheets.close();

    for (const part of ['manifest', 'rooms', 'coach', 'phones', 'vouchers']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/dashboard/departures/${departure}/${part}`);
      await expect(page.locator('.tour-sheet')).toBeVisible();
      expect(await sidewaysOverflow(page), part).toBe('');
    }
    expect(trouble).toEqual([]);
  });
}
