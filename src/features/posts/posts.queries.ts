import { and, arrayContains, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import { findMatchingTexts } from '#features/documents/search/search.queries.ts';
import type { Picture } from '#features/media/media.contract.ts';
import { findPictures } from '#features/media/media.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { readingMinutes } from './body/body.rules.ts';
import { type Category, type PostFacts, type PostKind, type PostTexts, postTexts } from './posts.contract.ts';
import { livePosts } from './posts.table.ts';

/** A post in a list, in one language. */
export interface PostSummary {
  readonly id: string;
  readonly slug: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly summary: string;
  /** The language of title and summary: the requested one, else the other. */
  readonly language: Language;
  readonly publishedOn: CalendarDate;
  readonly author: string;
  readonly category: Category;
  readonly tags: ReadonlyArray<{ readonly key: string; readonly name: string }>;
  readonly readingMinutes: number;
  readonly cover: Picture | undefined;
}

export interface PostsQuery {
  readonly kind: PostKind;
  readonly category?: Category | undefined;
  readonly tag?: string | undefined;
  /** Search words, in either language. */
  readonly q?: string | undefined;
  /** From 1, the default. */
  readonly page?: number | undefined;
  readonly limit: number;
}

/** The names of a post's tags, in order. */
const tagsOf = (keys: readonly string[], names: Readonly<Record<string, string>>) =>
  keys.map((key) => ({ key, name: names[key] ?? key }));

/** The listed posts in the order of their ids; unpublished ones are left out. */
async function summariesOf(
  db: ReadDatabase,
  language: Language,
  ids: readonly string[],
): Promise<readonly PostSummary[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await db
    .select({
      id: livePosts.documentId,
      slug: livePosts.slug,
      kind: livePosts.kind,
      category: livePosts.category,
      tags: livePosts.tags,
      publishedOn: livePosts.publishedOn,
      cover: livePosts.cover,
      author: sql<string>`${livePosts.facts}->'author'->>${language}::text`,
      language: liveTexts.language,
      texts: liveTexts.texts,
    })
    .from(livePosts)
    .innerJoin(liveTexts, eq(liveTexts.documentId, livePosts.documentId))
    .where(inArray(livePosts.documentId, [...ids]));
  const pictures = await findPictures(
    db,
    rows.map(({ cover }) => cover),
    language,
  );
  return ids.flatMap((id) => {
    const written = rows.filter((row) => row.id === id);
    const row = written.find((each) => each.language === language) ?? written[0];
    if (!row) {
      return [];
    }
    const { texts: stored, cover, tags, ...rest } = row;
    const texts = postTexts.parse(stored);
    return [
      {
        ...rest,
        title: texts.title,
        summary: texts.summary,
        tags: tagsOf(tags, texts.tags),
        readingMinutes: readingMinutes(texts.body),
        cover: pictures.get(cover),
      },
    ];
  });
}

async function fitting(
  db: ReadDatabase,
  { kind, category, tag, q }: Omit<PostsQuery, 'limit'>,
): Promise<SQL | undefined> {
  const matching = q === undefined ? undefined : await findMatchingTexts(db, q);
  const found = db
    .select({ documentId: liveTexts.documentId })
    .from(liveTexts)
    .where(and(eq(liveTexts.kind, 'post'), matching?.texts));
  return and(
    eq(livePosts.kind, kind),
    category === undefined ? undefined : eq(livePosts.category, category),
    tag === undefined ? undefined : arrayContains(livePosts.tags, [tag]),
    matching && inArray(livePosts.documentId, found),
  );
}

/** One page of the matching posts, newest first, and their total. */
export async function listPosts(
  db: ReadDatabase,
  language: Language,
  query: PostsQuery,
): Promise<{ readonly rows: readonly PostSummary[]; readonly total: number }> {
  const fits = await fitting(db, query);
  const ids = await db
    .select({ id: livePosts.documentId })
    .from(livePosts)
    .where(fits)
    .orderBy(desc(livePosts.publishedOn), livePosts.documentId)
    .limit(query.limit)
    .offset(((query.page ?? 1) - 1) * query.limit);
  const rows = await summariesOf(
    db,
    language,
    ids.map(({ id }) => id),
  );
  return { rows, total: await db.$count(livePosts, fits) };
}

/** The newest posts of both kinds in a language. */
export async function listWrittenPosts(
  db: ReadDatabase,
  language: Language,
  limit: number,
): Promise<readonly PostSummary[]> {
  const ids = await db
    .select({ id: livePosts.documentId })
    .from(livePosts)
    .innerJoin(
      liveTexts,
      and(eq(liveTexts.documentId, livePosts.documentId), eq(liveTexts.language, language)),
    )
    .orderBy(desc(livePosts.publishedOn), livePosts.documentId)
    .limit(limit);
  return summariesOf(
    db,
    language,
    ids.map(({ id }) => id),
  );
}

export interface FoundPost {
  readonly documentId: string;
  readonly slug: string;
  readonly facts: PostFacts;
  readonly texts: PostTexts;
  /** The language of the texts: the requested one, else the other. */
  readonly language: Language;
  readonly writtenIn: readonly Language[];
  readonly firstPublishedAt: Date;
  readonly publishedAt: Date;
}

/** A published post by its slug, a former slug or its id. The page redirects when slug or kind differ from the request. */
export async function findPost(
  db: ReadDatabase,
  language: Language,
  name: string,
): Promise<FoundPost | undefined> {
  const bySlug = db
    .select({ documentId: liveSlugs.documentId })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.kind, 'post'), eq(liveSlugs.slug, name)));
  const isId = z.uuid().safeParse(name).success;
  const found = await db
    .select({
      documentId: livePosts.documentId,
      slug: livePosts.slug,
      facts: livePosts.facts,
      texts: liveTexts.texts,
      language: liveTexts.language,
      firstPublishedAt: liveTexts.firstPublishedAt,
      publishedAt: liveTexts.publishedAt,
    })
    .from(livePosts)
    .innerJoin(liveTexts, eq(liveTexts.documentId, livePosts.documentId))
    .where(isId ? eq(livePosts.documentId, name) : inArray(livePosts.documentId, bySlug));
  const post = found.find((each) => each.language === language) ?? found[0];
  return (
    post && {
      ...post,
      texts: postTexts.parse(post.texts),
      writtenIn: languages.filter((each) => found.some((text) => text.language === each)),
    }
  );
}

/** How many of the newest posts are candidates for related posts. */
const candidates = 200;

/** Posts of the same kind that share tags or category, most similar first, then newest. */
export async function relatedPosts(
  db: ReadDatabase,
  language: Language,
  { documentId, facts }: Pick<FoundPost, 'documentId' | 'facts'>,
  limit: number,
): Promise<readonly PostSummary[]> {
  const newest = await db
    .select({ id: livePosts.documentId, category: livePosts.category, tags: livePosts.tags })
    .from(livePosts)
    .where(and(eq(livePosts.kind, facts.kind), ne(livePosts.documentId, documentId)))
    .orderBy(desc(livePosts.publishedOn), livePosts.documentId)
    .limit(candidates);
  const likeness = ({ category, tags }: { category: Category; tags: readonly string[] }) =>
    tags.filter((tag) => facts.tags.includes(tag)).length * 2 + (category === facts.category ? 1 : 0);
  const alike = newest.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, limit);
  return summariesOf(
    db,
    language,
    alike.map(({ id }) => id),
  );
}
