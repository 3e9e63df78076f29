import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { type DocumentKind, slug } from './publishing.contract.ts';
import {
  documents,
  liveSlugs,
  liveTexts,
  publications,
  revisions,
  scheduledPublications,
  searchWords,
} from './publishing.table.ts';
import { searchLetters, searchStems } from './search.rules.ts';

const language = z.enum(languages);

/** What a kind of document puts into the search index; `a` weighs most. */
export interface SearchText {
  a: string;
  b: string;
  c: string;
}

/** How one kind of document becomes live. Its feature owns the live tables; publishing owns the texts. */
export interface DocumentType<Facts, Texts extends { title: string; summary: string }> {
  readonly kind: DocumentKind;
  readonly facts: z.ZodType<Facts>;
  readonly texts: z.ZodType<Texts>;
  /** Words to find the document by, in its language. */
  search(facts: Facts, texts: Texts): SearchText;
  /** Writes the live rows of the facts; called in the publishing transaction. */
  project(
    tx: Transaction,
    live: { documentId: string; slug: string; facts: Facts; publishedAt: Date },
  ): Promise<void>;
  /** Removes the live rows. */
  withdraw(tx: Transaction, documentId: string): Promise<void>;
}

const target = z.strictObject({ documentId: z.uuid(), language });

/** Tags of every page that shows a document: its own page, and the lists of its kind. */
export const pageTags = (kind: DocumentKind, documentId: string) => [`${kind}:${documentId}`, `list:${kind}`];

async function lockDocument(tx: Transaction, kind: DocumentKind, documentId: string) {
  const [found] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.kind, kind)))
    .for('update');
  if (!found) {
    throw new Failure('not-found', 'documents.not-found', 'There is no such document.');
  }
  return found;
}

/**
 * The writes that all kinds of document share. Saving appends a revision; publishing projects one into the live
 * tables. The facts that are live are those of the revision published last, in whatever language: a price is the
 * same on both pages.
 */
export function documentCommands<Facts, Texts extends { title: string; summary: string }>(
  type: DocumentType<Facts, Texts>,
) {
  const content = z.strictObject({
    slug,
    facts: type.facts,
    texts: z.strictObject({ en: type.texts.optional(), bn: type.texts.optional() }),
  });

  const create = command({
    name: `${type.kind}.create`,
    permission: 'documents.write',
    input: content.extend({ documentId: z.uuid() }),
    run: async ({ tx, actor, now, log }, { documentId, ...saved }) => {
      await tx
        .insert(documents)
        .values({ id: documentId, kind: type.kind, createdAt: now, createdBy: actor.id, latestRevision: 1 });
      await tx.insert(revisions).values({ documentId, number: 1, ...saved, savedAt: now, savedBy: actor.id });
      log({ subjectKind: type.kind, subjectId: documentId, difference: { revision: 1 } });
      return { documentId, revision: 1 };
    },
  });

  const save = command({
    name: `${type.kind}.save`,
    permission: 'documents.write',
    input: content.extend({ documentId: z.uuid(), basedOn: z.int().min(1) }),
    run: async ({ tx, actor, now, log }, { documentId, basedOn, ...saved }) => {
      const document = await lockDocument(tx, type.kind, documentId);
      if (document.latestRevision !== basedOn) {
        throw new Failure(
          'conflict',
          'documents.changed',
          `Revision ${document.latestRevision} was saved meanwhile.`,
        );
      }
      const revision = document.latestRevision + 1;
      await tx
        .insert(revisions)
        .values({ documentId, number: revision, ...saved, savedAt: now, savedBy: actor.id });
      await tx.update(documents).set({ latestRevision: revision }).where(eq(documents.id, documentId));
      log({ subjectKind: type.kind, subjectId: documentId, difference: { revision, basedOn } });
      return { documentId, revision };
    },
  });

  async function takeSlug(tx: Transaction, documentId: string, wanted: string) {
    const [holder] = await tx
      .select()
      .from(liveSlugs)
      .where(and(eq(liveSlugs.kind, type.kind), eq(liveSlugs.slug, wanted)));
    if (holder && holder.documentId !== documentId && holder.current) {
      throw new Failure('conflict', 'documents.slug-taken', `Another page has the address "${wanted}".`, [
        { path: 'slug', message: 'Another page has this address.' },
      ]);
    }
    await tx
      .update(liveSlugs)
      .set({ current: false })
      .where(and(eq(liveSlugs.documentId, documentId), ne(liveSlugs.slug, wanted)));
    await tx
      .insert(liveSlugs)
      .values({ kind: type.kind, slug: wanted, documentId, current: true })
      .onConflictDoUpdate({ target: [liveSlugs.kind, liveSlugs.slug], set: { documentId, current: true } });
  }

  /** Makes a revision what the public sees in a language. */
  async function publishRevision(
    context: CommandContext,
    documentId: string,
    inLanguage: Language,
    number: number,
  ) {
    const { tx, actor, now } = context;
    const document = await lockDocument(tx, type.kind, documentId);
    if (document.trashedAt) {
      throw new Failure(
        'conflict',
        'documents.trashed',
        'The document is in the trash. Bring it back first.',
      );
    }
    const [revision] = await tx
      .select()
      .from(revisions)
      .where(and(eq(revisions.documentId, documentId), eq(revisions.number, number)));
    if (!revision) {
      throw new Failure('not-found', 'documents.no-revision', `There is no revision ${number}.`);
    }
    const given = revision.texts[inLanguage];
    if (given === undefined) {
      throw new Failure('invalid', 'documents.no-text', 'Write the text in this language first.', [
        { path: `texts.${inLanguage}`, message: 'There is no text in this language yet.' },
      ]);
    }
    const facts = type.facts.parse(revision.facts);
    const texts = type.texts.parse(given);
    await takeSlug(tx, documentId, revision.slug);
    await type.project(tx, { documentId, slug: revision.slug, facts, publishedAt: now });
    const search = type.search(facts, texts);
    const live = {
      kind: type.kind,
      title: texts.title,
      summary: texts.summary,
      texts,
      publishedAt: now,
      words: searchWords({ a: searchStems(search.a), b: searchStems(search.b), c: searchStems(search.c) }),
      letters: searchLetters(`${search.a} ${search.b}`),
    };
    await tx
      .insert(liveTexts)
      .values({ documentId, language: inLanguage, firstPublishedAt: now, ...live })
      .onConflictDoUpdate({ target: [liveTexts.documentId, liveTexts.language], set: live });
    const publication = { revision: number, publishedAt: now, publishedBy: actor.id };
    await tx
      .insert(publications)
      .values({ documentId, language: inLanguage, firstPublishedAt: now, ...publication })
      .onConflictDoUpdate({ target: [publications.documentId, publications.language], set: publication });
    await tx
      .delete(scheduledPublications)
      .where(
        and(eq(scheduledPublications.documentId, documentId), eq(scheduledPublications.language, inLanguage)),
      );
    context.log({
      subjectKind: type.kind,
      subjectId: documentId,
      difference: { published: number, language: inLanguage },
    });
    context.touch(...pageTags(type.kind, documentId));
  }

  async function withdrawLanguage(context: CommandContext, documentId: string, inLanguage: Language) {
    const { tx } = context;
    const here = and(eq(publications.documentId, documentId), eq(publications.language, inLanguage));
    await tx.delete(publications).where(here);
    await tx
      .delete(liveTexts)
      .where(and(eq(liveTexts.documentId, documentId), eq(liveTexts.language, inLanguage)));
    const left = await tx.$count(publications, eq(publications.documentId, documentId));
    if (left === 0) {
      await type.withdraw(tx, documentId);
      await tx.update(liveSlugs).set({ current: false }).where(eq(liveSlugs.documentId, documentId));
    }
    context.touch(...pageTags(type.kind, documentId));
  }

  const publish = command({
    name: `${type.kind}.publish`,
    permission: 'documents.publish',
    input: target.extend({ revision: z.int().min(1) }),
    run: (context, input) => publishRevision(context, input.documentId, input.language, input.revision),
  });

  const unpublish = command({
    name: `${type.kind}.unpublish`,
    permission: 'documents.publish',
    input: target,
    run: async (context, input) => {
      await lockDocument(context.tx, type.kind, input.documentId);
      await withdrawLanguage(context, input.documentId, input.language);
      context.log({
        subjectKind: type.kind,
        subjectId: input.documentId,
        difference: { unpublished: input.language },
      });
    },
  });

  const schedule = command({
    name: `${type.kind}.schedule`,
    permission: 'documents.publish',
    input: target.extend({ revision: z.int().min(1), publishAt: z.date() }),
    run: async ({ tx, actor, log }, { documentId, language: inLanguage, revision, publishAt }) => {
      const document = await lockDocument(tx, type.kind, documentId);
      if (document.trashedAt || document.latestRevision < revision) {
        throw new Failure(
          'conflict',
          'documents.not-schedulable',
          'Only a saved revision outside the trash can wait.',
        );
      }
      const planned = { revision, publishAt, scheduledBy: actor.id };
      await tx
        .insert(scheduledPublications)
        .values({ documentId, language: inLanguage, ...planned })
        .onConflictDoUpdate({
          target: [scheduledPublications.documentId, scheduledPublications.language],
          set: planned,
        });
      log({
        subjectKind: type.kind,
        subjectId: documentId,
        difference: { scheduled: revision, language: inLanguage, publishAt: publishAt.toISOString() },
      });
    },
  });

  const publishDue = command({
    name: `${type.kind}.publish-due`,
    permission: 'documents.publish',
    input: z.strictObject({}),
    run: async (context) => {
      const due = await context.tx
        .select({ plan: scheduledPublications })
        .from(scheduledPublications)
        .innerJoin(documents, eq(documents.id, scheduledPublications.documentId))
        .where(and(eq(documents.kind, type.kind), lte(scheduledPublications.publishAt, context.now)))
        .for('update', { of: scheduledPublications, skipLocked: true });
      for (const { plan } of due) {
        await publishRevision(context, plan.documentId, plan.language, plan.revision);
      }
      return due.length;
    },
  });

  const trash = command({
    name: `${type.kind}.trash`,
    permission: 'documents.trash',
    input: z.strictObject({ documentId: z.uuid() }),
    run: async (context, { documentId }) => {
      await lockDocument(context.tx, type.kind, documentId);
      for (const each of languages) {
        await withdrawLanguage(context, documentId, each);
      }
      await context.tx.delete(scheduledPublications).where(eq(scheduledPublications.documentId, documentId));
      await context.tx.update(documents).set({ trashedAt: context.now }).where(eq(documents.id, documentId));
      context.log({ subjectKind: type.kind, subjectId: documentId, difference: { trashed: true } });
    },
  });

  const restore = command({
    name: `${type.kind}.restore`,
    permission: 'documents.trash',
    input: z.strictObject({ documentId: z.uuid() }),
    run: async ({ tx, log }, { documentId }) => {
      await lockDocument(tx, type.kind, documentId);
      await tx.update(documents).set({ trashedAt: sql`NULL` }).where(eq(documents.id, documentId));
      log({ subjectKind: type.kind, subjectId: documentId, difference: { trashed: false } });
    },
  });

  return { create, save, publish, unpublish, schedule, publishDue, trash, restore };
}
