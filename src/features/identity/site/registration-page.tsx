import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import type { Route } from './+types/registration-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadAccountPage } from './load-account-page.server.ts';
import { RegistrationForm } from './registration-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountPage(context.get(pageContext), m.register_title());
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/registration', m.register_title, m.register_description);
}

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.register_title()} lede={m.register_lede()} picture={loaderData.picture}>
      <RegistrationForm google={loaderData.google} />
    </AccountFrame>
  );
}
