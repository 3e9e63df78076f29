import { m } from '#messages/messages.js';
import { PageFrame } from '../shell/page-frame.tsx';

/** /dashboard/home */
export default function HomePage() {
  return (
    <PageFrame title={m.office_nav_home()}>
      <p>{m.office_loading()}</p>
    </PageFrame>
  );
}
