import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { run } from '#platform/command/command.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { actorWith } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';
import { startBuilt } from './built-server.ts';
import { root } from './writer.ts';

interface Seen {
  answered: number;
  /** Refused, cut off, or answered with a fault of ours. */
  dropped: string[];
}

const paths = ['/privacy', '/bn/terms', '/contact', '/healthz', '/about', '/sitemap.xml'];

/** Requests pages over kept connections, one after another, until it is stopped. */
function load(url: string, askers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: askers });
  const seen: Seen = { answered: 0, dropped: [] };
  let going = true;
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const asked = request(`${url}${path}`, { agent }, (response) => {
        if (response.statusCode !== 200) {
          seen.dropped.push(`${response.statusCode} ${path}`);
        }
        response.once('end', () => {
          seen.answered += 1;
          resolve();
        });
        response.once('error', (cause) => {
          seen.dropped.push(`in the middle of ${path}: ${cause.message}`);
          resolve();
        });
        response.resume();
      });
      asked.once('error', (cause) => {
        seen.dropped.push(`${path}: ${cause.message}`);
        resolve();
      });
      asked.end();
    });
  const asker = async (place: number) => {
    for (let turn = place; going; turn += 1) {
      await ask(paths[turn % paths.length] ?? '/');
      await delay(5);
    }
  };
  const all = Promise.all(Array.from({ length: askers }, (_, place) => asker(place)));
  return {
    seen,
    stop: async () => {
      going = false;
      await all;
      agent.destroy();
    },
  };
}

let DATA_DIR = '';
beforeAll(async () => {
  DATA_DIR = await migratedDirectory();
  const { database } = await openDatabase({ DATA_DIR }, 'test');
  await migrate(database, join(root, 'migrations'));
  const clock = { now: () => new Date() };
  const id = crypto.randomUUID();
  const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };
  await run(
    { db: database.db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' },
    actorWith(),
    saveSettings,
    settings(calendar, { wide: id, tall: id }),
  );
  await database.close();
});
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

async function server() {
  const started = await startBuilt({ DATA_DIR, SEED: 'none' });
  onTestFinished(() => void started.child.kill('SIGKILL'));
  await started.ready;
  return started;
}

describe('a program that is told to stop', () => {
  test('responds to every accepted request, reports at once that it is not ready, and ends with 0', async () => {
    const { url, end } = await server();
    const visitors = load(url, 20);
    await expect.poll(() => visitors.seen.answered, { timeout: 20_000 }).toBeGreaterThan(50);
    const ending = end('SIGTERM');
    await delay(100);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const before = visitors.seen.answered;
    await delay(300);
    expect(visitors.seen.answered).toBeGreaterThan(before);
    // Whoever shares out the visitors has seen it by now, and sends them elsewhere.
    await visitors.stop();
    const { code, ms } = await ending;
    expect(visitors.seen.dropped).toEqual([]);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  }, 60_000);

  test('ends although somebody keeps a request open for ever', async () => {
    const { url, end } = await server();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write('POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
    await delay(200);
    const { ms } = await end('SIGTERM');
    socket.destroy();
    expect(ms).toBeLessThan(15_000);
  }, 60_000);

  test('ends at once at a second signal', async () => {
    const { child, end } = await server();
    const ending = end('SIGTERM');
    await delay(100);
    child.kill('SIGTERM');
    expect((await ending).ms).toBeLessThan(900);
  }, 60_000);
});
