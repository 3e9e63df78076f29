import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { refuseFaulty } from '../checks/checks.queries.ts';
import { updateDocumentList } from '../document-list/document-list.commands.ts';
import type { DocumentType } from '../documents.commands.ts';
import { liveSlugs, liveTexts, publications, revisions, scheduledPublications } from '../documents.table.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import { lockDocument, readRevision } from '../lock/lock.commands.ts';
import { refuseTrashed } from '../lock/lock.rules.ts';
import { pageTags } from '../page-tags.rules.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { searchLetters, searchVector } from '../search.rules.ts';

export const target = z.strictObject({ documentId: z.uuid(), language: z.enum(languages) });

const several = z.array(z.enum(languages)).min(1).max(languages.length).optional();

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

/** Publishes a revision in a language. The document is locked. @throws Failure invalid by a check; conflict for a taken slug. */
export async function publishRevision<Facts, Texts extends { title: string; summary: string }>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  language: Language,
  revision: number,
): Promise<void> {
  await refuseFaulty(context.tx, type.checks, { documentId, revision, language }, context.now);
  await showRevision(context, type, documentId, language, revision);
}

/** Writes the live rows of a revision without checks: used directly only by previews. @param address overrides the slug. */
export async function showRevision<Facts, Texts extends { title: string; summary: string }>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  language: Language,
  number: number,
  address?: string,
): Promise<void> {
  const { tx, actor, now } = context;
  const { slug: own, facts, texts } = await readRevision(tx, type, documentId, language, number);
  const slug = address ?? own;
  const before = await findLive(tx, documentId);
  await takeSlug(tx, type.kind, documentId, slug);
  await type.project(context, { documentId, slug, facts, publishedAt: now });
  const search = type.search(facts, texts);
  const live = {
    kind: type.kind,
    title: texts.title,
    summary: texts.summary,
    texts,
    publishedAt: now,
    words: searchVector(search),
    letters: searchLetters(`${search.a} ${search.b}`),
  };
  await tx
    .insert(liveTexts)
    .values({ documentId, language, firstPublishedAt: now, ...live })
    .onConflictDoUpdate({ target: [liveTexts.documentId, liveTexts.language], set: live });
  const publication = { revision: number, publishedAt: now, publishedBy: actor.id };
  await tx
    .insert(publications)
    .values({ documentId, language, firstPublishedAt: now, ...publication })
    .onConflictDoUpdate({ target: [publications.documentId, publications.language], set: publication });
  await tx
    .delete(scheduledPublications)
    .where(
      and(eq(scheduledPublications.documentId, documentId), eq(scheduledPublications.language, language)),
    );
  await updateDocumentList(tx, documentId);
  context.log({ subjectKind: type.kind, subjectId: documentId, difference: { published: number, language } });
  const after = await findLive(tx, documentId);
  context.touch(...pageTags(type.kind, documentId, language, { before, after }));
}

/** Unpublishes a document in a language. The document is locked. */
export async function withdrawLanguage<Facts, Texts extends { title: string; summary: string }>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  documentId: string,
  language: Language,
): Promise<void> {
  const { tx } = context;
  const before = await findLive(tx, documentId);
  await tx
    .delete(publications)
    .where(and(eq(publications.documentId, documentId), eq(publications.language, language)));
  await tx
    .delete(liveTexts)
    .where(and(eq(liveTexts.documentId, documentId), eq(liveTexts.language, language)));
  const left = await tx.$count(publications, eq(publications.documentId, documentId));
  if (left === 0) {
    await type.withdraw(context, documentId);
    await tx.update(liveSlugs).set({ current: false }).where(eq(liveSlugs.documentId, documentId));
  }
  const after = await findLive(tx, documentId);
  context.touch(...pageTags(type.kind, documentId, language, { before, after }));
}

/** Publishing and unpublishing in a language. */
export function publicationCommands<Facts, Texts extends { title: string; summary: string }>(
  type: DocumentType<Facts, Texts>,
) {
  const publish = command({
    name: `${type.kind}.publish`,
    permission: 'documents.publish',
    input: target.extend({ revision: z.int().min(1) }),
    run: async (context, { documentId, language, revision }) => {
      refuseTrashed(await lockDocument(context.tx, type.kind, documentId));
      await publishRevision(context, type, documentId, language, revision);
    },
  });

  const unpublish = command({
    name: `${type.kind}.unpublish`,
    permission: 'documents.publish',
    input: target,
    run: async (context, { documentId, language }) => {
      await lockDocument(context.tx, type.kind, documentId);
      await withdrawLanguage(context, type, documentId, language);
      await updateDocumentList(context.tx, documentId);
      context.log({
        subjectKind: type.kind,
        subjectId: documentId,
        difference: { unpublished: language },
      });
    },
  });

  /** Publishes a revision in all these languages or none; default: those it has texts in. */
  const publishAll = command({
    name: `${type.kind}.publish-all`,
    permission: 'documents.publish',
    input: target.pick({ documentId: true }).extend({ revision: z.int().min(1), languages: several }),
    run: async (context, { documentId, revision, languages: requested }) => {
      refuseTrashed(await lockDocument(context.tx, type.kind, documentId));
      const { texts } = await findRevision(context.tx, documentId, revision);
      for (const language of requested ?? languages.filter((each) => texts[each] !== undefined)) {
        await publishRevision(context, type, documentId, language, revision);
      }
    },
  });

  /** Unpublishes a document in these languages; default: all. */
  const unpublishAll = command({
    name: `${type.kind}.unpublish-all`,
    permission: 'documents.publish',
    input: target.pick({ documentId: true }).extend({ languages: several }),
    run: async (context, { documentId, languages: requested }) => {
      await lockDocument(context.tx, type.kind, documentId);
      for (const language of requested ?? languages) {
        await withdrawLanguage(context, type, documentId, language);
      }
      await updateDocumentList(context.tx, documentId);
      const difference = { unpublished: requested ?? languages };
      context.log({ subjectKind: type.kind, subjectId: documentId, difference });
    },
  });

  return { publish, unpublish, publishAll, unpublishAll };
}
