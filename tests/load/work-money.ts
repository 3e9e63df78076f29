import { expect, type Page } from '@playwright/test';
import type { WorkCounter } from './work-counter.ts';
import { patience } from './work-pieces.ts';

const rowsOf = (page: Page) => page.locator('.mon-row');

/** Pastes copied messages of a wallet and has them read. */
export async function pasteMessages(page: Page, by: WorkCounter, texts: readonly string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), texts.join('\n\n'));
  await by.click(page.getByRole('button', { name: 'Paste SMS' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await by.press('Control+V');
  await expect(dialog.getByRole('button', { name: 'Read', exact: true })).toBeEnabled();
  await by.press('Tab');
  await by.press('Tab');
  await by.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(String(texts.length), { timeout: patience });
  await by.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Accepts each row of the inbox, of which there are so many: one Enter each. */
export async function acceptRows(page: Page, by: WorkCounter, rows: number): Promise<void> {
  await expect(rowsOf(page)).toHaveCount(rows, { timeout: patience });
  for (let left = rows; left > 0; left -= 1) {
    await expect(page.locator('.mon-in-hand')).toHaveCount(1);
    await by.press('Enter');
    await expect(rowsOf(page)).toHaveCount(left - 1, { timeout: patience });
  }
}

/** In the dialog of money that is nobody's: finds the order by three letters of its customer's name, and books. */
export async function bookFor(page: Page, by: WorkCounter, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Order', exact: true })).toBeFocused();
  for (const letter of name.slice(0, 3)) {
    await by.press(letter);
  }
  // The newest order stands first before anything is typed, too: Enter takes what is marked once the list answers the letters.
  await expect(page.locator('[data-combobox-selected]')).toContainText(name);
  await by.press('Enter');
  await by.press('Enter');
  await expect(dialog).toBeHidden({ timeout: patience });
}

/** A morning's messages: pasted, each booked, and those without an order booked for who telephones. */
export async function bookMessages(
  page: Page,
  by: WorkCounter,
  of: {
    readonly texts: readonly string[];
    readonly matched: number;
    readonly named: readonly { readonly name: string; readonly sender: string }[];
  },
): Promise<void> {
  await pasteMessages(page, by, of.texts);
  await acceptRows(page, by, of.matched);
  await by.click(page.getByRole('button', { name: /^No order/ }));
  await expect(rowsOf(page)).toHaveCount(of.named.length);
  for (const { name, sender } of of.named) {
    await by.click(
      rowsOf(page).filter({ hasText: sender }).getByRole('button', { name: 'For which order?' }),
    );
    await bookFor(page, by, name);
    await expect(rowsOf(page).filter({ hasText: sender })).toHaveCount(0);
  }
}

/** A slip that came by WhatsApp, of money that came: its order is opened, the slip pasted and kept, and both accepted as a payment. */
export async function bookSlip(
  page: Page,
  by: WorkCounter,
  of: { readonly name: string; readonly reference: string; readonly trx: string },
): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 900];
    canvas.getContext('2d')?.fillRect(0, 0, 600, 900);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture ?? '' })]);
  });
  await by.click(page.getByRole('row').filter({ hasText: of.name }).getByRole('link').first());
  await expect(page.locator('.mon-slip-place')).toBeVisible({ timeout: patience });
  await by.press('Control+V');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Paid by' })).toBeFocused();
  await by.press('Tab');
  await by.press('Tab');
  await by.type(of.trx);
  await by.click(dialog.getByRole('button', { name: 'Keep the slip' }));
  await expect(dialog).toBeHidden({ timeout: patience });
  await by.click(page.getByRole('link', { name: 'Match in Money' }));
  const pair = page.getByRole('article', { name: of.reference });
  await by.click(pair.getByRole('button', { name: 'Accept', exact: true }));
  await expect(pair).toHaveCount(0, { timeout: patience });
}

/** An order is found by the TrxID of its payment, typed. */
export async function findByTrx(
  page: Page,
  by: WorkCounter,
  of: { readonly name: string; readonly trx: string },
): Promise<void> {
  await by.press('Control+k');
  await expect(page.getByPlaceholder('Name, phone, reference, TrxID or action')).toBeFocused();
  await by.type(of.trx);
  await expect(page.locator('.mantine-Spotlight-action[data-selected]')).toContainText(of.name, {
    timeout: patience,
  });
  await by.press('Enter');
  await expect(page.getByRole('heading', { name: `Order of ${of.name}` })).toBeVisible({ timeout: patience });
}
