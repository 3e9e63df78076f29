import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Banknote, CircleSlash, ExternalLink, HandCoins, Pencil, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { RenewLink } from '#features/enquiries/dashboard/renew-link.tsx';
import { openCancel } from '#features/orders/dashboard/cancel-form.tsx';
import { OrderBooking } from '#features/orders/dashboard/order-booking.tsx';
import { OrderCases } from '#features/orders/dashboard/order-cases.tsx';
import { OrderHistory } from '#features/orders/dashboard/order-history.tsx';
import { formatBy, formatTaka, markOf, stateLabel } from '#features/orders/dashboard/order-labels.ts';
import { OrderLedger } from '#features/orders/dashboard/order-ledger.tsx';
import { OrderLines } from '#features/orders/dashboard/order-lines.tsx';
import { OrderCustomer, OrderPlan } from '#features/orders/dashboard/order-side.tsx';
import { OrderVersions } from '#features/orders/dashboard/order-versions.tsx';
import { orderQuery, ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { AdjustmentActions } from './adjustment-actions.tsx';
import { askOrderText } from './ask-order-text.ts';
import { openMoney } from './money-form.tsx';
import { type BesideMovements, Movements } from './movements.tsx';
import { PapersMenu } from './papers-menu.tsx';
import { openRefund } from './refund-form.tsx';
import '#features/orders/dashboard/order-record.css';
import '#features/orders/dashboard/orders.css';

interface OrderScreenProps {
  readonly id: string;
  /** Money that doesn't fit and waits for staff, above the rest. */
  readonly reviews: ReactNode;
  /** What the customer was told of it. */
  readonly messages: ReactNode;
  readonly slips: BesideMovements;
  /** What a line that is passed on really cost. */
  readonly costOf: (order: OfficeOrder, position: number) => ReactNode;
}

/** One order with its money. */
export function OrderScreen({ id, reviews, messages, slips, costOf }: OrderScreenProps) {
  const query = useQuery(orderQuery(id));
  const { data } = query;
  return (
    <PageFrame
      title={data === undefined ? m.office_order_title() : m.office_order_of({ name: data.name })}
      text={
        <>
          <Link to="/dashboard/orders">{m.office_order_title()}</Link>
          {data !== undefined && <span className="num"> / {data.reference}</span>}
        </>
      }
      actions={data && <OrderActions order={data} />}
    >
      <Loaded query={query}>
        {(order) => (
          <>
            {order.practice && <p className="ord-practice">{m.office_order_practice()}</p>}
            <OrderFigures order={order} />
            <div className="ord-grid">
              <div className="ord-main">
                {reviews}
                <OrderLines order={order} besideLine={(position) => costOf(order, position)} />
                <Movements
                  orderId={order.id}
                  {...slips}
                  foot={
                    <>
                      <AdjustmentActions order={order} />
                      {slips.foot}
                    </>
                  }
                />
                <OrderLedger orderId={order.id} />
              </div>
              <div className="ord-side">
                <OrderCustomer order={order} />
                <OrderBooking orderId={order.id} />
                <OrderCases order={order} />
                <OrderPlan order={order} />
                {messages}
                <OrderVersions orderId={order.id} onAccept={(version) => askToAccept(order.id, version)} />
                <OrderHistory orderId={order.id} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

/** Asks why a change is accepted for the customer. */
const askToAccept = (id: string, version: number) =>
  askOrderText(m.office_order_accept_change(), {
    label: m.office_order_reason(),
    least: 3,
    most: 500,
    confirm: m.office_order_accept(),
    told: m.office_order_notify_changed(),
    act: (reason) => write('POST /orders/{id}/amendments/{version}/accept', { id, version, reason }),
  });

function OrderFigures({ order }: { order: OfficeOrder }) {
  const { total, paid, due, dueOn, dueUntil, refundsPayable, back } = order;
  // Before a refund is approved, what an order has too much that buys nothing is to go back.
  const toGiveBack = refundsPayable > 0 ? refundsPayable : back;
  return (
    <dl className="ord-figures num">
      <div>
        <dt>{order.state === 'cancelled' ? m.orders_retained() : m.office_order_total()}</dt>
        <dd>{formatTaka(total)}</dd>
      </div>
      <div>
        <dt>{m.office_order_received()}</dt>
        <dd>{formatTaka(paid)}</dd>
      </div>
      <div>
        {toGiveBack > 0 && (
          <>
            <dt>{m.office_order_to_give_back()}</dt>
            <dd>{formatTaka(toGiveBack)}</dd>
          </>
        )}
        {(toGiveBack === 0 || due > 0) && (
          <>
            <dt>
              {dueOn === null
                ? m.office_order_due()
                : m.office_order_due_by({ day: formatBy(dueOn, dueUntil) })}
            </dt>
            <dd>{formatTaka(due)}</dd>
          </>
        )}
      </div>
      <div>
        <dt>{m.office_filter_state()}</dt>
        <dd>
          <span className="of-state" data-state={markOf(order)}>
            {stateLabel(order)}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function OrderActions({ order }: { order: OfficeOrder }) {
  const me = useMe();
  const { state, paid } = order;
  const isQuote = state === 'quoted' || state === 'draft';
  const isOver = state === 'cancelled' || state === 'lapsed';
  const over = isOver ? m.office_order_over() : undefined;
  const change = needsPermission(me, 'orders.write');
  // A cancelled order can still owe what is kept of it.
  const take = needsPermission(me, 'payments.write') ?? (order.due === 0 ? over : undefined);
  const refund =
    needsPermission(me, 'refunds.write') ?? (paid <= 0 ? m.office_order_nothing_to_refund() : undefined);
  return (
    <>
      {order.token !== null && (
        <Button
          component="a"
          href={`/${order.language === 'bn' ? 'bn/' : ''}orders/${order.token}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<Icon of={ExternalLink} />}
        >
          {m.office_order_customer_page()}
        </Button>
      )}
      <MayButton
        refused={change ?? over}
        variant="default"
        leftSection={<Icon of={Pencil} />}
        to={`/dashboard/orders/${order.id}/change`}
      >
        {m.office_order_change()}
      </MayButton>
      <RenewLink at="POST /orders/{id}/link" id={order.id} about={ordersKey} refused={change} />
      <PapersMenu order={order} />
      <MayButton
        refused={refund}
        variant="default"
        leftSection={<Icon of={HandCoins} />}
        onClick={() => void openRefund(order)}
      >
        {m.office_order_ask_refund()}
      </MayButton>
      <MayButton
        refused={change ?? over}
        variant="default"
        leftSection={<Icon of={CircleSlash} />}
        onClick={() => openCancel(order)}
      >
        {m.office_order_cancel()}
      </MayButton>
      {isQuote && (
        <MayButton
          refused={change}
          color="marigold.5"
          leftSection={<Icon of={ThumbsUp} />}
          onClick={() =>
            void runMutation(ordersKey, m.office_order_notify_accepted({ reference: order.reference }), () =>
              write('POST /orders/{id}/accept', { id: order.id }),
            )
          }
        >
          {m.office_order_accept()}
        </MayButton>
      )}
      <MayButton
        refused={take}
        {...(isQuote || order.due === 0 ? { variant: 'default' } : { color: 'marigold.5' })}
        leftSection={<Icon of={Banknote} />}
        onClick={() => openMoney(order)}
      >
        {m.office_order_take()}
      </MayButton>
    </>
  );
}
