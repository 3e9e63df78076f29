import { Button } from '@mantine/core';
import clsx from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { InboxArrival, InboxClaim, MoneyInbox } from '../matches/matches.contract.ts';
import { AskButton } from './ask-button.tsx';
import { openMatch } from './match-form.tsx';
import { newKey } from './money-client.ts';
import {
  formatMoment,
  inboxChequeLabel,
  leftLabel,
  reasonLabel,
  repeatsLabel,
  sourceLabel,
} from './money-labels.ts';

type Proposal = MoneyInbox['proposals'][number];

/** Books what arrived for the claim's order; the part that a fee took off is ours with `fee`. */
export const acceptProposal = ({ claim, arrival }: Proposal, fee = 0) =>
  runMutation(ordersKey, m.office_money_notify_matched({ reference: claim.reference }), () =>
    write('POST /money/matches', {
      claim: claim.id,
      arrival: arrival.id,
      fee,
      key: newKey(),
      parts: [{ order: claim.order, amount: arrival.left + fee }],
    }),
  );

/** Notes that the two don't belong together. */
export const partProposal = ({ claim, arrival }: Proposal) =>
  runMutation(ordersKey, m.office_money_notify_parted(), () =>
    write('POST /money/pairs/part', { claim: claim.id, arrival: arrival.id }),
  );

/** Saves the slip of a claim; that it was opened is in the log. */
export async function openSlip({ id, reference }: Pick<InboxClaim, 'id' | 'reference'>): Promise<void> {
  try {
    saveFile(await requestFile(`/money/claims/${id}/slip`, {}), `${reference}-slip`);
  } catch (cause) {
    notifyError(cause);
  }
}

/** Characters that differ from the other number are marked. */
function Marked({ text, other }: { readonly text: string; readonly other: string }) {
  const differs = text !== other && text.length === other.length;
  return (
    <b className="mon-trx">
      {differs
        ? [...text].map((sign, index) =>
            sign === other[index] ? (
              sign
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a character is what it is.
              <mark key={index}>{sign}</mark>
            ),
          )
        : text}
    </b>
  );
}

/** By what and from whom, as far as it is said. */
const fromLabel = (method: string, sender: string) =>
  sender === '' ? methodLabel(method) : m.office_money_from({ method: methodLabel(method), sender });

/** What a customer says. */
export function ClaimSide({ claim, other }: { readonly claim: InboxClaim; readonly other?: string | null }) {
  const { name, amount, outside, method, sender, reference, order, left, heldUntil } = claim;
  return (
    <div className="mon-side">
      <b className="mon-sum num">{formatTaka(amount)}</b>
      <b>{name}</b>
      {outside === null ? (
        <b className="mon-trx">{m.office_money_no_trx()}</b>
      ) : (
        <Marked text={outside} other={other ?? outside} />
      )}
      <span className="of-dim">{fromLabel(method, sender)}</span>
      <span className="of-dim num">
        <a href={`/dashboard/orders/${order}`}>{reference}</a>, {leftLabel(left)}
      </span>
      {heldUntil !== null && (
        <span className="num">{m.office_money_held({ time: formatMoment(heldUntil) })}</span>
      )}
    </div>
  );
}

/** What arrived. */
export function ArrivalSide({
  arrival,
  other,
}: {
  readonly arrival: InboxArrival;
  readonly other?: string | null;
}) {
  const { amount, left, outside, method, sender, at, note, cheque } = arrival;
  return (
    <div className="mon-side">
      <b className="mon-sum num">{formatTaka(amount)}</b>
      {left < amount && <b className="num">{m.office_money_part_left({ sum: formatTaka(left) })}</b>}
      <b>{sourceLabel(arrival, methodLabel(method))}</b>
      {outside !== null && <Marked text={outside} other={other ?? outside} />}
      <span className="of-dim">{[fromLabel(method, sender), note].filter(Boolean).join(', ')}</span>
      <span className="of-dim num">{formatMoment(at)}</span>
      {cheque !== null && (
        <span className="num">
          <a href={`/dashboard/orders/${cheque.order}`}>{inboxChequeLabel(cheque)}</a>
        </span>
      )}
    </div>
  );
}

interface ProposalRowProps {
  readonly id: string;
  readonly proposal: Proposal;
  readonly inHand: boolean;
  readonly onHand: () => void;
}

/** A proposal: the claim, why, the arrival, and what to do. */
export function ProposalRow({ id, proposal, inHand, onHand }: ProposalRowProps) {
  const { claim, arrival, reasons, isSure } = proposal;
  const fee = claim.amount - arrival.left;
  const isFee = reasons.some(({ kind }) => kind === 'sum-less') && fee > 0;
  const color = inHand ? { color: 'marigold.5' } : { variant: 'default' };
  return (
    <article
      id={id}
      tabIndex={-1}
      className={clsx('of-list-sheet mon-row', inHand && 'mon-in-hand')}
      aria-label={claim.reference}
      onFocus={onHand}
    >
      <ClaimSide claim={claim} other={arrival.outside} />
      <ul className={clsx('mon-why', !isSure && 'mon-look')}>
        {reasons.map((reason) => {
          const { words, look } = reasonLabel(reason);
          return (
            <li key={reason.kind}>
              <Icon of={look ? TriangleAlert : Check} />
              {words}
            </li>
          );
        })}
        {claim.isRepeated && (
          <li>
            <Icon of={TriangleAlert} />
            {repeatsLabel(claim)}
          </li>
        )}
      </ul>
      <ArrivalSide arrival={arrival} other={claim.outside} />
      <div className="mon-acts">
        <Button {...color} onClick={() => void acceptProposal(proposal)}>
          {isFee
            ? m.office_money_accept_sum({ sum: formatTaka(arrival.amount) })
            : isSure
              ? m.office_money_accept()
              : m.office_money_accept_same()}
        </Button>
        {isFee && (
          <Button variant="default" onClick={() => void acceptProposal(proposal, fee)}>
            {m.office_money_our_cost({ sum: formatTaka(fee) })}
          </Button>
        )}
        <Button variant="default" onClick={() => openMatch({ claim, arrival })}>
          {m.office_money_split()}
        </Button>
        <Button variant="default" onClick={() => void partProposal(proposal)}>
          {m.office_money_not_this()}
        </Button>
        {!isSure && <AskButton claim={claim} />}
        {claim.slip && (
          <Button variant="default" onClick={() => void openSlip(claim)}>
            {m.office_money_slip()}
          </Button>
        )}
      </div>
    </article>
  );
}
