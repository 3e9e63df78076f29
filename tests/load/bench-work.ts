import {
  type APIRequestContext,
  chromium as browserType,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { chromium } from '../journeys/chromium.ts';
import { beginFamilyCase } from '../journeys/family-case.ts';
import { fortyMessages } from '../journeys/forty-messages.ts';
import { startOwnProgram } from '../journeys/own-program.ts';
import { sellOrder } from '../journeys/sold-order.ts';
import { accessTokenOf, openOffice } from '../journeys/staff.ts';
import { newTrx, receivedSms } from '../journeys/wallet-messages.ts';
import { printTable } from './table.ts';
import { WorkCounter } from './work-counter.ts';
import { openUnpaidThisWeek, sellAtCounter, takeKnownCall } from './work-desk.ts';
import { sellFare } from './work-fares.ts';
import { bookMessages, bookSlip, findByTrx } from './work-money.ts';
import { sendPhotos } from './work-papers.ts';
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

/** Sends enquiries as visitors do, each from another connection. */
async function sendEnquiries(visitors: APIRequestContext): Promise<void> {
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
}

/** What a piece may take; what isn't named is counted only. */
interface Most {
  readonly clicks?: number;
  /** Or drags. */
  readonly keys?: number;
  /** Of a person, by their clicks and keys. */
  readonly byHand?: number;
}

/** The program as somebody with every right reaches it. */
interface Office {
  readonly request: APIRequestContext;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the work begins, and how it is done. */
interface Begun {
  readonly path: string;
  readonly run: (page: Page, by: WorkCounter) => Promise<void>;
}

interface Piece {
  readonly name: string;
  readonly most: Most;
  /** Makes what it is about. */
  readonly begin: (office: Office) => Begun | Promise<Begun>;
}

const at = (path: string, run: Begun['run']) => (): Begun => ({ path, run });

/** The work of the office. An answer is `t`, the digit of a template and Ctrl+Enter; `n` leads on to the next enquiry, and `j` with Enter opens the first. */
const pieces: readonly Piece[] = [
  {
    name: 'at the counter: four seats, cash, receipt',
    most: { clicks: 6, byHand: 20 },
    begin: at('/dashboard/home', (page, by) =>
      sellAtCounter(page, by, { name: 'Salma Begum', phone: '01712345678' }),
    ),
  },
  {
    name: 'an enquiry by telephone of a known customer',
    most: { clicks: 0, keys: 60 },
    begin: async ({ request, headers }) => {
      const customer = await sellOrder(request, headers, { name: 'Nasrin Akter', unit: 650_000 });
      return { path: '/dashboard/enquiries', run: (page, by) => takeKnownCall(page, by, customer) };
    },
  },
  {
    // Sixty in all.
    name: '40 messages of a wallet, 5 of them told of',
    most: { clicks: 4, keys: 56 },
    begin: async ({ request, headers }) => {
      const messages = await fortyMessages(request, headers, 'Forty Sample');
      return { path: '/dashboard/money', run: (page, by) => bookMessages(page, by, messages) };
    },
  },
  {
    name: 'a slip from WhatsApp',
    most: { clicks: 4 },
    begin: async ({ request, headers }) => {
      const order = await sellOrder(request, headers, { name: 'Tahmina Slip', unit: 730_000 });
      const trx = newTrx();
      const came = { text: receivedSms(trx, 7_300, '01555000996') };
      expect((await request.post('/api/money/sms', { headers, data: came })).ok()).toBe(true);
      return { path: '/dashboard/orders', run: (page, by) => bookSlip(page, by, { ...order, trx }) };
    },
  },
  {
    name: '12 photos to their papers, each seen',
    most: { keys: 15 },
    begin: async ({ request }) => {
      const { id } = await beginFamilyCase(request, 'en');
      return { path: `/dashboard/visacases/${id}`, run: sendPhotos };
    },
  },
  {
    name: 'a fare by telephone: pasted, priced, sent',
    most: { clicks: 10 },
    begin: at('/dashboard/fares', sellFare),
  },
  {
    name: 'who travels this week and hasn’t paid',
    most: { clicks: 2 },
    begin: async ({ request, headers }) => {
      const { name } = await sellOrder(request, headers, {
        name: 'Wahida Sample',
        unit: 1_250_000,
        travelsOn: addDays(dhakaDate(new Date()), 2),
      });
      return { path: '/dashboard/home', run: (page, by) => openUnpaidThisWeek(page, by, name) };
    },
  },
  {
    name: 'an order by its TrxID',
    most: { clicks: 0, keys: 12 },
    begin: async ({ request, headers }) => {
      const { id, name } = await sellOrder(request, headers, { name: 'Farida Trx', unit: 540_000 });
      const trx = newTrx();
      const payment = { method: 'bkash', outside: trx, amount: 540_000, key: crypto.randomUUID() };
      expect((await request.post(`/api/orders/${id}/payments`, { headers, data: payment })).ok()).toBe(true);
      return { path: '/dashboard/home', run: (page, by) => findByTrx(page, by, { name, trx }) };
    },
  },
  {
    name: 'a post with a picture, in two languages',
    most: { clicks: 18 },
    begin: at('/dashboard/addblog', writePost),
  },
  {
    name: 'a package with three departures',
    most: { clicks: 40 },
    begin: at('/dashboard/adddomestic', writePackage),
  },
  {
    name: 'a visa guide for a new country',
    most: { clicks: 45 },
    begin: at('/dashboard/addvisa', writeGuide),
  },
  {
    name: 'a visa guide from a copied one',
    most: { clicks: 20 },
    begin: at('/dashboard/managevisa', copyGuide),
  },
  {
    name: `${enquiries} enquiries answered by template`,
    most: { clicks: 0, keys: enquiries * 4 + 1 },
    begin: async ({ request }) => {
      await sendEnquiries(request);
      return { path: '/dashboard/enquiries?q=0181177', run: answerEnquiries };
    },
  },
  {
    name: 'an enquiry by telephone, taken by hand',
    most: { clicks: 0, byHand: 20 },
    begin: at('/dashboard/enquiries', takeCall),
  },
];

const shown = (number: number | undefined) => (number === undefined ? '' : number.toFixed(0));

/** Counts clicks, keys and seconds of the office's work in a browser. @returns the missed goals. */
export async function benchWork(): Promise<readonly string[]> {
  const program = await startOwnProgram({ TRUSTED_PROXIES: '1' });
  const browser = await browserType.launch(chromium());
  const office = await request.newContext({ baseURL: program.url });
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    const headers = { authorization: `Bearer ${await accessTokenOf(office, program.owner)}` };
    for (const { name, most, begin } of pieces) {
      const { path, run } = await begin({ request: office, headers });
      const page = await browser.newPage({
        baseURL: program.url,
        viewport: { width: 1440, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      page.setDefaultTimeout(patience);
      await openOffice(page, `${program.url}${path}`, program.owner);
      const by = new WorkCounter(page);
      // What can't be done is told at the end; the others are counted all the same.
      const cause: unknown = await run(page, by).catch((thrown: unknown) => thrown ?? 'not done');
      if (cause !== undefined) {
        missed.push(`${name}: ${cause}`);
      }
      const { seconds, ...work } = by.work;
      const counted = [
        { unit: 'clicks', took: work.clicks, limit: most.clicks },
        { unit: 'keys', took: work.keys, limit: most.keys },
        { unit: 'seconds by hand', took: work.byHand, limit: most.byHand },
      ];
      rows.push([
        cause === undefined ? name : `${name} (not done)`,
        ...counted.flatMap(({ took, limit }) => [shown(took), shown(limit)]),
        shown(seconds),
      ]);
      for (const { unit, took, limit = Number.POSITIVE_INFINITY } of counted) {
        if (took > limit) {
          missed.push(`${name}: ${took.toFixed(1)} ${unit}, at most ${limit}`);
        }
      }
      await page.close();
    }
  } finally {
    await office.dispose();
    await browser.close();
    await program.stop();
  }
  printTable(
    ['work', 'clicks', 'at most', 'keys', 'at most', 's by hand', 'at most', 's of the program'],
    rows,
  );
  return missed;
}
