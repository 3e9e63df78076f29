import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/login-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadAccountPage } from './load-account-page.server.ts';
import { SignInForm } from './sign-in-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.sign_in_title());
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/login', m.sign_in_title, m.sign_in_description);
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.sign_in_title()} lede={m.sign_in_lede()} picture={loaderData.picture}>
      <SignInForm google={loaderData.google} />
    </AccountFrame>
  );
}
