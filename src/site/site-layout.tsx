import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { noticesOn } from '#features/site-settings/notices/notices.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import type { Route } from './+types/site-layout.ts';
import { BrokenPage } from './errors/broken-page.tsx';
import { useAgency } from './layout/agency.ts';
import { FirstLoadSpinner } from './layout/first-load-spinner.tsx';
import { Footer } from './layout/footer.tsx';
import { MainNav } from './layout/main-nav.tsx';
import { NoticeStrip } from './layout/notice-strip.tsx';
import { OfflineNote } from './layout/offline-note.tsx';
import { OnItsWay } from './layout/on-its-way.tsx';
import { TopBar } from './layout/top-bar.tsx';

/** Only what every page shows of the agency, in one language: it travels with every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, language, siteUrl, today } = context.get(pageContext);
  const { agency, office, social, notices } = await findAgency(db);
  return {
    siteUrl,
    year: today.slice(0, 4),
    name: agency.name[language],
    wordmark: agency.wordmark[language],
    wordmarkLine: agency.wordmarkLine[language],
    tagline: agency.tagline[language],
    description: agency.description[language],
    phone: agency.phone,
    whatsapp: agency.whatsapp,
    email: agency.email,
    street: office.street[language],
    area: `${office.area[language]}, ${office.city[language]} ${digits(office.postcode, language)}`,
    hoursLine: office.hoursLine[language],
    mapUrl: office.mapUrl,
    social,
    notices: noticesOn(notices, today, language),
    // Said by the server, not by a script that every page would load in both languages.
    offline: m.site_offline({}, { locale: language }),
  };
}

/** The agency hardly ever changes; a page change needn't ask for it again. */
export function shouldRevalidate() {
  return false;
}

function Frame({ children }: { children: ReactNode }) {
  const { notices } = useAgency();
  return (
    <>
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <FirstLoadSpinner />
      <OnItsWay />
      <OfflineNote />
      {notices && <NoticeStrip key={notices.key} notices={notices} />}
      <TopBar />
      <MainNav />
      {children}
      <Footer />
    </>
  );
}

/** The frame of every public page: bars above, footer below. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that failed still stands in the frame, unless the frame's own data is what failed. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return loaderData === undefined ? (
    <BrokenPage />
  ) : (
    <Frame>
      <BrokenPage />
    </Frame>
  );
}
