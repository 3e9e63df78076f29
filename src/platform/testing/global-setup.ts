import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database, the template of others; absent on PGlite. */
    postgresTemplate: string | undefined;
  }
}

/** With TEST_DATABASE=postgresql, one server for the whole run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgresql') {
    project.provide('postgresTemplate', undefined);
    return undefined;
  }
  const server = await startPostgres();
  const admin = await openPostgresql(server.url);
  await admin.execute('CREATE DATABASE template_shofor');
  await admin.close();
  const template = await openPostgresql(server.urlOf('template_shofor'));
  await migrate(template, join(import.meta.dirname, '../../../migrations'));
  await template.close();
  project.provide('postgresTemplate', server.urlOf('template_shofor'));
  return () => server.stop();
}
