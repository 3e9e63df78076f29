import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { type Actor, type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Database, ReadDatabase } from '#platform/database/database.ts';
import { sectionOf } from '../document-list/document-list.rules.ts';
import { documentPath } from '../document-path.rules.ts';
import { findDocument } from '../documents.queries.ts';
import type { DocumentType, Titled } from '../kinds/kinds.contract.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import { refuseTrashed } from '../lock/lock.rules.ts';
import { lockDocument } from '../lock/lock.writes.ts';
import { showRevision } from '../publication/publication.commands.ts';
import { parseRevision } from '../publication/publishable.rules.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { previewLink, previewRequest } from './preview.contract.ts';
import { findPreviewKey } from './preview.queries.ts';
import { type PreviewLink, previewHours, signPreview } from './preview.rules.ts';
import { previewKeys } from './preview.table.ts';
export type PreviewTarget = Omit<PreviewLink, 'expiresAt'>;

/**
 * Publishes a revision in a transaction that is rolled back.
 * @returns the path of its page, without the language; a temporary one when its slug is taken.
 * @throws Failure when it can't be published, or is in the trash.
 */
export async function previewRevision<Facts, Texts extends Titled>(
  context: CommandContext,
  type: DocumentType<Facts, Texts>,
  { documentId, language, revision }: PreviewTarget,
): Promise<string> {
  refuseTrashed(await lockDocument(context.tx, type.kind, documentId));
  const saved = await findRevision(context.tx, documentId, revision);
  const publishable = parseRevision(type, saved, [language]);
  const section = sectionOf(saved);
  try {
    await showRevision(context, type, documentId, publishable);
    return documentPath({ kind: type.kind, slug: saved.slug, section });
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== 'documents.slug-taken') {
      throw cause;
    }
    const slug = `preview-${documentId}`;
    await showRevision(context, type, documentId, { ...publishable, slug });
    return documentPath({ kind: type.kind, slug, section });
  }
}

/** Creates a link that shows one revision without signing in, for a day. */
export const makePreviewLink = command({
  name: 'preview.make',
  permission: 'documents.read',
  input: previewRequest.extend({ documentId: z.uuid() }),
  output: previewLink,
  refusals: {
    404: 'There is no such document or revision.',
    409: 'It is in the trash.',
    422: 'It is not written in this language.',
  },
  run: async ({ tx, now, siteUrl, log }, { documentId, language, ...wanted }) => {
    const { kind, trashedAt, latestRevision } = await findDocument(tx, documentId);
    const revision = wanted.revision ?? latestRevision;
    if (trashedAt) {
      throw new Failure(
        'conflict',
        'documents.trashed',
        'The document is in the trash. Bring it back first.',
      );
    }
    const { texts } = await findRevision(tx, documentId, revision);
    if (texts[language] === undefined) {
      throw new Failure('invalid', 'documents.no-text', 'Write the text in this language first.', [
        { path: 'language', message: 'There is no text in this language yet.' },
      ]);
    }
    await tx
      .insert(previewKeys)
      .values({ id: 1, secret: randomBytes(32).toString('base64url'), createdAt: now })
      .onConflictDoNothing();
    const secret = await findPreviewKey(tx);
    if (secret === undefined) {
      throw new Error('The key of previews was not written.');
    }
    const expiresAt = new Date(now.getTime() + previewHours * 3_600_000);
    log({ subjectKind: kind, subjectId: documentId, difference: { previewOf: revision, language } });
    const token = signPreview(secret, { documentId, revision, language, expiresAt });
    return { url: `${siteUrl}/preview/${token}`, expiresAt: expiresAt.toISOString() };
  },
});

/** Thrown to roll back the transaction of a preview. */
class Undone extends Error {}

type Previewed = Readonly<
  Record<DocumentKind, { previewIn(context: CommandContext, target: PreviewTarget): Promise<string> }>
>;

const previewer: Actor = { id: 'system:preview', permissions: new Set() };

/** Publishes the revision, renders its page and rolls everything back. @throws Failure when it can't be published or is gone. */
export async function showDraft<Page>(
  { db, clock, kinds }: { db: Database; clock: Clock; kinds: Previewed },
  { documentId, language, revision }: PreviewLink,
  render: (db: ReadDatabase, path: string) => Promise<Page>,
): Promise<Page> {
  const made: { page?: Page } = {};
  try {
    await db.transaction(async (tx) => {
      const { kind } = await findDocument(tx, documentId);
      // Tags and log entries are rolled back too.
      const context: CommandContext = {
        tx,
        actor: previewer,
        now: clock.now(),
        siteUrl: '',
        log: () => {},
        touch: () => {},
        authorize: () => {},
        subjects: () => [],
        call: () => Promise.reject(new Error('A preview calls no command.')),
      };
      const path = await kinds[kind].previewIn(context, { documentId, language, revision });
      made.page = await render(tx, path);
      throw new Undone();
    });
  } catch (cause) {
    if (!(cause instanceof Undone)) {
      throw cause;
    }
  }
  if (made.page === undefined) {
    throw new Error('The preview made no page.');
  }
  return made.page;
}
