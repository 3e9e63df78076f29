import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Actor,
  type CommandContext,
  type CommandDeps,
  command,
  runAsSent,
} from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { compareRevisions } from '#platform/compare.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { slug } from '#platform/text.contract.ts';
import { updateDocumentList } from './document-list/document-list.writes.ts';
import { documents, revisions, scheduledPublications } from './documents.table.ts';
import { insertDocument } from './documents.writes.ts';
import type { DocumentType, Titled } from './kinds/kinds.contract.ts';
import type { DocumentKind } from './kinds/kinds.data.ts';
import { refuseTrashed } from './lock/lock.rules.ts';
import { lockDocument } from './lock/lock.writes.ts';
import { type PreviewTarget, previewRevision } from './preview/preview.commands.ts';
import { publicationCommands, withdrawLanguages } from './publication/publication.commands.ts';
import { parseRevision } from './publication/publishable.rules.ts';
import { findRevision } from './revisions/revisions.queries.ts';
import { scheduleCommands } from './schedule/schedule.commands.ts';
import { dropWorkingDraft } from './working-drafts/working-drafts.commands.ts';

export type DocumentCommands = Omit<ReturnType<typeof documentCommands<unknown, Titled>>, 'create' | 'save'>;
/** The commands of every kind; the program passes them to features that treat all documents alike. */
export type Kinds = Readonly<Record<DocumentKind, DocumentCommands>>;
export interface DocumentDeps extends CommandDeps {
  readonly kinds: Kinds;
}

type LockedDocument = Awaited<ReturnType<typeof lockDocument>>;

/** Refuses a save based on an older revision, saying who changed what meanwhile. */
async function refuseOutdated(tx: Transaction, document: LockedDocument, basedOn: number): Promise<void> {
  if (document.latestRevision === basedOn) {
    return;
  }
  const latest = await findRevision(tx, document.id, document.latestRevision);
  // A revision that never existed can't be compared with.
  const base = basedOn < document.latestRevision ? await findRevision(tx, document.id, basedOn) : latest;
  throw new Failure(
    'conflict',
    'documents.changed',
    `Revision ${document.latestRevision} was saved meanwhile; yours is based on ${basedOn}.`,
    [],
    {
      basedOn,
      latestRevision: document.latestRevision,
      savedBy: latest.savedBy,
      savedAt: latest.savedAt.toISOString(),
      changes: compareRevisions(base, latest),
    },
  );
}

/** Appends a revision to a locked document, after the one it is based on. @returns its number. */
async function append(
  { tx, actor, now }: CommandContext,
  documentId: string,
  basedOn: number,
  { slug, facts, texts }: Pick<typeof revisions.$inferInsert, 'slug' | 'facts' | 'texts'>,
): Promise<number> {
  const number = basedOn + 1;
  const saved = { slug, facts, texts, savedAt: now, savedBy: actor.id };
  await tx.insert(revisions).values({ documentId, number, ...saved });
  await tx.update(documents).set({ latestRevision: number }).where(eq(documents.id, documentId));
  await updateDocumentList(tx, documentId);
  await dropWorkingDraft(tx, actor, documentId);
  return number;
}

/** The address of a copy: a live one can't be used twice. */
const slugOfCopy = (original: string): string => `${original.slice(0, 75).replace(/-+$/, '')}-copy`;

/** Commands of all kinds. Saving appends a revision, publishing writes one to the live tables. Facts serve both languages. */
export function documentCommands<Facts, Texts extends Titled>(type: DocumentType<Facts, Texts>) {
  const content = z.strictObject({
    slug,
    facts: type.facts,
    texts: z.strictObject({ en: type.texts.optional(), bn: type.texts.optional() }),
  });

  const create = command({
    name: `${type.kind}.create`,
    permission: 'documents.write',
    input: content.extend({ documentId: z.uuid() }),
    run: async (context, { documentId, ...saved }) => {
      await insertDocument(context, type.kind, documentId, saved);
      context.log({ subjectKind: type.kind, subjectId: documentId, difference: { revision: 1 } });
      return { documentId, revision: 1 };
    },
  });

  /** Copies the newest revision of a document into a new draft with an address of its own. */
  const duplicate = command({
    name: `${type.kind}.duplicate`,
    permission: 'documents.write',
    input: z.strictObject({ documentId: z.uuid(), from: z.uuid() }),
    run: async (context, { documentId, from }) => {
      const source = await lockDocument(context.tx, type.kind, from);
      refuseTrashed(source);
      const { slug, facts, texts } = await findRevision(context.tx, from, source.latestRevision);
      await insertDocument(context, type.kind, documentId, { slug: slugOfCopy(slug), facts, texts });
      context.log({
        subjectKind: type.kind,
        subjectId: documentId,
        difference: { revision: 1, copyOf: from },
      });
      return { documentId, revision: 1 };
    },
  });

  const save = command({
    name: `${type.kind}.save`,
    permission: 'documents.write',
    input: content.extend({ documentId: z.uuid(), basedOn: z.int().min(1) }),
    run: async (context, { documentId, basedOn, ...saved }) => {
      const { tx, log } = context;
      const document = await lockDocument(tx, type.kind, documentId);
      refuseTrashed(document);
      await refuseOutdated(tx, document, basedOn);
      const changes = compareRevisions(await findRevision(tx, documentId, basedOn), saved);
      const revision = await append(context, documentId, basedOn, saved);
      const changed = changes.slice(0, 50).map(({ path }) => path);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { revision, basedOn, changed } });
      return { documentId, revision };
    },
  });

  const restoreRevision = command({
    name: `${type.kind}.restore-revision`,
    permission: 'documents.write',
    input: z.strictObject({ documentId: z.uuid(), revision: z.int().min(1), basedOn: z.int().min(1) }),
    run: async (context, { documentId, revision: wanted, basedOn }) => {
      const { tx, log } = context;
      const document = await lockDocument(tx, type.kind, documentId);
      refuseTrashed(document);
      await refuseOutdated(tx, document, basedOn);
      const old = await findRevision(tx, documentId, wanted);
      const revision = await append(context, documentId, basedOn, old);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { revision, restored: wanted } });
      return { documentId, revision };
    },
  });

  const trash = command({
    name: `${type.kind}.trash`,
    permission: 'documents.trash',
    input: z.strictObject({ documentId: z.uuid() }),
    run: async (context, { documentId }) => {
      const { tx, now, log } = context;
      await lockDocument(tx, type.kind, documentId);
      await withdrawLanguages(context, type, documentId, languages);
      await tx.delete(scheduledPublications).where(eq(scheduledPublications.documentId, documentId));
      await tx.update(documents).set({ trashedAt: now }).where(eq(documents.id, documentId));
      await updateDocumentList(tx, documentId);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { trashed: true } });
    },
  });

  const restore = command({
    name: `${type.kind}.restore`,
    permission: 'documents.trash',
    input: z.strictObject({ documentId: z.uuid() }),
    run: async ({ tx, log }, { documentId }) => {
      await lockDocument(tx, type.kind, documentId);
      await tx.update(documents).set({ trashedAt: null }).where(eq(documents.id, documentId));
      await updateDocumentList(tx, documentId);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { trashed: false } });
    },
  });

  const publication = publicationCommands(type);
  return {
    kind: type.kind,
    live: type.live,
    price: type.price,
    former: type.former,
    checks: type.checks,
    checkStored: type.checkStored,
    /** The search terms of a saved revision in a language. @throws Failure invalid when it can't be read any longer. */
    searchText: (revision: Awaited<ReturnType<typeof findRevision>>, language: Language) => {
      const { facts, texts } = parseRevision(type, revision, [language]);
      const text = texts.get(language);
      return text === undefined ? undefined : type.search(facts, text);
    },
    /** Creating and saving external input; the commands' schemas validate it. */
    asSent: {
      create: (deps: CommandDeps, actor: Actor, sent: unknown) => runAsSent(deps, actor, create, sent),
      save: (deps: CommandDeps, actor: Actor, sent: unknown) => runAsSent(deps, actor, save, sent),
    },
    /** Publishes a revision in a transaction that is rolled back. */
    previewIn: (context: CommandContext, target: PreviewTarget) => previewRevision(context, type, target),
    create,
    duplicate,
    save,
    restoreRevision,
    ...publication,
    ...scheduleCommands(type, publication),
    trash,
    restore,
  };
}
