import { m } from '#messages/messages.js';
import type { PaperData, PaperLeg } from '../papers.contract.ts';

/** Flights in local times, each way in a row. */
export const PaperFlights = ({ legs }: { readonly legs: readonly PaperLeg[] }) => (
  <table className="paper-lines num">
    <thead>
      <tr>
        <th>{m.papers_cover_flight()}</th>
        <th>{m.papers_cover_leaves()}</th>
        <th>{m.papers_cover_lands()}</th>
      </tr>
    </thead>
    <tbody>
      {legs.map((leg) => (
        <tr key={`${leg.on} ${leg.flights} ${leg.who}`}>
          <th>
            {leg.on}
            <small>{leg.flights}</small>
            {leg.who !== undefined && <small>{leg.who}</small>}
          </th>
          <td>
            {leg.departs}
            <small>{leg.from}</small>
          </td>
          <td>
            {leg.arrives}
            <small>{leg.to}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who flies and on which flights, on the invoice of a journey by air. */
export function PaperJourney({ paper: { kind, journey } }: { readonly paper: PaperData }) {
  if (kind !== 'invoice' || journey === undefined) {
    return null;
  }
  const { passengers, legs } = journey;
  return (
    <section className="paper-journey">
      {passengers.length > 0 && (
        <>
          <h2>{m.papers_passengers()}</h2>
          <ol className="paper-passengers">
            {passengers.map((name, at) => (
              // Two may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: an issued paper never changes
              <li key={at}>{name}</li>
            ))}
          </ol>
        </>
      )}
      {legs.length > 0 && <PaperFlights legs={legs} />}
    </section>
  );
}
