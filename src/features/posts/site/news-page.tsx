import { data } from 'react-router';
import { documentTag, listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { Pager } from '#site/list/pager.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { newsList, newsPerPage } from '../list/list.contract.ts';
import { listPosts } from '../posts.queries.ts';
import type { Route } from './+types/news-page.ts';
import { feedLink } from './feed-link.ts';
import { NewsBoard } from './news-board.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl } = page;
  const parsed = newsList.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const { page: number = 1 } = parsed.value;
  page.shows(listTag('news', language));
  const { rows, total } = await listPosts(db, language, { kind: 'news', page: number, limit: newsPerPage });
  const pages = Math.max(1, Math.ceil(total / newsPerPage));
  if (number > pages) {
    const message = m.posts_no_such_page({ count: pages, pages: count(pages, language) });
    throw data({ fields: [{ path: 'page', message }] }, { status: 400 });
  }
  page.shows(...rows.map(({ id }) => documentTag(id, language)));
  page.describe(breadcrumbList(siteUrl, language, [{ name: m.posts_news_title() }]), {
    '@type': 'ItemList',
    name: m.posts_news_title(),
    numberOfItems: total,
    itemListElement: rows.map((post, index) => ({
      '@type': 'ListItem',
      position: (number - 1) * newsPerPage + index + 1,
      name: post.title,
      url: `${siteUrl}${pageHref(language, `/news/${post.slug}`)}`,
    })),
  });
  return {
    news: rows.map((post) => ({
      slug: post.slug,
      title: post.title,
      summary: post.summary,
      language: post.language,
      publishedOn: post.publishedOn,
      category: post.category,
    })),
    total,
    page: number,
    pages,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined) {
    return [];
  }
  const language = id === 'bn/site' ? 'bn' : 'en';
  return [
    ...pageMeta({
      title: m.posts_news_title(),
      description: m.posts_news_description(),
      path: '/news',
      language,
      siteUrl: site.siteUrl,
      siteName: site.name,
    }),
    feedLink(site, language),
  ];
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { news, total, page, pages } = loaderData;
  const language = usePageLanguage();
  return (
    <main id="main" className="wrap news-page">
      <Breadcrumbs items={[{ name: m.posts_news_title() }]} />
      <div className="list-head">
        <h1>{m.posts_news_title()}</h1>
        <p className="lede">{m.posts_news_lede()}</p>
      </div>
      {news.length === 0 ? (
        <>
          <h2 className="h3">{m.posts_no_news()}</h2>
          <p className="muted">{m.posts_no_news_help()}</p>
        </>
      ) : (
        <>
          <p className="vh" aria-live="polite">
            {m.posts_news_found({ count: total, shown: count(total, language) })}
          </p>
          <NewsBoard news={news} />
        </>
      )}
      <Pager page={page} pages={pages} pathOf={(to) => (to === 1 ? '/news' : `/news?page=${to}`)} />
    </main>
  );
}
