import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { departureDate, partyLabel } from '#features/tour-packages/site/package-labels.ts';
import { seatsLeftLabel } from '#features/tour-packages/site/seats-labels.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import { checkoutQuote } from '../checkout/price.rules.ts';

const maxOthers = 3;

interface FullProps {
  readonly checkout: Checkout;
  readonly departure: CheckoutDeparture;
  readonly party: Party;
  readonly today: CalendarDate;
}

/** Fewer seats are left than were asked for: how many, which other departures have enough, and the waiting list. */
export function CheckoutFull({ checkout, departure, party, today }: FullProps) {
  const language = usePageLanguage();
  const seats = seatsOf(party);
  const left = departure.seatsLeft;
  const others = checkout.departures.filter(
    ({ key, seatsLeft }) => key !== departure.key && seatsLeft >= seats,
  );
  const date = departureDate(departure.departsOn, today, language);
  return (
    <section className="order-box checkout-full num" aria-labelledby="full">
      <div role="alert">
        <h2 id="full">
          {left === 0
            ? m.checkout_full({ date })
            : m.checkout_few({ count: left, shown: count(left, language), date })}
        </h2>
        <p>
          {left === 0
            ? others.length > 0
              ? m.checkout_full_text()
              : m.checkout_full_only_text()
            : others.length > 0
              ? m.checkout_few_text({ party: partyLabel(party, language) })
              : m.checkout_few_only_text({ party: partyLabel(party, language) })}
        </p>
      </div>
      <ul>
        {others.slice(0, maxOthers).map((other) => (
          <li key={other.key}>
            <span>
              <b>{departureDate(other.departsOn, today, language)}</b>
              <small>
                {seatsLeftLabel(other.seatsLeft, language)},{' '}
                {taka(checkoutQuote(other.band, party, checkout.vat).total, language)}
              </small>
            </span>
            <button type="submit" name="move" value={other.key} className="btn btn-sm btn-line">
              {m.checkout_take()}
              <span className="vh"> {departureDate(other.departsOn, today, language)}</span>
            </button>
          </li>
        ))}
        <li>
          <span>
            <b>{m.package_wait()}</b>
            <small>{m.checkout_waiting_text({ date })}</small>
          </span>
          <button type="submit" name="step" value="wait" className="btn btn-sm btn-line">
            {m.checkout_wait()}
          </button>
        </li>
      </ul>
    </section>
  );
}
