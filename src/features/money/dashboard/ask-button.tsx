import { notifications } from '@mantine/notifications';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { runMutation } from '#dashboard/run-mutation.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import type { InboxClaim } from '../matches/matches.contract.ts';

/** Why a customer can't be asked now. */
function refusalOf({ askedAt }: InboxClaim): string | undefined {
  const isRequestedToday = askedAt !== null && dhakaDate(new Date(askedAt)) === dhakaToday();
  return isRequestedToday ? m.office_refused_claim_requested() : undefined;
}

/** Asks the customer of a claim for the TrxID or the slip by a message, or says why not. */
export async function askAbout(claim: InboxClaim): Promise<void> {
  const refused = refusalOf(claim);
  if (refused === undefined) {
    await runMutation(ordersKey, m.office_money_notify_requested({ name: claim.name }), () =>
      write('POST /money/claims/{id}/ask', { id: claim.id }),
    );
  } else {
    notifications.show({ message: refused });
  }
}

/** The button that asks. */
export const AskButton = ({ claim }: { readonly claim: InboxClaim }) => (
  <MayButton variant="default" refused={refusalOf(claim)} onClick={() => void askAbout(claim)}>
    {m.office_money_ask()}
  </MayButton>
);
