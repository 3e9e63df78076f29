import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/account-page.ts';
import { NeedsScripts } from './needs-scripts.tsx';
import { OwnAccount } from './own-account.tsx';
import './account-frame.css';
import './own-account.css';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, language, google, describe } = context.get(pageContext);
  describe(breadcrumbList(siteUrl, language, [{ name: m.account_title() }]));
  return { google };
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/account', m.account_title, m.account_description);
}

/** The customer's account. The HTML is the same for everybody: the browser loads the account. */
export default function AccountPage({ loaderData: { google } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap own">
      <Breadcrumbs items={[{ name: m.account_title() }]} />
      <h1>{m.account_title()}</h1>
      <p className="lede">{m.account_lede()}</p>
      <NeedsScripts />
      <OwnAccount google={google} />
    </main>
  );
}
