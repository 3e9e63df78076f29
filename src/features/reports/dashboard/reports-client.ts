import { requestFile } from '#dashboard/api/request.ts';
import type { Exportable } from '../reports.contract.ts';

/** The query key of reports. */
export const reportsKey = ['reports'] as const;

/** What narrows a report: months, rows, or a day. Empty values are left out. */
export interface ReportQuery {
  readonly from: string;
  readonly to: string;
  readonly by: 'month' | 'clerk';
  readonly on: string;
  readonly month: string;
}

/** A report as CSV. @throws ApiProblem */
export const reportFile = (report: Exportable, { from, to, by, on }: ReportQuery): Promise<Blob> =>
  requestFile('/reports/rows.csv', { report, from, to, by, on });
