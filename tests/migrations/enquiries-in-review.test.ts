import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { findWhole } from '#features/enquiries/inbox/whole.queries.ts';
import { applyMigration, migrate, readMigrations } from '#platform/database/migrate.ts';
import { openEmptyDatabase } from '#platform/testing/test.ts';

const directory = join(import.meta.dirname, '../../migrations');
const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const [spam = '', honest = '', late = ''] = ids;

/** What the version before writes for a new enquiry. */
const insertFormer = (id: string, held: boolean) => `
  INSERT INTO enquiries (id, reference, token, kind, subject, message, details, language, name, phone, reply_by,
    held, held_for, fingerprint, visitor, search, created_at, updated_at)
  VALUES ('${id}', 'SF-000${id.at(-1)}-00', '${'0'.repeat(25)}${id.at(-1)}', 'contact', 'Visa', 'A question',
    '{"kind":"contact","topic":"general"}', 'en', 'Amina', '+8801700000000', 'phone', ${held},
    '${held ? '{links,too-quick}' : '{}'}', '', '', '', now(), now());
  INSERT INTO enquiry_events (enquiry_id, at, actor, happened, detail)
  VALUES ('${id}', now(), 'visitor', '${held ? 'held' : 'sent'}', '{"for":["links","too-quick"]}')`;

test('enquiries that the version before held are in review, with their reasons and history', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0019')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  await database.transaction(async (connection) => {
    await connection.execute(insertFormer(spam, true));
    await connection.execute(insertFormer(honest, false));
  });
  expect(await migrate(database, directory)).toContain('0019_enquiries_in_review.sql');

  const { db } = database;
  expect(await findWhole(db, spam, 'en')).toMatchObject({
    inReview: true,
    reviewReasons: ['links', 'too-quick'],
    history: [{ happened: 'in-review', detail: { for: ['links', 'too-quick'] } }],
  });
  expect(await findWhole(db, honest, 'en')).toMatchObject({ inReview: false, reviewReasons: [] });

  const states = async () => {
    const rows = await database.rows(
      'SELECT held, in_review, held_for = review_reasons AS same FROM enquiries ORDER BY id',
    );
    return rows.map(({ held, in_review, same }) => [held, in_review, same]);
  };
  const write = (sql: string) => database.transaction((connection) => connection.execute(sql));
  await write(insertFormer(late, true));
  await write(`UPDATE enquiries SET held = false WHERE id = '${spam}'`);
  expect(await states(), 'a process of the version before goes on').toEqual([
    [false, false, true],
    [false, false, true],
    [true, true, true],
  ]);
  await db.update(enquiries).set({ inReview: true }).where(eq(enquiries.id, honest));
  await db.update(enquiries).set({ inReview: false }).where(eq(enquiries.id, late));
  expect(await states(), 'and sees what this one writes').toEqual([
    [false, false, true],
    [true, true, true],
    [false, false, true],
  ]);
}, 60_000);
