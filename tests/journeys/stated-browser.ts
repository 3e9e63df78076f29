import { type Browser, chromium, type Page } from '@playwright/test';
import { clockAhead } from '#platform/testing/stated-day.ts';

/** In a page, before its scripts: its clock is ahead of the machine's. */
export function moveAhead(ahead: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, made),
    apply: () => new Date().toString(),
    get: (target, key) => (key === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, key)),
  });
}

/** Pictures that are kept beside the results are for people, who ask for them with `PICTURES=1`: each costs a second or more. */
function skipPictures(page: Page): void {
  const take = page.screenshot.bind(page);
  page.screenshot = async (options) =>
    options?.path?.startsWith('test-results/') && process.env.PICTURES === undefined
      ? Buffer.alloc(0)
      : take(options);
}

function onStatedDay(browser: Browser): Browser {
  const plain = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await plain(options);
    await context.addInitScript(moveAhead, clockAhead());
    context.on('page', skipPictures);
    return context;
  };
  return browser;
}

/** Every page of every browser that this process starts from here on has the clock of the run. */
export function moveBrowsersAhead(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => onStatedDay(await launch(options));
}
