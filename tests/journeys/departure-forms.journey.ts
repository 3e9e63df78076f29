import { expect, test } from '@playwright/test';
import { monthAfter } from '#features/departures/dashboard/month.rules.ts';
import { addDays, type CalendarDate, dhakaDate, weekday } from '#platform/calendar-date.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';

const slug = 'kuakata';

test('in Bangla the form of a departure takes the digits of both scripts, shows whole dates and words each refusal', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const editor = await makeAccount(request, 'editor');
  const headers = { authorization: `Bearer ${await accessTokenOf(request, editor)}` };
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openOffice(page, '/dashboard/departures', editor);
  await page.evaluate(() => localStorage.setItem('office-language', 'bn'));
  await page.reload();
  const dialog = page.getByRole('dialog');
  const seats = dialog.getByRole('textbox', { name: 'আসন', exact: true });
  const keptBack = dialog.getByLabel('বিক্রির বাইরে');
  const save = dialog.getByRole('button', { name: 'সংরক্ষণ করুন' });

  await page.getByRole('button', { name: 'নতুন যাত্রা' }).click();
  await dialog.getByRole('combobox', { name: 'প্যাকেজ' }).fill('কুয়াকাটা');
  await page.getByRole('option', { name: /কুয়াকাটা/ }).first().click();
  await expect(seats).toHaveValue('২০');
  await seats.fill('1২');
  await keptBack.fill('১৩');
  await save.click();
  await expect(seats).toHaveValue('১২');
  await expect(keptBack).toBeFocused();
  await expect(dialog.getByText('মোট আসন এর চেয়ে কম।')).toBeVisible();
  await keptBack.fill('৩');
  await keptBack.press('ArrowDown');
  await expect(keptBack).toHaveValue('২');

  // What can't be read stays to be corrected, and isn't sent.
  await seats.fill('৫০১');
  await seats.press('Enter');
  await expect(dialog.getByText('১ থেকে ৫০০ পর্যন্ত একটি পূর্ণ সংখ্যা।')).toBeVisible();
  await expect(seats).toBeFocused();
  await seats.fill('12');

  // A refusal that only the server knows: the departure was called off meanwhile.
  const leaves = dialog.getByRole('textbox', { name: 'রওনা', exact: true });
  const departs = addDays(dhakaDate(new Date()), 420 + Math.floor(Math.random() * 90));
  await leaves.fill(departs);
  await leaves.press('Tab');
  await save.click();
  await expect(page.getByText('নতুন যাত্রার বুকিং শুরু হয়েছে।')).toBeVisible();
  await expect(dialog).toBeHidden();
  const listed = await request.get(`/api/departures?package=${slug}`);
  const { items }: { items: { id: string; departsOn: string; state: string }[] } = await listed.json();
  const made = items.find(({ departsOn, state }) => departsOn === departs && state === 'open');
  await page.goto(`/dashboard/departures?view=list&month=${departs.slice(0, 7)}&q=${slug}`);
  const row = page.getByRole('row').filter({ hasText: fullDate(departs, 'bn') });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'বদলান', exact: true }).click();
  const off = await request.post(`/api/departures/${made?.id}/cancel`, { headers });
  expect(off.status(), await off.text()).toBe(200);
  await expect(seats).toHaveValue('১২');
  await seats.fill('১৪');
  await save.click();
  await expect(dialog.getByText('আপনি লেখার সময় অন্য কেউ এই যাত্রা বদলেছেন।')).toBeVisible();
  await save.click();
  await expect(page.getByText('এই যাত্রা বাতিল হয়েছে।')).toBeVisible();

  // The longest name of a weekday and of a month.
  const day = '2028-09-21';
  await leaves.fill(digits('21/9/2028', 'bn'));
  await seats.focus();
  await expect(leaves).toHaveValue(fullDate(day, 'bn'));
  const cut = await dialog
    .locator('input[type=text]')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement && input.scrollWidth > input.clientWidth ? [input.value] : [],
      ),
    );
  expect(cut).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the notice of a season moves no button at ${width} px, so that one click saves`, async ({
    page,
    request,
  }) => {
    const editor = await makeAccount(request, 'editor');
    await page.setViewportSize({ width, height: 1000 });
    await openOffice(page, '/dashboard/departures', editor);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'New departure' }).click();
    await dialog.getByRole('combobox', { name: 'Package' }).fill('kuakata');
    await page
      .getByRole('option', { name: /Kuakata/ })
      .first()
      .click();
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    // Within Ramadan of 2028; the notice comes as the field is left, which is when the mouse is already down on Save.
    await dialog.getByRole('textbox', { name: 'Leaves', exact: true }).fill('2028-02-10');
    await save.hover();
    const before = await save.boundingBox();
    await page.mouse.down();
    await expect(dialog.getByText(/Ramadan/)).toBeVisible();
    // A pressed button sinks by one pixel.
    expect((await save.boundingBox())?.y).toBe((before?.y ?? 0) + 1);
    await page.mouse.up();
    await expect(page.getByText('The departure is on sale.')).toBeVisible();
  });
}

test('on a phone a day names its month, a card begins at the left edge, and an empty month says so', async ({
  page,
  request,
}) => {
  const editor = await makeAccount(request, 'editor');
  await page.setViewportSize({ width: 390, height: 900 });
  await openOffice(page, '/dashboard/departures', editor);
  // It leaves on the first of a month that begins within a week, so that the month before shows it too.
  const out =
    [30, 31, 32]
      .map((by): CalendarDate => `${monthAfter(dhakaDate(new Date()).slice(0, 7), by)}-01`)
      .find((day) => weekday(day) !== 0) ?? '';
  const planned = await request.post('/api/departures', {
    headers: { authorization: `Bearer ${await accessTokenOf(request, editor)}` },
    data: {
      package: slug,
      departsOn: out,
      returnsOn: addDays(out, 2),
      cutOff: addDays(out, -3),
      seats: 20,
      band: 'regular',
    },
  });
  // A second try finds the first one's.
  expect([201, 409], await planned.text()).toContain(planned.status());
  await page.goto(`/dashboard/departures?month=${monthAfter(out.slice(0, 7), -1)}`);
  await expect(page.getByText(shortDate(out, 'en'), { exact: true })).toBeVisible();
  await page.goto('/dashboard/departures?view=list');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const lefts = await row
    .locator('.of-main strong, [data-label="State"]')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  expect(lefts).toHaveLength(2);
  await page.goto('/dashboard/departures?month=2031-03');
  await expect(page.getByRole('heading', { name: 'No departures here' })).toBeVisible();
});
