import { expect, test } from '@playwright/test';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { listenForErrors, untilAlive, withoutSpinner } from './crawl.ts';

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('a country is found in either language and leads to its guide', async ({ page }) => {
  for (const [path, asked, found] of [
    ['/visaservices', 'thail', '/visadetails/thailand'],
    ['/visaservices', 'থাই', '/visadetails/thailand'],
    ['/bn/visaservices', 'থাই', '/bn/visadetails/thailand'],
    ['/bn/visaservices', 'turkey', '/bn/visadetails/turkiye'],
  ]) {
    await page.goto(`${path}?q=${asked}`);
    await expect(page.getByRole('main').locator(`a[href="${found}"]`).first(), asked).toBeVisible();
    expect(await page.getByRole('main').locator('a[href*="/visadetails/"]').count()).toBeLessThan(8);
  }
});

test("a student's checklist: chosen, ticked off, remembered, and printed alone", async ({ page }) => {
  const trouble = listenForErrors(page);
  await page.goto('/visadetails/thailand');
  await untilAlive(page);
  const papers = page.locator('#papers');
  const others = await papers.getByRole('checkbox').count();
  await papers.getByRole('link', { name: 'Student' }).click();
  await expect(page).toHaveURL(/profile=student/);
  await expect(papers.locator('.sheet')).toContainText(/student/i);
  const lines = papers.getByRole('checkbox');
  expect(await lines.count()).toBeGreaterThan(4);
  expect(others).toBeGreaterThan(4);
  await lines.first().check();
  await page.reload();
  await untilAlive(page);
  await expect(lines.first()).toBeChecked();
  await expect(lines.nth(1)).not.toBeChecked();

  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header.nav', 'footer.foot', '.visa-page aside', '#papers nav', '.first-load']) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  }
  await expect(papers.locator('.sheet-letterhead')).toBeVisible();
  await expect(papers.locator('.sheet-letterhead')).toContainText('Thailand');
  // By when, without a journey chosen: for the first flight that can be caught.
  await expect(papers.locator('.sheet-by')).toContainText(/If we get your papers on .+, fly on or after .+/);
  await expect(papers.locator('.sheet-by')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', printBackground: false });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // One applicant's sheet has a page or two, not the whole guide.
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
  expect(trouble).toEqual([]);
});

test('fees add up: embassy, centre and service make the total, for as many as apply', async ({ page }) => {
  await page.goto('/visadetails/thailand?applicants=3');
  const text = await page.getByRole('main').innerText();
  const amounts = [...text.matchAll(/৳\s?([\d,]+)/g)].map(([, amount]) =>
    Number(amount?.replaceAll(',', '')),
  );
  const each = Number(/3 × ৳([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
  expect(each).toBeGreaterThan(0);
  expect(amounts).toContain(3 * each);
  // At least three amounts of the page are the parts of one applicant's fee.
  const parts = [...new Set(amounts)].filter((amount) => amount < each);
  const sums = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three)));
  expect(sums).toContain(each);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('profile and travel date are chosen by links and a form', async ({ page }) => {
    await page.goto('/visadetails/thailand');
    await page.locator('#papers').getByRole('link', { name: 'Student' }).click();
    await expect(page).toHaveURL(/profile=student/);
    await expect(page.locator('#papers .sheet')).toContainText(/student/i);
    const travel = addDays(dhakaDate(new Date()), 200);
    await page.locator('input[name=travel]').first().fill(travel);
    await page.locator('form:has(input[name=travel]) button[type=submit]').first().click();
    await expect(page).toHaveURL(new RegExp(`travel=${travel}`));
    await expect(page.locator('#when')).toContainText(/1\d\d days from today/);
  });
});
