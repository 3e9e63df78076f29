import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDataKey } from '#platform/testing/sealing.ts';
import { type Instance, instance, packed } from '../office/everything-world.ts';
import { worldOf } from './imports-world.ts';

/** What an instance has: rows of some tables, and the sum of each account. */
const had = async ({ database }: Instance) => [
  await database.rows(
    `SELECT (SELECT count(*)::int FROM customers) AS customers, (SELECT count(*)::int FROM orders) AS orders,
      (SELECT count(*)::int FROM documents) AS documents, (SELECT count(*)::int FROM visa_case_files) AS files`,
  ),
  await database.rows('SELECT account, sum(amount)::text AS sum FROM ledger_postings GROUP BY 1 ORDER BY 1'),
];

test('the ZIP of everything comes back by the import as any other file does, once, and isn’t undone', async () => {
  const [there, here] = [await instance('demo'), await instance('none')];
  const directory = await mkdtemp(join(tmpdir(), 'everything-'));
  onTestFinished(async () => {
    await Promise.all([there.database.close(), here.database.close()]);
    await rm(directory, { recursive: true, force: true });
  });
  const zip = new Uint8Array(await packed(there, testDataKey));
  const imports = worldOf(here.deps, directory);
  const nothing = await had(here);
  const { id, rows, ...tried } = await imports.tried('everything', zip, { name: 'everything.zip' });
  expect(tried).toMatchObject({ faults: [], asks: [], willAdd: rows, willJoin: 0 });
  expect(rows).toBeGreaterThan(10_000);
  expect(await had(here)).toEqual(nothing);
  expect(await imports.taken(id)).toMatchObject({ state: 'done', added: rows, faultCount: 0 });
  expect(await had(here)).toEqual(await had(there));

  const again = imports.refused(await imports.send('everything', zip, { name: 'everything.zip' }));
  expect(again).toMatchObject({
    status: 409,
    code: 'everything.not-empty',
    details: { standing: expect.arrayContaining([{ kind: 'orders', count: 56 }]) },
  });
  expect(imports.refused(await imports.undo(id))).toMatchObject({ status: 409, code: 'imports.state' });
  expect(await had(here)).toEqual(await had(there));
});
