import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { PageFrame } from './page-frame.tsx';

/** Not found: a URL below /dashboard without a page. */
export default function NothingPage() {
  return (
    <PageFrame title={m.office_no_page()} text={m.office_no_page_text()}>
      <Button component={Link} to="/dashboard/home" color="marigold.5">
        {m.office_nav_home()}
      </Button>
    </PageFrame>
  );
}
