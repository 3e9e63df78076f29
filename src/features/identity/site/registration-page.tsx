import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/registration-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadAccountPage } from './load-account-page.server.ts';
import { RegistrationForm } from './registration-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.register_title());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.register_title(),
        description: m.register_description({ agency: site.name }),
        path: '/registration',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
        hidden: true,
      });
}

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.register_title()} lede={m.register_lede()} picture={loaderData.picture}>
      <RegistrationForm />
    </AccountFrame>
  );
}
