import { pageMeta } from '#site/page-meta.ts';

/** The site's own match, as `matches[1]` is handed to a page's `meta`. */
interface SiteMatch {
  readonly id: string;
  readonly loaderData: { readonly siteUrl: string; readonly name: string } | undefined;
}

/** Metadata of an account page, which search engines shouldn't index. @param path in English */
export function accountMeta(
  { id, loaderData: site }: SiteMatch,
  path: string,
  title: () => string,
  description: (about: { agency: string }) => string,
) {
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
      });
}
