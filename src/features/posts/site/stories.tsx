import { Rss } from 'lucide-react';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type NewsLine, NewsLines } from './news-lines.tsx';
import { Story, type StoryCard } from './story.tsx';

interface StoriesProps {
  stories: readonly StoryCard[];
  news: readonly NewsLine[];
  /** The first page opens with a large story and two smaller ones; searches and later pages list rows. */
  front: boolean;
}

/** A page of the blog: a large story, two smaller ones, then rows beside the latest news. */
export function Stories({ stories, news, front }: StoriesProps) {
  const large = front ? stories.slice(0, 1) : [];
  const isPaired = front && stories.length > 2;
  const pair = isPaired ? stories.slice(1, 3) : [];
  const rows = stories.slice(large.length + pair.length);
  return (
    <>
      {large.map((story) => (
        <Story key={story.slug} story={story} shape="lead" first />
      ))}
      {isPaired && (
        <div className="blogs-pair">
          {pair.map((story) => (
            <Story key={story.slug} story={story} shape="pair" />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className="blogs-more">
          <div>
            {rows.map((story, index) => (
              <Story key={story.slug} story={story} shape="row" first={!front && index < 3} />
            ))}
          </div>
          {news.length > 0 && <LatestNews news={news} />}
        </div>
      )}
    </>
  );
}

function LatestNews({ news }: { news: readonly NewsLine[] }) {
  const language = usePageLanguage();
  return (
    <aside className="blogs-news" aria-labelledby="latest-news">
      <h2 id="latest-news" className="h4">
        {m.posts_latest_news()}
      </h2>
      <NewsLines news={news} />
      <a className="blogs-feed" href={pageHref(language, '/feed.xml')}>
        <Icon of={Rss} />
        <span>
          <b>{m.posts_feed()}</b>
          <small>{m.posts_feed_hint()}</small>
        </span>
      </a>
    </aside>
  );
}
