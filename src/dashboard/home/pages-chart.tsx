import { type DocumentKind, documentKinds } from '#features/documents/kinds/kinds.data.ts';
import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { HomePanel } from './home-panel.tsx';
import { OfficeBars } from './office-bars.tsx';

const names: Readonly<Record<DocumentKind, () => string>> = {
  visa: m.office_nav_visas,
  'tour-package': m.office_packages,
  post: m.office_nav_posts,
};

/** The number of documents of each kind, and how many are live. */
export function PagesChart({ documents }: { documents: NonNullable<Overview['documents']> }) {
  return (
    <HomePanel title={m.office_chart_pages()}>
      <OfficeBars
        caption={m.office_chart_pages()}
        rowName={m.office_chart_kind()}
        series={[
          { key: 'live', label: m.office_state_published(), color: 'var(--of-bar-deep)' },
          { key: 'changed', label: m.office_state_changed(), color: 'marigold.5' },
          { key: 'drafts', label: m.office_state_draft(), color: 'marigold.2' },
        ]}
        rows={documentKinds.map((kind) => {
          const { live, changed, drafts } = documents[kind];
          return { name: names[kind](), live: Math.max(0, live - changed), changed, drafts };
        })}
      />
    </HomePanel>
  );
}
