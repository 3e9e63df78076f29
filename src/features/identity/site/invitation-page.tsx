import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/invitation-page.ts';
import { InvitationLink } from './invitation-link.tsx';
import { loadAccountPage } from './load-account-page.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.invitation_title());
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/invitation', m.invitation_title, m.invitation_description);
}

/** The page of an invitation's link. The token stands behind the `#`, which browsers send to no server. */
export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  return <InvitationLink google={loaderData.google} picture={loaderData.picture} />;
}
