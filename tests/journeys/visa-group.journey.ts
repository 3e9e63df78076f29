import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { count } from '#platform/format/numbers.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const begun = z.object({ token: z.string() });
const shown = z.object({
  applicants: z.array(
    z.object({
      name: z.string(),
      papers: z.array(z.object({ key: z.string(), files: z.array(z.object({ name: z.string() })) })),
    }),
  ),
});

const first = ['Karim', 'Rahim', 'Fatema', 'Rokeya', 'Jahanara', 'Abdul', 'Selina', 'Tanvir'];
const last = ['Uddin', 'Khatun', 'Chowdhury', 'Sarkar', 'Bepari'];
const kinds = ['passport', 'photo', 'NID', 'bank statement'];
const photo = await sharp({ create: { width: 90, height: 130, channels: 3, background: '#e8eef4' } })
  .jpeg()
  .toBuffer();

// That each of 160 files finds its paper is tried without a browser (tests/visa-cases/drop.test.ts). Here a group of forty
// drops what is read, drawn and sent one by one; how it looks needs fewer of them.
for (const { language, families } of [
  { language: 'en', families: last },
  { language: 'bn', families: last.slice(0, 1) },
] as const) {
  const people = first.flatMap((one) => families.map((two) => `${one} ${two}`));
  const wanted = people.flatMap((name) =>
    kinds.slice(0, name.endsWith(` ${last[0]}`) ? kinds.length : 1).map((kind) => `${name} ${kind}.jpg`),
  );
  test(`the papers of a group of ${people.length} come in one drop of ${wanted.length} files, each by its name (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(360_000);
    const say = wordsIn(language, 'office-visa-cases', 'office-orders');
    const phone = `018${String(Math.random()).slice(2, 10)}`;
    const trouble = listenForErrors(page);
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The group is begun with its list of names pasted into the first field.
    await page.goto('/dashboard/visacases/new');
    const { keyboard } = page;
    await page.getByRole('combobox').first().focus();
    await keyboard.type('thailand');
    await expect(page.locator('[data-combobox-selected]')).toBeVisible();
    await keyboard.press('Enter');
    const kind = page.locator('select').filter({ has: page.locator('option[value=tourist]') });
    await kind.selectOption('tourist');
    const names = page.getByRole('textbox', { name: say('office_case_passport_name') });
    await names.first().evaluate(
      (field, list) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', list);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      people.map((name, at) => `${at + 1}. ${name}`).join('\n'),
    );
    await expect(names).toHaveCount(people.length);
    const [lastOne] = people.slice(-1);
    await expect(names.last()).toHaveValue(`${lastOne}`);
    await page.getByLabel(say('office_order_name'), { exact: true }).fill('Karim Uddin');
    await page.getByLabel(say('office_order_phone'), { exact: true }).fill(phone);
    await page.getByRole('checkbox', { name: say('office_case_consent') }).check();
    await keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/dashboard\/visacases\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const { token } = begun.parse(await (await request.get(`/api/visa-cases/${id}`, { headers })).json());

    await page.getByRole('button', { name: say('office_drop_open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    // One more that says nothing.
    const dropped = await page.evaluateHandle(
      ({ files, bytes }) => {
        const data = new DataTransfer();
        for (const name of files) {
          const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
          data.items.add(new File([content], name, { type: 'image/jpeg' }));
        }
        return data;
      },
      { files: [...wanted, 'scan0001.jpg'], bytes: photo.toString('base64') },
    );
    await dialog.locator('.vc-drop').dispatchEvent('drop', { dataTransfer: dropped });
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(wanted.length + 1);
    await expect(rows.first()).toContainText('scan0001.jpg');
    if (language === 'bn') {
      // Of 8,000 options in the lists of a group of forty axe would say the same, much later.
      expect(await findings(page)).toEqual([]);
    }
    await page.screenshot({ path: `test-results/visa-group-${language}.png` });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');
    await page.screenshot({ path: `test-results/visa-group-phone-${language}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });

    const inDigits = (value: number) => count(value, language);
    await dialog.getByRole('button', { name: new RegExp(inDigits(wanted.length)) }).click();
    const counts = (sent: number, open: number) =>
      say('office_drop_counts')
        .replace('{ready}', inDigits(0))
        .replace('{open}', inDigits(open))
        .replace('{sent}', inDigits(sent));
    await expect(dialog.getByRole('status')).toHaveText(counts(wanted.length, 1), { timeout: 300_000 });
    await expect(dialog.getByText(say('office_drop_sent'), { exact: true })).toHaveCount(wanted.length);
    // The one without a name is placed by hand.
    const unnamed = rows.first();
    await unnamed
      .getByRole('combobox')
      .first()
      .selectOption({ label: `${lastOne}` });
    await unnamed.getByRole('combobox').last().selectOption({ index: 1 });
    await dialog.getByRole('button', { name: new RegExp(language === 'bn' ? '১টি' : '1 file') }).click();
    await expect(dialog.getByText(say('office_drop_sent'), { exact: true })).toHaveCount(wanted.length + 1);
    await dialog.getByRole('button', { name: say('office_drop_done'), exact: true }).click();
    await expect(dialog).toBeHidden();

    const { applicants } = shown.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    const lying = applicants.flatMap(({ name, papers }) =>
      papers.flatMap(({ key, files }) => files.map((file) => ({ name, key, file: file.name }))),
    );
    expect(lying).toHaveLength(wanted.length + 1);
    for (const { name, key, file } of lying.filter((each) => each.file !== 'scan0001.jpg')) {
      expect(file.startsWith(name), `${file} of ${name}`).toBe(true);
      const kind = kinds.find((each) => file.endsWith(`${each}.jpg`))?.toLowerCase() ?? '?';
      expect(key, file).toContain(kind.replace(' ', '-'));
    }
    expect(trouble).toEqual([]);
  });
}
