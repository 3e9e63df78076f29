import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/password-reset-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadAccountPage } from './load-account-page.server.ts';
import { PasswordResetForm } from './password-reset-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.reset_title());
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/passwordreset', m.reset_title, m.reset_description);
}

export default function PasswordResetPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.reset_title()} lede={m.reset_lede()} picture={loaderData.picture}>
      <PasswordResetForm />
    </AccountFrame>
  );
}
