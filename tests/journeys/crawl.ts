import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Errors of a page while it is shown, collected from the start. */
export function listenForErrors(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      trouble.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pictures.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      trouble.push(`${response.status()}: ${response.url()}`);
    }
  });
  return trouble;
}

/** Marks the tab as used before, so that no spinner is shown. */
export const withoutSpinner = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('shofor-seen', '1'));

/** Waits for hydration. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) => key.startsWith('__react')),
  );

/** Holds the scripts of the site back. @returns lets them run */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/** How far the page scrolls sideways, and what overflows. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const more = root.scrollWidth - root.clientWidth;
    if (more <= 0) {
      return '';
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        getComputedStyle(element).position !== 'fixed',
    );
    return `${more} px: ${wide
      .slice(0, 3)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
      .join(', ')}`;
  });

/** Pictures without alternative text or dimensions. */
export const picturesWithoutSize = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .filter((image) => {
        const sized = image.getAttribute('width') && image.getAttribute('height');
        const inItsFrame = getComputedStyle(image).position === 'absolute';
        return !image.hasAttribute('alt') || !(sized || inItsFrame);
      })
      .map((image) => image.outerHTML.slice(0, 160)),
  );

/** What axe finds on the page, which has no frames. */
export async function findings(page: Page): Promise<string[]> {
  // Without "legacy" axe sorts the results in a second tab, for the sake of frames, which takes four times as long.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 2)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
  );
}

/** The layout shift of the page since it began to load. */
export const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
