// First, before any schema is made.
import './api/parsing.ts';
import { lazy, Suspense } from 'react';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import type { Route } from './+types/dashboard-layout.ts';
import type { SignInOffer } from './gate/sign-in-form.tsx';
import { startOfficeLanguage } from './language.ts';
import { OfficeWaiting } from './office-waiting.tsx';

const Office = lazy(() => import('./office.tsx'));

export function meta() {
  return [
    { title: m.office_title() },
    { name: 'description', content: m.office_description() },
    { name: 'robots', content: 'noindex' },
    // Colleagues put the office on their telephone's screen.
    { tagName: 'link', rel: 'manifest', href: '/office.webmanifest' },
  ];
}

/** Only what the sign-in needs, the same for everybody: whether Google is offered. */
export const loader = ({ context }: Route.LoaderArgs): SignInOffer => ({
  google: context.get(pageContext).google,
});

/** The server doesn't know who is signed in: it sends this frame to everybody, and the browser renders the rest. */
export function HydrateFallback() {
  return <OfficeWaiting />;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  startOfficeLanguage();
  return serverLoader();
}
clientLoader.hydrate = true as const;

/** The frame doesn't depend on the URL. */
export const shouldRevalidate = () => false;

/** Error boundary: an error of one page stays inside the office, with a message and a way on. */
export function ErrorBoundary() {
  return (
    <main id="main" className="wrap section notice">
      <h1 className="h2">{m.site_broken()}</h1>
      <p className="lede">{m.site_broken_office()}</p>
      <a className="btn btn-go" href="/dashboard/home">
        {m.site_broken_office_home()}
      </a>
    </main>
  );
}

/** The dashboard's layout: without the public bars and footer, rendered in the browser only. */
export default function DashboardLayout() {
  return (
    <Suspense fallback={<OfficeWaiting />}>
      <Office />
    </Suspense>
  );
}
