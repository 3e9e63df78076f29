import { sql } from 'drizzle-orm';
import { visaCommands } from '#features/visas/visas.commands.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Catalogue } from '../catalogue.queries.ts';
import { intoFrom } from './archive.writes.ts';

/** What the site and the list of the office say of a document. */
const shown = [
  'document_list',
  'document_pictures',
  'live_slugs',
  'live_texts',
  'live_visas',
  'publications',
];

/** Takes guides off the site, as staff do, and keeps what was shown of them. */
export async function takeOffGuides(
  context: CommandContext,
  removalId: string,
  ids: readonly string[],
): Promise<void> {
  for (const name of shown) {
    await context.tx.execute(sql`INSERT INTO sample_archive (removal_id, table_name, how, kept) SELECT ${removalId}::uuid, ${name}, 'off', to_jsonb(x)
      FROM ${sql.identifier(name)} x WHERE x.document_id::text IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  }
  for (const documentId of ids) {
    await context.call(visaCommands.unpublish, { documentId });
  }
}

/** Shows guides again as they were; those that somebody has changed or published meanwhile stay as they are. */
export async function showGuides(tx: Transaction, catalogue: Catalogue, removalId: string): Promise<void> {
  const still = sql`(SELECT d.id FROM documents d JOIN sample_archive k ON k.removal_id = ${removalId}::uuid AND k.how = 'off'
      AND k.table_name = 'document_list' AND k.kept ->> 'document_id' = d.id::text
    WHERE d.trashed_at IS NULL AND d.latest_revision = (k.kept ->> 'revision')::int)`;
  const rows = await tx
    .select({ id: sql<string>`id::text` })
    .from(
      sql`${still} AS found WHERE NOT EXISTS (SELECT FROM publications p WHERE p.document_id = found.id)`,
    );
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`;
  for (const name of shown) {
    await tx.execute(sql`DELETE FROM ${sql.identifier(name)} x WHERE x.document_id::text IN ${ids}`);
    await tx.execute(sql`${intoFrom(catalogue, name)} WHERE k.removal_id = ${removalId}::uuid AND k.table_name = ${name}
      AND k.how = 'off' AND k.kept ->> 'document_id' IN ${ids}`);
  }
}
