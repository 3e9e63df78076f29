import { type ReactNode, Suspense } from 'react';
import { SampleStrip } from '#features/samples/dashboard/sample-strip.tsx';
import { m } from '#messages/messages.js';
import { OfficeSearch } from './office-search.tsx';
import { Permitted } from './permitted.tsx';
import { PlaceBar, PlacePages } from './place-bar.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { usePlaces } from './use-places.ts';

/** The frame of the office: its places, header with search and account, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const places = usePlaces();
  return (
    <div className="of-shell">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <aside className="of-shell-side" aria-label={m.office_menu()}>
        <SideNav places={places} />
      </aside>
      <PlaceBar places={places} />
      <div className="of-shell-main">
        <TopBar />
        <SampleStrip />
        <PlacePages places={places} />
        <Suspense>
          <Permitted>{children}</Permitted>
        </Suspense>
      </div>
      <OfficeSearch />
    </div>
  );
}
