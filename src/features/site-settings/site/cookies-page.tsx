import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/cookies-page.ts';
import { LegalText } from './legal-text.tsx';
import { loadLegal } from './load-legal.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal(context.get(pageContext), 'cookies', m.site_cookies());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.site_cookies(),
        description: m.pages_cookies_description(),
        path: '/cookies',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalText title={m.site_cookies()} lede={m.pages_cookies_description()} legal={loaderData} />;
}
