import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

/** An accepted order that is overdue for longer than any other, so that it is the first to be called. */
async function overdueOrder(request: APIRequestContext, name: string) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const { id, phone } = await sellOrder(request, headers, {
    name,
    unit: 3_125_000,
    text: { en: 'Cox’s Bazar', bn: 'কক্সবাজার' },
    plan: [{ amount: 3_125_000, due: '2020-01-01' }],
  });
  return { id, phone: `+88${phone}` };
}

const firstQuestion = { owner: 'Decide', clerk: 'Call' } as const;

for (const width of [1280, 390]) {
  for (const role of ['owner', 'clerk'] as const) {
    test(`Home at ${width} px asks the ${role} what is to be done, and one click or key leads to it`, async ({
      page,
      request,
    }) => {
      const trouble = listenForErrors(page);
      const name = `Abdul Malek ${role} ${width}`;
      const { id, phone } = await overdueOrder(request, name);
      const who = role === 'owner' ? owner : await makeAccount(request, role);
      // Somebody else's cash is there to decide, or her own to wait for.
      await page.setViewportSize({ width, height: 800 });
      await openOffice(page, '/dashboard/home', who);
      const overdue = page.getByRole('region', { name: 'Overdue' });
      const row = overdue.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText('৳31,250');
      await expect(row).toContainText(/\d days late/);
      await expect(row).toContainText('Cox’s Bazar');
      const call = row.getByRole('link', { name: /^Call/ });
      await expect(call).toHaveAttribute('href', `tel:${phone}`);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(width === 390 ? 44 : 36);

      // One row is in hand from the first, and only its button is marigold; every other row has one button, too.
      const marigold = await page
        .locator('.home-act')
        .evaluateAll((acts) =>
          acts
            .filter(
              (act) =>
                getComputedStyle(act).backgroundColor === 'rgb(246, 168, 28)' ||
                act.closest('[aria-current]') !== null,
            )
            .map((act) => act.closest('[data-agenda-row]')?.ariaCurrent),
        );
      expect(marigold).toEqual(['true']);
      for (const each of await page.locator('[data-agenda-row]').all()) {
        await expect(each.locator('.home-act')).toHaveCount(1);
      }

      const questions = page.getByRole('navigation', { name: 'What is to be done today' });
      const asked = questions.getByRole('button');
      if (role === 'clerk') {
        await expect(asked.first()).toContainText(firstQuestion[role]);
      }
      await questions.getByRole('button', { name: /^Call/ }).click();
      await expect(overdue.getByRole('heading')).toBeFocused();
      expect(await sidewaysOverflow(page), 'overflow').toBe('');
      expect(await findings(page), 'axe').toEqual([]);

      // J walks down to the row, K comes back, and neither works while a field has the focus.
      const inHand = page.locator('[data-agenda-row]:focus');
      await page.keyboard.press('j');
      await expect(inHand).toHaveCount(1);
      const first = await inHand.textContent();
      await page.keyboard.press('k');
      await page.keyboard.press('j');
      expect(await inHand.textContent()).toBe(first);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').fill('jj');
      await page.keyboard.press('j');
      await expect(inHand).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${id}$`));

      await page.goBack();
      await overdue.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${id}$`));
      await page.goBack();
      await page.evaluate(() => localStorage.setItem('office-language', 'bn'));
      await page.reload();
      await expect(page.getByRole('region', { name: 'বকেয়া' })).toContainText('৳৩১,২৫০');
      expect(await sidewaysOverflow(page), 'overflow in Bangla').toBe('');
      expect(await findings(page), 'axe in Bangla').toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
}

test('no role has an error page for Home', async ({ browser, request }) => {
  for (const role of ['accountant', 'visa-officer', 'editor', 'manager'] satisfies Role[]) {
    const page = await browser.newPage();
    const trouble = listenForErrors(page);
    await openOffice(page, '/dashboard/home', await makeAccount(request, role));
    await expect(page.locator('.of-home')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(trouble, role).toEqual([]);
    await page.close();
  }
});
