import { NativeSelect } from '@mantine/core';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MonthInput } from '#dashboard/form/fields/month-input.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ExportButton } from '#dashboard/table/export-button.tsx';
import { m } from '#messages/messages.js';
import { addDays, monthOf } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { ActivityReport } from './activity-report.tsx';
import { BalanceReport } from './balance-report.tsx';
import { BookFileButtons } from './book-file-buttons.tsx';
import { CashReport } from './cash-report.tsx';
import { BalanceSheetReport, ClearingReport, ProfitAndLossReport } from './financial-reports.tsx';
import { OwedReport } from './owed-report.tsx';
import { PeriodReport } from './period-report.tsx';
import { ProfitReport } from './profit-report.tsx';
import { isExportable, type ReportTab, reportNames, reportTabs } from './report-labels.ts';
import { type ReportQuery, reportFile } from './reports-client.ts';
import { VatReport } from './vat-report.tsx';
import '#dashboard/table/sums-table.css';
import './reports.css';

/** What each report can be narrowed by. */
const fieldsOf: Readonly<Record<ReportTab, readonly (keyof ReportQuery)[]>> = {
  sold: ['from', 'to', 'by'],
  received: ['from', 'to', 'by'],
  refunds: ['from', 'to', 'by'],
  owed: [],
  'trial-balance': ['on'],
  ledger: ['from', 'to'],
  profit: ['from', 'to'],
  'profit-and-loss': ['from', 'to'],
  'balance-sheet': ['on'],
  clearing: ['on'],
  vat: ['month'],
  cash: ['on'],
  activity: [],
};

const isMonth = (typed: string) => typed === '' || /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(typed);

/** On a phone the tabs are a strip that scrolls: the chosen one is in sight. */
const bringIntoSight = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** /dashboard/reports: which report, and what narrows it, stand in the address. */
export default function ReportsPage() {
  const { query: address, set } = useAddressQuery();
  const asked = address.get('report');
  const report = reportTabs.find((each) => each === asked) ?? 'sold';
  const written = (name: keyof ReportQuery) =>
    fieldsOf[report].includes(name) ? (address.get(name) ?? '') : '';
  const query: ReportQuery = {
    from: isMonth(written('from')) ? written('from') : '',
    to: isMonth(written('to')) ? written('to') : '',
    by: written('by') === 'clerk' ? 'clerk' : 'month',
    on: written('on'),
    month: isMonth(written('month')) ? written('month') : '',
  };
  const change = (name: string, value: string) => set({ [name]: value }, { replace: true });
  const month = (name: 'from' | 'to' | 'month', label: string) => (
    <MonthInput label={label} value={query[name]} onChange={(next) => change(name, next)} />
  );
  const fields = fieldsOf[report];
  return (
    <PageFrame
      title={m.office_report_title()}
      text={m.office_report_text()}
      // What customers owe is taken out by its own list.
      actions={
        report === 'owed' || !isExportable(report) ? undefined : (
          <ExportButton name={report} make={() => reportFile(report, query)} />
        )
      }
    >
      <div className="of-list">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room */}
        <div className="of-tabs" role="group" aria-label={m.office_report_which()}>
          {reportTabs.map((each) => (
            <button
              key={each}
              ref={each === report ? bringIntoSight : null}
              type="button"
              aria-pressed={each === report}
              onClick={() => change('report', each)}
            >
              {reportNames[each]()}
            </button>
          ))}
        </div>
        {fields.length > 0 && (
          <div className="of-period">
            {fields.includes('from') && month('from', m.office_report_from())}
            {fields.includes('to') && month('to', m.office_report_to())}
            {fields.includes('by') && (
              <NativeSelect
                label={m.office_report_by()}
                value={query.by}
                data={[
                  { value: 'month', label: m.office_report_by_month() },
                  { value: 'clerk', label: m.office_report_by_clerk() },
                ]}
                onChange={(event) => change('by', event.currentTarget.value)}
              />
            )}
            {fields.includes('month') && month('month', m.office_report_month())}
            {fields.includes('on') && (
              <DateInput
                label={m.office_report_on()}
                value={query.on}
                onChange={(on) => on !== undefined && change('on', on)}
              />
            )}
          </div>
        )}
        <Report
          report={report}
          query={query}
          departure={address.get('departure') ?? ''}
          onChoose={(id) => change('departure', id)}
        />
      </div>
    </PageFrame>
  );
}

interface ReportProps {
  readonly report: ReportTab;
  readonly query: ReportQuery;
  /** The departure whose profit is shown; none when it is empty. */
  readonly departure: string;
  readonly onChoose: (departure: string) => void;
}

/** The last day of a month `YYYY-MM`. */
const lastDayOf = (month: string) => addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);

/** The days of the months of a query; of this month without any. */
function daysOf({ from, to }: ReportQuery) {
  const today = dhakaToday();
  const first = from === '' ? monthOf(to === '' ? today : `${to}-01`) : from;
  const last = to === '' ? monthOf(today) : to;
  return { from: `${first}-01`, to: lastDayOf(last < first ? first : last) };
}

/** The month of a query, this one without any, with its days as the page of an account reads them. */
function monthOfQuery({ month: asked }: ReportQuery) {
  const month = asked === '' ? monthOf(dhakaToday()) : asked;
  return { month, days: `?from=${month}-01&to=${lastDayOf(month)}` };
}

function Report({ report, query, departure, onChoose }: ReportProps) {
  switch (report) {
    case 'owed':
      return <OwedReport />;
    case 'trial-balance':
      return <BalanceReport on={query.on} />;
    case 'ledger':
      return (
        <div className="of-panel">
          <p>{m.office_report_about_ledger()}</p>
          <BookFileButtons {...daysOf(query)} />
        </div>
      );
    case 'profit-and-loss':
      return <ProfitAndLossReport {...daysOf(query)} />;
    case 'balance-sheet':
      return <BalanceSheetReport on={query.on} />;
    case 'clearing':
      return <ClearingReport on={query.on} />;
    case 'vat':
      return <VatReport {...monthOfQuery(query)} />;
    case 'cash':
      return <CashReport on={query.on} />;
    case 'activity':
      return <ActivityReport />;
    case 'profit':
      return <ProfitReport query={query} departure={departure} onChoose={onChoose} />;
    default:
      return <PeriodReport report={report} query={query} />;
  }
}
