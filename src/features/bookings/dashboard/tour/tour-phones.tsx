import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { DepartureGroup } from '../../group/group.contract.ts';
import { listedName } from './tour-labels.ts';
import { OfGroup, TourSheet } from './tour-sheet.tsx';

/** Whom to call: everybody with a telephone of their own, and who booked for them. */
export function TourPhones({ of }: { readonly of: OfficeDeparture }) {
  return <OfGroup id={of.id}>{(group) => <Phones group={group} />}</OfGroup>;
}

function Phones({ group }: { readonly group: DepartureGroup }) {
  return (
    <TourSheet group={group} name={m.office_tour_phones()}>
      <table className="tour-table num">
        <thead>
          <tr>
            <th scope="col">{m.office_tour_name()}</th>
            <th scope="col">{m.office_tour_phone()}</th>
            <th scope="col">{m.office_tour_lead()}</th>
          </tr>
        </thead>
        <tbody>
          {group.people
            .filter(({ phone }) => phone !== null)
            .map((person) => {
              const order = group.orders.find(({ id }) => id === person.orderId);
              return (
                <tr key={person.id}>
                  <th scope="row">{listedName(person)}</th>
                  <td className="tour-phone">
                    {[person.phone ?? '', ...(person.otherPhones ?? [])].map((number) => (
                      <div key={number}>
                        <a href={`tel:${number}`}>{groupedPhone(number)}</a>
                      </div>
                    ))}
                  </td>
                  <td>
                    {order?.name} <span className="of-dim">{order?.reference}</span>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </TourSheet>
  );
}
