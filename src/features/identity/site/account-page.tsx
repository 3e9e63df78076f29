import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/account-page.ts';
import { OwnAccount } from './own-account.tsx';
import './account-frame.css';
import './own-account.css';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, language, describe } = context.get(pageContext);
  describe(breadcrumbList(siteUrl, language, [{ name: m.account_title() }]));
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.account_title(),
        description: m.account_description({ agency: site.name }),
        path: '/account',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
        hidden: true,
      });
}

/** A customer's own account. The same bytes for everybody: the browser fills it. */
export default function AccountPage() {
  return (
    <main id="main" className="wrap own">
      <Breadcrumbs items={[{ name: m.account_title() }]} />
      <h1>{m.account_title()}</h1>
      <p className="lede">{m.account_lede()}</p>
      <OwnAccount />
    </main>
  );
}
