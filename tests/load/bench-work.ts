import { chromium as browserType, request } from '@playwright/test';
import { chromium } from '../journeys/chromium.ts';
import { startOwnProgram } from '../journeys/own-program.ts';
import { openOffice } from '../journeys/staff.ts';
import { printTable } from './table.ts';
import { WorkCounter } from './work-counter.ts';
import { sellFare } from './work-fares.ts';
import {
  answerEnquiries,
  copyGuide,
  enquiries,
  patience,
  takeCall,
  writeGuide,
  writePackage,
  writePost,
} from './work-pieces.ts';

/** Keys in a second of somebody who types 40 words a minute: a call is taken in 20 seconds. */
const typedInASecond = 3.3;

/** The work of the office, where it begins, and how many clicks and keys it may take. An answer is `t`, the digit of a template and Ctrl+Enter; `n` leads on to the next enquiry, and `j` with Enter opens the first. */
const pieces = [
  { name: 'a post with a picture, in two languages', path: '/dashboard/addblog', clicks: 18, run: writePost },
  {
    name: 'a package with three departures',
    path: '/dashboard/adddomestic',
    clicks: 40,
    run: writePackage,
  },
  { name: 'a visa guide for a new country', path: '/dashboard/addvisa', clicks: 45, run: writeGuide },
  { name: 'a visa guide from a copied one', path: '/dashboard/managevisa', clicks: 20, run: copyGuide },
  {
    name: `${enquiries} enquiries answered by template`,
    path: '/dashboard/enquiries?q=0181177',
    clicks: 0,
    keys: enquiries * 4 + 1,
    run: answerEnquiries,
  },
  {
    name: 'an enquiry by telephone, taken by hand',
    path: '/dashboard/enquiries',
    clicks: 0,
    keys: Math.floor(20 * typedInASecond),
    run: takeCall,
  },
  {
    name: 'a fare by telephone: pasted, priced, sent',
    path: '/dashboard/fares',
    clicks: 10,
    run: sellFare,
  },
] as const;

/** Sends enquiries as visitors do, each from another connection. */
async function sendEnquiries(url: string): Promise<void> {
  const visitors = await request.newContext({ baseURL: url });
  for (let visitor = 0; visitor < enquiries; visitor += 1) {
    const answer = await visitors.post('/api/enquiries', {
      headers: { 'x-forwarded-for': `192.0.2.${visitor + 1}` },
      data: {
        language: 'en',
        fillMs: 60_000,
        kind: 'contact',
        topic: 'general',
        message: `We are ${visitor + 2}, and would like to see the tea gardens in winter.`,
        contact: {
          name: `Visitor ${visitor}`,
          phone: `0181177000${visitor}`,
          email: `visitor-${visitor}@example.com`,
          reply: 'email',
        },
      },
    });
    if (answer.status() !== 201) {
      throw new Error(`An enquiry was answered ${answer.status()}: ${await answer.text()}`);
    }
  }
  await visitors.dispose();
}

/** Counts clicks, keys and seconds of the office's work in a browser. @returns the missed goals. */
export async function benchWork(): Promise<readonly string[]> {
  const program = await startOwnProgram({ TRUSTED_PROXIES: '1' });
  const browser = await browserType.launch(chromium());
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    await sendEnquiries(program.url);
    for (const { name, path, run, ...most } of pieces) {
      const page = await browser.newPage({ baseURL: program.url, viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(patience);
      await openOffice(page, `${program.url}${path}`, program.owner);
      const by = new WorkCounter(page);
      await run(page, by);
      const { clicks, keys, seconds } = by.work;
      const maxKeys = 'keys' in most ? most.keys : undefined;
      rows.push([
        name,
        String(clicks),
        String(most.clicks),
        String(keys),
        String(maxKeys ?? ''),
        String(seconds),
      ]);
      if (clicks > most.clicks) {
        missed.push(`${name}: ${clicks} clicks, at most ${most.clicks}`);
      }
      if (maxKeys !== undefined && keys > maxKeys) {
        missed.push(`${name}: ${keys} keys, at most ${maxKeys}`);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await program.stop();
  }
  printTable(['work', 'clicks', 'at most', 'keys', 'at most', 'seconds'], rows);
  return missed;
}
