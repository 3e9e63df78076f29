import { type DocumentKind, documentKinds } from '#features/documents/kinds/kinds.data.ts';
import type { EnquiriesOverview, Overview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { officeLanguage } from '../language.ts';
import { OfficeBars } from './office-bars.tsx';

/** A week by its first day, without the weekday. */
const weekName = (from: string): string => shortDate(from, officeLanguage()).replace(/^[^0-9০-৯]+/, '');

const kindNames: Readonly<Record<DocumentKind, () => string>> = {
  visa: m.office_nav_visas,
  'tour-package': m.office_packages,
  post: m.office_nav_posts,
};

/** Enquiries per week and by kind. */
export function EnquiriesChart({ enquiries }: { enquiries: EnquiriesOverview }) {
  return (
    <OfficeBars
      title={m.office_chart_enquiries()}
      rowName={m.office_chart_week()}
      series={[
        { key: 'visa', label: m.office_enquiry_visa(), color: 'var(--of-bar-deep)' },
        { key: 'package', label: m.office_enquiry_package(), color: 'marigold.5' },
        { key: 'air-ticket', label: m.office_enquiry_air(), color: 'var(--of-bar-mid)' },
        { key: 'contact', label: m.office_enquiry_contact(), color: 'marigold.2' },
      ]}
      rows={enquiries.weeks.map(({ from, kinds }) => ({ name: weekName(from), ...kinds }))}
    />
  );
}

/** The office's actions per week. */
export function WorkChart({ weeks }: { weeks: Overview['weeks'] }) {
  return (
    <OfficeBars
      title={m.office_chart_work()}
      rowName={m.office_chart_week()}
      series={[
        { key: 'saved', label: m.office_chart_saved(), color: 'var(--of-bar-mid)' },
        { key: 'published', label: m.office_chart_published(), color: 'marigold.5' },
        { key: 'pictures', label: m.office_chart_pictures(), color: 'var(--of-bar-deep)' },
      ]}
      rows={weeks.map(({ week, ...numbers }) => ({ name: weekName(week), ...numbers }))}
    />
  );
}

/** The number of documents of each kind, and how many are live. */
export function PagesChart({ documents }: { documents: NonNullable<Overview['documents']> }) {
  return (
    <OfficeBars
      title={m.office_chart_pages()}
      rowName={m.office_chart_kind()}
      series={[
        { key: 'live', label: m.office_state_published(), color: 'var(--of-bar-deep)' },
        { key: 'changed', label: m.office_state_changed(), color: 'marigold.5' },
        { key: 'drafts', label: m.office_state_draft(), color: 'marigold.2' },
      ]}
      rows={documentKinds.map((kind) => {
        const { live, changed, drafts } = documents[kind];
        return { name: kindNames[kind](), live: Math.max(0, live - changed), changed, drafts };
      })}
    />
  );
}
