import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Picture } from '#features/media/media.contract.ts';
import { findPictures } from '#features/media/media.queries.ts';
import type { PostKind } from '#features/posts/posts.contract.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { liveTexts } from '#features/publishing/publishing.table.ts';
import { openMonths } from '#features/tour-packages/list/facets/facets.queries.ts';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.queries.ts';
import { soonestPackages } from '#features/tour-packages/tour-packages.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';

export interface Story {
  readonly slug: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly summary: string;
  readonly publishedOn: CalendarDate;
  readonly cover: Picture | undefined;
}

/** The newest posts written in the language. */
export async function newestStories(
  db: ReadDatabase,
  language: Language,
  kinds: readonly PostKind[],
  limit: number,
): Promise<Story[]> {
  const rows = await db
    .select({
      slug: livePosts.slug,
      kind: livePosts.kind,
      title: liveTexts.title,
      summary: liveTexts.summary,
      publishedOn: livePosts.publishedOn,
      coverId: livePosts.cover,
    })
    .from(livePosts)
    .innerJoin(
      liveTexts,
      and(eq(liveTexts.documentId, livePosts.documentId), eq(liveTexts.language, language)),
    )
    .where(inArray(livePosts.kind, [...kinds]))
    .orderBy(desc(livePosts.publishedOn), desc(livePosts.publishedAt))
    .limit(limit);
  const pictures = await findPictures(
    db,
    rows.map(({ coverId }) => coverId),
    language,
  );
  return rows.map(({ coverId, ...row }) => ({ ...row, cover: pictures.get(coverId) }));
}

/** The biggest story and those listed beside it: the newest of the blog, then whatever is newest. */
export async function findJournal(db: ReadDatabase, language: Language, beside: number) {
  const [main] = await newestStories(db, language, ['blog'], 1);
  const newest = await newestStories(db, language, ['blog', 'news'], beside + 1);
  return { main, beside: newest.filter(({ slug }) => slug !== main?.slug).slice(0, beside) };
}

const cardsInRail = 4;

export interface MonthRail {
  /** The month that is shown, `YYYY-MM`. */
  readonly month: string | undefined;
  readonly months: readonly string[];
  readonly packages: readonly PackageSummary[];
}

/** The next month in which enough international packages leave with seats to fill a row. */
export async function findMonthRail(
  db: ReadDatabase,
  language: Language,
  today: CalendarDate,
): Promise<MonthRail> {
  const months = await openMonths(db, 'international', today);
  let best: MonthRail = { month: undefined, months, packages: [] };
  for (const month of months.slice(0, 4)) {
    const packages = await soonestPackages(
      db,
      language,
      { market: 'international', month, limit: cardsInRail },
      today,
    );
    if (packages.length > best.packages.length) {
      best = { month, months, packages };
    }
    if (packages.length >= cardsInRail) {
      break;
    }
  }
  return best;
}
