import { m } from '#messages/messages.js';
import { dateSpan } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import type { PaperData } from '../papers.contract.ts';

/** To whom the paper goes and what it is about; on an invoice of an agency with a BIN, what Mushak 6.3 wants to know. */
export function PaperCustomer({ paper }: { paper: PaperData }) {
  const { language } = paper;
  const { agency, customer, kind, travelsOn, travelsUntil, cover } = paper;
  // A ticket cover is about the journey, not about a line of the order.
  const about = cover === undefined || cover.route === '' ? paper.about : cover.route;
  return (
    <div className="paper-two">
      <div>
        <h2>{m.papers_to()}</h2>
        <b>{customer.company ?? customer.name}</b>
        {customer.company !== undefined && <span>{customer.name}</span>}
        {customer.phone !== null && <span className="num">{groupedPhone(customer.phone)}</span>}
        {customer.email !== null && <span>{customer.email}</span>}
      </div>
      {kind === 'invoice' && agency.bin !== '' ? (
        <div className="num">
          <h2>{m.papers_mushak()}</h2>
          <span>{m.papers_seller_bin({ bin: digits(agency.bin, language) })}</span>
          <span>
            {customer.bin === undefined
              ? m.papers_buyer_bin()
              : m.papers_buyer_bin_is({ bin: digits(customer.bin, language) })}
          </span>
          <span>{m.papers_place({ place: agency.city })}</span>
        </div>
      ) : (
        <div>
          <h2>{m.papers_for()}</h2>
          <b>{about}</b>
          {travelsOn !== null && <span className="num">{dateSpan(travelsOn, travelsUntil, language)}</span>}
        </div>
      )}
    </div>
  );
}
