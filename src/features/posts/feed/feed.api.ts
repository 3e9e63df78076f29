import { Hono } from 'hono';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { documentTag, listTag } from '#features/documents/page-tags.rules.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { type AnswerForAll, type PageCaches, sameForAll } from '#platform/http/same-for-all.ts';
import { type Language, pathIn } from '#platform/language.ts';
import { categoryName } from '../category.rules.ts';
import { listWrittenPosts } from '../posts.queries.ts';
import { feedDocument } from './feed.rules.ts';

const maxItems = 30;
const pictureWidth = 960;

/** The newest posts in a language, as RSS 2.0. */
async function feed(db: ReadDatabase, language: Language, siteUrl: string): Promise<AnswerForAll> {
  const { agency } = await findAgency(db);
  const posts = await listWrittenPosts(db, language, maxItems);
  const at = (path: string) => `${siteUrl}${pathIn(language, path)}`;
  const body = inLanguage(language, () =>
    feedDocument({
      title: agency.name[language],
      description: `${m.posts_blog_description()} ${m.posts_news_description()}`,
      language,
      siteUrl: at('/blogs'),
      selfUrl: at('/feed.xml'),
      markUrl: `${siteUrl}/icon-192.png`,
      items: posts.map((post) => ({
        id: post.id,
        title: post.title,
        summary: post.summary,
        url: at(documentPath({ kind: 'post', slug: post.slug, section: post.kind })),
        publishedOn: post.publishedOn,
        author: post.author,
        categories: [categoryName[post.category](), ...post.tags.map(({ name }) => name)],
        picture: post.cover && {
          url: `${siteUrl}${pictureUrl(post.cover, pictureWidth, 'webp')}`,
          width: pictureWidth,
          height: Math.round((pictureWidth * post.cover.height) / post.cover.width),
          alt: post.cover.alt,
        },
      })),
    }),
  );
  return {
    body,
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
    tags: [
      'settings',
      listTag('blog', language),
      listTag('news', language),
      ...posts.map(({ id }) => documentTag(id, language)),
    ],
  };
}

/** /feed.xml and /bn/feed.xml. */
export function feedRoutes(db: ReadDatabase, siteUrl: string, kept: PageCaches): Hono {
  const routes = new Hono();
  routes.get(
    '/feed.xml',
    sameForAll(kept, () => feed(db, 'en', siteUrl)),
  );
  routes.get(
    '/bn/feed.xml',
    sameForAll(kept, () => feed(db, 'bn', siteUrl)),
  );
  return routes;
}
