import { data } from 'react-router';
import { choiceTag, documentTag, listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { FilterChips } from '#site/list/filter-chips.tsx';
import { Pager } from '#site/list/pager.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { categoryName } from '../category.rules.ts';
import { blogList, postsPerPage } from '../list/list.contract.ts';
import { findTag, listCategories, listTags } from '../list/list.queries.ts';
import { listPosts } from '../posts.queries.ts';
import type { Route } from './+types/blogs-page.ts';
import { BlogsFilter } from './blogs-filter.tsx';
import { blogsPath } from './blogs-path.ts';
import { feedLink } from './feed-link.ts';
import { NoStories } from './no-stories.tsx';
import { Stories } from './stories.tsx';
import './blogs-page.css';

const maxTags = 10;
const maxNews = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language, siteUrl } = page;
  const parsed = blogList.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const { q, category, tag, page: number = 1 } = parsed.value;
  page.shows(listTag('blog', language), choiceTag('news', language));
  const { rows, total } = await listPosts(db, language, {
    ...parsed.value,
    kind: 'blog',
    limit: postsPerPage,
  });
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  if (number > pages) {
    const message = m.posts_no_such_page({ count: pages, pages: count(pages, language) });
    throw data({ fields: [{ path: 'page', message }] }, { status: 400 });
  }
  const news = await listPosts(db, language, { kind: 'news', limit: maxNews });
  page.shows(...[...rows, ...news.rows].map(({ id }) => documentTag(id, language)));
  const selectedTag = tag === undefined ? undefined : await findTag(db, language, 'blog', tag);
  const name = m.site_blog();
  page.describe(breadcrumbList(siteUrl, language, [{ name }]), {
    '@type': 'Blog',
    name: m.posts_blog_title(),
    url: `${siteUrl}${pageHref(language, '/blogs')}`,
    blogPost: rows.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.publishedOn,
      url: `${siteUrl}${pageHref(language, `/blogs/${post.slug}`)}`,
    })),
  });
  const filter = { q, category, tag };
  const without = (changed: typeof filter) => blogsPath(changed);
  return {
    filter,
    tagName: selectedTag?.name ?? tag,
    chips: [
      ...(q === undefined ? [] : [{ name: `“${q}”`, path: without({ ...filter, q: undefined }) }]),
      ...(category === undefined
        ? []
        : [{ name: categoryName[category](), path: without({ ...filter, category: undefined }) }]),
      ...(tag === undefined
        ? []
        : [
            {
              name: m.posts_tag({ tag: selectedTag?.name ?? tag }),
              path: without({ ...filter, tag: undefined }),
            },
          ]),
    ],
    categories: await listCategories(db, 'blog'),
    tags: await listTags(db, language, 'blog', maxTags),
    stories: rows.map(({ author: _, tags: __, id: ___, ...story }) => story),
    news: news.rows.map((post) => ({
      slug: post.slug,
      title: post.title,
      language: post.language,
      publishedOn: post.publishedOn,
    })),
    total,
    page: number,
    pages,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined) {
    return [];
  }
  const language = id === 'bn/site' ? 'bn' : 'en';
  return [
    ...pageMeta({
      title: m.posts_blog_title(),
      description: m.posts_blog_description(),
      path: '/blogs',
      language,
      siteUrl: site.siteUrl,
      siteName: site.name,
      hidden: loaderData === undefined || loaderData.chips.length > 0,
    }),
    feedLink(site, language),
  ];
}

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const { filter, chips, categories, tags, stories, news, total, page, pages } = loaderData;
  const language = usePageLanguage();
  const found = m.posts_found({ count: total, shown: count(total, language) });
  return (
    <main id="main" className="wrap blogs-page">
      <Breadcrumbs items={[{ name: m.site_blog() }]} />
      <BlogsFilter filter={filter} categories={categories} tags={tags} />
      <section aria-labelledby="stories-found">
        <h2 className="vh" id="stories-found">
          {m.posts_stories()}
        </h2>
        <div className={chips.length > 0 ? 'lbar' : 'vh'}>
          <span className="found-count num" aria-live="polite">
            {found}
          </span>
          <FilterChips chips={chips} clearPath="/blogs" />
        </div>
        {stories.length === 0 ? (
          <NoStories isSearch={chips.length > 0} />
        ) : (
          <Stories stories={stories} news={news} front={page === 1 && filter.q === undefined} />
        )}
        <Pager page={page} pages={pages} pathOf={(to) => blogsPath(filter, to)} />
      </section>
    </main>
  );
}
