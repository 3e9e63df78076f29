import { Armchair } from 'lucide-react';
import { Form } from 'react-router';
import { seatState } from '#features/departures/departures.rules.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { taka } from '#platform/format/numbers.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { peopleOf } from '../party/party.rules.ts';
import { EnquireLinks } from './enquire-links.tsx';
import { type DueOfChoice, PackageBook } from './package-book.tsx';
import type { Choice } from './package-choice.ts';
import { departureDate, errorText, partCount } from './package-labels.ts';
import { PartyFields } from './party-fields.tsx';
import { forAll, priceHolds } from './price-from.tsx';
import { seatsLeftLabel } from './seats-labels.ts';
import '#site/price-card.css';
import './price-card.css';

interface PriceCardProps {
  readonly view: PackageView;
  readonly choice: Choice;
  readonly due: DueOfChoice;
  readonly today: CalendarDate;
}

/** The price of the party in full, its departure and who travels, and the one button with what is due when. */
export function PriceCard({ view, choice, due, today }: PriceCardProps) {
  const language = usePageLanguage();
  const { departure, quote, problems } = choice;
  if (!departure || !quote) {
    return (
      <div className="price-card pcard-box" id="book">
        <p className="price-card-big num">
          <b>{taka(view.priceFrom, language)}</b>
          <span>{priceHolds(view)}</span>
        </p>
        <p className="pcard-none">{m.package_no_departures()}</p>
        <div className="pbook-card">
          <PackageBook view={view} choice={choice} due={due} />
        </div>
        <EnquireLinks view={view} choice={choice} />
      </div>
    );
  }
  const dates = ({ departsOn, returnsOn }: typeof departure) =>
    departsOn === returnsOn
      ? departureDate(departsOn, today, language)
      : m.package_dates({
          from: departureDate(departsOn, today, language),
          to: departureDate(returnsOn, today, language),
        });
  return (
    <div className="price-card pcard-box" id="book">
      <div className="pcard-head num" aria-live="polite">
        <p className="price-card-big">
          <b>{taka(quote.total, language)}</b>
          <span>{forAll(peopleOf(choice.party), language)}</span>
        </p>
        <p className="pcard-seats" data-state={seatState(departure.seatsLeft)}>
          <Icon of={Armchair} />
          {seatsLeftLabel(departure.seatsLeft, language)}
        </p>
      </div>
      {choice.isStale && <p className="pcard-none">{m.package_stale_departure()}</p>}
      <Form action={`${pageHref(language, packagePath(view))}#book`} replace preventScrollReset>
        <div className="pick">
          <label className="price-card-choice pick-field">
            <b>{m.package_departure()}</b>
            <select
              name="departure"
              className="num"
              value={departure.key}
              onChange={(event) => choice.change({ departure: event.target.value })}
            >
              {view.departures.map((each) => (
                <option key={each.key} value={each.key}>
                  {dates(each)}
                  {seatState(each.seatsLeft) === 'full' && ` (${m.packages_full()})`}
                </option>
              ))}
            </select>
          </label>
          <PartyFields view={view} choice={choice} />
        </div>
        <button type="submit" className="btn btn-line btn-sm btn-block without-js">
          {m.package_work_out()}
        </button>
      </Form>
      <div aria-live="polite">
        <table className="ledger num">
          <tbody>
            {quote.lines.map(({ part, count, each, amount }) => (
              <tr key={part}>
                <th scope="row">
                  {partCount(part, count, view.nights, language)}
                  {amount > 0 && ` × ${taka(each, language)}`}
                </th>
                <td>{amount === 0 ? m.package_free() : taka(amount, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {problems.length > 0 && (
          <ul className="pcard-problems num">
            {problems.map((problem) => (
              <li key={problem}>
                {errorText(problem, { seatsLeft: departure.seatsLeft, groupMax: view.group.max }, language)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="pbook-card">
        <PackageBook view={view} choice={choice} due={due} />
      </div>
      <EnquireLinks view={view} choice={choice} />
    </div>
  );
}
