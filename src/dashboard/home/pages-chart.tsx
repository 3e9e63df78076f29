import type { Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { HomePanel } from './home-panel.tsx';
import { OfficeBars } from './office-bars.tsx';

/** The number of documents of each kind, and how many are live. */
export function PagesChart({ documents }: { documents: NonNullable<Overview['documents']> }) {
  const kinds = [
    { name: m.office_nav_visas(), of: documents.visa },
    { name: m.office_packages(), of: documents['tour-package'] },
    { name: m.office_nav_posts(), of: documents.post },
  ];
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
        rows={kinds.map(({ name, of }) => ({
          name,
          live: Math.max(0, of.live - of.changed),
          changed: of.changed,
          drafts: of.drafts,
        }))}
      />
    </HomePanel>
  );
}
