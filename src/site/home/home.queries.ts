import { listPosts, type PostSummary } from '#features/posts/posts.queries.ts';
import { openMonths } from '#features/tour-packages/list/facets.queries.ts';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.contract.ts';
import { soonestPackages } from '#features/tour-packages/tour-packages.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';

/** The fields of a post on the home page. */
export type Story = Pick<
  PostSummary,
  'slug' | 'kind' | 'title' | 'summary' | 'language' | 'publishedOn' | 'readingMinutes' | 'cover'
>;

const shown = (post: PostSummary): Story => ({
  slug: post.slug,
  kind: post.kind,
  title: post.title,
  summary: post.summary,
  language: post.language,
  publishedOn: post.publishedOn,
  readingMinutes: post.readingMinutes,
  cover: post.cover,
});

/** The lead story and those beside it: the newest of the blog, then the newest of all. */
export async function findJournal(db: ReadDatabase, language: Language, beside: number) {
  const blog = await listPosts(db, language, { kind: 'blog', limit: beside + 1 });
  const news = await listPosts(db, language, { kind: 'news', limit: beside });
  const [main, ...rest] = blog.rows.map(shown);
  const newest = [...rest, ...news.rows.map(shown)].sort((a, b) =>
    b.publishedOn.localeCompare(a.publishedOn),
  );
  return { main, beside: newest.slice(0, beside), stories: [...blog.rows, ...news.rows] };
}

const cardsInRail = 4;

export interface MonthRail {
  /** The shown month, `YYYY-MM`. */
  readonly month: string | undefined;
  readonly months: readonly string[];
  readonly packages: readonly PackageSummary[];
}

/** No packages abroad. */
export const emptyRail: MonthRail = { month: undefined, months: [], packages: [] };

/** The next month with enough international departures to fill a row. */
export async function findMonthRail(
  db: ReadDatabase,
  language: Language,
  today: CalendarDate,
): Promise<MonthRail> {
  const months = await openMonths(db, 'international', today);
  let best: MonthRail = { ...emptyRail, months };
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
