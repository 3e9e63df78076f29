import { useQuery } from '@tanstack/react-query';
import { Plane, ReceiptText, Stamp } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** The order of an enquiry, or the button that makes one. */
export function EnquiryOrder({ id, kind, refused }: { id: string; kind: string; refused: RefusalReason }) {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['orders', 'of-enquiry', id],
    queryFn: ({ signal }) => read('GET /orders', { enquiry: id }, signal),
    enabled: me.may('orders.read'),
  });
  const order = data?.items[0];
  return order !== undefined ? (
    <MayButton
      refused={undefined}
      variant="default"
      leftSection={<Icon of={ReceiptText} />}
      to={`/dashboard/orders/${order.id}`}
    >
      {m.office_order_open_one({ reference: order.reference })}
    </MayButton>
  ) : (
    <>
      {kind === 'visa' && me.may('visa-cases.write') && (
        <MayButton
          refused={refused}
          variant="default"
          leftSection={<Icon of={Stamp} />}
          to={`/dashboard/visacases/new?enquiry=${id}`}
        >
          {m.office_case_new()}
        </MayButton>
      )}
      {kind === 'air-ticket' && (
        <MayButton
          refused={refused}
          variant="default"
          leftSection={<Icon of={Plane} />}
          to={`/dashboard/fares/${id}`}
        >
          {m.office_fare_title()}
        </MayButton>
      )}
      <MayButton
        refused={needsPermission(me, 'orders.write') ?? refused}
        variant="default"
        leftSection={<Icon of={ReceiptText} />}
        to={`/dashboard/orders/${kind === 'package' ? 'book' : 'new'}?enquiry=${id}`}
      >
        {kind === 'package' ? m.office_book_title() : m.office_order_make()}
      </MayButton>
    </>
  );
}
