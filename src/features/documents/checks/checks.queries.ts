import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { media } from '#features/media/media.table.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { picturesOf } from '../document-list/document-list.rules.ts';
import { documents, revisions } from '../documents.table.ts';
import type { DocumentType } from '../kinds/kinds.contract.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import type { findRevision } from '../revisions/revisions.queries.ts';
import { checkPictures, type Finding, findFindings, inWords, stopping, warns } from './checks.rules.ts';

type Content = Pick<Awaited<ReturnType<typeof findRevision>>, 'facts' | 'texts'>;

/** The checks of a kind. */
type Checked = Pick<DocumentType<never, never>, 'checks' | 'checkStored'>;

/** The problems of a revision, errors first. */
export async function checkContent(
  db: ReadDatabase,
  { checks, checkStored }: Checked,
  { facts, texts }: Content,
  now: Date,
): Promise<readonly Finding[]> {
  const ids = [...picturesOf({ facts, texts })];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: media.id, alt: media.alt }).from(media).where(inArray(media.id, ids));
  const found = [
    ...checkPictures({ facts, texts }, new Map(rows.map((row) => [row.id, row.alt]))),
    ...findFindings(checks, facts, { texts, today: dhakaDate(now) }),
    ...((await checkStored?.(db, facts)) ?? []),
  ];
  const weight = ({ severity }: Finding) => (severity === 'stops' ? 0 : 1);
  return found.toSorted((a, b) => weight(a) - weight(b));
}

/** Refuses to publish with errors in one of the languages. @throws Failure invalid, by field. */
export async function refuseFaulty(
  db: ReadDatabase,
  kind: Checked,
  content: Content,
  requested: readonly Language[],
  now: Date,
): Promise<void> {
  const faults = await checkContent(db, kind, content, now);
  const found = faults
    .filter((fault) => requested.some((language) => stopping([fault], language).length > 0))
    .map(inWords);
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

/** Warns of a title that another document of the kind has, as each copy does at first. What is in the trash doesn't count. */
export async function listTakenTitles(
  db: ReadDatabase,
  { id, kind }: { readonly id: string; readonly kind: DocumentKind },
  texts: Content['texts'],
): Promise<readonly Finding[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const title = fieldOf(texts[language], 'title');
      const [other] =
        typeof title !== 'string' || title.trim() === ''
          ? []
          : await db
              .select({ id: documents.id })
              .from(documents)
              .innerJoin(
                revisions,
                and(eq(revisions.documentId, documents.id), eq(revisions.number, documents.latestRevision)),
              )
              .where(
                and(
                  eq(documents.kind, kind),
                  ne(documents.id, id),
                  isNull(documents.trashedAt),
                  sql`lower(${revisions.texts} -> ${language} ->> 'title') = lower(${title.trim()})`,
                ),
              )
              .limit(1);
      return other
        ? [warns('title-taken', `texts.${language}.title`, m.documents_check_title_taken, language)]
        : [];
    }),
  );
  return found.flat();
}
