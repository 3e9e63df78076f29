import { expect, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

const lists = [
  '/dashboard/home',
  '/dashboard/departures',
  '/dashboard/managevisa',
  '/dashboard/managedomestic',
  '/dashboard/manageinternational',
  '/dashboard/manageblog',
  '/dashboard/users',
  '/dashboard/departures?view=list',
  '/dashboard/activity',
  '/dashboard/settings',
  '/dashboard/reviews',
  '/dashboard/travellerreviews',
  '/dashboard/orders',
  '/dashboard/customers',
  '/dashboard/money',
  '/dashboard/cheques',
  '/dashboard/till',
  '/dashboard/reports',
  '/dashboard/visacases',
  '/dashboard/fares',
  '/dashboard/notifications',
  '/dashboard/nothing-here',
];
const forms = [
  '/dashboard/addvisa',
  '/dashboard/adddomestic',
  '/dashboard/addinternational',
  '/dashboard/addblog',
  '/dashboard/orders/new',
  '/dashboard/orders/book',
  '/dashboard/visacases/new',
];
const allWidths = [390, 1024, 1440];

/** Navigates in the office without reloading it. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (to === window.location.pathname) {
      return;
    }
    // The previous page stays until the next one is loaded.
    document.querySelector('.of-page')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('.of-page:not([data-left]) h1')).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  // A form that begins with a choice opens it.
  await page.keyboard.press('Escape');
}

/** Overflowing elements once the page has its new width: charts are redrawn. */
async function stickingOut(page: Page): Promise<string> {
  for (let turn = 0; turn < 20 && (await sidewaysOverflow(page)) !== ''; turn += 1) {
    await page.waitForTimeout(50);
  }
  return sidewaysOverflow(page);
}

interface Looked {
  readonly widths: readonly number[];
  /** The widths that axe checks, too. */
  readonly judged: readonly number[];
}

/** The problems of a page at some widths. */
async function wrongWith(page: Page, path: string, { widths, judged }: Looked): Promise<string[]> {
  const found: string[] = [];
  await goTo(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await stickingOut(page);
    found.push(...(wide === '' ? [] : [`${path} at ${width}: ${wide}`]));
    if (judged.includes(width)) {
      found.push(...(await findings(page)).map((each) => `${path} at ${width}: ${each}`));
    }
  }
  return found;
}

// Colours are the same at every width, and what a telephone hides and shows, or is too wide, is there in either scheme.
for (const [colorScheme, judged, widths] of [
  ['light', 390, allWidths],
  ['dark', 1440, [1440]],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in any place, and nothing overflows at any width', async ({ page }) => {
      test.setTimeout(300_000);
      await openOffice(page, '/dashboard/home');
      const found: string[] = [];
      for (const path of lists) {
        found.push(...(await wrongWith(page, path, { widths, judged: [judged] })));
      }
      expect(found).toEqual([]);
    });

    // editing.journey.ts checks filled forms on phones and large screens.
    test('axe finds nothing in the forms of a small laptop, and nothing overflows', async ({ page }) => {
      test.setTimeout(180_000);
      await openOffice(page, '/dashboard/home');
      const found: string[] = [];
      for (const path of forms) {
        found.push(
          ...(await wrongWith(page, path, {
            widths: colorScheme === 'light' ? allWidths : [1024],
            judged: [1024],
          })),
        );
      }
      expect(found).toEqual([]);
    });
  });
}

test('the sign-in of the office has no findings either', async ({ page }) => {
  await page.goto('/dashboard/home');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the office in Bangla stays in Bangla, and nothing overflows at any width', async ({ page }) => {
  test.setTimeout(180_000);
  await openOffice(page, '/dashboard/managevisa');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'ভিসা', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const found: string[] = [];
  for (const path of [...lists, ...forms]) {
    found.push(
      ...(await wrongWith(page, path, {
        widths: allWidths,
        judged: path === '/dashboard/managevisa' ? [1440] : [],
      })),
    );
  }
  expect(found).toEqual([]);
});
