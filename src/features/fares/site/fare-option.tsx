import { CalendarSync, Clock, Luggage } from 'lucide-react';
import { Countdown } from '#features/orders/site/countdown.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OptionView } from './fares-page.server.ts';

const virtues = {
  cheapest: m.fares_cheapest,
  shortest: m.fares_shortest,
  change: m.fares_easy_change,
} as const;

interface FareOptionProps {
  readonly option: OptionView;
  readonly isChosen: boolean;
  readonly isAccepted: boolean;
  /** To the page of this request. */
  readonly path: string;
  /** Where a fare that can't be had any more is asked for again. */
  readonly askPath: string;
}

/** One way to fly, with all that it costs. */
export function FareOption({ option, isChosen, isAccepted, path, askPath }: FareOptionProps) {
  const { airlines, virtue, isOver, legs } = option;
  const isLapsed = isOver && !isAccepted;
  return (
    <article
      className="fare order-box"
      data-chosen={isChosen || isAccepted || undefined}
      data-over={isLapsed || undefined}
      aria-labelledby={`fare-${option.position}`}
    >
      <div className="fare-head">
        <h2 id={`fare-${option.position}`}>{airlines}</h2>
        {isLapsed ? (
          <span className="fare-over">{m.fares_lapsed()}</span>
        ) : (
          virtue !== undefined && !isAccepted && <span className="fare-virtue">{virtues[virtue]()}</span>
        )}
      </div>
      <div>
        <p className="fare-total num">{option.total}</p>
        {option.prices.map((price) => (
          <p key={price} className="fare-price num">
            {price}
          </p>
        ))}
      </div>
      {legs.map((leg) => (
        <div key={`${leg.on} ${leg.departs} ${leg.from}`} className="fare-leg num">
          <b className="fare-on">{leg.on}</b>
          <p>
            <b>{leg.departs}</b>
            <span>{leg.from}</span>
          </p>
          <p className="fare-way">
            <span>{leg.lasts}</span>
            <i aria-hidden="true" />
            <span>{leg.changes.length === 0 ? m.fares_direct() : leg.changes.join('; ')}</span>
          </p>
          <p>
            <b>
              {leg.arrives}
              {leg.later !== undefined && <sup>{leg.later}</sup>}
            </b>
            <span>{leg.to}</span>
          </p>
          <small className="fare-flights">{leg.flights}</small>
        </div>
      ))}
      <ul className="fare-terms num">
        <li>
          <Icon of={Luggage} />
          {option.baggage === null ? option.cabin : `${option.cabin}, ${option.baggage}`}
        </li>
        <li>
          <Icon of={CalendarSync} />
          <span>{option.rules}</span>
        </li>
        {!isAccepted && (
          <li className="fare-until">
            <Icon of={Clock} />
            <span>
              {isOver ? m.fares_ended({ date: option.until }) : m.fares_until({ date: option.until })}{' '}
              {!isOver && <Countdown msLeft={option.msLeft} />}
            </span>
          </li>
        )}
      </ul>
      {isLapsed && (
        <a className="btn btn-line" href={askPath}>
          {m.fares_ask_again()}
        </a>
      )}
      {!isLapsed && !isAccepted && (
        <a
          className={isChosen ? 'btn btn-go' : 'btn btn-line'}
          href={isChosen ? '#names' : `${path}?option=${option.position}#names`}
        >
          {isChosen ? m.fares_go_on() : m.fares_choose()}
        </a>
      )}
    </article>
  );
}
