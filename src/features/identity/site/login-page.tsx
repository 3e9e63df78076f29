import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { pageMeta } from '#site/page-meta.ts';
import type { Route } from './+types/login-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadAccountPage } from './load-account-page.server.ts';
import { SignInForm } from './sign-in-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.sign_in_title());
}

export function meta({ matches }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined
    ? []
    : pageMeta({
        title: m.sign_in_title(),
        description: m.sign_in_description({ agency: site.name }),
        path: '/login',
        language: id === 'bn/site' ? 'bn' : 'en',
        siteUrl: site.siteUrl,
        siteName: site.name,
        hidden: true,
      });
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.sign_in_title()} lede={m.sign_in_lede()} picture={loaderData.picture}>
      <SignInForm />
    </AccountFrame>
  );
}
