import { m } from '#messages/messages.js';
import { longDate, monthName, weekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { Contents } from '#site/contents.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import type { Route } from './+types/news-item-page.ts';
import { BodyView } from './body-view.tsx';
import { loadPost } from './load-post.server.ts';
import { NewsLines } from './news-lines.tsx';
import { OnlyInOther } from './post-head.tsx';
import { postMeta } from './post-meta.ts';
import { ShareLinks } from './share-links.tsx';
import './news.css';
import './post-page.css';

const fewHeadings = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { cover: _, related, ...post } = await loadPost(context.get(pageContext), 'news', params.id);
  return {
    ...post,
    related: related.map(({ slug, title, language, publishedOn }) => ({
      slug,
      title,
      language,
      publishedOn,
    })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined || loaderData === undefined
    ? []
    : postMeta(loaderData, {
        path: `/news/${loaderData.slug}`,
        language: id === 'bn/site' ? 'bn' : 'en',
        site,
      });
}

export default function NewsItemPage({ loaderData: post }: Route.ComponentProps) {
  const language = usePageLanguage();
  const lang = post.language === language ? undefined : post.language;
  const { publishedOn, changedOn } = post;
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumbs items={[{ name: m.posts_news_title(), path: '/news' }, { name: post.title }]} />
        <article className="news-item">
          <time className="news-item-date num" dateTime={publishedOn}>
            <b>{count(Number(publishedOn.slice(8)), language)}</b>
            <span>{monthName(publishedOn.slice(0, 7), language)}</span>
            <span>{weekdayName(publishedOn, language)}</span>
          </time>
          <div>
            <header>
              <h1 lang={lang}>{post.title}</h1>
              <p className="lede" lang={lang}>
                {post.summary}
              </p>
              <p className="byline">
                <b>{m.posts_by({ author: post.author })}</b>
                {changedOn !== undefined && (
                  <span>{m.posts_updated({ date: longDate(changedOn, language) })}</span>
                )}
              </p>
              <OnlyInOther post={post} />
            </header>
            {post.contents.length > fewHeadings && <Contents lines={post.contents} lang={lang} />}
            <BodyView parts={post.parts} lang={lang} />
            <div className="news-item-share">
              <ShareLinks title={post.title} path={`/news/${post.slug}`} />
            </div>
          </div>
        </article>
      </div>
      {post.related.length > 0 && (
        <section className="news-more" aria-labelledby="other-news">
          <div className="wrap">
            <h2 className="h3" id="other-news">
              {m.posts_related_news()}
            </h2>
            <div>
              <NewsLines news={post.related} className="news-others" />
            </div>
          </div>
        </section>
      )}
    </main>
  );
}
