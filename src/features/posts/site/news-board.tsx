import { m } from '#messages/messages.js';
import { monthName, narrowWeekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { categoryName } from '../category.rules.ts';
import type { PostSummary } from '../posts.queries.ts';
import './news.css';

export type NewsItem = Pick<
  PostSummary,
  'slug' | 'title' | 'summary' | 'language' | 'publishedOn' | 'category'
>;

/** Groups a list sorted by date into months. */
function byMonth(news: readonly NewsItem[]): Map<string, NewsItem[]> {
  return Map.groupBy(news, ({ publishedOn }) => publishedOn.slice(0, 7));
}

export function NewsBoard({ news }: { news: readonly NewsItem[] }) {
  const language = usePageLanguage();
  return [...byMonth(news)].map(([month, items]) => (
    <section className="news-month" key={month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{monthName(month, language)}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.slug}>
            <NewsLine item={item} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** One dated row; all of it is a link. */
function NewsLine({ item }: { item: NewsItem }) {
  const language = usePageLanguage();
  const lang = item.language === language ? undefined : item.language;
  const day = Number(item.publishedOn.slice(8));
  return (
    <article className="news-line">
      <time className="num" dateTime={item.publishedOn}>
        <b>{count(day, language)}</b>
        <span>{narrowWeekdayName(item.publishedOn, language)}</span>
      </time>
      <div>
        <h3 lang={lang}>
          <PageLink to={`/news/${item.slug}`}>{item.title}</PageLink>
        </h3>
        <p lang={lang}>{item.summary}</p>
      </div>
      <span className="news-category">
        <span className="vh">{m.posts_categories()}: </span>
        {categoryName[item.category]()}
      </span>
    </article>
  );
}
