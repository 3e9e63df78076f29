import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { travellersQuery } from '#features/bookings/dashboard/travellers/travellers-client.ts';
import { TravellersForm } from '#features/bookings/dashboard/travellers/travellers-form.tsx';
import { m } from '#messages/messages.js';
import '#features/bookings/dashboard/travellers/travellers-page.css';

/** /dashboard/orders/:id/travellers: who travels by an order. */
export default function TravellersPage() {
  const { id = '' } = useParams();
  const query = useQuery(travellersQuery(id));
  return (
    <PageFrame
      title={m.travellers_title()}
      text={<Link to={`/dashboard/orders/${id}`}>{query.data?.reference ?? m.office_order_title()}</Link>}
    >
      <Loaded query={query}>{(list) => <TravellersForm id={id} list={list} />}</Loaded>
    </PageFrame>
  );
}
