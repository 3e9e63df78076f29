import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/identity-page.ts';
import { loadAccountPage } from './load-account-page.server.ts';
import { MailLink } from './mail-link.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.link_title());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.link_title(),
        description: m.link_description({ agency: site.name }),
        path: '/identity',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
        hidden: true,
      });
}

/** Where the links of our letters lead: the same page for all of them, which does what the link says in the browser. */
export default function IdentityPage({ loaderData }: Route.ComponentProps) {
  return <MailLink picture={loaderData.picture} />;
}
