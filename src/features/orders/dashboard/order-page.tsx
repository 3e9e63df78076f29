import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { ReviewRow } from '#features/gateways/dashboard/review-row.tsx';
import { MessageThread } from '#features/messages/dashboard/message-thread.tsx';
import { useOrderSlips } from '#features/money/dashboard/order-slips.tsx';
import { openSlipForm } from '#features/money/dashboard/slip-form.tsx';
import { OrderScreen } from '#features/payments/dashboard/order-screen.tsx';
import { PaidOn } from '#features/suppliers/dashboard/paid-on.tsx';
import { m } from '#messages/messages.js';
import { orderQuery, ordersKey } from './orders-client.ts';

/** /dashboard/orders/:id: one order with its money. It is in this feature because gateways know orders, payments and slips. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return (
    <OrderScreen
      id={id}
      reviews={<OrderReviews orderId={id} />}
      messages={<OrderMessages id={id} />}
      slips={useOrderSlips(id)}
      costOf={(order, position) => <PaidOn order={order} position={position} />}
    />
  );
}

/** Money of gateways for this order that doesn't fit; nothing as a rule. */
function OrderReviews({ orderId }: { orderId: string }) {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: [...ordersKey, 'reviews'],
    enabled: me.may('payments.approve'),
    queryFn: async ({ signal }) => (await read('GET /attempts/reviews', {}, signal)).items,
  });
  const rows = data.filter((row) => row.orderId === orderId);
  return (
    rows.length > 0 && (
      <section className="of-panel" aria-labelledby="order-reviews">
        <h2 id="order-reviews">{m.office_review_money()}</h2>
        <ul className="ord-money">
          {rows.map((row) => (
            <ReviewRow key={row.id} row={row} />
          ))}
        </ul>
      </section>
    )
  );
}

/** What was written to and by the customer; a picture that came can be taken as a slip. */
function OrderMessages({ id }: { id: string }) {
  const me = useMe();
  const { data: order } = useQuery(orderQuery(id));
  const slip = {
    label: m.outbox_file_slip(),
    run: (file: File) =>
      order &&
      openSlipForm({
        file,
        order: { order: id, reference: order.reference, name: order.name },
        known: order.due > 0 ? { amount: order.due } : {},
      }),
  };
  return (
    <MessageThread
      kind="order"
      id={id}
      to={order}
      fileUses={order !== undefined && me.may('payments.write') ? [slip] : []}
    />
  );
}
