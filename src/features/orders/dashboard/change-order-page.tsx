import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { ChangeForm } from './change-form.tsx';
import { orderQuery } from './orders-client.ts';
import './order-form.css';
import './order-record.css';
import './orders.css';

/** /dashboard/orders/:id/change: another version of an order's terms. */
export default function ChangeOrderPage() {
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const { data } = query;
  return (
    <PageFrame
      title={m.office_order_change_title({ name: data?.name ?? '' })}
      text={
        <>
          <Link to="/dashboard/orders">{m.office_order_title()}</Link>
          {data !== undefined && (
            <>
              {' / '}
              <Link className="num" to={`/dashboard/orders/${id}`}>
                {data.reference}
              </Link>
            </>
          )}
        </>
      }
    >
      <Loaded query={query}>{(order) => <ChangeForm key={order.current} order={order} />}</Loaded>
    </PageFrame>
  );
}
