import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { dataOf, postmasterOf } from '#platform/testing/server-processes.ts';
import { startBuilt } from './built-server.ts';
import { addressOf, sampleEnquiry } from './sample-enquiry.ts';

test('while its embedded database can’t be started again, the program says when to come back, and goes on by itself when it can', async () => {
  const directory = await migratedDirectory();
  const server = await startBuilt({ DATA_DIR: directory, SEED: 'none', TRUSTED_PROXIES: '1' });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });
  await server.ready;
  const send = (number: number) =>
    fetch(`${server.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
      body: JSON.stringify(sampleEnquiry(number)),
    });
  expect((await send(1)).status).toBe(201);

  // Without this file PostgreSQL doesn't start.
  const version = join(dataOf(directory), 'PG_VERSION');
  await rename(version, `${version}.away`);
  process.kill(postmasterOf(directory), 'SIGKILL');
  await expect.poll(async () => (await send(2)).status, { timeout: 30_000 }).toBe(503);
  const refused = await send(2);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  await rename(`${version}.away`, version);
  await expect.poll(async () => (await send(2)).status, { timeout: 30_000 }).toBe(201);
  // What was acknowledged before is there.
  expect((await send(1)).status).toBe(201);
}, 120_000);
