import { expect, test } from '@playwright/test';
import { statedMoment } from '#platform/testing/stated-day.ts';

test('a visitor’s browser has the day of the run, and its time goes on', async ({ browser, page }) => {
  const begun = Date.parse(process.env.TESTS_BEGIN ?? statedMoment);
  for (const each of [page, await browser.newPage()]) {
    await each.goto('/');
    const read = () =>
      each.evaluate(() => [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]);
    const first = await read();
    for (const instant of first) {
      expect(instant - begun).toBeGreaterThan(-1_000);
      expect(instant - begun).toBeLessThan(3 * 3_600_000);
    }
    await expect.poll(async () => (await read())[0] ?? 0).toBeGreaterThan(first[0] ?? 0);
    expect(await each.evaluate(() => new Date('2026-02-28T00:00:00Z') instanceof Date)).toBe(true);
    expect(await each.evaluate(() => new Date(2026, 1, 28).getMonth())).toBe(1);
  }
});
