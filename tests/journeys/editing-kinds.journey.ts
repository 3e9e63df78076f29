import { expect, test } from '@playwright/test';
import { saved, writePackage } from './editing.ts';
import { comeOut, comeOutInBangla, liveThrough } from './editing-life.ts';
import { sendCover } from './editing-pictures.ts';
import { openOffice } from './staff.ts';

const fresh = () => crypto.randomUUID().slice(0, 6);
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

for (const { market, place, country, banglaTitle } of [
  { market: 'domestic', place: 'Sajek', country: undefined, banglaTitle: 'পাহাড় আর চা' },
  { market: 'international', place: 'Bangkok', country: 'Thailand', banglaTitle: 'মন্দির আর নদী' },
] as const) {
  // Both markets are one kind: one of them goes through every state.
  const become = market === 'domestic' ? 'goes through every state' : 'comes out in both languages';
  test(`an editor adds ${market === 'domestic' ? 'a domestic' : 'an international'} package with pictures, and it ${become}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const title = `Hills and tea ${fresh()}`;
    await openOffice(page, `/dashboard/add${market}`);
    if (country !== undefined) {
      await page.getByRole('combobox', { name: 'Country' }).click();
      await page.keyboard.type(country);
      await page.getByRole('option', { name: country, exact: true }).click();
    }
    await writePackage(page, title, place);
    const revision = await saved(page);
    await expect(page).toHaveURL(new RegExp(`/dashboard/update${market}/[0-9a-f-]{36}$`));
    const written = {
      title,
      revision,
      // Without a departure it is last in the list, so it is searched by name.
      list: `/packages/${market}?${new URLSearchParams({ q: title })}`,
      banglaList: `/bn/packages/${market}?${new URLSearchParams({ q: banglaTitle })}`,
      path: `/packages/${market}/${slugOf(title)}`,
      summary: 'Two nights in the hills, with tea in the morning.',
      banglaTitle,
      writeBangla: async () => {
        await page.getByLabel('Title Bangla').first().fill(banglaTitle);
        await page.getByLabel('Summary Bangla').fill('দুই রাতের ভ্রমণ।');
        await expect(page.locator('.fk-status')).toContainText('Draft saved', { timeout: 15_000 });
        await page.getByLabel('Opening Bangla').fill('ধীরে যাই, ধীরে ফিরি।');
        await page.getByLabel('Hotel, in words Bangla').fill('কাঠের কটেজ');
        await page.getByLabel('Transport, in words Bangla').fill('এসি বাস');
        for (const day of [0, 1, 2]) {
          const card = page.locator('.fk-row-card').nth(day);
          await card.getByLabel('Title Bangla').fill('একটি দিন');
          await card.getByLabel('What happens Bangla').fill('হাঁটা আর খাওয়া।');
        }
        const lines = page.locator('.fk-lines').getByLabel(/^Line \d Bangla$/);
        for (let line = 0; line < (await lines.count()); line += 1) {
          await lines.nth(line).fill(`লাইন ${line + 1}`);
        }
      },
    };
    if (market === 'domestic') {
      await liveThrough(page, request, written);
    } else {
      await comeOut(page, request, written);
      await comeOutInBangla(page, request, written);
    }
    expect(await (await request.get(`/packages/${market}/${slugOf(title)}`)).text()).toContain('৳12,500');
  });
}

test('a post is written with headings, a list from elsewhere and a live card, and goes through every state', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const title = `Notes from the road ${fresh()}`;
  const summary = 'What we saw, and what it cost us.';
  await openOffice(page, '/dashboard/addblog');
  await page.getByLabel('Title English').first().fill(title);
  await page.getByLabel('Summary English').fill(summary);
  await sendCover(page, `road-${fresh()}`);
  await page.getByLabel('Author, in English').fill('Nusrat Jahan');
  await page.getByLabel('Author, in Bangla').fill('নুসরাত জাহান');
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await page.keyboard.type('## The way there');
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p style="color:red">Bring a <b>light</b> coat</p><ul><li>Tea<li>Salt</ul>');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  });
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Card of a package or visa' }).click();
  await page.getByLabel('Title of a package or visa').fill('Thailand');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Thailand/ })
    .first()
    .click();
  const revision = await saved(page);
  await liveThrough(page, request, {
    title,
    revision,
    list: '/blogs',
    banglaList: '/bn/blogs',
    path: `/blogs/${slugOf(title)}`,
    summary,
    banglaTitle: 'পথের কথা',
    writeBangla: async () => {
      await page.getByLabel('Title Bangla').first().fill('পথের কথা');
      await page.getByLabel('Summary Bangla').fill('যা দেখলাম।');
      await page.getByRole('textbox', { name: 'Text in Bangla' }).click();
      await page.keyboard.type('হালকা কোট নিন।');
    },
  });
  const html = await (await request.get(`/blogs/${slugOf(title)}`)).text();
  expect(html).toContain('<strong>light</strong>');
  expect(html).toContain('/visadetails/thailand');
});

test('the guide of a visa is written with fees, papers and steps, and goes through every state', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const name = `Fiji ${fresh()}`;
  await openOffice(page, '/dashboard/addvisa');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Fiji');
  await page.getByRole('option', { name: 'Fiji' }).click();
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Oceania' }).click();
  await page.getByLabel('Country, as the page names it English').fill(name);
  await page.getByLabel('Summary English').fill('A visa before you fly.');
  await sendCover(page, `fiji-${fresh()}`);
  await page.getByLabel(/^Name, such as/).fill('Tourist visa');
  await page.getByRole('textbox', { name: 'Embassy fee', exact: true }).fill('8,500');
  await page.getByRole('textbox', { name: 'Our service charge', exact: true }).fill('৩০০০');
  const fees = ['Embassy fee', 'Visa-centre fee', 'Our service charge'];
  for (const part of fees) {
    await page.getByLabel(`${part} English`).fill('As its office states it.');
  }
  const steps = page.locator('#part-steps .fk-row');
  for (const step of [0, 1]) {
    await page.getByRole('button', { name: 'Add a step' }).click();
    await steps.nth(step).getByLabel('Title English').fill('Call us');
    await steps.nth(step).getByLabel('Text English').fill('We tell you what is missing.');
    await steps.nth(step).getByLabel('When English').fill('Day 1');
  }
  const revision = await saved(page);
  const banglaTitle = `ফিজি ${fresh()}`;
  await liveThrough(page, request, {
    title: name,
    revision,
    list: '/visaservices',
    banglaList: '/bn/visaservices',
    path: `/visadetails/${slugOf(name)}`,
    summary: 'A visa before you fly.',
    banglaTitle,
    writeBangla: async () => {
      await page.getByLabel('Country, as the page names it Bangla').fill(banglaTitle);
      await page.getByLabel('Summary Bangla').fill('যাওয়ার আগেই ভিসা।');
      await page.getByLabel(/^Name, such as.*Bangla$/).fill('পর্যটক ভিসা');
      for (const part of fees) {
        await page.getByLabel(`${part} Bangla`).fill('দপ্তর যেমন বলে।');
      }
      for (const step of [0, 1]) {
        await steps.nth(step).getByLabel('Title Bangla').fill('ফোন করুন');
        await steps.nth(step).getByLabel('Text Bangla').fill('কী বাকি আমরা বলি।');
        await steps.nth(step).getByLabel('When Bangla').fill('প্রথম দিন');
      }
    },
  });
  expect(await (await request.get(`/visadetails/${slugOf(name)}`)).text()).toContain('৳11,500');
});
