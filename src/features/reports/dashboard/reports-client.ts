import type { z } from 'zod';
import { request, requestFile } from '#dashboard/api/request.ts';
import { costMade, type newCost, profitList, profitReport } from '../costs/costs.contract.ts';
import {
  type Exportable,
  owedReport,
  type PeriodReport,
  periodReport,
  trialBalance,
} from '../reports.contract.ts';
import {
  type newSupplierPayment,
  supplierPaymentMade,
} from '../supplier-payments/supplier-payments.contract.ts';

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

/** A page of what the departures of some months earned. @param cursor of the page; empty for the first @throws ApiProblem */
export const loadProfits = async ({ from, to }: ReportQuery, cursor: string, signal: AbortSignal) =>
  (await request(profitList, '/reports/profits', { query: { from, to, cursor }, signal })).data;

/** What a departure earned, with its costs. @throws ApiProblem */
export const loadProfit = async (departure: string, signal: AbortSignal) =>
  (await request(profitReport, '/reports/profit', { query: { departure }, signal })).data;

/** Books a cost of a departure. @throws ApiProblem */
export const bookCost = async (departure: string, body: z.input<typeof newCost>) =>
  (await request(costMade, `/departures/${departure}/costs`, { method: 'POST', body })).data;

/** Undoes a cost. @throws ApiProblem reports.undone */
export const undoCost = async (id: string, reason: string) =>
  (await request(costMade, `/departure-costs/${id}/undo`, { method: 'POST', body: { reason } })).data;

/** Books what was paid to a supplier for a cost. @throws ApiProblem reports.paid-too-much */
export const paySupplier = async (cost: string, body: z.input<typeof newSupplierPayment>) =>
  (await request(supplierPaymentMade, `/departure-costs/${cost}/payments`, { method: 'POST', body })).data;

/** Undoes what was paid to a supplier. @throws ApiProblem reports.payment-undone */
export const undoSupplierPayment = async (id: string, reason: string) =>
  (await request(supplierPaymentMade, `/supplier-payments/${id}/undo`, { method: 'POST', body: { reason } }))
    .data;
