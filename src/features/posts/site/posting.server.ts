import type { Picture } from '#features/media/media.contract.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { pageHref } from '#site/page-language.ts';
import { bodyText } from '../body/body.rules.ts';
import type { FoundPost } from '../posts.queries.ts';

interface PostingOn {
  readonly siteUrl: string;
  /** The English path of the post. */
  readonly path: string;
  readonly agency: string;
  readonly cover: Picture | undefined;
}

/** The post as schema.org's BlogPosting or NewsArticle. */
export function postingOf(post: FoundPost, { siteUrl, path, agency, cover }: PostingOn) {
  const { facts, texts, language } = post;
  const url = `${siteUrl}${pageHref(language, path)}`;
  return {
    '@type': facts.kind === 'news' ? 'NewsArticle' : 'BlogPosting',
    headline: texts.title,
    description: texts.summary,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: facts.publishedOn,
    dateModified: post.publishedAt.toISOString(),
    author: { '@type': 'Person', name: facts.author[language] },
    publisher: {
      '@type': 'Organization',
      name: agency,
      url: siteUrl,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` },
    },
    articleSection: facts.category,
    keywords: facts.tags.map((key) => texts.tags[key] ?? key),
    wordCount: bodyText(texts.body).split(/\s+/u).length,
    ...(cover === undefined
      ? {}
      : {
          image: {
            '@type': 'ImageObject',
            url: `${siteUrl}${pictureUrl(cover, 1280, 'webp')}`,
            caption: cover.alt,
          },
        }),
  };
}
