import { type RefusalTexts, referenceIn } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of money, by their codes. */
export const moneyRefusals: RefusalTexts = {
  'arrivals.over': () => m.office_refused_arrival_over(),
  'cheques.account': () => m.office_refused_cheque_account(),
  'cheques.day': () => m.office_refused_cheque_day(),
  'cheques.paid-since': () => m.office_refused_cheque_paid_since(),
  'cheques.state': () => m.office_refused_cheque_state(),
  'cheques.waiting': () => m.office_refused_cheque_waiting(),
  'claims.asked': () => m.office_refused_claim_requested(),
  'claims.empty': () => m.office_refused_claim_empty(),
  'claims.over': () => m.office_refused_claim_over(),
  'money.arrival': () => m.office_refused_money_neither(),
  'money.cheque': (details) => m.office_refused_cheque_line({ reference: referenceIn(details) }),
  'money.cheque-sum': () => m.office_refused_cheque_sum(),
  'money.claim-order': () => m.office_refused_money_claim_order(),
  'money.fee': () => m.office_refused_money_fee(),
  'money.fee-high': () => m.office_refused_money_fee_high(),
  'money.matched': () => m.office_refused_money_matched(),
  'money.parts': () => m.office_refused_money_parts(),
  'statements.account': () => m.office_refused_statement_account(),
  'statements.columns': () => m.office_money_say_columns(),
  'statements.currency': () => m.office_refused_statement_currency(),
  'statements.dates': () => m.office_money_say_dates(),
  'statements.file': () => m.office_refused_statement_file(),
  'statements.provider': () => m.office_money_say_provider(),
  'statements.too-long': () => m.office_refused_statement_long(),
  'statements.type': () => m.office_money_no_csv(),
  'unread.over': () => m.office_refused_unread_over(),
};
