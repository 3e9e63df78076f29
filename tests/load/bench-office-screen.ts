import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Page } from '@playwright/test';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { chromium } from '../journeys/chromium.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { startBuilt } from './built-program.ts';
import { addDocuments } from './many-documents.ts';
import { printTable } from './table.ts';

const documents = 100_000;
/** The longest a single task of the screen may keep the person waiting, in ms. */
const target = 100;
const root = join(import.meta.dirname, '../..');

declare global {
  interface Window {
    /** When a key, button or wheel was moved last, and the tasks over 50 ms since. */
    watched: { pressed: number; tasks: number[] };
  }
}

/** Notes each press and each long task of the page; runs before its own scripts. */
function watch(): void {
  window.watched = { pressed: 0, tasks: [] };
  for (const name of ['keydown', 'pointerdown', 'wheel'] as const) {
    addEventListener(name, () => (window.watched.pressed = performance.now()), true);
  }
  new PerformanceObserver((list) => {
    window.watched.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

interface Seen {
  /** From the press to the paint, in ms. */
  readonly ms: number;
  readonly tasks: readonly number[];
}

/** Does something and waits until the table shows it. @param shown a test that runs in the page */
async function see(page: Page, act: () => Promise<unknown>, shown: string): Promise<Seen> {
  await page.evaluate(() => {
    window.watched.tasks = [];
  });
  await act();
  return page.evaluate(async (test) => {
    const frame = () => new Promise(requestAnimationFrame);
    const table = () => document.querySelector<HTMLElement>('.of-table');
    const holds: Readonly<Record<string, (rows: readonly HTMLElement[]) => boolean>> = {
      found: (rows) => rows.every((row) => /sea/i.test(row.textContent)),
      second: () => /page=2/.test(location.search),
      sorted: () => /sort=title/.test(location.search),
      chosen: (rows) => rows.every((row) => row.dataset.chosen === 'true'),
      end: () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    };
    const until = performance.now() + 30_000;
    for (;;) {
      if (performance.now() > until) {
        throw new Error(`The table was not ${test} within 30 s at ${location.href}.`);
      }
      const rows = [...(table()?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
      if (rows.length > 0 && table()?.dataset.stale === undefined && holds[test]?.(rows)) {
        break;
      }
      await frame();
    }
    await frame();
    await frame();
    const { pressed, tasks } = window.watched;
    return { ms: performance.now() - pressed, tasks };
  }, shown);
}

async function measure(page: Page, url: string, size: number): Promise<ReadonlyMap<string, Seen>> {
  await page.goto(`${url}/dashboard/managedomestic?size=${size}`);
  await page
    .locator('.of-table tbody tr')
    .nth(size - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  const all = page.locator('.of-col-choose input').first();
  const toEnd = async () => {
    await page.mouse.move(700, 500);
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 400);
    }
  };
  return new Map([
    ['scrolled to the end', await see(page, toEnd, 'end')],
    ['all rows chosen', await see(page, () => all.click(), 'chosen')],
    ['the next page', await see(page, () => page.locator('.of-pager button').nth(2).click(), 'second')],
    ['by title', await see(page, () => page.locator('th[data-column=title] button').click(), 'sorted')],
    [
      'a word in the search',
      await see(
        page,
        async () => {
          await page.locator('.of-search input').click();
          await page.keyboard.type('sea');
        },
        'found',
      ),
    ],
  ]);
}

/** How the office's table feels at 100,000 documents: what each press costs until its rows are painted. */
export async function benchOfficeScreen(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-screen-'));
  const { database } = await openDatabase({ DATA_DIR: folder }, 'bench');
  await migrate(database, join(root, 'migrations'));
  await addDocuments(database, documents);
  await database.close();
  const program = await startBuilt({
    DATA_DIR: folder,
    SEED: 'none',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const browser = await browserType.launch({ ...chromium(), args: ['--no-sandbox', '--disable-quic'] });
  const late: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    await page.addInitScript(() => localStorage.setItem('office-language', 'en'));
    await page.goto(`${program.url}/dashboard/managedomestic`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('.of-table').waitFor();
    const rows: string[][] = [];
    for (const size of [50, 100]) {
      for (const [name, { ms, tasks }] of await measure(page, program.url, size)) {
        const longest = Math.max(0, ...tasks);
        const what = `${size} rows: ${name}`;
        rows.push([
          what,
          ms.toFixed(0),
          String(tasks.length),
          `${longest.toFixed(0)}${longest > target ? ' !' : ''}`,
        ]);
        late.push(...(longest > target ? [`${what}: ${longest.toFixed(0)} ms`] : []));
      }
    }
    console.log(`\nThe office's screen at ${documents} documents, ms (a task at most ${target})\n`);
    printTable(['', 'until painted', 'tasks over 50', 'longest'], rows);
    console.log('');
  } finally {
    await browser.close();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return late;
}
