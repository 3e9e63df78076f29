import { z } from 'zod';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)));

/** The four shapes in which bKash tells an error, as one. */
export const errorShapes = z.object({
  statusCode: text,
  statusMessage: text,
  errorCode: text,
  errorMessage: text,
  internalCode: text,
  externalCode: text,
  errorMessageEn: text,
  /** The gateway in front of bKash, such as `Unauthorized`. */
  message: text,
});

export const grantAnswer = z.object({
  id_token: z.string().min(1),
  expires_in: z.coerce.number().catch(3600),
});

/** Version 1.2.0-beta writes `paymentID` and `trxID`, version 2 `paymentId` and `trxId`. */
const bothSpellings = {
  paymentID: text,
  paymentId: text,
  trxID: text,
  trxId: text,
};

export const createAnswer = z
  .object({ ...bothSpellings, bkashURL: text })
  .transform(({ paymentID, paymentId, bkashURL }) => ({ paymentId: paymentID ?? paymentId, bkashURL }));

/** Answer of execute and of query; the query names the invoice in two ways. */
export const paymentAnswer = z
  .object({
    ...bothSpellings,
    amount: text,
    currency: text,
    transactionStatus: text,
    merchantInvoiceNumber: text,
    merchantInvoice: text,
    verificationStatus: text,
    userVerificationStatus: text,
  })
  .transform((told) => ({
    paymentId: told.paymentID ?? told.paymentId,
    trxId: told.trxID ?? told.trxId,
    amount: told.amount,
    currency: told.currency,
    status: told.transactionStatus,
    invoice: told.merchantInvoiceNumber ?? told.merchantInvoice,
    verification: told.userVerificationStatus ?? told.verificationStatus,
  }));
export type BkashPayment = z.infer<typeof paymentAnswer>;

const refunded = z.object({
  refundTrxId: text,
  refundTrxID: text,
  refundTransactionStatus: text,
  transactionStatus: text,
  refundAmount: text,
  amount: text,
});

/** A refund: of version 2, or in the older form with `refundTrxID` and `transactionStatus`. */
export const refundAnswer = refunded.transform((told) => ({
  theirId: told.refundTrxId ?? told.refundTrxID,
  status: told.refundTransactionStatus ?? told.transactionStatus,
  amount: told.refundAmount ?? told.amount,
}));

/**
 * All refunds of a payment; the older form tells a single one. Without any, only an answer that lists none, or that names the
 * payment, says that there are none: undefined for the others.
 */
export const refundList = z
  .object({ refundTransactions: z.array(refundAnswer).nullish(), originalTrxId: text, originalTrxID: text })
  .and(refunded)
  .transform(({ refundTransactions, originalTrxId, originalTrxID, ...single }) => {
    if (refundTransactions) {
      return refundTransactions;
    }
    const one = refundAnswer.parse(single);
    if (one.theirId !== undefined) {
      return [one];
    }
    return (originalTrxId ?? originalTrxID) === undefined ? undefined : [];
  });
