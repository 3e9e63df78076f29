import { request, requestFile } from '#dashboard/api/request.ts';
import {
  type Exportable,
  owedReport,
  type PeriodReport,
  periodReport,
  trialBalance,
} from '../reports.contract.ts';

/** The query key of reports. */
export const reportsKey = ['reports'] as const;

/** What narrows a report: months, rows, or a day. Empty values are left out. */
export interface ReportQuery {
  readonly from: string;
  readonly to: string;
  readonly by: 'month' | 'clerk';
  readonly on: string;
}

/** A report of some months. @throws ApiProblem */
export const loadPeriod = async (report: PeriodReport, { from, to, by }: ReportQuery, signal: AbortSignal) =>
  (await request(periodReport, `/reports/${report}`, { query: { from, to, by }, signal })).data;

/** What is owed, now. @throws ApiProblem */
export const loadOwed = async (signal: AbortSignal) =>
  (await request(owedReport, '/reports/owed', { signal })).data;

/** The trial balance. @throws ApiProblem */
export const loadBalance = async (on: string, signal: AbortSignal) =>
  (await request(trialBalance, '/reports/trial-balance', { query: { on }, signal })).data;

/** A report as CSV. @throws ApiProblem */
export const reportFile = (report: Exportable, { from, to, by, on }: ReportQuery): Promise<Blob> =>
  requestFile('/reports/rows.csv', { report, from, to, by, on });
