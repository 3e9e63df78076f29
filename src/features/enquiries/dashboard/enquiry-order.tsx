import { useQuery } from '@tanstack/react-query';
import { Plane, ReceiptText, Stamp } from 'lucide-react';
import { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { request } from '#dashboard/api/request.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** What an enquiry shows of its order. Orders know enquiries, so their contract can't be imported here. */
const found = z.object({ items: z.array(z.object({ id: z.uuid(), reference: z.string() })) });

/** The order of an enquiry, or the button that makes one. */
export function EnquiryOrder({ id, kind, refused }: { id: string; kind: string; refused: RefusalReason }) {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['orders', 'of-enquiry', id],
    queryFn: async ({ signal }) =>
      (await request(found, '/orders', { query: { enquiry: id }, signal })).data.items,
    enabled: me.may('orders.read'),
  });
  const order = data?.[0];
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
