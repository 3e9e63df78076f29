import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { dhakaTime, longDate } from '#platform/format/dates.ts';
import { publish, saved } from './editing.ts';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';

/** When it goes out as the form says it: tomorrow, on a minute. */
function tomorrow(): { at: Date; day: CalendarDate; time: string } {
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000);
  return { at, day: dhakaDate(at), time: dhakaTime(at).slice(-5) };
}

const plans = z.object({
  scheduled: z.object({ en: z.object({ revision: z.int(), publishAt: z.string() }).nullable() }),
});

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

/** Requests within a second of the publication see it, however long the render takes. */
async function visibleAtOnce(request: APIRequestContext, where: string, words: string): Promise<void> {
  const since = Date.now();
  let shown = false;
  while (!shown && Date.now() - since < 1000) {
    shown = (await (await request.get(where)).text()).includes(words);
  }
  expect(shown, `${words} on ${where}`).toBe(true);
}

/** Looks at the preview of a new document and publishes it in English. */
export async function comeOut(page: Page, request: APIRequestContext, written: Written): Promise<void> {
  const { title, list, path, summary } = written;
  const html = async (where: string) => (await request.get(where)).text();
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
  await visibleAtOnce(request, list, `"${path}`);
  expect(await html(path)).toContain(summary);
}

/** Writes it in Bangla, too, and publishes that. */
export async function comeOutInBangla(
  page: Page,
  request: APIRequestContext,
  written: Written,
): Promise<void> {
  const { banglaList, banglaTitle, path } = written;
  await page.getByText('Side by side').click();
  await written.writeBangla();
  await saved(page);
  await publish(page, 'Bangla');
  await visibleAtOnce(request, banglaList, `"/bn${path}`);
  expect(await (await request.get(`/bn${path}`)).text()).toContain(banglaTitle);
}

/** Takes a new document through preview, publishing in English, a scheduled change, Bangla, and back to what was written first. */
export async function liveThrough(page: Page, request: APIRequestContext, written: Written): Promise<void> {
  const { revision, path, summary } = written;
  const html = async (where: string) => (await request.get(where)).text();
  await comeOut(page, request, written);

  const later = `${summary} And more of it.`;
  await page.getByLabel('Summary English').fill(later);
  await saved(page);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const english = page.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Schedule…' }).click();
  const due = tomorrow();
  await english.getByLabel('Day', { exact: true }).fill(longDate(due.day, 'en'));
  await english.getByLabel('Time in Dhaka').fill(due.time);
  await english.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(english).toContainText('Goes live', { timeout: 20_000 });
  await page.keyboard.press('Escape');
  const address = `/api/documents/${page.url().split('/').at(-1)}`;
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const planned = plans.parse(await (await request.get(address, { headers })).json()).scheduled.en;
  expect(Date.parse(planned?.publishAt ?? '')).toBe(due.at.getTime());

  await comeOutInBangla(page, request, written);

  expect(await html(path)).not.toContain(later);
  // Nobody waits for tomorrow: the same plan is brought forward.
  const soon = Date.now() + 10_000;
  const forward = { language: 'en', revision: planned?.revision, publishAt: new Date(soon).toISOString() };
  const moved = await request.post(`${address}/schedule`, { headers, data: forward });
  expect(moved.status(), await moved.text()).toBe(200);

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
  await expect.poll(async () => (await html(path)).includes(later), { timeout: 60_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
  await publish(page, 'English');
  expect(await html(path)).not.toContain(later);
}
