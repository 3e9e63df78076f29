import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import type { TravelDays } from '#features/departures/departures.rules.ts';
import { bookingLabel } from '#features/orders/dashboard/booked-labels.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { AgePrice as Price } from '../travellers/travellers.contract.ts';

interface AgePriceProps {
  readonly orderId: string;
  readonly days: TravelDays;
  readonly price: Price;
}

/** What the travellers' ages change of an order, for staff to agree or to propose. */
export function AgePrice({ orderId, days, price }: AgePriceProps) {
  const language = officeLanguage();
  const party = bookingLabel(price.party, days);
  const before = taka(price.before, language);
  return (
    <p role="status" className="of-panel of-wrong num">
      {price.total === null
        ? m.office_who_ages_impossible({ party })
        : m.office_who_ages({ party, before, total: taka(price.total, language) })}{' '}
      {price.isProposed ? (
        m.office_who_ages_waits()
      ) : (
        <Link to={`/dashboard/orders/${orderId}/booking`} state={{ party: price.party }}>
          {m.office_booked_change()}
        </Link>
      )}
    </p>
  );
}
