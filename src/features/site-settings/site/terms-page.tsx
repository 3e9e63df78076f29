import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/terms-page.ts';
import { LegalText } from './legal-text.tsx';
import { loadLegal } from './load-legal.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal(context.get(pageContext), 'terms', m.site_terms());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.site_terms(),
        description: m.pages_terms_description(),
        path: '/terms',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText title={m.site_terms()} lede={m.pages_terms_description()} legal={loaderData} />;
}
