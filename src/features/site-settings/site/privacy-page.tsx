import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/privacy-page.ts';
import { LegalText } from './legal-text.tsx';
import { loadLegal } from './load-legal.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal(context.get(pageContext), 'privacy', m.site_privacy());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.site_privacy(),
        description: m.pages_privacy_description(),
        path: '/privacy',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
      });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText title={m.site_privacy()} lede={m.pages_privacy_description()} legal={loaderData} />;
}
