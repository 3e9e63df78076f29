import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findings, sidewaysOverflow } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { chooseInMenu, openOffice } from './staff.ts';

// One program and one library: each test works on the uploads of the one before.
test.describe.configure({ mode: 'serial' });

let program: OwnProgram;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  program = await startOwnProgram({ SEED: 'none' });
});
test.afterAll(() => program.stop());

interface Sent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const photo = async (name: string, colour: string, width = 900): Promise<Sent> => ({
  name,
  type: 'image/jpeg',
  bytes: await sharp({ create: { width, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** Drops files on the page, or pastes them. */
async function give(page: Page, how: 'drop' | 'paste', files: readonly Sent[]): Promise<void> {
  await page.evaluate(
    ([way, given]) => {
      const carried = new DataTransfer();
      for (const { name, type, base64 } of given) {
        carried.items.add(
          new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type }),
        );
      }
      const place = document.querySelector('.pc-drop') ?? document.body;
      if (way === 'drop') {
        place.dispatchEvent(
          new DragEvent('dragover', { dataTransfer: carried, bubbles: true, cancelable: true }),
        );
        place.dispatchEvent(
          new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }),
        );
      } else {
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }),
        );
      }
    },
    [how, files.map(({ bytes, ...rest }) => ({ ...rest, base64: bytes.toString('base64') }))] as const,
  );
}

const openLibrary = (page: Page) => openOffice(page, `${program.url}/dashboard/media`, program.owner);
const line = (page: Page, name: string) => page.locator('.pc-upload').filter({ hasText: name });
const tile = (page: Page, name: string) => page.locator('.pc-tile').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog');

test('several files are dropped at once: the good ones stay, and each bad one says why', async ({ page }) => {
  await openLibrary(page);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await give(page, 'drop', [
    await photo('tea-rows.jpg', '#2a6'),
    { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from(svg) },
    { name: 'paper.jpg', type: 'image/jpeg', bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj') },
    { name: 'film.png', type: 'image/png', bytes: Buffer.alloc(20 * 1024 * 1024 + 1) },
    await photo('open-sea.jpg', '#27a'),
  ]);
  await expect(line(page, 'tea-rows.jpg')).toContainText('In the library');
  await expect(line(page, 'open-sea.jpg')).toContainText('In the library');
  await expect(line(page, 'drawing.svg')).toContainText('Not sent: SVG drawings aren’t accepted');
  await expect(line(page, 'paper.jpg')).toContainText('Not sent: This is not a picture');
  await expect(line(page, 'film.png')).toContainText('Not sent: The file is larger than 20 MB');
  // Retrying wouldn't help.
  await expect(page.getByRole('button', { name: /^Send .* again$/ })).toHaveCount(0);
  await expect(tile(page, 'tea-rows')).toBeVisible();
  await expect(tile(page, 'open-sea')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Alternative text is asked for at once, in both languages, and saved on leaving and on Enter.
  const tea = line(page, 'tea-rows.jpg');
  await tea.getByLabel('What it shows, in English').fill('Rows of tea bushes');
  await page.keyboard.press('Tab');
  await expect(tea.getByRole('status').first()).toHaveText('Saved');
  await tea.getByLabel('What it shows, in Bangla').fill('চা গাছের সারি');
  await page.keyboard.press('Enter');
  await expect(tea).toHaveCount(0);
  await expect(tile(page, 'tea-rows').getByText('No description')).toHaveCount(0);
  await expect(tile(page, 'open-sea').getByText('No description')).toBeVisible();
});

test('a file whose connection is lost is sent again, and one from the clipboard is taken', async ({
  page,
}) => {
  await openLibrary(page);
  let lose: (() => Promise<void>) | undefined;
  await page.route('**/api/media', (route) => {
    if (route.request().method() !== 'POST') {
      return route.continue();
    }
    lose = () => route.abort('connectionreset');
    return undefined;
  });
  await give(page, 'paste', [await photo('river.jpg', '#a52')]);
  const river = line(page, 'river.jpg');
  await expect(river.getByRole('progressbar', { name: 'river.jpg' })).toBeAttached();
  await expect.poll(() => lose).toBeDefined();
  await lose?.();
  await expect(river).toContainText('Not sent: No connection.');
  await page.unroute('**/api/media');
  // The dialog keeps its state while something else is open.
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await chooseInMenu(page, 'Website', 'Pictures');
  await river.getByRole('button', { name: 'Send river.jpg again' }).click();
  await expect(river).toContainText('In the library');
  await expect(tile(page, 'river')).toBeVisible();
});

test('a picture is cut and its focus set by keyboard, and deleted when nothing uses it', async ({ page }) => {
  await openLibrary(page);
  await tile(page, 'tea-rows').focus();
  await page.keyboard.press('Enter');
  const open = drawer(page);
  await expect(open.getByText('900 × 600 pixels')).toBeVisible();
  await open.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  const frame = open.getByRole('button', { name: /^Part that is shown/ });
  await frame.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(frame).toHaveAccessibleName('Part that is shown: 76% wide, 80% high');
  expect(await findings(page)).toEqual([]);
  await open.getByRole('button', { name: 'Crop to this' }).press('Enter');
  await expect(open.getByText('684 × 480 pixels')).toBeVisible();
  await open.getByRole('button', { name: 'Remove the crop' }).press('Enter');
  await expect(open.getByText('900 × 600 pixels')).toBeVisible();

  const point = open.getByRole('button', { name: /^Focus point/ });
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(point).toHaveAccessibleName('Focus point: 60% from the left, 52% from the top');
  await open.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved everywhere.').last()).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByRole('button', { name: /^Focus point: 60%/ })).toBeVisible();

  await expect(drawer(page).getByText('Nowhere.')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(tile(page, 'tea-rows')).toHaveCount(0);
  await expect(tile(page, 'open-sea')).toBeVisible();
});

test('a picture in use says where and is not deleted; its focus and another file show on the public page', async ({
  page,
}) => {
  await openLibrary(page);
  const home = await page.context().newPage();
  await home.goto(program.url);
  const poster = home.locator('.hero .art img');
  const position = () => poster.evaluate((image) => getComputedStyle(image).objectPosition);
  expect(await position()).toBe('60% 100%');

  await page.getByRole('textbox', { name: /search/i }).fill('hero-wide');
  await tile(page, 'hero-wide').click();
  const open = drawer(page);
  await expect(open.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings');
  await expect(open.getByText('on the site')).toBeVisible();
  const remove = open.getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.hover();
  await expect(page.getByText('It is used in one place', { exact: false })).toBeVisible();

  await open.getByRole('button', { name: /^Focus point/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await open.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved everywhere.').last()).toBeVisible();
  await expect(async () => {
    await home.reload();
    expect(await position()).toBe('40% 40%');
  }).toPass();

  const other = await photo('other.jpg', '#a3c', 1600);
  await open
    .locator('input[type=file]')
    .setInputFiles({ name: other.name, mimeType: other.type, buffer: other.bytes });
  await expect(page.getByText('The picture was replaced everywhere.')).toBeVisible();
  await expect(async () => {
    await home.reload();
    await expect(poster).toHaveAttribute('src', /\/media\/[0-9a-f-]{36}\/2-1280\.webp$/);
  }).toPass();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('axe finds nothing in the library or in a picture, and nothing overflows', async ({ page }) => {
        await openLibrary(page);
        await expect(tile(page, 'open-sea')).toBeVisible();
        expect([...(await findings(page)), await sidewaysOverflow(page)]).toEqual(['']);
        await tile(page, 'open-sea').click();
        await expect(drawer(page).getByRole('button', { name: /^Focus point/ })).toBeVisible();
        await drawer(page).getByRole('button', { name: 'Crop', exact: true }).click();
        expect([...(await findings(page)), await sidewaysOverflow(page)]).toEqual(['']);
      });
    });
  }
}
