import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { m } from '#messages/messages.js';
import { OfficeSearch } from './office-search.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the office: places at the side, search and account on top, the page in the middle. */
export function Shell({ children }: { children: ReactNode }) {
  const [menu, { open, close }] = useDisclosure(false);
  return (
    <div className="of-shell">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <aside className="of-shell-side" aria-label={m.office_nav()}>
        <SideNav />
      </aside>
      <Drawer
        opened={menu}
        onClose={close}
        size={280}
        padding={0}
        withCloseButton={false}
        classNames={{ body: 'of-drawer-body' }}
        attributes={{ content: { 'aria-label': m.office_nav() } }}
      >
        <SideNav onChoose={close} />
      </Drawer>
      <div className="of-shell-main">
        <TopBar onMenu={open} />
        <Suspense>{children}</Suspense>
      </div>
      <OfficeSearch />
    </div>
  );
}
