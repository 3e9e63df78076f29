import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { orderQuery } from '#features/orders/dashboard/orders-client.ts';
import type { BesideMovements } from '#features/payments/dashboard/movements.tsx';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import type { OrderSlip } from '../claims/slips/slips.contract.ts';
import { moneyKey } from './money-client.ts';
import { openSlipForm } from './slip-form.tsx';
import { SlipPlace } from './slip-place.tsx';
import { openSlipView } from './slip-view.tsx';

const SlipButton = ({ slip, name }: { readonly slip: OrderSlip; readonly name: string }) => (
  <MayButton
    {...{ refused: undefined, variant: 'default', size: 'sm', hint: m.office_money_slip_hint() }}
    onClick={() => openSlipView(slip, name)}
  >
    {m.office_money_slip_open()}
  </MayButton>
);

/** A slip of which no payment was made: what its customer says, and where it is matched. */
const SlipRow = ({ slip, name }: { readonly slip: OrderSlip; readonly name: string }) => (
  <li data-over={slip.isRejected || undefined}>
    <div className="ord-money-what num">
      <strong>
        {m.office_money_slip_came({ sum: formatTaka(slip.amount), method: methodLabel(slip.method) })}
      </strong>
      <span className="ord-money-more">
        <Moment at={slip.at} />
        {slip.outside !== null && <span>{slip.outside}</span>}
        {!slip.isRejected && (
          <Link to={`/dashboard/money?${new URLSearchParams({ q: name })}`}>
            {m.office_money_slip_inbox()}
          </Link>
        )}
      </span>
    </div>
    <span className="of-state" data-state={slip.isRejected ? 'trashed' : 'changed'}>
      {slip.isRejected ? m.office_money_reject() : m.office_money_slip_unmatched()}
    </span>
    <div className="ord-money-acts">
      <SlipButton slip={slip} name={name} />
    </div>
  </li>
);

/** The slips of an order: each beside the payment that was made of it, or in a row of its own. Only for who may open them. */
export function useOrderSlips(orderId: string): BesideMovements {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: [...moneyKey, 'slips', orderId],
    enabled: me.may('payments.write'),
    queryFn: async ({ signal }) => (await read('GET /orders/{id}/slips', { id: orderId }, signal)).items,
  });
  const { data: order } = useQuery(orderQuery(orderId));
  const name = order?.reference ?? '';
  return {
    beside: (payment) =>
      data
        .filter((slip) => slip.payment === payment)
        .map((slip) => <SlipButton key={slip.claim} slip={slip} name={name} />),
    rows: data
      .filter(({ payment }) => payment === null)
      .map((slip) => <SlipRow key={slip.claim} slip={slip} name={name} />),
    foot: me.may('payments.write') && order !== undefined && (
      <SlipPlace
        onSlip={(file) =>
          openSlipForm({
            file,
            order: { order: orderId, reference: name, name: order.name },
            known: order.due > 0 ? { amount: order.due } : {},
          })
        }
      />
    ),
  };
}
