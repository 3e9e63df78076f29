import { doing } from '#dashboard/doing.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { InboxClaim } from '../matches/matches.contract.ts';
import { askCustomer } from './money-client.ts';

/** Asks the customer of a claim for the TrxID or the slip by e-mail; without an address it says whom to call. */
export function AskButton({ claim }: { readonly claim: InboxClaim }) {
  const { id, name, phone, hasMail, askedAt } = claim;
  const isAskedToday = askedAt !== null && dhakaDate(new Date(askedAt)) === dhakaDate(new Date());
  const refused = hasMail
    ? isAskedToday
      ? m.office_refused_claim_asked()
      : undefined
    : m.office_money_ask_no_mail({ phone });
  return (
    <MayButton
      variant="default"
      refused={refused}
      onClick={() => void doing(ordersKey, m.office_money_told_asked({ name }), () => askCustomer(id))}
    >
      {m.office_money_ask()}
    </MayButton>
  );
}
