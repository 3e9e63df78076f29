import { Button } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { sum } from '#features/orders/dashboard/order-words.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { askOrderWords } from '#features/payments/dashboard/ask-order-words.ts';
import { m } from '#messages/messages.js';
import type { InboxCheque } from '../cheques/cheques.contract.ts';
import type { InboxArrival, InboxClaim } from '../matches/matches.contract.ts';
import { AskButton } from './ask-button.tsx';
import { openMatch } from './match-form.tsx';
import { newKey } from './money-client.ts';
import { repeatsWords } from './money-words.ts';
import { ArrivalSide, ClaimSide, openSlip } from './proposal-row.tsx';

const reason = { least: 3, most: 300, danger: true };

/** Said, and nothing arrived. */
export function ClaimRows({ claims }: { readonly claims: readonly InboxClaim[] }) {
  return claims.map((claim) => (
    <article key={claim.id} className="of-list-sheet mon-row mon-lone" aria-label={claim.reference}>
      <ClaimSide claim={claim} />
      {claim.isRepeated && <p className="mon-used">{repeatsWords(claim)}</p>}
      <div className="mon-acts">
        {!claim.isRepeated && (
          <Button variant="default" onClick={() => openMatch({ claim })}>
            {m.office_money_seen()}
          </Button>
        )}
        <AskButton claim={claim} />
        <Button
          variant="default"
          onClick={() =>
            askOrderWords(
              m.office_money_reject_title({ sum: sum(claim.amount), reference: claim.reference }),
              {
                ...reason,
                label: m.office_money_reject_why(),
                confirm: m.office_money_reject(),
                told: m.office_money_told_rejected(),
                act: (words) => write('POST /money/claims/{id}/reject', { id: claim.id, reason: words }),
              },
            )
          }
        >
          {m.office_money_reject()}
        </Button>
        {claim.slip && (
          <Button variant="default" onClick={() => void openSlip(claim)}>
            {m.office_money_slip()}
          </Button>
        )}
      </div>
    </article>
  ));
}

/** Says that an arrival is a cheque that we took: it isn't booked a second time. */
const ChequeButton = ({ arrival, cheque }: { readonly arrival: string; readonly cheque: InboxCheque }) => (
  <MayButton
    {...(cheque.isSure ? { color: 'marigold.5' } : { variant: 'default' })}
    refused={cheque.state === 'waiting' ? m.office_refused_cheque_waiting() : undefined}
    onClick={() =>
      void doing(ordersKey, m.office_cheque_told_cleared(), () =>
        write('POST /money/arrivals/{id}/cheque', { id: arrival, cheque: cheque.id, key: newKey() }),
      )
    }
  >
    {m.office_cheque_this()}
  </MayButton>
);

/** Arrived, and nobody said so. */
export function ArrivalRows({ arrivals }: { readonly arrivals: readonly InboxArrival[] }) {
  return arrivals.map((arrival) => (
    <article
      key={arrival.id}
      className="of-list-sheet mon-row mon-lone"
      aria-label={arrival.outside ?? sum(arrival.amount)}
    >
      <ArrivalSide arrival={arrival} />
      <div className="mon-acts">
        {arrival.cheque !== null && <ChequeButton arrival={arrival.id} cheque={arrival.cheque} />}
        {arrival.cheque?.isSure !== true && (
          <Button variant="default" onClick={() => openMatch({ arrival })}>
            {m.office_money_for_order()}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() =>
            askOrderWords(m.office_money_dismiss_title({ sum: sum(arrival.amount) }), {
              ...reason,
              label: m.office_order_reason(),
              confirm: m.office_money_dismiss(),
              told: m.office_money_told_dismissed(),
              act: (words) => write('POST /money/arrivals/{id}/dismiss', { id: arrival.id, reason: words }),
            })
          }
        >
          {m.office_money_dismiss()}
        </Button>
      </div>
    </article>
  ));
}
