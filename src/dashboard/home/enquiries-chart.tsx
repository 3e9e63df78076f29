import type { EnquiriesOverview } from '#features/overview/overview.contract.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { officeLanguage } from '../language.ts';
import { HomePanel } from './home-panel.tsx';
import { OfficeBars } from './office-bars.tsx';

/** Enquiries per week and by kind. */
export function EnquiriesChart({ enquiries }: { enquiries: EnquiriesOverview }) {
  return (
    <HomePanel title={m.office_chart_enquiries()}>
      <OfficeBars
        caption={m.office_chart_enquiries()}
        rowName={m.office_chart_week()}
        series={[
          { key: 'visa', label: m.office_enquiry_visa(), color: 'var(--of-bar-deep)' },
          { key: 'package', label: m.office_enquiry_package(), color: 'marigold.5' },
          { key: 'air-ticket', label: m.office_enquiry_air(), color: 'var(--of-bar-mid)' },
          { key: 'contact', label: m.office_enquiry_contact(), color: 'marigold.2' },
        ]}
        rows={enquiries.weeks.map(({ from, kinds }) => ({
          name: weekName(from),
          ...kinds,
        }))}
      />
    </HomePanel>
  );
}

/** A week by its first day, without the weekday. */
export const weekName = (from: string): string =>
  shortDate(from, officeLanguage()).replace(/^[^0-9০-৯]+/, '');
