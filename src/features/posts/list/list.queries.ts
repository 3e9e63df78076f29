import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { liveTexts } from '#features/documents/documents.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Category, PostKind } from '../posts.contract.ts';
import { livePosts } from '../posts.table.ts';

export interface TagChoice {
  readonly key: string;
  readonly name: string;
}

/** The categories of a kind that have posts, largest first. */
export async function listCategories(db: ReadDatabase, kind: PostKind): Promise<readonly Category[]> {
  const rows = await db
    .select({ category: livePosts.category })
    .from(livePosts)
    .where(eq(livePosts.kind, kind))
    .groupBy(livePosts.category)
    .orderBy(desc(sql`count(*)`), livePosts.category);
  return rows.map(({ category }) => category);
}

/** The most used tags of a kind, named in the language, else in the other one. */
export async function listTags(
  db: ReadDatabase,
  language: Language,
  kind: PostKind,
  limit: number,
): Promise<readonly TagChoice[]> {
  const most = await db
    .select({
      key: sql<string>`unnest(${livePosts.tags})`,
      /** Any post with the tag holds its name. */
      documentId: sql<string>`(array_agg(${livePosts.documentId}))[1]`,
    })
    .from(livePosts)
    .where(eq(livePosts.kind, kind))
    .groupBy(sql`1`)
    .orderBy(desc(sql`count(*)`), sql`1`)
    .limit(limit);
  return nameTags(db, language, most);
}

/** The name of a tag; undefined when no post of the kind has it. */
export async function findTag(
  db: ReadDatabase,
  language: Language,
  kind: PostKind,
  key: string,
): Promise<TagChoice | undefined> {
  const has = and(eq(livePosts.kind, kind), sql`${livePosts.tags} @> ARRAY[${key}]::text[]`);
  const [post] = await db
    .select({ documentId: livePosts.documentId })
    .from(livePosts)
    .where(has)
    .orderBy(desc(livePosts.publishedOn))
    .limit(1);
  const [tag] = post ? await nameTags(db, language, [{ key, documentId: post.documentId }]) : [];
  return tag;
}

async function nameTags(
  db: ReadDatabase,
  language: Language,
  tags: ReadonlyArray<{ readonly key: string; readonly documentId: string }>,
): Promise<readonly TagChoice[]> {
  if (tags.length === 0) {
    return [];
  }
  const texts = await db
    .select({
      documentId: liveTexts.documentId,
      language: liveTexts.language,
      names: sql<Record<string, string>>`${liveTexts.texts}->'tags'`,
    })
    .from(liveTexts)
    .where(
      inArray(
        liveTexts.documentId,
        tags.map(({ documentId }) => documentId),
      ),
    );
  return tags.map(({ key, documentId }) => {
    const written = texts.filter((each) => each.documentId === documentId);
    const text = written.find((each) => each.language === language) ?? written[0];
    return { key, name: text?.names[key] ?? key };
  });
}
