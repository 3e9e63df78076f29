import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import clsx from 'clsx';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { runMutation } from '#dashboard/run-mutation.ts';
import { isOnControl } from '#dashboard/table/use-row-keys.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { askOrderText } from '#features/payments/dashboard/ask-order-text.ts';
import { m } from '#messages/messages.js';
import type { InboxCheque } from '../cheques/cheques.contract.ts';
import type { InboxArrival, InboxClaim } from '../matches/matches.contract.ts';
import { AskButton } from './ask-button.tsx';
import { openMatch } from './match-form.tsx';
import { newKey } from './money-client.ts';
import { repeatsLabel } from './money-labels.ts';
import { ArrivalSide, ClaimSide, openSlip } from './proposal-row.tsx';
import { openSlipForm } from './slip-form.tsx';
import { SlipChoice, slipDrop, usePastedSlip } from './slip-place.tsx';
import { useHand } from './use-hand.ts';

const reason = { least: 3, most: 300, danger: true };

/** Said, and nothing arrived. */
export function ClaimRows({ claims }: { readonly claims: readonly InboxClaim[] }) {
  return claims.map((claim) => (
    <article key={claim.id} className="of-list-sheet mon-row mon-lone" aria-label={claim.reference}>
      <ClaimSide claim={claim} />
      {claim.isRepeated && <p className="mon-used">{repeatsLabel(claim)}</p>}
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
            askOrderText(
              m.office_money_reject_title({ sum: formatTaka(claim.amount), reference: claim.reference }),
              {
                ...reason,
                label: m.office_money_reject_why(),
                confirm: m.office_money_reject(),
                told: m.office_money_notify_rejected(),
                act: (words) => write('POST /money/claims/{id}/reject', { id: claim.id, reason: words }),
                undo: () => write('POST /money/claims/{id}/reopen', { id: claim.id }),
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
      void runMutation(ordersKey, m.office_cheque_notify_cleared(), () =>
        write('POST /money/arrivals/{id}/cheque', { id: arrival, cheque: cheque.id, key: newKey() }),
      )
    }
  >
    {m.office_cheque_this()}
  </MayButton>
);

const arrivalRowId = (index: number) => `arrival-${index}`;

/** Arrived, nobody said so, and no order speaks for it; gone through by keys. */
export function ArrivalRows({ arrivals }: { readonly arrivals: readonly InboxArrival[] }) {
  const { at, go, take } = useHand(
    arrivals.map(({ id }) => id),
    arrivalRowId,
  );
  const current = arrivals[at];
  const open = (event: KeyboardEvent) => {
    if (current !== undefined && current.cheque?.isSure !== true && !event.repeat && !isOnControl(event)) {
      event.preventDefault();
      openMatch({ arrival: current });
    }
  };
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['ArrowDown', () => go(1)],
    ['ArrowUp', () => go(-1)],
    ['Enter', open, { preventDefault: false }],
    ['o', open],
  ]);
  usePastedSlip((file) => current !== undefined && openSlipForm({ file, known: current }));
  return arrivals.map((arrival, index) => (
    <article
      key={arrival.id}
      id={arrivalRowId(index)}
      tabIndex={-1}
      className={clsx('of-list-sheet mon-row mon-lone', index === at && 'mon-in-hand')}
      aria-label={arrival.outside ?? formatTaka(arrival.amount)}
      onFocus={() => take(arrival.id)}
      {...slipDrop((file) => openSlipForm({ file, known: arrival }))}
    >
      <ArrivalSide arrival={arrival} />
      <div className="mon-acts">
        {arrival.cheque !== null && <ChequeButton arrival={arrival.id} cheque={arrival.cheque} />}
        {arrival.cheque?.isSure !== true && (
          <Button variant="default" onClick={() => openMatch({ arrival })}>
            {m.office_money_for_order()}
          </Button>
        )}
        <SlipChoice onSlip={(file) => openSlipForm({ file, known: arrival })} />
        <Button
          variant="default"
          onClick={() =>
            askOrderText(m.office_money_dismiss_title({ sum: formatTaka(arrival.amount) }), {
              ...reason,
              label: m.office_order_reason(),
              confirm: m.office_money_dismiss(),
              told: m.office_money_notify_dismissed(),
              act: (words) => write('POST /money/arrivals/{id}/dismiss', { id: arrival.id, reason: words }),
              undo: () => write('POST /money/arrivals/{id}/restore', { id: arrival.id }),
            })
          }
        >
          {m.office_money_dismiss()}
        </Button>
      </div>
    </article>
  ));
}
