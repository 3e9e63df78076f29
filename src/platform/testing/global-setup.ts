import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { snapshotOf } from '../database/pglite.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { forManyDatabases, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database, the template of others; absent on PGlite. */
    postgresTemplate: string | undefined;
    /** On PGlite, the directory with the files `migrated` and `empty`: snapshots of databases with and without the tables. */
    pgliteSnapshots: string | undefined;
  }
}

const migrations = join(import.meta.dirname, '../../../migrations');

/** Writes the snapshots that tests on PGlite begin with. */
async function writeSnapshots(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-snapshots-'));
  const write = async (name: string, snapshot: Blob) =>
    writeFile(join(directory, name), await snapshot.bytes());
  await write('migrated', await snapshotOf((database) => migrate(database, migrations)));
  await write('empty', await snapshotOf(async () => {}));
  return directory;
}

/** With TEST_DATABASE=postgresql, one server for the whole run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgresql') {
    project.provide('postgresTemplate', undefined);
    const directory = await writeSnapshots();
    project.provide('pgliteSnapshots', directory);
    return () => rm(directory, { recursive: true, force: true });
  }
  const server = await startPostgres(forManyDatabases);
  const admin = await openPostgresql(server.url);
  await admin.execute('CREATE DATABASE template_shofor');
  await admin.close();
  const template = await openPostgresql(server.urlOf('template_shofor'));
  await migrate(template, migrations);
  await template.close();
  project.provide('pgliteSnapshots', undefined);
  project.provide('postgresTemplate', server.urlOf('template_shofor'));
  return () => server.stop();
}
