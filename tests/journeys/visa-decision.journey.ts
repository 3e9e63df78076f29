import { expect, test } from '@playwright/test';
import { acceptPaper, beginCase, moveThrough, officeCase, scan } from './begun-case.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

for (const language of ['en', 'bn'] as const) {
  test(`a decision that was entered wrong is corrected on the page of the case, and the customer is told (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const say = wordsIn(language, 'office-visa-cases');
    const sayToAll = wordsIn(language, 'visa-cases');
    // Only one of the two has an address for the letter.
    const email = language === 'en' ? `tanvir.${Date.now()}@mail.example` : undefined;
    const { id, token } = await beginCase(
      request,
      language,
      undefined,
      60,
      email === undefined ? {} : { email },
    );
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const staff = async (to: string, data: object = {}) => {
      const response = await request.post(`/api/visa-cases/${id}${to}`, { headers, data });
      expect(response.status(), await response.text()).toBe(200);
    };
    const found = officeCase.parse(await (await request.get(`/api/visitor/visa-cases/${token}`)).json());
    const [applicant] = found.applicants;
    for (const paper of applicant?.papers ?? []) {
      await request.post(`/api/visitor/visa-cases/${token}/applicants/${applicant?.id}/papers/${paper.id}`, {
        multipart: { file: { name: 'paper.pdf', mimeType: 'application/pdf', buffer: scan } },
      });
      await acceptPaper(request, { id, headers }, paper.id);
    }
    await moveThrough(request, { id, headers }, ['checking', 'ready', 'submitted']);
    await staff('/state', { to: 'decided', decisions: [{ applicant: applicant?.id, decision: 'approved' }] });

    const trouble = listenForErrors(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/visacases/${id}`);
    const panel = page.getByRole('region', { name: say('office_case_decisions') });
    await expect(panel).toContainText(say('office_case_approved'));
    expect(await findings(page)).toEqual([]);
    await panel.getByRole('button', { name: say('office_case_correct') }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: say('office_case_correct_send') });
    await expect(save).toBeDisabled();
    await form.getByRole('combobox').selectOption('refused');
    await expect(form.getByRole('status')).toContainText(
      email ?? say('office_case_correct_call').split('{phone}')[0] ?? '',
    );
    // Its colours count once it has faded in.
    await expect(form).toHaveCSS('opacity', '1');
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/visa-decision-${language}.png` });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');
    await page.screenshot({ path: `test-results/visa-decision-phone-${language}.png` });
    await save.click();
    await expect(form).toBeHidden();
    await expect(panel).toContainText(say('office_case_refused'));

    const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await phone.goto(`${language === 'bn' ? '/bn' : ''}/visacases/${token}`);
    await expect(phone.locator('.vcase-decision').first()).toHaveText(sayToAll('visacase_decision_refused'));
    await phone.close();
    if (email !== undefined) {
      const written = await request.get('/api/messages', { headers, params: { q: email } });
      const events = (await written.json()).items.map(({ event }: { event: string }) => event);
      expect(events).toContain('case.corrected');
    }
    expect(trouble).toEqual([]);
  });
}
