import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { privateKey, removeFileTopic } from '#platform/private-files/private-files.ts';
import { bucketStorage } from '#platform/storage-bucket.ts';
import { type BucketServer, startBucketServer } from '#platform/testing/bucket-server.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question, rowOf } from './desk.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

test('a file of a visitor lies encrypted in the bucket, is opened as it was sent, and leaves it when it is deleted', async ({
  deps,
  db,
}) => {
  const storage = bucketStorage(server.place);
  await openAgency(deps);
  const request = deskOf(deps, undefined, storage);
  const { body } = await request('POST', '/enquiries', question());
  const { id, token } = await rowOf(db, body.reference);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_500_000), Buffer.from('\n%%EOF\n')]);
  const form = new FormData();
  form.set('file', new File([bytes], 'passport.pdf'));
  expect((await request('POST', `/visitor/enquiries/${token}/files`, form)).status).toBe(201);
  const [file] = await db.select().from(privateFiles);
  const key = privateKey(file?.id ?? '');
  for (const segment of [0, 1]) {
    const stored = Buffer.from((await storage.read(`${key}/${segment}`)) ?? []);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.includes('%PDF') || stored.includes(bytes.subarray(1_200_000, 1_200_032))).toBe(false);
  }
  const caller = callerOf('amina', clerkPermissions);
  const path = `/enquiries/${id}/files/${file?.id}`;
  expect((await request('GET', path, undefined, { caller })).bytes.equals(bytes)).toBe(true);
  expect((await request('DELETE', path, undefined, { caller })).status).toBe(200);
  expect(await storage.holds(key)).toBe(true);
  const tidy = outboxJob(
    { ...deps, logger: log('silent') },
    { [removeFileTopic]: (fileId) => storage.remove(privateKey(String(fileId))) },
  );
  await tidy.run(new AbortController().signal);
  expect(await storage.holds(key)).toBe(false);
});
