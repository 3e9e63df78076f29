import type { MetaDescriptor } from 'react-router';
import type { Language } from '#platform/language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { feedLink } from './feed-link.ts';
import type { PostTexts } from './load-post.server.ts';

/** The meta tags of a post's page, with Open Graph's article properties. */
export function postMeta(
  post: PostTexts,
  { path, language, site }: { path: string; language: Language; site: { siteUrl: string; name: string } },
): MetaDescriptor[] {
  return [
    ...pageMeta({
      title: post.seo?.title ?? post.title,
      description: post.seo?.description ?? shorten(post.summary),
      path,
      language,
      siteUrl: site.siteUrl,
      siteName: site.name,
      type: 'article',
      writtenIn: post.writtenIn,
    }),
    { property: 'article:published_time', content: post.publishedOn },
    { property: 'article:author', content: post.author },
    { property: 'article:section', content: post.category },
    ...post.tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    feedLink(site, language),
  ];
}

const longest = 160;

/** At most 160 characters, cut between words. */
function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}
