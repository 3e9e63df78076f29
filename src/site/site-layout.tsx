import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { fieldOf } from '#platform/record.ts';
import type { Route } from './+types/site-layout.ts';
import { BrokenPage } from './errors/broken.tsx';
import { readAgency } from './layout/agency.server.ts';
import { useAgency } from './layout/agency.ts';
import { FirstLoadSpinner } from './layout/first-load-spinner.tsx';
import { Footer } from './layout/footer.tsx';
import { MainNav } from './layout/main-nav.tsx';
import { NoticeStrip } from './layout/notice-strip.tsx';
import { OfflineNote } from './layout/offline-note.tsx';
import { OnItsWay } from './layout/on-its-way.tsx';
import { SlimBar } from './layout/slim-bar.tsx';
import { TopBar } from './layout/top-bar.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readAgency(context.get(pageContext));

/** The agency's data hardly changes, so navigations don't refetch it. */
export function shouldRevalidate() {
  return false;
}

function Frame({ children }: { children: ReactNode }) {
  const { notices } = useAgency();
  // A page whose `handle` says so has a slim head and no footer: no menu leads out of a purchase.
  const isSlim = useMatches().some(({ handle }) => fieldOf(handle, 'slim') === true);
  return (
    <>
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <FirstLoadSpinner />
      <OnItsWay />
      <OfflineNote />
      {isSlim ? (
        <>
          <SlimBar />
          {children}
        </>
      ) : (
        <>
          {notices && <NoticeStrip key={notices.key} notices={notices} />}
          <TopBar />
          <MainNav />
          {children}
          <Footer />
        </>
      )}
    </>
  );
}

/** The layout of every public page. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Errors of a page are shown inside the layout, unless the layout's own data failed. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return loaderData === undefined ? (
    <BrokenPage />
  ) : (
    <Frame>
      <BrokenPage />
    </Frame>
  );
}
