import type { PaperPart } from '#features/papers/papers.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { Deducted } from '../deductions/deductions.rules.ts';
import { isByGateway, type Method, reachedOf } from '../payments.rules.ts';

const names: Readonly<Record<Method, typeof m.papers_method_cash>> = {
  cash: m.papers_method_cash,
  bank: m.papers_method_bank,
  cheque: m.papers_method_cheque,
  bkash: m.papers_method_bkash,
  nagad: m.papers_method_nagad,
  rocket: m.papers_method_rocket,
  upay: m.papers_method_upay,
  'bangla-qr': m.papers_method_bangla_qr,
  sslcommerz: m.papers_method_sslcommerz,
  'bkash-checkout': m.papers_method_bkash,
  'nagad-checkout': m.papers_method_nagad,
};

/** How money came, as a receipt says it: `bKash, 9K70LM2QX4`. The number stays in Latin: it is compared and typed. */
export function paidByLabel(
  { method, outside }: { readonly method: Method; readonly outside: string | null },
  language: Language,
): string {
  const name = names[method]({}, { locale: language });
  return outside === null || outside === '' ? name : `${name}, ${outside}`;
}

/** How money was received, on a receipt: a cheque is no money before the bank has cleared it. */
export function receivedByLabel(
  payment: { readonly method: Method; readonly outside: string | null },
  language: Language,
): string {
  const words = paidByLabel(payment, language);
  return payment.method === 'cheque' ? m.papers_until_cleared({ words }, { locale: language }) : words;
}

/** What the sum of a receipt is made of: nothing to say when all of it reached us, but for what a gateway took, which is our own affair. */
export function receiptParts(
  payment: Parameters<typeof reachedOf>[0] & { readonly method: Method },
  deductions: readonly (Deducted & { readonly certificate: string | null })[],
): PaperPart[] {
  const { fee } = payment;
  const ofHand = isByGateway(payment.method) ? 0 : fee;
  if (ofHand === 0 && deductions.length === 0) {
    return [];
  }
  return [
    { kind: 'reached', amount: reachedOf(payment), certificate: null },
    ...(ofHand === 0 ? [] : [{ kind: 'fee' as const, amount: ofHand, certificate: null }]),
    ...deductions.map(({ kind, amount, certificate }) => ({ kind, amount, certificate })),
  ];
}
