import { expect, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { makeAccount, openOffice } from './staff.ts';

/** Who comes along: one of them with a number that Excel has cut, and two whose days can be read in two ways. */
const list = (tail: string) => `Customer Name,Mobile No.,DOB,Ref. by
Anwarul ${tail},017000004${tail},03/04/1971,Office
Rasheda ${tail},017000005${tail},05/06/1988,Office
Cut ${tail},1.7E+09,,Office
`;

for (const [language, tail] of [
  ['en', '21'],
  ['bn', '22'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test(`customers of a file are read, asked about, taken over and undone (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const say = wordsIn(language, 'imports-office', 'office');
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await openOffice(page, '/dashboard/home', await makeAccount(request, 'manager'));
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto('/dashboard/import');
    const trouble = listenForErrors(page);
    const button = (key: string) => page.getByRole('button', { name: say(key) });
    await page.locator('input[type=file]').setInputFiles({
      name: 'old list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list(tail)),
    });
    await expect(page.getByRole('combobox', { name: 'Mobile No.' })).toHaveValue('phone');
    await expect(page.getByRole('combobox', { name: 'Ref. by' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Ref. by' }).selectOption('tags');
    expect(await findings(page)).toEqual([]);
    await button('office_imports_try').click();
    // Two days could be either: nothing is taken over before somebody has said.
    const take = page.getByRole('button', {
      name: say('office_imports_take_rows').replace(/\{.*/, '').trim(),
    });
    await expect(page.getByRole('heading', { name: say('office_imports_asks') })).toBeVisible();
    await button('office_imports_dmy').click();
    await expect(page.getByRole('heading', { name: say('office_imports_asks') })).toBeHidden();
    await expect(page.locator('.imp-faults tbody tr')).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe('');
    await (language === 'en' ? take : page.locator('.imp-take button').first()).click();
    await expect(
      page.getByRole('link', {
        name: say('office_imports_see').replace('{what}', say('office_imports_customers')),
      }),
    ).toBeVisible();
    await button('office_imports_undo').click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sample');
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByText('Sample')).toBeVisible();
    expect(trouble).toEqual([]);
    await page.close();
  });
}
