import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { BookForm } from '#features/bookings/dashboard/book-form.tsx';
import { DepartureChoice } from '#features/bookings/dashboard/departure-choice.tsx';
import { requestedDeparture } from '#features/bookings/dashboard/requested-party.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { m } from '#messages/messages.js';
import './order-form.css';
import '#features/bookings/dashboard/departure-page.css';

/** /dashboard/orders/book: a booking taken down on the telephone, for a departure that is chosen first; of an enquiry with `?enquiry=`. */
export default function BookPage() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  const query = useQuery({
    queryKey: ['enquiries', 'for-booking', enquiry],
    queryFn: ({ signal }) =>
      read('GET /enquiries/{id}', { id: enquiry ?? '', language: officeLanguage() }, signal),
    enabled: enquiry !== null,
  });
  const plan = useQuery({
    queryKey: [...planKey, 'bookable'],
    queryFn: ({ signal }) => read('GET /departures/plan', { tab: 'coming' }, signal),
  });
  return (
    <PageFrame title={m.office_book_title()} text={m.office_book_text()}>
      <Loaded query={plan}>
        {({ items }) => {
          const open = items.filter(({ state }) => state === 'open');
          return enquiry === null ? (
            <Chosen departures={open} enquiry={undefined} />
          ) : (
            <Loaded query={query}>{(found) => <Chosen departures={open} enquiry={found} />}</Loaded>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}

interface ChosenProps {
  readonly departures: readonly OfficeDeparture[];
  readonly enquiry: WholeEnquiry | undefined;
}

function Chosen({ departures, enquiry }: ChosenProps) {
  const { query, set } = useAddressQuery();
  const [id, setId] = useState(
    query.get('departure') ?? requestedDeparture(enquiry?.details, departures)?.id,
  );
  // A reload finds it in the address.
  const choose = (next: string) => {
    setId(next);
    set({ departure: next }, { replace: true });
  };
  const departure = departures.find((each) => each.id === id);
  if (departures.length === 0) {
    return <p>{m.office_book_none()}</p>;
  }
  return (
    <div className="dep-main">
      <section className="of-panel">
        <DepartureChoice departures={departures} value={id} onChange={choose} />
      </section>
      {departure !== undefined && <BookForm of={departure} enquiry={enquiry} />}
    </div>
  );
}
