import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request as api } from '@playwright/test';
import { z } from 'zod';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { serveSimulator } from '#platform/simulators/serve-simulator.gateway.ts';
import { simulateSms } from '#platform/sms/simulators/simulate-sms.gateway.ts';
import { accessTokenOf } from '../journeys/staff.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { startBuilt } from './built-program.ts';
import { addSales } from './many-sales.ts';
import { printTable } from './table.ts';

/** As many as a list may have. */
const total = 2_000;
/** What the provider takes for each message, ms: some forty a second. */
const providerMs = 25;
/** Milliseconds at p99 while they go out. */
const goal = 200;
const root = join(import.meta.dirname, '../..');

const previewed = z.object({ count: z.int() });
const begun = z.object({ batch: z.string() });
const progress = z.object({ sent: z.int(), left: z.int() });

/** Asks for a path at a steady rate, whether it answers or not. */
function watch(url: string) {
  const took: number[] = [];
  let wrong = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    fetch(url)
      .then(async (response) => {
        await response.arrayBuffer();
        took.push(performance.now() - began);
        wrong += response.ok ? 0 : 1;
      })
      .catch(() => {
        wrong += 1;
      });
  }, 25);
  return () => {
    clearInterval(timer);
    const sorted = took.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { requests: sorted.length, p50: at(0.5), p99: at(0.99), wrong };
  };
}

/** 2,000 orders of as many customers, before the program has seen its database. */
async function fill(folder: string): Promise<void> {
  const { database } = await openDatabase({ DATA_DIR: folder }, 'bench');
  await migrate(database, join(root, 'migrations'));
  await addSales(database, total * 6.96, '2026-12-01');
  await database.execute(
    `UPDATE orders SET phone = '+88017' || lpad(substr(reference, 5), 8, '0') WHERE reference LIKE 'SF-L%'`,
  );
  await database.close();
}

/**
 * A list of 2,000 orders is written to by SMS: how long it takes to look at it and to put it into the outbox, how fast it goes out
 * beside the provider's own rate, and how kept pages and /healthz answer meanwhile. @returns what misses its goal, in words
 */
export async function benchMessages(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-messages-'));
  await fill(folder);
  const served = await serveSimulator((world) => simulateSms('bulksmsbd', world));
  await fetch(`${served.url}/control`, { method: 'POST', body: JSON.stringify({ delayMs: providerMs }) });
  const program = await startBuilt({
    DATA_DIR: folder,
    SEED: 'site',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...served.variables,
  });
  const missed: string[] = [];
  try {
    const office = await api.newContext({ baseURL: program.url });
    const headers = { authorization: `Bearer ${await accessTokenOf(office, owner, program.url)}` };
    const write = async (data: object) => {
      const began = performance.now();
      const response = await office.post('/api/orders/messages', {
        headers,
        timeout: 120_000,
        data: { filter: { q: 'customer' }, channel: 'sms', ...data },
      });
      if (!response.ok()) {
        throw new Error(`It was answered ${response.status()}: ${await response.text()}`);
      }
      return { body: await response.json(), ms: performance.now() - began };
    };
    const now = await office.get('/api/settings', { headers });
    const messages = {
      events: {},
      quietFrom: '00:00',
      quietUntil: '00:00',
      budget: 100_000_000,
      prices: { smsPart: 35, whatsappUtility: 100, whatsappMarketing: 400 },
    };
    const saved = await office.put('/api/settings', {
      headers: { ...headers, 'if-match': now.headers().etag ?? '' },
      data: { ...(await now.json()).settings, messages },
    });
    if (!saved.ok()) {
      throw new Error(`The settings were answered ${saved.status()}: ${await saved.text()}`);
    }
    const kept = watch(`${program.url}/packages/domestic/kuakata`);
    const health = watch(`${program.url}/healthz`);
    const text = 'Our office is closed tomorrow.';
    const preview = await write({ text, preview: true });
    const { count } = previewed.parse(preview.body);
    const byTemplate = await write({ template: 'payment.reminder', preview: true });
    const sent = await write({ text, count, key: crypto.randomUUID() });
    const { batch } = begun.parse(sent.body);
    const began = performance.now();
    let standing = { sent: 0, left: count };
    while (standing.left > 0) {
      await delay(500);
      const response = await office.get(`/api/message-batches/${batch}`, { headers });
      standing = progress.parse(await response.json());
    }
    const perSecond = count / ((performance.now() - began) / 1_000);
    const rows = [
      ['kept page', kept()],
      ['/healthz', health()],
    ] as const;
    console.log(
      `\n${count} messages: preview ${preview.ms.toFixed(0)} ms, with the facts of each ${byTemplate.ms.toFixed(0)} ms, queued in ${sent.ms.toFixed(0)} ms; ` +
        `${perSecond.toFixed(1)} a second went out, the provider takes ${(1_000 / providerMs).toFixed(0)} at most\n`,
    );
    printTable(
      ['meanwhile, ms', 'requests', 'p50', 'p99', 'wrong'],
      rows.map(([name, { requests, p50, p99, wrong }]) => [
        name,
        String(requests),
        p50.toFixed(1),
        p99.toFixed(1),
        String(wrong),
      ]),
    );
    for (const [name, { p99, wrong }] of rows) {
      if (p99 > goal || wrong > 0) {
        missed.push(`messages, ${name}: ${p99.toFixed(0)} ms at p99, the goal is ${goal}; ${wrong} wrong`);
      }
    }
    if (standing.sent !== total) {
      missed.push(`messages: ${standing.sent} of ${total} went out`);
    }
    await office.dispose();
  } finally {
    await program.stop();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return missed;
}
