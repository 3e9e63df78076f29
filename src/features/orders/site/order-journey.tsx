import { m } from '#messages/messages.js';
import type { OrderJourney } from '../papers/journeys.contract.ts';
import './order-journey.css';

/** Who flies on the order, on which flights in local times, and for which company. */
export function OrderJourneyBox({ journey: { company, passengers, flights } }: { journey: OrderJourney }) {
  return (
    <section className="order-box" aria-labelledby="journey">
      <h2 id="journey">{m.orders_flights()}</h2>
      {company !== null && <p className="order-words">{m.orders_company({ company })}</p>}
      <ul className="order-flights num">
        {flights.map((leg) => (
          <li key={`${leg.on} ${leg.flights} ${leg.who}`}>
            <span>
              <b>{leg.on}</b>
              <small>{[leg.flights, leg.who].filter(Boolean).join(' · ')}</small>
            </span>
            <span>
              {leg.from} {leg.departs} – {leg.to} {leg.arrives}
            </span>
          </li>
        ))}
      </ul>
      {passengers.length > 0 && <p className="order-words">{passengers.join('; ')}</p>}
    </section>
  );
}
