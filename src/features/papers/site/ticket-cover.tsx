import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import type { PaperData } from '../papers.contract.ts';
import { PaperCustomer } from './paper-customer.tsx';
import { PaperFlights } from './paper-flights.tsx';

/** Passengers with their tickets and what the airline takes, and the flights in local times. */
export function TicketCover({ paper }: { paper: PaperData }) {
  const { language } = paper;
  const { cover, amount } = paper;
  if (cover === undefined) {
    return null;
  }
  return (
    <>
      <PaperCustomer paper={paper} />
      <dl className="paper-facts num">
        <div>
          <dt>{m.papers_cover_pnr()}</dt>
          <dd>{cover.pnr}</dd>
        </div>
        {cover.issuedBy !== null && (
          <div>
            <dt>{m.papers_cover_issued_by()}</dt>
            <dd>{cover.issuedBy}</dd>
          </div>
        )}
      </dl>
      <table className="paper-lines num">
        <thead>
          <tr>
            <th>{m.papers_cover_passenger()}</th>
            <th>{m.papers_cover_ticket()}</th>
            <th>{m.papers_cover_fare()}</th>
          </tr>
        </thead>
        <tbody>
          {cover.passengers.map(({ name, number, fare }) => (
            <tr key={number}>
              <th>{name}</th>
              <td>{number}</td>
              <td>{taka(fare, language)}</td>
            </tr>
          ))}
          <tr className="paper-sums">
            <th colSpan={2}>{m.papers_cover_total()}</th>
            <td>{taka(amount, language)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        {m.papers_words()} {amountInWords(amount, language)}
      </p>
      {cover.legs.length === 0 ? <p>{m.papers_cover_changed()}</p> : <PaperFlights legs={cover.legs} />}
    </>
  );
}
