// npm run budgets: what each kind of page really loads in Chromium, in bytes as they travel. Ends with 1 over budget.
import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../journeys/chromium.ts';
import { sampleData } from '../journeys/sample-data.ts';
import { startBuilt } from './built-program.ts';
import { printTable } from './table.ts';

/** Bytes, compressed as they are sent. */
const budgets = { script: 130_000, style: 20_000, font: 120_000 };
/** Everything that the home page loads before anyone scrolls, headers included. */
const firstView = 600_000;

const paths = [
  '/',
  '/visaservices',
  '/visadetails/thailand',
  '/packages/domestic',
  '/packages/domestic/coxs-bazar',
  '/packages/domestic/coxs-bazar/book',
  '/tourpackages',
  '/airticket',
  '/blogs',
  '/blogs/what-to-pack-for-umrah',
  '/news/e-passport-fees',
  '/contact',
  '/about',
  '/login',
  '/search?q=thailand',
];

interface Loaded {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly html: number;
  readonly all: number;
  readonly requests: number;
}

/** What the browser itself says it has loaded. */
const loadedBy = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = performance
      .getEntriesByType('navigation')
      .filter((entry) => entry instanceof PerformanceNavigationTiming);
    const sum = (pattern: RegExp) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((all, each) => all + each.encodedBodySize, 0);
    return {
      script: sum(/\.js$/),
      style: sum(/\.css$/),
      font: sum(/\.woff2$/),
      image: sum(/\.(?:avif|webp|png|jpe?g|svg|ico)$/),
      html: document?.encodedBodySize ?? 0,
      all: [...resources, ...(document ? [document] : [])].reduce((all, each) => all + each.transferSize, 0),
      requests: resources.length + 1,
    };
  });

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

const program = await startBuilt({ DATA_DIR: await sampleData() });
const browser = await browserType.launch({
  ...chromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const over: string[] = [];
const rows: string[][] = [];
let looked = 0;
try {
  for (const path of paths.flatMap((each) => [each, each === '/' ? '/bn' : `/bn${each}`])) {
    // A mid-range phone; each page in a fresh browser.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const response = await page.goto(`${program.url}${path}`, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) {
      over.push(`${path} answered ${response?.status()}`);
    }
    const loaded = await loadedBy(page);
    await context.close();
    looked += loaded.script > 50_000 && loaded.style > 1_000 ? 1 : 0;
    for (const kind of ['script', 'style', 'font'] as const) {
      if (loaded[kind] > budgets[kind]) {
        over.push(`${path}: ${kind} ${kilobytes(loaded[kind])} kB, budget ${kilobytes(budgets[kind])} kB`);
      }
    }
    if (/^\/(?:bn)?$/.test(path) && loaded.all > firstView) {
      over.push(`${path}: first view ${kilobytes(loaded.all)} kB, budget ${kilobytes(firstView)} kB`);
    }
    const { html, script, style, font, image, all, requests } = loaded;
    rows.push([path, ...[html, script, style, font, image, all].map(kilobytes), String(requests)]);
  }
} finally {
  await browser.close();
  await program.stop();
}
console.log('kB that a page loads on a phone before anyone scrolls (kB = 1,000 bytes, as they travel)\n');
printTable(['page', 'html', 'script', 'style', 'font', 'images', 'all', 'requests'], rows);
printTable(
  ['\nbudget', 'script', 'style', 'font', 'home, all'],
  [['', ...[budgets.script, budgets.style, budgets.font, firstView].map(kilobytes)]],
);
if (looked < paths.length) {
  over.push('hardly any page loaded scripts and styles: the measurement is broken');
}
console.log(over.length === 0 ? '\nEvery page is within its budget.' : `\nOver budget:\n${over.join('\n')}`);
process.exit(over.length === 0 ? 0 : 1);
