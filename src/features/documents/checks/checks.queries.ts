import { inArray } from 'drizzle-orm';
import { media } from '#features/media/media.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { picturesOf } from '../document-list/document-list.rules.ts';
import type { Kinds } from '../documents.commands.ts';
import { findDocument } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { type Fault, findFaults, inWords, stopping } from './checks.rules.ts';

/**
 * What should be mended before a revision is published.
 * @throws Failure not-found.
 */
export async function checkRevision(
  { db, kinds }: { db: ReadDatabase; kinds: Kinds },
  id: string,
  revision: number,
  now: Date,
): Promise<readonly Fault[]> {
  const { kind } = await findDocument(db, id);
  const { facts, texts } = await findRevision(db, id, revision);
  const ids = [...picturesOf({ facts, texts })];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: media.id, alt: media.alt }).from(media).where(inArray(media.id, ids));
  const alternatives = new Map(rows.map((row) => [row.id, row.alt]));
  const own = kinds[kind].findFaults({ facts, texts }, dhakaDate(now));
  return findFaults({ facts, texts, alternatives }, own);
}

/**
 * Refuses what a check stops from being published in these languages.
 * @throws Failure invalid with the place of each fault.
 */
export async function refuseFaulty(
  deps: { db: ReadDatabase; kinds: Kinds },
  target: { id: string; revision: number; languages: readonly Language[] },
  now: Date,
): Promise<void> {
  const faults = await checkRevision(deps, target.id, target.revision, now);
  const stops = [...new Set(target.languages.flatMap((language) => stopping(faults, language)))].map(inWords);
  if (stops.length > 0) {
    throw new Failure(
      'invalid',
      'documents.checks',
      'Some things must be mended before it can be published.',
      stops.map(({ path, message }) => ({ path, message: message.en })),
      { checks: stops },
    );
  }
}
