import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/identity-page.ts';
import { loadAccountPage } from './load-account-page.server.ts';
import { MailLink } from './mail-link.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.link_title());
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/identity', m.link_title, m.link_description);
}

/** The page of all mail links, which applies the link in the browser. */
export default function IdentityPage({ loaderData }: Route.ComponentProps) {
  return <MailLink picture={loaderData.picture} />;
}
