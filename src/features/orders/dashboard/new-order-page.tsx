import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListFault } from '#dashboard/table/list-states.tsx';
import { readEnquiry } from '#features/enquiries/dashboard/inbox-client.ts';
import { m } from '#messages/messages.js';
import { OrderForm } from './order-form.tsx';
import './order-form.css';

/** /dashboard/orders/new: quotes an order, of an enquiry with `?enquiry=`. */
export default function NewOrderPage() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  const { data, error, refetch } = useQuery({
    queryKey: ['enquiries', 'for-order', enquiry],
    queryFn: ({ signal }) => readEnquiry(enquiry ?? '', officeLanguage(), signal),
    enabled: enquiry !== null,
  });
  return (
    <PageFrame title={m.office_order_new()} text={m.office_order_keys()}>
      {enquiry === null || data !== undefined ? (
        <OrderForm key={data?.id} enquiry={data} />
      ) : error !== null ? (
        <div className="of-list-sheet">
          <ListFault cause={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <p className="of-dim" role="status">
          {m.office_order_loading()}
        </p>
      )}
    </PageFrame>
  );
}
