import { expect, type Page, test } from '@playwright/test';
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

/** What would be pressed but for the messages above it, by its name. @param staying only what stays where it is while the page moves */
const covered = (page: Page, staying: boolean) =>
  page.evaluate((onlyStaying) => {
    const messages = [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')];
    const boxes = messages.map((message) => message.getBoundingClientRect());
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const pressed = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [role=menuitem]'),
    ].filter((each) => !messages.some((message) => message.contains(each)) && (!onlyStaying || stays(each)));
    for (const message of messages) {
      message.style.visibility = 'hidden';
    }
    const names = pressed
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return each.contains(top) || (top?.contains(each) === true && top.matches('label'));
      })
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return boxes.some(
          (over) =>
            box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top,
        );
      })
      .map((each) => each.ariaLabel ?? each.textContent);
    for (const message of messages) {
      message.style.visibility = '';
    }
    return names;
  }, staying);

for (const width of [390, 1280]) {
  test(`messages cover nothing that can be pressed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOffice(page, '/dashboard/manageblog?state=draft');
    const rows = page.locator('.of-table tbody tr');
    await rows.last().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Move to the trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click();
    await expect(page.getByText('1 moved to the trash.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // On a phone the rows of the page pass below the message, and can be moved above it.
    const staying = width === 390;
    expect(await covered(page, staying), 'a list').toEqual([]);
    await rows.first().getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'With the rows chosen' })).toBeVisible();
    await expect(page.getByText('1 moved to the trash.')).toBeVisible();
    expect(await covered(page, staying), 'with rows chosen').toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await covered(page, false), 'at the end of the page').toEqual([]);
  });
}
