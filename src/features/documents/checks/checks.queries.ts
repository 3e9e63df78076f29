import { inArray } from 'drizzle-orm';
import { media } from '#features/media/media.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { picturesOf } from '../document-list/document-list.rules.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { type Check, type Fault, findFaults, findPictureFaults, inWords, stopping } from './checks.rules.ts';

/** The problems of a revision, errors first. @param checks Those of its kind. @throws Failure not-found. */
export async function checkRevision(
  db: ReadDatabase,
  checks: readonly Check[],
  { documentId, revision }: { readonly documentId: string; readonly revision: number },
  now: Date,
): Promise<readonly Fault[]> {
  const { facts, texts } = await findRevision(db, documentId, revision);
  const ids = [...picturesOf({ facts, texts })];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: media.id, alt: media.alt }).from(media).where(inArray(media.id, ids));
  const found = [
    ...findPictureFaults({ facts, texts }, new Map(rows.map((row) => [row.id, row.alt]))),
    ...findFaults(checks, facts, { texts, today: dhakaDate(now) }),
  ];
  const weight = ({ severity }: Fault) => (severity === 'stops' ? 0 : 1);
  return found.toSorted((a, b) => weight(a) - weight(b));
}

/** Refuses to publish with errors. Every way to publish calls it in its transaction. @throws Failure invalid, by field. */
export async function refuseFaulty(
  db: ReadDatabase,
  checks: readonly Check[],
  target: { readonly documentId: string; readonly revision: number; readonly language: Language },
  now: Date,
): Promise<void> {
  const faults = await checkRevision(db, checks, target, now);
  const found = stopping(faults, target.language).map(inWords);
  if (found.length > 0) {
    throw new Failure(
      'invalid',
      'documents.checks',
      'Some things must be mended before it can be published.',
      found.map(({ path, message }) => ({ path, message: message.en })),
      { checks: found },
    );
  }
}
