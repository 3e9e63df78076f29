import type { MetaDescriptor } from 'react-router';
import { type Language, languages } from '#platform/language.ts';
import { pageHref } from './page-language.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Path in English, such as `/visadetails/thailand`. */
  path: string;
  language: Language;
  siteUrl: string;
  siteName: string;
  type?: 'website' | 'article';
  /** Path of the share image; absent: the page's own, drawn by the server. */
  image?: string;
  /** Languages in which the page exists; others aren't offered to search engines. */
  writtenIn?: readonly Language[];
  /** Not for search engines. */
  hidden?: boolean;
  /** Whether it shows a part of the list at that path, which alone has the other language. */
  filtered?: boolean;
}

const hreflang: Readonly<Record<Language, string>> = { en: 'en', bn: 'bn-BD' };
const openGraphLocale: Readonly<Record<Language, string>> = { en: 'en_GB', bn: 'bn_BD' };

/** Title, description, canonical link, language alternates, Open Graph and Twitter metadata of a page. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, path, language, siteUrl, siteName, type = 'website', hidden = false } = head;
  const writtenIn = head.writtenIn ?? languages;
  // A page shown in English because there is no Bangla yet has the English one as canonical.
  const canonicalLanguage = writtenIn.includes(language) ? language : (writtenIn[0] ?? language);
  const canonical = `${siteUrl}${pageHref(canonicalLanguage, path)}`;
  const image = `${siteUrl}${head.image ?? `/share${pageHref(language, path === '/' ? '/home' : path)}.jpg`}`;
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    // A page that another one stands for, or that isn't to be found, is nobody's translation.
    ...(hidden || head.filtered
      ? []
      : [
          ...writtenIn.map((each) => [hreflang[each], each] as const),
          ['x-default', writtenIn[0] ?? 'en'] as const,
        ].map(([hrefLang, each]) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang,
          href: `${siteUrl}${pageHref(each, path)}`,
        }))),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: openGraphLocale[language] },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
}

/** The site's own match, as `matches[1]` is handed to a page's `meta`. */
interface SiteMatch {
  readonly id: string;
  readonly loaderData: { readonly siteUrl: string; readonly name: string } | undefined;
}

/** Metadata of a page that search engines shouldn't index, such as of the account. @param path in English. */
export function hiddenMeta(
  { id, loaderData: site }: SiteMatch,
  path: string,
  title: () => string,
  description: (about: { agency: string }) => string,
  image?: string,
): MetaDescriptor[] {
  return site === undefined
    ? []
    : pageMeta({
        title: title(),
        description: description({ agency: site.name }),
        path,
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
        hidden: true,
        ...(image === undefined ? {} : { image }),
      });
}

/**
 * Metadata of a page whose URL is known to few. It names its own address, because that is what a browser's Share sends. Its picture
 * is everybody's.
 */
export const secretMeta = (
  {
    matches,
    location,
  }: { readonly matches: { readonly 1: SiteMatch }; readonly location: { pathname: string } },
  title: () => string,
  description: (about: { agency: string }) => string,
): MetaDescriptor[] =>
  hiddenMeta(
    matches[1],
    location.pathname.replace(/^\/bn(?=\/)/, ''),
    title,
    description,
    '/share/contact.jpg',
  );
