import { and, asc, eq, inArray } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { enquiries, enquiryFiles } from '../enquiries.table.ts';

/** The files of an enquiry, in the order in which they came. */
export async function listFiles(db: ReadDatabase, enquiryId: string) {
  const { id, name, mediaType, bytes } = privateFiles;
  return db
    .select({ id, name, mediaType, bytes, at: enquiryFiles.at })
    .from(enquiryFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, enquiryFiles.fileId))
    .where(eq(enquiryFiles.enquiryId, enquiryId))
    .orderBy(asc(enquiryFiles.at), asc(privateFiles.id));
}

/** How many files the enquiry of a token has; undefined when there is no such enquiry. */
export async function countFiles(db: ReadDatabase, token: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(sealedIs(enquiries.token, token));
  return found && db.$count(enquiryFiles, eq(enquiryFiles.enquiryId, found.id));
}

/** The files of an enquiry for the office: with who opened each, the first time first. */
export async function listOpenedFiles(db: ReadDatabase, enquiryId: string) {
  const files = await listFiles(db, enquiryId);
  if (files.length === 0) {
    return [];
  }
  const ids = files.map(({ id }) => id);
  const openings = await db
    .select({ file: activity.subjectId, actor: activity.actor, at: activity.at })
    .from(activity)
    .where(
      and(
        eq(activity.subjectKind, 'enquiry-file'),
        eq(activity.action, 'enquiries.open-file'),
        inArray(activity.subjectId, ids),
      ),
    )
    .orderBy(asc(activity.id));
  const names = await findActorNames(
    db,
    openings.map(({ actor }) => actor),
  );
  return files.map(({ at, ...file }) => ({
    ...file,
    at: at.toISOString(),
    opened: openings.flatMap(({ file: id, actor, at: openedAt }) =>
      id === file.id ? [{ by: names.get(actor) ?? actor, at: openedAt.toISOString() }] : [],
    ),
  }));
}
