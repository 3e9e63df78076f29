import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { OrderForm } from './order-form.tsx';
import './order-form.css';

/** Whom the office's search begins an order for; it isn't in the address, which stays in histories. */
const whom = z.object({ name: z.string().optional(), phone: z.string().optional() });

/** /dashboard/orders/new: quotes an order, of an enquiry with `?enquiry=`. */
export default function NewOrderPage() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  const { key, state } = useLocation();
  const query = useQuery({
    queryKey: ['enquiries', 'for-order', enquiry],
    queryFn: ({ signal }) =>
      read('GET /enquiries/{id}', { id: enquiry ?? '', language: officeLanguage() }, signal),
    enabled: enquiry !== null,
  });
  return (
    <PageFrame
      title={m.office_order_new()}
      text={m.office_order_keys()}
      actions={
        <Button
          component={Link}
          variant="default"
          to={`/dashboard/orders/book${enquiry === null ? '' : `?enquiry=${enquiry}`}`}
        >
          {m.office_book_title()}
        </Button>
      }
    >
      {enquiry === null ? (
        <OrderForm key={key} enquiry={undefined} whom={whom.safeParse(state).data} />
      ) : (
        <Loaded query={query}>{(found) => <OrderForm key={found.id} enquiry={found} />}</Loaded>
      )}
    </PageFrame>
  );
}
