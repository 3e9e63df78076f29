import type { MetaDescriptor } from 'react-router';
import type { Language } from '#platform/language.ts';
import { pageHref } from '#site/page-language.ts';

/** The feed's `link` element for the page's language. */
export function feedLink(
  { siteUrl, name }: { readonly siteUrl: string; readonly name: string },
  language: Language,
): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: name,
    href: `${siteUrl}${pageHref(language, '/feed.xml')}`,
  };
}
