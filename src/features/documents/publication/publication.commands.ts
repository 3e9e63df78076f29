import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { joinShortPrefixes } from '#platform/format/short-prefix.ts';
import { type Language, languages } from '#platform/language.ts';
import { refuseFaulty } from '../checks/checks.queries.ts';
import { updateDocumentList } from '../document-list/document-list.writes.ts';
import { liveSlugs, liveTexts, publications, revisions, scheduledPublications } from '../documents.table.ts';
import type { DocumentType, Titled } from '../kinds/kinds.contract.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import { refuseTrashed } from '../lock/lock.rules.ts';
import { lockDocument } from '../lock/lock.writes.ts';
import { pageTags } from '../page-tags.rules.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { indexVersion, searchVector } from '../search/search.rules.ts';
import { addWords } from '../search/search.writes.ts';
import { findLiveSections } from './live-sections.queries.ts';
import { type Publishable, parseRevision } from './publishable.rules.ts';

const inLanguages = z.strictObject({
  documentId: z.uuid(),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .transform((given) => [...new Set(given)])
    .optional(),
});

interface Target {
  readonly documentId: string;
  readonly revision: number;
  readonly languages?: readonly Language[] | undefined;
}

/** Assigns a slug; former ones redirect to it, and another's former one is free. @throws Failure conflict when it is taken. */
async function takeSlug(tx: Transaction, kind: DocumentKind, documentId: string, slug: string) {
  await tx
    .update(liveSlugs)
    .set({ current: false })
    .where(and(eq(liveSlugs.documentId, documentId), eq(liveSlugs.current, true), ne(liveSlugs.slug, slug)));
  // One statement: with a check first, two publishers could both find it free.
  const [taken] = await tx
    .insert(liveSlugs)
    .values({ kind, slug, documentId, current: true })
    .onConflictDoUpdate({
      target: [liveSlugs.kind, liveSlugs.slug],
      set: { documentId, current: true },
      setWhere: sql`${liveSlugs.documentId} = ${documentId} OR NOT ${liveSlugs.current}`,
    })
    .returning({ slug: liveSlugs.slug });
  if (!taken) {
    throw new Failure('conflict', 'documents.slug-taken', `Another page has the address "${slug}".`, [
      { path: 'slug', message: 'Another page has this address.' },
    ]);
  }
}

/** The live rows of a document, one per language. */
const findLive = (tx: Transaction, documentId: string) =>
  tx
    .select({ language: publications.language, slug: revisions.slug, facts: revisions.facts })
    .from(publications)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, publications.documentId), eq(revisions.number, publications.revision)),
    )
    .where(eq(publications.documentId, documentId));

/** The revision as it can be published in these languages; default: those it is written in. @throws Failure when it can't. */
export async function readPublishable<Facts, Texts extends Titled>(
  { tx, now }: CommandContext,
  type: DocumentType<Facts, Texts>,
  { documentId, revision, languages: requested }: Target,
): Promise<Publishable<Facts, Texts>> {
  const saved = await findRevision(tx, documentId, revision);
  const names = requested ?? languages.filter((each) => saved.texts[each] !== undefined);
  const publishable = parseRevision(type, saved, names);
  await refuseFaulty(tx, type, saved, names, now);
  return publishable;
}

/** Every page is made anew when a section gets its first document or loses its last one: the menu of each follows it. */
async function touchMenu<Facts, Texts extends Titled>(
  { tx, touch }: CommandContext,
  { live }: DocumentType<Facts, Texts>,
  before: string,
): Promise<void> {
  if ((await findLiveSections(tx, live)) !== before) {
    touch('settings');
  }
}

/** Writes the live rows of a revision without checks: used directly only by previews. The document is locked. */
export async function showRevision<Facts, Texts extends Titled>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  { number, slug, facts, texts }: Publishable<Facts, Texts>,
): Promise<void> {
  const { tx, actor, now } = context;
  const shown = [...texts.keys()];
  const before = await findLive(tx, documentId);
  const sections = await findLiveSections(tx, type.live);
  await takeSlug(tx, type.kind, documentId, slug);
  await type.project(context, { documentId, slug, facts, publishedAt: now });
  const searchTexts = new Map([...texts].map(([language, text]) => [language, type.search(facts, text)]));
  await addWords(tx, searchTexts);
  for (const [language, text] of texts) {
    const live = {
      kind: type.kind,
      title: joinShortPrefixes(text.title),
      summary: joinShortPrefixes(text.summary),
      texts: sql`${joinShortPrefixes(JSON.stringify(text))}::jsonb`,
      publishedAt: now,
      words: searchVector(type.search(facts, text)),
      indexVersion,
    };
    await tx
      .insert(liveTexts)
      .values({ documentId, language, firstPublishedAt: now, ...live })
      .onConflictDoUpdate({ target: [liveTexts.documentId, liveTexts.language], set: live });
  }
  const publication = { revision: number, publishedAt: now, publishedBy: actor.id };
  await tx
    .insert(publications)
    .values(shown.map((language) => ({ documentId, language, firstPublishedAt: now, ...publication })))
    .onConflictDoUpdate({ target: [publications.documentId, publications.language], set: publication });
  await tx
    .delete(scheduledPublications)
    .where(
      and(eq(scheduledPublications.documentId, documentId), inArray(scheduledPublications.language, shown)),
    );
  await updateDocumentList(tx, documentId);
  const after = await findLive(tx, documentId);
  for (const language of shown) {
    context.log({
      subjectKind: type.kind,
      subjectId: documentId,
      difference: { published: number, language },
    });
    context.touch(...pageTags(type.kind, documentId, language, { before, after }));
  }
  await touchMenu(context, type, sections);
}

/** Unpublishes a document in these languages. The document is locked. */
export async function withdrawLanguages<Facts, Texts extends Titled>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  withdrawn: readonly Language[],
): Promise<void> {
  const { tx } = context;
  const before = await findLive(tx, documentId);
  const sections = await findLiveSections(tx, type.live);
  await tx
    .delete(publications)
    .where(and(eq(publications.documentId, documentId), inArray(publications.language, [...withdrawn])));
  await tx
    .delete(liveTexts)
    .where(and(eq(liveTexts.documentId, documentId), inArray(liveTexts.language, [...withdrawn])));
  const after = await findLive(tx, documentId);
  if (after.length === 0) {
    await type.withdraw(context, documentId);
    await tx.update(liveSlugs).set({ current: false }).where(eq(liveSlugs.documentId, documentId));
  }
  for (const language of withdrawn) {
    context.touch(...pageTags(type.kind, documentId, language, { before, after }));
  }
  await touchMenu(context, type, sections);
}

/** Publishing and unpublishing, in several languages or in one. */
export function publicationCommands<Facts, Texts extends Titled>(type: DocumentType<Facts, Texts>) {
  /** Publishes a revision in all these languages or none; default: those it is written in. */
  const publish = command({
    name: `${type.kind}.publish`,
    permission: 'documents.publish',
    input: inLanguages.extend({ revision: z.int().min(1) }),
    run: async (context, target) => {
      refuseTrashed(await lockDocument(context.tx, type.kind, target.documentId));
      await showRevision(context, type, target.documentId, await readPublishable(context, type, target));
    },
  });

  /** Unpublishes a document in these languages; default: all. */
  const unpublish = command({
    name: `${type.kind}.unpublish`,
    permission: 'documents.publish',
    input: inLanguages,
    run: async (context, { documentId, languages: withdrawn = languages }) => {
      await lockDocument(context.tx, type.kind, documentId);
      await withdrawLanguages(context, type, documentId, withdrawn);
      await updateDocumentList(context.tx, documentId);
      for (const unpublished of withdrawn) {
        context.log({ subjectKind: type.kind, subjectId: documentId, difference: { unpublished } });
      }
    },
  });

  return { publish, unpublish };
}
