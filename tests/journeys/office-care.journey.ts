import { expect, test } from '@playwright/test';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { accessTokenOf, openOffice } from './staff.ts';

test.describe('a list of more than one page', () => {
  let own: OwnProgram;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startOwnProgram();
  });
  test.afterAll(() => own.stop());

  test('everything that was found is chosen at once, and publishing it asks before it acts', async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: own.url });
    const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner)}` };
    const posts = async () => (await request.get('/api/documents?kind=post&limit=1', { headers })).json();
    const [{ id }] = (await posts()).items;
    while ((await posts()).total <= 25) {
      expect((await request.post(`/api/documents/${id}/duplicate`, { headers })).ok()).toBe(true);
    }
    const { total } = await posts();
    await openOffice(page, `${own.url}/dashboard/manageblog?size=25`, own.owner);
    await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check();
    const bulk = page.getByRole('region', { name: 'With the rows chosen' });
    await expect(bulk).toContainText('25 chosen');
    await bulk.getByRole('button', { name: `Choose all ${total}` }).click();
    await expect(bulk).toContainText(`${total} chosen`);
    const sent: string[] = [];
    page.on('request', (each) => each.method() !== 'GET' && sent.push(new URL(each.url()).pathname));
    await bulk.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(`Selected: ${total}. All of it will be on the site at once`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(bulk).toContainText(`${total} chosen`);
    expect(sent.filter((path) => path.startsWith('/api/documents'))).toEqual([]);
    await request.dispose();
  });
});

test('a notice that was only begun says that it isn’t saved, and not that it is on the site', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/settings');
  const notices = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Notices', exact: true }),
  });
  await notices.getByRole('button', { name: 'Add a notice' }).click();
  const line = notices.locator('.of-notice-line').last();
  await expect(line).toContainText('Not saved yet');
  await expect(line).not.toContainText('On the site now');
  await line.getByLabel('Text').first().fill('Closed for Eid.');
  await expect(line).toContainText('Not saved yet');
});

for (const [written, other] of [
  ['English', 'Bangla'],
  ['Bangla', 'English'],
] as const) {
  test(`of a page written in ${written} alone, the dialog offers ${written} and says that ${other} isn’t started`, async ({
    page,
  }) => {
    await openOffice(page, '/dashboard/addblog');
    await page.getByText('Side by side').click();
    await page
      .getByLabel(`Title ${written}`)
      .first()
      .fill(`One language ${crypto.randomUUID().slice(0, 6)}`);
    await expect(page.locator('.fk-status')).toContainText('Draft saved', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Publish…' }).click();
    const offered = page.getByRole('region', { name: written });
    await expect(offered.getByRole('button', { name: `Publish in ${written}` })).toBeVisible();
    await expect(offered).not.toContainText('Not started');
    const empty = page.getByRole('region', { name: other });
    await expect(empty).toContainText('Not started');
    await expect(empty.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Publish in both languages' })).toHaveCount(0);
  });
}
