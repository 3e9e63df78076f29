import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';
import { sectionOf, titleOf } from '../document-list/document-list.rules.ts';
import { documentKinds } from '../kinds/kinds.data.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { storedWorkingDraft, workingDraft } from './working-drafts.contract.ts';
import { workingDrafts } from './working-drafts.table.ts';

/** The most drafts per person; a new one replaces the oldest. */
const maxOfOne = 100;

const uidOf = ({ id }: Actor) => id.replace(/^user:/, '');
const ofPerson = (actor: Actor, documentId: string) =>
  and(eq(workingDrafts.uid, uidOf(actor)), eq(workingDrafts.documentId, documentId));

/** Deletes somebody's draft of a document, once it is saved or discarded. */
export async function dropWorkingDraft(tx: Transaction, actor: Actor, documentId: string): Promise<void> {
  await tx.delete(workingDrafts).where(ofPerson(actor, documentId));
}

/** Stores an incomplete form, replacing the former draft. Only its author sees it, so it isn't logged. */
export const keepWorkingDraft = command({
  name: 'working-draft.keep',
  permission: 'documents.write',
  input: z.strictObject({
    documentId: z.uuid(),
    kind: z.enum(documentKinds),
    basedOn: z.int().min(1).nullable(),
    draft: workingDraft,
  }),
  output: storedWorkingDraft,
  refusals: { 404: 'There is no such revision.', 422: 'It is too long, or cannot be kept as it is.' },
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
      .offset(maxOfOne);
    await tx
      .delete(workingDrafts)
      .where(and(eq(workingDrafts.uid, uidOf(actor)), inArray(workingDrafts.documentId, tooMany)));
    return { keptAt: now.toISOString() };
  },
});

/** Discards one's own draft of a document. */
export const dropOwnWorkingDraft = command({
  name: 'working-draft.drop',
  permission: 'documents.write',
  input: z.strictObject({ documentId: z.uuid() }),
  run: ({ tx, actor }, { documentId }) => dropWorkingDraft(tx, actor, documentId),
});
