import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';
import { sectionOf, titleOf } from '../document-list/document-list.rules.ts';
import { documentKind } from '../kinds/kinds.contract.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { workingDraft } from './working-drafts.contract.ts';
import { workingDrafts } from './working-drafts.table.ts';

/** How many drafts are kept for one person; the one kept longest ago makes way. */
const mostOfOne = 100;

const uidOf = ({ id }: Actor) => id.replace(/^user:/, '');
const ofPerson = (actor: Actor, documentId: string) =>
  and(eq(workingDrafts.uid, uidOf(actor)), eq(workingDrafts.documentId, documentId));

/** Forgets what somebody had kept of a document: it was saved, or thrown away. */
export async function dropWorkingDraft(tx: Transaction, actor: Actor, documentId: string): Promise<void> {
  await tx.delete(workingDrafts).where(ofPerson(actor, documentId));
}

/**
 * Keeps what somebody has typed that isn't whole enough to be saved, in the place of what was kept before. Nothing of
 * the agency's changes and nobody else sees it, so the activity log doesn't speak of it.
 */
export const keepWorkingDraft = command({
  name: 'working-draft.keep',
  permission: 'documents.write',
  input: z.strictObject({
    documentId: z.uuid(),
    kind: documentKind,
    basedOn: z.int().min(1).nullable(),
    draft: workingDraft,
  }),
  run: async ({ tx, actor, now }, { documentId, kind, basedOn, draft }) => {
    if (basedOn !== null) {
      await findRevision(tx, documentId, basedOn);
    }
    const [title = null] = languages
      .map((language) => titleOf(draft, language)?.slice(0, 200))
      .filter(Boolean);
    const row = { kind, basedOn, section: sectionOf(draft)?.slice(0, 40) ?? null, title, draft, keptAt: now };
    await tx
      .insert(workingDrafts)
      .values({ uid: uidOf(actor), documentId, ...row })
      .onConflictDoUpdate({ target: [workingDrafts.uid, workingDrafts.documentId], set: row });
    const tooMany = tx
      .select({ id: workingDrafts.documentId })
      .from(workingDrafts)
      .where(eq(workingDrafts.uid, uidOf(actor)))
      .orderBy(desc(workingDrafts.keptAt), desc(workingDrafts.documentId))
      .offset(mostOfOne);
    await tx
      .delete(workingDrafts)
      .where(and(eq(workingDrafts.uid, uidOf(actor)), inArray(workingDrafts.documentId, tooMany)));
    return { keptAt: now };
  },
});

/** Throws away what one has kept of a document. */
export const dropOwnWorkingDraft = command({
  name: 'working-draft.drop',
  permission: 'documents.write',
  input: z.strictObject({ documentId: z.uuid() }),
  run: ({ tx, actor }, { documentId }) => dropWorkingDraft(tx, actor, documentId),
});
