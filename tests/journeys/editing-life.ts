import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { dhakaTime, longDate } from '#platform/format/dates.ts';
import { publish, saved } from './editing.ts';

/** The next whole minute in Dhaka that leaves time to enter it. */
function soon(): { at: Date; day: CalendarDate; time: string } {
  const at = new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000);
  return { at, day: dhakaDate(at), time: dhakaTime(at).slice(-5) };
}

interface Written {
  readonly title: string;
  /** The revision that holds all that was written first. */
  readonly revision: number;
  /** The list with its card, in each language, and its own page. */
  readonly list: string;
  readonly banglaList: string;
  readonly path: string;
  /** The English summary. */
  readonly summary: string;
  readonly banglaTitle: string;
  /** Fills in the Bangla texts; both languages are shown. */
  readonly writeBangla: () => Promise<void>;
}

/** Takes a new document through preview, publishing in English, a scheduled change, Bangla, and back to what was written first. */
export async function liveThrough(page: Page, request: APIRequestContext, written: Written): Promise<void> {
  const { title, revision, list, banglaList, path, summary } = written;
  const html = async (where: string) => (await request.get(where)).text();
  /** Requests within a second of the publication see it, however long the render takes. */
  const shownAtOnce = async (where: string, words: string) => {
    const since = Date.now();
    let shown = false;
    while (!shown && Date.now() - since < 1000) {
      shown = (await html(where)).includes(words);
    }
    expect(shown, `${words} on ${where}`).toBe(true);
  };

  await page.getByRole('button', { name: 'Preview' }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'English' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title, { timeout: 20_000 });
  await preview.close();
  expect((await request.get(path)).status()).toBe(404);
  expect(await html(list)).not.toContain(`"${path}`);

  await publish(page, 'English');
  // A list repeats the search, so only the link shows that the document is there.
  await shownAtOnce(list, `"${path}`);
  expect(await html(path)).toContain(summary);

  const later = `${summary} And more of it.`;
  await page.getByLabel('Summary English').fill(later);
  await saved(page);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const english = page.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Schedule…' }).click();
  const due = soon();
  await english.getByLabel('Day', { exact: true }).fill(longDate(due.day, 'en'));
  await english.getByLabel('Time in Dhaka').fill(due.time);
  await english.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(english).toContainText('Goes live', { timeout: 20_000 });
  await page.keyboard.press('Escape');
  const early = await html(path);
  expect(Date.now() >= due.at.getTime() || !early.includes(later)).toBe(true);

  await page.getByText('Side by side').click();
  await written.writeBangla();
  await saved(page);
  await publish(page, 'Bangla');
  await shownAtOnce(banglaList, `"/bn${path}`);
  expect(await html(`/bn${path}`)).toContain(written.banglaTitle);

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: new RegExp(`^Revision ${revision}\\b`) }).click();
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'more' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: `Restore revision ${revision}` }).click();
  await expect(page.getByLabel('Summary English')).toHaveValue(summary, { timeout: 20_000 });
  await page.keyboard.press('Escape');
  await saved(page);

  // Scheduled publishing runs every ten seconds.
  await expect
    .poll(async () => (await html(path)).includes(later), {
      timeout: Math.max(0, due.at.getTime() - Date.now()) + 30_000,
    })
    .toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(due.at.getTime());
  await publish(page, 'English');
  expect(await html(path)).not.toContain(later);
}
