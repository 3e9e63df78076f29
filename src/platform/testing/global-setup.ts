import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { forManyDatabases, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database, the template of others. */
    postgresTemplate: string;
  }
}

const migrations = join(import.meta.dirname, '../../../migrations');

/** One server for the whole run, in memory where the system has it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(forManyDatabases);
  const admin = await openPostgresql(server.url);
  await admin.execute('CREATE DATABASE template_shofor');
  await admin.close();
  const template = await openPostgresql(server.urlOf('template_shofor'));
  await migrate(template, migrations);
  await template.close();
  project.provide('postgresTemplate', server.urlOf('template_shofor'));
  return () => server.stop();
}
