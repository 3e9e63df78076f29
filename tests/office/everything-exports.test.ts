import { describe, expect } from 'vitest';
import { downloadEverything, exportEverything } from '#features/everything/everything.commands.ts';
import { everythingJob } from '#features/everything/everything.jobs.ts';
import { findExport, listExports } from '#features/everything/everything.queries.ts';
import { run } from '#platform/command/command.ts';
import { log } from '#platform/log.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { removeFile } from '#platform/private-files/deleted-files.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { staff } from '../selling/sales.ts';
import { memoryStorage, unzipped } from './everything-world.ts';

describe('Take everything with you', () => {
  test('is made by a job, kept encrypted, fetched by the owner with a recent sign-in, and gone after three days', async ({
    deps,
    db,
    clock,
  }) => {
    await saveAgency(deps);
    const storage = memoryStorage();
    const files = { ...deps, storage, dataKey: testDataKey };
    const job = everythingJob({ ...files, logger: log('silent') });
    const owner = { ...staff('amina', 'owner'), signedInAt: clock.now() };
    const yesterday = { ...owner, signedInAt: new Date(clock.now().getTime() - 13 * 3_600_000) };
    const manager = { ...staff('salma', 'manager'), signedInAt: clock.now() };

    await expect(run(deps, manager, exportEverything, {})).rejects.toMatchObject({
      code: 'permission.missing',
    });
    await expect(run(deps, yesterday, exportEverything, {})).rejects.toMatchObject({
      code: 'access.sign-in-again',
    });
    expect(await job.isDue()).toBe(false);

    const { id } = await run(deps, owner, exportEverything, {});
    expect(await run(deps, owner, exportEverything, {})).toEqual({ id });
    expect(await findExport(db, id)).toMatchObject({ state: 'running', path: null });
    await expect(run(deps, owner, downloadEverything, { id })).rejects.toMatchObject({
      code: 'everything.not-done',
    });
    expect(await job.isDue()).toBe(true);
    await job.run(AbortSignal.timeout(60_000));
    expect(await findExport(db, id)).toMatchObject({
      state: 'done',
      path: `/api/exports/${id}/everything.zip`,
    });
    expect(await job.isDue()).toBe(false);

    for (const [key, bytes] of storage.files) {
      expect(Buffer.from(bytes).includes('data/orders.jsonl'), key).toBe(false);
    }
    await expect(run(deps, manager, downloadEverything, { id })).rejects.toMatchObject({
      code: 'permission.missing',
    });
    await expect(run(deps, yesterday, downloadEverything, { id })).rejects.toMatchObject({
      code: 'access.sign-in-again',
    });
    const response = fileResponse(files, await run(deps, owner, downloadEverything, { id }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toContain('shofor-everything-');
    const zip = await unzipped(new Uint8Array(await response.arrayBuffer()));
    expect(zip.has('manifest.json') && zip.has('README.txt') && zip.has('data/orders.jsonl')).toBe(true);
    const logged = await db.execute(
      `SELECT action, actor FROM activity WHERE action LIKE 'everything.%' ORDER BY id`,
    );
    expect(logged).toMatchObject({
      rows: [
        { action: 'everything.export', actor: owner.id },
        { action: 'everything.download', actor: owner.id },
      ],
    });

    clock.set(new Date(clock.now().getTime() + 3 * 24 * 3_600_000 + 1_000).toISOString());
    expect(await job.isDue()).toBe(true);
    await job.run(AbortSignal.timeout(60_000));
    expect(await listExports(db)).toEqual([]);
    expect(await db.$count(privateFiles)).toBe(0);
    const [left] = await db.select().from(outbox);
    await removeFile(storage, String(left?.payload), clock.now());
    expect([...storage.files.keys()].filter((key) => key.startsWith('private/'))).toEqual([]);
  }, 60_000);

  test('that can’t be made is tried three times, and then said to have failed', async ({
    deps,
    db,
    clock,
  }) => {
    await saveAgency(deps);
    const storage = {
      ...memoryStorage(),
      write: async () => {
        throw new Error('The disk is full.');
      },
    };
    const job = everythingJob({ ...deps, storage, dataKey: testDataKey, logger: log('silent') });
    const owner = { ...staff('amina', 'owner'), signedInAt: clock.now() };
    const { id } = await run(deps, owner, exportEverything, {});
    await job.run(AbortSignal.timeout(60_000));
    expect(await findExport(db, id)).toMatchObject({ state: 'failed', path: null });
    expect(await db.$count(privateFiles)).toBe(0);
    const again = await run(deps, owner, exportEverything, {});
    expect(again.id).not.toBe(id);
  }, 60_000);
});
