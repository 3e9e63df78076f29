import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/database/open.ts';
import { bucketStorage } from '#platform/storage-bucket.ts';
import { startBucketServer } from '#platform/testing/bucket-server.ts';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { backUp } from '../../src/backup.ts';
import { realPdf } from '../visa-cases/case-world.ts';
import { startBuilt } from './built-server.ts';
import { beginAll } from './case-uploaders.ts';
import { dataKey } from './files-judge.ts';
import { signIn } from './payment-clerks.ts';
import { owner } from './retry-under-kills.ts';

const marker = 'MARKER-3K8W-OF-A-BANK-STATEMENT';
const caseView = z.object({
  applicants: z.array(z.object({ id: z.string(), papers: z.array(z.object({ id: z.string() })) })),
});

/** The files below a directory that hold a text, plain, in base64 or in hexadecimal digits; with how many were looked at. */
async function searched(directory: string, text: string) {
  const bytes = Buffer.from(text);
  // Of base64 what doesn't depend on where in a group of three it begins.
  const forms = [bytes, Buffer.from(bytes.toString('hex')), bytes.subarray(0, 30).toString('base64')];
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  );
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0));
    if (forms.some((form) => content.includes(form))) {
      found.push(name);
    }
  }
  return { found, files: files.length };
}

test('what stands in a paper is found nowhere by whoever has the disk, the bucket, a backup, the log or another customer’s page', async () => {
  const bucket = await startBucketServer();
  const DATA_DIR = await migratedDirectory();
  onTestFinished(async () => {
    await bucket.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  const place = { DATA_DIR };
  const [one, other] = await beginAll(place);
  const server = await startBuilt({
    ...place,
    ...bucket.variables,
    LOG_LEVEL: 'debug',
    SEED: 'none',
    DATA_KEY: dataKey.toString('hex'),
    SITE_URL: 'http://agency.example',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  await server.ready;
  const caseOf = async (token: string | undefined) =>
    caseView.parse(await (await fetch(`${server.url}/api/visitor/visa-cases/${token}`)).json());
  const [applicant] = (await caseOf(one?.token)).applicants;
  const [first, second] = applicant?.papers ?? [];
  const to = (paper: string | undefined) =>
    `${server.url}/api/visitor/visa-cases/${one?.token}/applicants/${applicant?.id}/papers/${paper}`;
  // One file at once, one in pieces, and one that is never finished.
  const form = new FormData();
  form.set('file', new File([new Uint8Array(realPdf(marker))], 'statement.pdf'));
  expect((await fetch(to(first?.id), { method: 'POST', body: form })).status).toBe(201);
  const long = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${marker}`),
    Buffer.alloc(40_000, marker),
    Buffer.from('\n%%EOF\n'),
  ]);
  const put = (paper: string | undefined, upload: string, from: number, end: number) =>
    fetch(`${to(paper)}/uploads/${upload}`, {
      method: 'PUT',
      headers: { 'content-range': `bytes ${from}-${end - 1}/${long.length}` },
      body: new Uint8Array(long.subarray(from, end)),
    });
  expect((await put(second?.id, 'the-whole-one', 0, 32_768)).status).toBe(200);
  expect((await put(second?.id, 'the-whole-one', 32_768, long.length)).status).toBe(200);
  expect((await put(second?.id, 'never-finished', 0, 32_768)).status).toBe(200);
  // The desk opens it: whoever may finds it.
  const headers = { authorization: `Bearer ${await signIn(server.url)}` };
  const opened = await fetch(`${server.url}/api/visa-cases/${one?.id}/papers/${first?.id}/file`, { headers });
  expect(Buffer.from(await opened.arrayBuffer()).includes(marker)).toBe(true);
  // Pages of the customer, of another one and of everybody, each twice: what is cached comes then.
  for (const path of [
    `/visacases/${one?.token}`,
    `/visacases/${other?.token}`,
    '/visadetails/thailand',
    '/',
  ]) {
    for (const time of [1, 2]) {
      const shown = await fetch(`${server.url}${path}`, { headers: { host: 'agency.example' } });
      expect((await shown.text()).includes(marker), `${path}, ${time}`).toBe(false);
    }
  }
  await server.end('SIGTERM');
  expect(server.log().length).toBeGreaterThan(100);
  expect(`${server.log()}${server.complaints()}`).not.toContain(marker);

  const disk = await searched(DATA_DIR, marker);
  const inBucket = await searched(bucket.directory, marker);
  expect([disk.found, inBucket.found]).toEqual([[], []]);
  expect(inBucket.files).toBeGreaterThan(2);

  const { database } = await openDatabase(place, 'backup');
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write: (piece, _, done) => {
      pieces.push(Buffer.from(piece));
      done();
    },
  });
  await backUp(database, bucketStorage(bucket.place), sink);
  await database.close();
  const archive = gunzipSync(Buffer.concat(pieces));
  expect(archive.includes('private/')).toBe(true);
  expect([archive.includes(marker), archive.includes(dataKey)]).toEqual([false, false]);
}, 60_000);
