import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { BookForm } from '#features/bookings/dashboard/book-form.tsx';
import { requestedDeparture } from '#features/bookings/dashboard/requested-party.ts';
import { nameOf } from '#features/departures/dashboard/departure-labels.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import './order-form.css';
import '#features/bookings/dashboard/departure-page.css';

/** /dashboard/book: a booking taken down on the telephone, for a departure that is chosen first; of an enquiry with `?enquiry=`. */
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
  const asked = requestedDeparture(enquiry?.details, departures) ?? departures[0];
  const [id, setId] = useState(asked?.id);
  const departure = departures.find((each) => each.id === id);
  if (departure === undefined) {
    return <p>{m.office_book_none()}</p>;
  }
  return (
    <div className="dep-main">
      <NativeSelect
        autoFocus
        label={m.office_book_departure()}
        value={departure.id}
        data={departures.map((each) => ({
          value: each.id,
          label: m.office_book_choice({ name: nameOf(each), left: count(each.left, officeLanguage()) }),
        }))}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <BookForm of={departure} enquiry={enquiry} />
    </div>
  );
}
