import { type Browser, expect, type Page } from '@playwright/test';
import { taka } from '#platform/format/numbers.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import type { OwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';
import { moveAhead } from './stated-browser.ts';

/** The office as the owner of a new agency has it open: its page, its words, and how a form is filled in. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

const files = ['books', 'orders', 'reports', 'suppliers', 'pay-on', 'money', 'vat', 'reconciliation'];

/** Opens it. @param daysOn how many days after the run's first one it is */
export async function openDesk(browser: Browser, own: OwnProgram, language: Language, daysOn = 0) {
  const say = wordsIn(language, ...files.map((file) => `office-${file}`), 'office-order-terms', 'office');
  const page = await browser.newPage({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(moveAhead, daysOn * 86_400_000);
  await openOffice(page, `${own.url}/dashboard/home`, own.owner);
  await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
  const trouble = listenForErrors(page);
  const dialog = page.getByRole('dialog');
  const button = (key: string, place: Page | typeof dialog = page) =>
    place.getByRole('button', { name: say(key), exact: true });
  /** Words in which something is named, such as `Rate of {currency}`. */
  const sayOf = (key: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), say(key));
  /** Types into fields of the open dialog, by the keys of their labels. */
  const fill = async (typed: Readonly<Record<string, string | number>>) => {
    for (const [key, value] of Object.entries(typed)) {
      await dialog.getByRole('textbox', { name: say(key), exact: true }).fill(String(value));
    }
  };
  /** Chooses in fields of the open dialog. */
  const choose = async (chosen: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(chosen)) {
      await dialog.getByRole('combobox', { name: say(key), exact: true }).selectOption(value);
    }
  };
  /** Sends the open dialog, and waits until it is gone. */
  const send = async (key: string) => {
    await button(key, dialog).click();
    await expect(dialog).toBeHidden();
  };
  /** The row of an account on the page of all accounts. */
  const account = (name: string | RegExp) => page.getByRole('link', { name });
  /** Poisha as the office shows them, of a sum in taka. */
  const sum = (inTaka: number) => taka(Math.round(inTaka * 100), language);
  /** Nothing that axe finds, nothing wider than the page, at a desk and on a phone; pictures of both are kept. */
  const look = async (name: string, fullPage = true) => {
    // A notification that fades away has too little contrast for a moment.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await sidewaysOverflow(page), name).toBe('');
      await page.screenshot({
        path: `test-results/month-${name}-${language}-${width}.png`,
        fullPage,
      });
    }
    expect(await findings(page), name).toEqual([]);
  };
  return { page, look, say, sayOf, dialog, button, fill, choose, send, account, sum, trouble, language };
}
