import { expect, test } from '@playwright/test';
import { beginCase, officeCase, scan } from './begun-case.ts';
import { findings } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

const lines = 'P<BGDSAMPLE<<TANVIR<AHMED<<<<<<<<<<<<<<<<<<<\nA012345678BGD8503150M2811051<<<<<<<<<<<<<<<6';

for (const language of ['en', 'bn'] as const) {
  test(`staff read the passport and the name on a paper, and what differs stands beside the papers (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'office-visa-cases');
    const one = await beginCase(
      request,
      language,
      { guide: 'thailand', kind: 'tourist', profile: 'student' },
      150,
    );
    const found = await request.get(`/api/visitor/visa-cases/${one.token}`);
    const [applicant] = officeCase.parse(await found.json()).applicants;
    const sent = await request.post(
      `/api/visitor/visa-cases/${one.token}/applicants/${applicant?.id}/papers/${applicant?.papers[0]?.id}`,
      { multipart: { file: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan } } },
    );
    expect(sent.status()).toBe(201);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/visacases/${one.id}`);
    const names = page.getByRole('region', { name: say('office_case_names'), exact: true });
    await expect(names).toContainText(say('office_case_names_unread'));
    await names.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(say('office_case_names_lines'))).toBeFocused();
    await page.keyboard.insertText(lines);
    await expect(dialog.getByLabel(say('office_case_names_surname'))).toHaveValue('SAMPLE');
    await expect(dialog.getByLabel(say('office_case_names_given'))).toHaveValue('TANVIR AHMED');
    await page.screenshot({ path: `test-results/visa-names-dialog-${language}.png` });
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_case_names_save') }).click();
    await expect(dialog).toBeHidden();
    await expect(names).toContainText('TANVIR AHMED SAMPLE');
    await expect(names.locator('.vc-faults').first()).toContainText('Tanvir Sample');
    const written = page.getByLabel(say('office_case_name_on'), { exact: true });
    await written.fill('Md Tanvir Ahmed');
    await written.press('Enter');
    const other = names.getByRole('button', { name: /Md Tanvir Ahmed/ });
    await expect(other).toBeVisible();
    await page.screenshot({ path: `test-results/visa-names-${language}.png`, fullPage: true });
    expect(await findings(page)).toEqual([]);
    // The name on the paper is in hand again from the list of what differs.
    await page.locator('.vc-paper button').last().click();
    await other.click();
    await expect(written).toHaveValue('Md Tanvir Ahmed');
    await written.fill('Sample Tanvir Ahmed');
    await written.press('Enter');
    await expect(other).toBeHidden();
  });
}
