import { Button, Kbd } from '@mantine/core';
import clsx from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { lineText } from '#features/orders/orders.rules.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { FoundOrder, InboxOrderProposal } from '../matches/matches.contract.ts';
import { openMatch } from './match-form.tsx';
import { newKey } from './money-client.ts';
import { dueLabel, orderReasonLabel } from './order-reason-labels.ts';
import { ArrivalSide } from './proposal-row.tsx';

type Option = InboxOrderProposal['options'][number];

/** Books what arrived for an order. */
export const acceptOrder = ({ arrival }: InboxOrderProposal, { order, reference }: FoundOrder) =>
  runMutation(ordersKey, m.office_money_notify_matched({ reference }), () =>
    write('POST /money/matches', {
      arrival: arrival.id,
      key: newKey(),
      parts: [{ order, amount: arrival.left }],
    }),
  );

/** Notes that an arrival is for none of the orders that are shown. */
export const partOrders = ({ arrival, options }: InboxOrderProposal) =>
  runMutation(ordersKey, m.office_money_notify_parted(), () =>
    write('POST /money/orders/part', { arrival: arrival.id, orders: options.map(({ order }) => order) }),
  );

/** An order that money may be for: whose, what, and what is due. */
function OrderSide({ option }: { readonly option: Option }) {
  const { order, reference, name, about } = option;
  return (
    <div className="mon-side">
      <b>{name}</b>
      <span>{lineText(about, officeLanguage())}</span>
      <span className="of-dim num">
        <a href={`/dashboard/orders/${order}`}>{reference}</a>, {dueLabel(option)}
      </span>
    </div>
  );
}

const Why = ({ reasons, isSure }: { readonly reasons: Option['reasons']; readonly isSure: boolean }) => (
  <ul className={clsx('mon-why', !isSure && 'mon-look')}>
    {reasons.map((reason) => {
      const { words, look } = orderReasonLabel(reason);
      return (
        <li key={reason.kind}>
          <Icon of={look ? TriangleAlert : Check} />
          {words}
        </li>
      );
    })}
  </ul>
);

interface OrderProposalRowProps {
  readonly id: string;
  readonly proposal: InboxOrderProposal;
  readonly inHand: boolean;
  readonly onHand: () => void;
}

/** Money that nobody told of, with the order that speaks for it; or with several, of which somebody chooses one. */
export function OrderProposalRow({ id, proposal, inHand, onHand }: OrderProposalRowProps) {
  const { arrival, options, isChosen, isSure } = proposal;
  const color = inHand && isChosen ? { color: 'marigold.5' } : { variant: 'default' };
  return (
    <article
      id={id}
      tabIndex={-1}
      className={clsx('of-list-sheet mon-row', inHand && 'mon-in-hand')}
      aria-label={isChosen ? options[0]?.reference : (arrival.outside ?? formatTaka(arrival.amount))}
      onFocus={onHand}
    >
      {!isChosen && <p className="mon-choose">{m.office_money_choose_order()}</p>}
      {options.map((option, index) => (
        <div key={option.order} className="mon-option">
          <OrderSide option={option} />
          <Why reasons={option.reasons} isSure={isSure} />
          {index === 0 ? <ArrivalSide arrival={arrival} /> : <span />}
        </div>
      ))}
      <div className="mon-acts">
        {options.map((option, index) => (
          <Button key={option.order} {...color} onClick={() => void acceptOrder(proposal, option)}>
            {isChosen
              ? m.office_money_accept()
              : m.office_money_accept_for({ name: option.name, reference: option.reference })}
            <Kbd ml="xs">{isChosen ? 'Enter' : index + 1}</Kbd>
          </Button>
        ))}
        <Button variant="default" onClick={() => openMatch({ arrival })}>
          {m.office_money_for_order()}
          <Kbd ml="xs">O</Kbd>
        </Button>
        <Button variant="default" onClick={() => void partOrders(proposal)}>
          {options.length > 1 ? m.office_money_none_of_these() : m.office_money_not_this()}
          <Kbd ml="xs">N</Kbd>
        </Button>
      </div>
    </article>
  );
}
