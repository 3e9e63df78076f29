import { lazy, Suspense } from 'react';
import { m } from '#messages/messages.js';
import { startOfficeLanguage } from './language.ts';
import './dashboard-layout.css';

const Office = lazy(() => import('./office.tsx'));

export function meta() {
  return [
    { title: m.office_title() },
    { name: 'description', content: m.office_description() },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The server knows nothing of who asks: it sends this frame to everybody, and the rest happens in the browser. */
export function HydrateFallback() {
  return (
    <div className="office-waiting" aria-busy="true">
      <div className="office-waiting-side" />
      <main className="office-waiting-main" id="main">
        <p className="vh">{m.office_loading()}</p>
        <span />
        <span />
        <span />
      </main>
    </div>
  );
}

export function clientLoader() {
  startOfficeLanguage();
  return null;
}
clientLoader.hydrate = true as const;

/** Nothing of the frame depends on the address. */
export const shouldRevalidate = () => false;

/** The dashboard's layout: without the public bars and footer (SPEC 2), rendered in the browser only. */
export default function DashboardLayout() {
  return (
    <Suspense fallback={<HydrateFallback />}>
      <Office />
    </Suspense>
  );
}
