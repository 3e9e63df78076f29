import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { OpenDatabase } from '#platform/database/database.ts';
import { directoryStorage } from '#platform/storage.ts';

/** What a writer was told is kept. */
export const ack = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('revision'), documentId: z.uuid(), number: z.int() }),
  z.object({ is: z.literal('published'), documentId: z.uuid(), number: z.int() }),
  z.object({ is: z.literal('file'), documentId: z.uuid(), sha256: z.string() }),
]);
export type Ack = z.infer<typeof ack>;

export interface CheckResult {
  readonly acked: number;
  /** Acknowledged, and not there. */
  readonly lost: readonly string[];
  /** There, but not as the rules of the program want it. */
  readonly broken: readonly string[];
}

/** Statements that must find nothing, whatever happened. */
const invariants: Readonly<Record<string, string>> = {
  'revisions without a gap': `SELECT d.id FROM documents d LEFT JOIN revisions r ON r.document_id = d.id GROUP BY d.id
    HAVING count(r.number) <> d.latest_revision OR max(r.number) <> d.latest_revision`,
  'what is published is live, and nothing else': `SELECT * FROM publications p FULL JOIN live_texts l
    ON l.document_id = p.document_id AND l.language = p.language WHERE p.document_id IS NULL OR l.document_id IS NULL`,
  'what is live is the revision that was published': `SELECT p.document_id FROM publications p
    JOIN live_texts l ON l.document_id = p.document_id AND l.language = p.language
    JOIN revisions r ON r.document_id = p.document_id AND r.number = p.revision
    WHERE l.title <> r.texts -> p.language ->> 'title'`,
  'facts are live for what is published': `SELECT p.document_id FROM publications p JOIN documents d ON d.id = p.document_id
    LEFT JOIN live_posts l ON l.document_id = p.document_id WHERE d.kind = 'post' AND l.document_id IS NULL`,
  'one address a published document': `SELECT p.document_id FROM publications p
    LEFT JOIN live_slugs s ON s.document_id = p.document_id AND s.current WHERE s.slug IS NULL`,
  'a revision has its entry in the log': `SELECT 1 FROM (SELECT count(*) AS n FROM revisions) r,
    (SELECT count(*) AS n FROM activity WHERE action ~ '[.](create|save)$') a WHERE r.n <> a.n`,
  'nothing was done twice': `SELECT texts FROM revisions GROUP BY texts HAVING count(*) > 1`,
};

/** Compares what was acknowledged with what is there now. */
export async function judge(
  database: OpenDatabase,
  directory: string,
  acks: readonly Ack[],
): Promise<CheckResult> {
  const rows = await database.rows(
    `SELECT r.document_id AS id, r.number, r.texts -> 'en' ->> 'title' AS title, p.revision AS published
     FROM revisions r LEFT JOIN publications p ON p.document_id = r.document_id AND p.language = 'en'`,
  );
  const titles = new Map(rows.map((row) => [`${row.id} ${row.number}`, row.title]));
  const published = new Map(rows.map((row) => [row.id, Number(row.published ?? 0)]));
  const storage = directoryStorage(directory);
  const lost: string[] = [];
  for (const each of acks) {
    if (each.is === 'revision') {
      const name = `${each.documentId} ${each.number}`;
      if (titles.get(name) !== name) {
        lost.push(`revision ${name}`);
      }
    } else if (each.is === 'published' && (published.get(each.documentId) ?? 0) < each.number) {
      lost.push(`publication ${each.documentId} ${each.number}`);
    } else if (each.is === 'file') {
      const bytes = await storage.read(`media/${each.documentId}/original.png`);
      if (!bytes || createHash('sha256').update(bytes).digest('hex') !== each.sha256) {
        lost.push(`file ${each.documentId}`);
      }
    }
  }
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(invariants)) {
    const found = await database.rows(statement);
    if (found.length > 0) {
      broken.push(`${name}: ${found.length} times`);
    }
  }
  return { acked: acks.filter((each) => each.is !== 'ready').length, lost, broken };
}
