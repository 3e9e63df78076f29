import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { m } from '#messages/messages.js';
import { OfficeSearch } from './office-search.tsx';
import { Permitted } from './permitted.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the office: side bar, header with search and account, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [menu, { open, close }] = useDisclosure(false);
  return (
    <div className="of-shell">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <aside className="of-shell-side" aria-label={m.office_menu()}>
        <SideNav />
      </aside>
      <Drawer.Root opened={menu} onClose={close} size={280} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={m.office_menu()}>
          <Drawer.Body className="of-drawer-body">
            <SideNav onChoose={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className="of-shell-main">
        <TopBar onMenu={open} />
        <Suspense>
          <Permitted>{children}</Permitted>
        </Suspense>
      </div>
      <OfficeSearch />
    </div>
  );
}
