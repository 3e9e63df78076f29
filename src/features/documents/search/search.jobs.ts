import { and, asc, eq, lt } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { Database } from '#platform/database/database.ts';
import type { Kinds } from '../documents.commands.ts';
import { liveTexts, publications } from '../documents.table.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { indexVersion, type SearchText, searchVector } from './search.rules.ts';
import { addWords } from './search.writes.ts';

const atOnce = 100;

const unwritten: SearchText = { a: '', b: '', c: '' };

/**
 * Indexes published texts anew whose words were made by another version of the rules, at each start.
 * @returns how many.
 */
export async function indexOlderTexts({ db, kinds }: { db: Database; kinds: Kinds }): Promise<number> {
  for (let indexed = 0; ; ) {
    const older = await db
      .select({
        documentId: liveTexts.documentId,
        kind: liveTexts.kind,
        language: liveTexts.language,
        title: liveTexts.title,
        summary: liveTexts.summary,
        revision: publications.revision,
      })
      .from(liveTexts)
      .innerJoin(
        publications,
        and(eq(publications.documentId, liveTexts.documentId), eq(publications.language, liveTexts.language)),
      )
      .where(lt(liveTexts.indexVersion, indexVersion))
      .orderBy(asc(liveTexts.documentId), asc(liveTexts.language))
      .limit(atOnce);
    if (older.length === 0) {
      return indexed;
    }
    await db.transaction(async (tx) => {
      for (const { documentId, kind, language, title, summary, revision } of older) {
        const saved = await findRevision(tx, documentId, revision);
        // A text that today's schemas refuse is still shown: its title and summary are found.
        const search = readOr({ ...unwritten, a: title, c: summary }, () =>
          kinds[kind].searchText(saved, language),
        );
        await addWords(tx, new Map([[language, search]]));
        await tx
          .update(liveTexts)
          .set({ words: searchVector(search), indexVersion })
          .where(and(eq(liveTexts.documentId, documentId), eq(liveTexts.language, language)));
      }
    });
    indexed += older.length;
  }
}

function readOr(instead: SearchText, read: () => SearchText | undefined): SearchText {
  try {
    return read() ?? instead;
  } catch (cause) {
    if (cause instanceof Failure) {
      return instead;
    }
    throw cause;
  }
}
