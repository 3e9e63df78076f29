import { expect, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

for (const language of ['en', 'bn'] as const) {
  test(`what the agency knows of somebody is removed from the enquiry and from the card, after saying what goes (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'office');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const add = async (name: string) => {
      const response = await request.post('/api/enquiries/by-hand', {
        headers,
        data: {
          source: 'phone',
          topic: 'general',
          name,
          language,
          subject: 'A quiet hotel',
          message: 'By the sea.',
          phone: `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
          key: crypto.randomUUID(),
        },
      });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    };
    const [first, second] = [await add(`Zubaida ${Date.now()}`), await add(`Parveen ${Date.now()}`)];
    await openOffice(page, '/dashboard/home');
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.setViewportSize({ width: 1440, height: 900 });
    const form = page.getByRole('dialog', { name: say('office_forget_title') });
    const open = () => page.getByRole('button', { name: say('office_forget'), exact: true }).click();
    const remove = form.getByRole('button', { name: say('office_forget'), exact: true });

    await page.goto(`/dashboard/enquiries/${first.id}`);
    const trouble = listenForErrors(page);
    await open();
    await expect(form).toContainText(first.reference);
    await expect(form).toContainText(say('office_forget_card'));
    await expect(form).toContainText(say('office_forget_final'));
    await expect(remove).toBeDisabled();
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `test-results/personal-data-${language}.png` });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysOverflow(page)).toBe('');
    await page.screenshot({ path: `test-results/personal-data-phone-${language}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    // From here on what is open on this and on other screens is gone: they look, and find nothing.
    expect(trouble).toEqual([]);
    await form.getByRole('checkbox').check();
    await remove.click();
    await expect(form).toBeHidden();
    await expect(page.getByText(say('office_forget_notify'))).toBeVisible();
    expect((await request.get(`/api/enquiries/${first.id}`, { headers })).status()).toBe(404);

    const { customerId } = await (await request.get(`/api/enquiries/${second.id}`, { headers })).json();
    await page.goto(`/dashboard/customers/${customerId}`);
    await open();
    await expect(form).toContainText(second.reference);
    await form.getByRole('checkbox').check();
    await remove.click();
    await expect(page).toHaveURL(/\/dashboard\/customers$/);
    expect((await request.get(`/api/customers/${customerId}`, { headers })).status()).toBe(404);
    expect((await request.get(`/api/enquiries/${second.id}`, { headers })).status()).toBe(404);
    const log = await (await request.get('/api/activity?limit=5', { headers })).json();
    expect(JSON.stringify(log)).toContain('personal-data.remove-customer');
  });
}
