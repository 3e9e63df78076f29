import { clsx } from 'clsx';
import { seatState } from '#features/departures/departures.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { OpenDeparture, PackageView } from '../package/package.contract.ts';
import { partsFor } from '../party/party.rules.ts';
import { pricesOf } from '../price/price.rules.ts';
import type { Choice } from './package-choice.ts';
import { departureDate, partName } from './package-labels.ts';
import { SeatBar } from './seat-bar.tsx';
import './package-departures.css';

const visibleAtOnce = 6;

interface DeparturesProps {
  view: PackageView;
  choice: Choice;
  today: CalendarDate;
}

/** All open departures with prices and seats; choosing one updates the price card. */
export function PackageDepartures({ view, choice, today }: DeparturesProps) {
  const language = usePageLanguage();
  const { departures, nights } = view;
  const isLate = departures.findIndex(({ key }) => key === choice.departure?.key) >= visibleAtOnce;
  const later = departures.slice(visibleAtOnce);
  return (
    <section id="departures" aria-labelledby="departures-title">
      <h2 id="departures-title">{m.package_departures_title()}</h2>
      {departures.length === 0 ? (
        <p className="lede">{m.package_no_departures()}</p>
      ) : (
        <div className="dep num">
          <DepartureTable
            rows={departures.slice(0, visibleAtOnce)}
            nights={nights}
            choice={choice}
            today={today}
          />
          {later.length > 0 && (
            <details open={isLate}>
              <summary>
                {m.package_more_departures({ count: later.length, shown: count(later.length, language) })}
              </summary>
              <DepartureTable rows={later} nights={nights} choice={choice} today={today} isContinued />
            </details>
          )}
        </div>
      )}
      <div className="dep-notes">
        <h3>{m.package_children_title()}</h3>
        <p className="num">
          {m.package_ages({
            infant: count(view.childPolicy.infantUnder, language),
            childFrom: count(view.childPolicy.infantUnder, language),
            childTo: count(view.childPolicy.childUnder - 1, language),
          })}
        </p>
        <p>{view.childWords}</p>
      </div>
    </section>
  );
}

interface TableProps {
  rows: readonly OpenDeparture[];
  nights: number;
  choice: Choice;
  today: CalendarDate;
  /** Continues the table above, so its heads are visually hidden. */
  isContinued?: boolean;
}

function DepartureTable({ rows, nights, choice, today, isContinued = false }: TableProps) {
  const language = usePageLanguage();
  const parts = partsFor(nights);
  return (
    <table>
      <thead className={isContinued ? 'vh' : undefined}>
        <tr>
          <th scope="col">{m.package_leaves()}</th>
          {parts.map((part) => (
            <th scope="col" key={part}>
              {partName(part, nights)}
            </th>
          ))}
          <th scope="col">{m.package_seats()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((departure) => {
          const prices = pricesOf(departure.band);
          const isChosen = departure.key === choice.departure?.key;
          const state = seatState(departure.seatsLeft);
          const date = departureDate(departure.departsOn, today, language);
          return (
            <tr key={departure.key} className={clsx(isChosen && 'best', state === 'full' && 'full')}>
              <th scope="row">
                {date}
                <small>
                  {departure.note !== undefined && <em>{departure.note}</em>}
                  {departure.returnsOn === departure.departsOn
                    ? m.package_back_same_day()
                    : m.package_back({ date: departureDate(departure.returnsOn, today, language) })}
                </small>
                {departure.joined !== undefined && (
                  <small>
                    {m.package_joined({
                      booked: count(departure.joined.booked, language),
                      least: count(departure.joined.least, language),
                      day: departureDate(departure.joined.decidedOn, today, language),
                    })}
                  </small>
                )}
              </th>
              {parts.map((part) => (
                <td key={part} className={part === 'adults' ? 'adult' : 'opt'}>
                  <span className="opt-name">{partName(part, nights)}</span>
                  <b>
                    {part !== 'adults' && prices[part] === 0
                      ? m.package_free()
                      : taka(prices[part], language)}
                  </b>
                </td>
              ))}
              <td className="act">
                <div>
                  <SeatBar left={departure.seatsLeft} seats={departure.seats} />
                  <PageLink
                    className={clsx(
                      'btn btn-sm',
                      isChosen ? 'btn-ink' : state === 'full' ? 'btn-line' : 'btn-wa',
                    )}
                    to={`${choice.pathWith({ departure: departure.key })}#book`}
                    replace
                    preventScrollReset
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    {isChosen ? m.package_chosen() : state === 'full' ? m.package_wait() : m.package_choose()}
                    <span className="vh"> {date}</span>
                  </PageLink>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
