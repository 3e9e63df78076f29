import type { Context } from 'hono';
import type { Logger } from 'pino';
import { bookingRoutes } from '#features/bookings/bookings.api.ts';
import { changeRoutes } from '#features/bookings/change/change.api.ts';
import { checkInRoutes } from '#features/bookings/check-in/check-in.api.ts';
import { decisionRoutes } from '#features/bookings/decision/decision.api.ts';
import { groupRoutes } from '#features/bookings/group/group.api.ts';
import { staffBookingRoutes } from '#features/bookings/staff-bookings/staff-bookings.api.ts';
import { officeTravellerRoutes, travellerListRoutes } from '#features/bookings/travellers/travellers.api.ts';
import { groupVoucherRoutes } from '#features/bookings/vouchers/vouchers.api.ts';
import { departureWaitingRoutes, waitingRoutes } from '#features/bookings/waiting-list/waiting-list.api.ts';
import { bookRoutes } from '#features/books/books.api.ts';
import { fareCorrectionRoutes } from '#features/fares/correction/correction.api.ts';
import { fareRoutes, visitorFareRoutes } from '#features/fares/fares.api.ts';
import { fareLinkRoutes } from '#features/fares/links/links.api.ts';
import { optionRoutes } from '#features/fares/options/options.api.ts';
import { pasteRoutes } from '#features/fares/paste/paste.api.ts';
import { messageRoutes, pictureRoutes } from '#features/fares/sharing/sharing.api.ts';
import { ticketFileRoutes, ticketRoutes } from '#features/fares/tickets/tickets.api.ts';
import { findRoutes } from '#features/find/find.api.ts';
import { attemptRoutes, staffAttemptRoutes } from '#features/gateways/attempts/attempts.api.ts';
import { restoredRoutes } from '#features/gateways/attempts/recovery/recovery.api.ts';
import type { OpenGateways } from '#features/gateways/practice/practice.gateway.ts';
import { closingRoutes } from '#features/ledger/closing/closing.api.ts';
import { seenChequeRoutes } from '#features/money/cheques/cheques.api.ts';
import { claimEndingRoutes, claimRoutes } from '#features/money/claims/claims.api.ts';
import { orderSlipRoutes, slipRoutes } from '#features/money/claims/slips/slips.api.ts';
import { matchRoutes } from '#features/money/matches/matches.api.ts';
import { proposedRefundRoutes } from '#features/money/refund-proposals/refund-proposals.api.ts';
import { smsRoutes } from '#features/money/sms/sms.api.ts';
import { statementRoutes } from '#features/money/statements/statements.api.ts';
import { unreadRoutes } from '#features/money/unparsed-sms/unparsed-sms.api.ts';
import { spendingRoutes } from '#features/orders/costs.api.ts';
import { buyerRoutes } from '#features/orders/customer/buyer-bin.api.ts';
import { channelRoutes } from '#features/orders/customer/channels.api.ts';
import { orderCorrectionRoutes } from '#features/orders/customer/correction.api.ts';
import { orderLinkRoutes } from '#features/orders/customer/links.api.ts';
import { orderRequestRoutes } from '#features/orders/customer/requests.api.ts';
import { visitorOrderRoutes } from '#features/orders/customer/visitor.api.ts';
import { orderHistoryRoutes } from '#features/orders/lifecycle/history.api.ts';
import { orderListRoutes } from '#features/orders/order-list.api.ts';
import { orderRoutes } from '#features/orders/orders.api.ts';
import { voucherRoutes } from '#features/orders/papers/vouchers.api.ts';
import { holdRoutes } from '#features/orders/seats/holds.api.ts';
import { bookedRoutes } from '#features/orders/seats/seats.api.ts';
import { amendmentRoutes } from '#features/orders/terms/amendments.api.ts';
import { pricedRoutes } from '#features/orders/terms/prices.api.ts';
import { adjustmentRoutes } from '#features/payments/adjustments/adjustments.api.ts';
import { chequeRoutes } from '#features/payments/cheques/cheques.api.ts';
import { deductionRoutes } from '#features/payments/deductions/deductions.api.ts';
import { paymentRoutes } from '#features/payments/payments.api.ts';
import { reconciliationRoutes } from '#features/reconciliation/reconciliation.api.ts';
import { approvalRoutes } from '#features/reports/approvals/approvals.api.ts';
import { bookFileRoutes } from '#features/reports/book-files/book-files.api.ts';
import { costRoutes } from '#features/reports/costs/costs.api.ts';
import { financialRoutes } from '#features/reports/financials/financials.api.ts';
import { openingRoutes } from '#features/reports/opening/opening.api.ts';
import { reportFileRoutes, reportRoutes } from '#features/reports/reports.api.ts';
import { vatRoutes } from '#features/reports/vat/vat.api.ts';
import { billFileRoutes } from '#features/suppliers/files/files.api.ts';
import { payOnRoutes } from '#features/suppliers/pay-on/pay-on.api.ts';
import { supplierRoutes } from '#features/suppliers/suppliers.api.ts';
import { safeRoutes } from '#features/till/safe/safe.api.ts';
import { tillRoutes } from '#features/till/till.api.ts';
import { travellerRoutes } from '#features/travellers/travellers.api.ts';
import { bundleRoutes } from '#features/visa-cases/bundle/bundle.api.ts';
import { casePaperRoutes } from '#features/visa-cases/case-papers/case-papers.api.ts';
import { caseCorrectionRoutes } from '#features/visa-cases/correction/correction.api.ts';
import { caseDropRoutes } from '#features/visa-cases/drop/drop.api.ts';
import { guideChangeRoutes } from '#features/visa-cases/guide-changes/guide-changes.api.ts';
import { caseLinkRoutes } from '#features/visa-cases/links/links.api.ts';
import { listedRoutes } from '#features/visa-cases/list/list.api.ts';
import { nameRoutes } from '#features/visa-cases/names/names.api.ts';
import { ownFileRoutes } from '#features/visa-cases/own-files/own-files.api.ts';
import { passportRoutes } from '#features/visa-cases/passports/passports.api.ts';
import { casePieceRoutes } from '#features/visa-cases/pieces/pieces.api.ts';
import { planRoutes } from '#features/visa-cases/plan/plan.api.ts';
import { staffCaseRoutes } from '#features/visa-cases/staff-cases/staff-cases.api.ts';
import { standInRoutes } from '#features/visa-cases/stand-ins/stand-ins.api.ts';
import { beginCaseRoutes, visaCaseRoutes } from '#features/visa-cases/visa-cases.api.ts';
import { caseVisitorRoutes } from '#features/visa-cases/visitor/visitor.api.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { JsonRoutes } from '#platform/http/json-routes.ts';
import { log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';

export interface SellingDeps extends CommandDeps {
  storage: Storage;
  dataKey: Uint8Array;
  /** The payment gateways; absent: none is offered. */
  gateways?: OpenGateways | undefined;
  logger?: Logger;
  /** The client's address, for limits. */
  visitorOf(context: Context): string;
}

/** The routes of what is sold: orders, money, bookings, visa cases, fares. */
export function sellingRoutes(deps: SellingDeps): readonly JsonRoutes[] {
  return [
    orderListRoutes(deps),
    pricedRoutes(deps),
    orderRoutes(deps),
    orderLinkRoutes(deps),
    channelRoutes(deps),
    orderCorrectionRoutes(deps),
    caseLinkRoutes(deps),
    caseCorrectionRoutes(deps),
    fareLinkRoutes(deps),
    fareCorrectionRoutes(deps),
    amendmentRoutes(deps),
    orderHistoryRoutes(deps),
    spendingRoutes(deps),
    buyerRoutes(deps),
    bookedRoutes(deps),
    voucherRoutes(deps),
    visitorOrderRoutes(deps),
    holdRoutes(deps),
    orderRequestRoutes(deps),
    paymentRoutes(deps),
    adjustmentRoutes(deps),
    deductionRoutes(deps),
    restoredRoutes(deps),
    chequeRoutes(deps),
    tillRoutes(deps),
    safeRoutes(deps),
    smsRoutes(deps),
    unreadRoutes(deps),
    claimRoutes({ commands: deps, files: deps, visitorOf: deps.visitorOf }),
    claimEndingRoutes(deps),
    orderSlipRoutes(deps),
    slipRoutes(deps),
    proposedRefundRoutes(deps),
    seenChequeRoutes(deps),
    matchRoutes(deps),
    travellerRoutes(deps),
    bookingRoutes(deps),
    waitingRoutes(deps),
    departureWaitingRoutes(deps),
    changeRoutes(deps),
    travellerListRoutes(deps),
    officeTravellerRoutes(deps),
    staffBookingRoutes(deps),
    decisionRoutes(deps),
    groupRoutes(deps),
    groupVoucherRoutes(deps),
    checkInRoutes(deps),
    staffCaseRoutes(deps),
    guideChangeRoutes(deps),
    listedRoutes(deps),
    planRoutes(deps),
    standInRoutes(deps),
    passportRoutes(deps),
    beginCaseRoutes(deps),
    visaCaseRoutes(deps),
    caseVisitorRoutes({ commands: deps, files: deps }),
    casePieceRoutes({ commands: deps, files: deps }),
    ownFileRoutes(deps),
    casePaperRoutes({ commands: deps, files: deps }),
    caseDropRoutes({ commands: deps, files: deps }),
    nameRoutes(deps),
    bundleRoutes({ commands: deps, files: deps }),
    pasteRoutes(deps),
    fareRoutes(deps),
    optionRoutes(deps),
    visitorFareRoutes(deps),
    findRoutes(deps),
    messageRoutes(deps),
    pictureRoutes(deps),
    ticketRoutes(deps),
    ticketFileRoutes({ commands: deps, files: deps }),
    statementRoutes(deps),
    bookRoutes(deps),
    closingRoutes(deps),
    openingRoutes(deps),
    supplierRoutes(deps),
    payOnRoutes(deps),
    reconciliationRoutes(deps),
    billFileRoutes({ commands: deps, files: deps }),
    costRoutes(deps),
    financialRoutes(deps),
    vatRoutes(deps),
    approvalRoutes(deps),
    reportFileRoutes(deps),
    bookFileRoutes(deps),
    reportRoutes(deps),
    staffAttemptRoutes(deps),
    attemptRoutes({
      ...deps,
      logger: deps.logger ?? log('silent'),
      gateways: deps.gateways?.gateways ?? {},
      isPractice: deps.gateways?.isPractice ?? false,
    }),
  ];
}
