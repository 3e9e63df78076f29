import { ArrowRight } from 'lucide-react';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PostSummary } from '../posts.queries.ts';

export type NewsLine = Pick<PostSummary, 'slug' | 'title' | 'language' | 'publishedOn'>;

/** Recent news by date and title, with a link to all news. */
export function NewsLines({ news, className }: { news: readonly NewsLine[]; className?: string }) {
  const language = usePageLanguage();
  return (
    <>
      <ul className={className}>
        {news.map((item) => (
          <li key={item.slug}>
            <PageLink to={`/news/${item.slug}`}>
              <time className="num" dateTime={item.publishedOn}>
                {longDate(item.publishedOn, language)}
              </time>
              <b lang={item.language === language ? undefined : item.language}>{item.title}</b>
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink className="link" to="/news">
        {m.posts_all_news()}
        <Icon of={ArrowRight} />
      </PageLink>
    </>
  );
}
