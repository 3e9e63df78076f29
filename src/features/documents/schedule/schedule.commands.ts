import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { type Language, languages } from '#platform/language.ts';
import { updateDocumentList } from '../document-list/document-list.writes.ts';
import { scheduledPublications as plans } from '../documents.table.ts';
import type { DocumentType, Titled } from '../kinds/kinds.contract.ts';
import { refuseTrashed } from '../lock/lock.rules.ts';
import { lockDocument } from '../lock/lock.writes.ts';
import { type publicationCommands, readPublishable } from '../publication/publication.commands.ts';

const target = z.strictObject({ documentId: z.uuid(), language: z.enum(languages) });

const planOf = (documentId: string, language: Language) =>
  and(eq(plans.documentId, documentId), eq(plans.language, language));

/** The schedule, if it is due and hasn't failed. */
const dueOf = (documentId: string, language: Language, now: Date) =>
  and(planOf(documentId, language), lte(plans.publishAt, now), isNull(plans.failedAt));

/**
 * Scheduled publishing. No lease is needed: the document's lock and the deletion of the schedule, in the transaction
 * that publishes, let one process through.
 */
export function scheduleCommands<Facts, Texts extends Titled>(
  type: DocumentType<Facts, Texts>,
  { publish }: Pick<ReturnType<typeof publicationCommands>, 'publish'>,
) {
  const schedule = command({
    name: `${type.kind}.schedule`,
    permission: 'documents.publish',
    input: target.extend({ revision: z.int().min(1), publishAt: z.date() }),
    run: async (context, { documentId, language, revision, publishAt }) => {
      const { tx, actor, log } = context;
      refuseTrashed(await lockDocument(tx, type.kind, documentId));
      // Errors are reported now, while somebody is there to fix them.
      await readPublishable(context, type, { documentId, revision, languages: [language] });
      const planned = { revision, publishAt, scheduledBy: actor.id, failedAt: null, failure: null };
      await tx
        .insert(plans)
        .values({ documentId, language, ...planned })
        .onConflictDoUpdate({ target: [plans.documentId, plans.language], set: planned });
      await updateDocumentList(tx, documentId);
      log({
        subjectKind: type.kind,
        subjectId: documentId,
        difference: { scheduled: revision, language, publishAt: publishAt.toISOString() },
      });
    },
  });

  const unschedule = command({
    name: `${type.kind}.unschedule`,
    permission: 'documents.publish',
    input: target,
    run: async ({ tx, log }, { documentId, language }) => {
      await lockDocument(tx, type.kind, documentId);
      await tx.delete(plans).where(planOf(documentId, language));
      await updateDocumentList(tx, documentId);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { unscheduled: language } });
    },
  });

  /** Publishes a document that is due. False when another process did so, or the schedule was cancelled. */
  const publishDue = command({
    name: `${type.kind}.publish-due`,
    permission: 'documents.publish',
    input: target,
    run: async ({ tx, now, log, call }, { documentId, language }) => {
      refuseTrashed(await lockDocument(tx, type.kind, documentId));
      const [plan] = await tx
        .select({ revision: plans.revision })
        .from(plans)
        .where(dueOf(documentId, language, now));
      if (!plan) {
        return false;
      }
      await call(publish, { documentId, languages: [language], revision: plan.revision });
      log({
        subjectKind: type.kind,
        subjectId: documentId,
        difference: { scheduled: plan.revision, language },
      });
      return true;
    },
  });

  /** Records why a due publication failed; it isn't tried again until it is rescheduled. Nothing if it was meanwhile. */
  const setAside = command({
    name: `${type.kind}.set-aside`,
    permission: 'documents.publish',
    input: target.extend({ failure: z.string().min(1) }),
    run: async ({ tx, now, log }, { documentId, language, failure }) => {
      await lockDocument(tx, type.kind, documentId);
      const failed = await tx
        .update(plans)
        .set({ failedAt: now, failure })
        .where(dueOf(documentId, language, now))
        .returning({ revision: plans.revision });
      if (failed.length === 0) {
        return;
      }
      await updateDocumentList(tx, documentId);
      log({ subjectKind: type.kind, subjectId: documentId, difference: { notPublished: language, failure } });
    },
  });

  return { schedule, unschedule, publishDue, setAside };
}
