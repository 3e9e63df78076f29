import { Armchair, CalendarSync, Check, Clock, Luggage, Undo2 } from 'lucide-react';
import { Countdown } from '#features/orders/site/countdown.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OptionView } from './fares-page.server.ts';

const virtues = {
  cheapest: m.fares_cheapest,
  shortest: m.fares_shortest,
  change: m.fares_easy_change,
} as const;

const icons = { cabin: Armchair, bags: Luggage, change: CalendarSync, refund: Undo2 } as const;

/** What each passenger of a kind pays, in its parts. */
const FarePrices = ({ prices }: Pick<OptionView, 'prices'>) => (
  <table className="fare-prices num">
    <thead>
      <tr>
        <td />
        <th scope="col">{m.fares_head_base()}</th>
        <th scope="col">{m.fares_head_taxes()}</th>
        <th scope="col">{m.fares_head_service()}</th>
        <th scope="col">{m.fares_head_each()}</th>
      </tr>
    </thead>
    <tbody>
      {prices.map(({ who, base, taxes, service, each }) => (
        <tr key={who}>
          <th scope="row">{who}</th>
          <td>{base}</td>
          <td>{taxes}</td>
          <td>{service}</td>
          <td>
            <b>{each}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Flights of a journey, each way with its times. */
export const FareLegs = ({ legs }: Pick<OptionView, 'legs'>) => (
  <div className="fare-legs">
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
  </div>
);

interface FareOptionProps {
  readonly option: OptionView;
  readonly isChosen: boolean;
  readonly isAccepted: boolean;
  /** To the page of this request. */
  readonly path: string;
  /** Where a fare that can't be had any more is asked for again. */
  readonly askPath: string;
}

/** What stands beside the airline: chosen, gone, or what it has before the others. */
function FareMark({ option, isChosen, isAccepted }: Omit<FareOptionProps, 'path' | 'askPath'>) {
  const { ended, isOver, virtue, difference } = option;
  if (ended !== null) {
    return (
      <span className="fare-over num">
        {ended.replacedBy === undefined
          ? m.fares_withdrawn()
          : m.fares_replaced({ number: ended.replacedBy.words })}
      </span>
    );
  }
  if (isOver && !isAccepted) {
    return <span className="fare-over">{m.fares_lapsed()}</span>;
  }
  if (isChosen || isAccepted) {
    return (
      <span className="fare-chosen">
        <Icon of={Check} />
        {m.fares_chosen()}
      </span>
    );
  }
  const words = difference ?? (virtue && virtues[virtue]());
  return words === undefined ? null : <span className="fare-virtue num">{words}</span>;
}

/** One way to fly, with all that it costs. Its rows stand beside those of the others. */
export function FareOption({ option, isChosen, isAccepted, path, askPath }: FareOptionProps) {
  const { airlines, isOver, legs, ended } = option;
  const isGone = !isAccepted && (isOver || ended !== null);
  const { replacedBy } = ended ?? {};
  return (
    <article
      id={`option-${option.position}`}
      className="fare order-box"
      data-chosen={isChosen || isAccepted || undefined}
      data-over={isGone || undefined}
      aria-labelledby={`fare-${option.position}`}
    >
      <div className="fare-head">
        <h2 id={`fare-${option.position}`}>{airlines}</h2>
        <FareMark {...{ option, isChosen, isAccepted }} />
      </div>
      <p className="fare-sum">
        <b className="fare-total num">{option.total}</b> <small>{option.inFull}</small>
      </p>
      <FarePrices prices={option.prices} />
      <FareLegs legs={legs} />
      <ul className="fare-terms num">
        {option.conditions.map(({ of, name, value, isLess }) => (
          <li key={of} data-less={isLess || undefined}>
            <Icon of={icons[of]} />
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <div className="fare-end">
        {!isAccepted && ended === null && (
          <p className="fare-until num">
            <Icon of={Clock} />
            <span>
              {isOver ? m.fares_ended({ date: option.until }) : m.fares_until({ date: option.until })}{' '}
              {!isOver && <Countdown msLeft={option.msLeft} />}
            </span>
          </p>
        )}
        {isGone && replacedBy !== undefined && (
          <a className="btn btn-line num" href={`#option-${replacedBy.position}`}>
            {m.fares_see_other({ number: replacedBy.words })}
          </a>
        )}
        {isGone && ended === null && (
          <a className="btn btn-line" href={askPath}>
            {m.fares_ask_again()}
          </a>
        )}
        {!isGone && !isAccepted && (
          <a
            className={isChosen ? 'btn btn-go' : 'btn btn-line'}
            href={isChosen ? '#names' : `${path}?option=${option.position}#names`}
          >
            {isChosen ? m.fares_go_on() : m.fares_choose()}
          </a>
        )}
      </div>
    </article>
  );
}

/** The options in a line each, for a narrow screen, where they stand one below the other. */
export const FaresAtAGlance = ({ options }: { readonly options: readonly OptionView[] }) => (
  <nav className="fares-glance num" aria-label={m.fares_glance()}>
    {options.map((option) => (
      <a key={option.id} href={`#option-${option.position}`}>
        <b>{option.airlines}</b>
        <b>{option.total}</b>
        <small>{option.legs.map(({ lasts }) => lasts).join(' + ')}</small>
        <small data-less={option.conditions.some(({ of, isLess }) => of === 'bags' && isLess) || undefined}>
          {option.baggage}
        </small>
      </a>
    ))}
  </nav>
);
