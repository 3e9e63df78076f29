import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { Method } from '../payments.rules.ts';

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
