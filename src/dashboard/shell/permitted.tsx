import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { useMe } from '../api/me.ts';
import { needsPermission } from '../permission-check.ts';
import { isAt, officePages } from './nav.data.ts';
import { PageFrame } from './page-frame.tsx';

/** The page, or the reason why a member of staff who came by an address or a bookmark may not see it. */
export function Permitted({ children }: { children: ReactNode }) {
  const me = useMe();
  const { pathname } = useLocation();
  const page = officePages.find((each) => isAt(each, pathname));
  const refused = page?.needs && needsPermission(me, page.needs);
  if (page === undefined || refused === undefined) {
    return children;
  }
  return (
    <PageFrame title={page.label()} text={refused}>
      <Button component={Link} to="/dashboard/home" color="marigold.5">
        {m.office_nav_home()}
      </Button>
    </PageFrame>
  );
}
