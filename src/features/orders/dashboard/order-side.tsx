import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { CustomerLink } from '#features/customers/dashboard/customer-link.tsx';
import { CorrectContact } from '#features/enquiries/dashboard/correct-contact.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { OfficeOrder } from '../orders.contract.ts';
import { openBin } from './bin-form.tsx';
import { formatBy, formatDay, formatTaka } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

/** Who the order is for, and what is behind it. */
export function OrderCustomer({ order }: { order: OfficeOrder }) {
  const me = useMe();
  const { name, phone, otherPhones, email, language, travelsOn, validUntil, enquiryId, journey } = order;
  const { bin, warnings } = order;
  const company = journey?.company ?? null;
  const passengers = journey?.passengers ?? [];
  return (
    <section className="of-panel" aria-labelledby="ord-customer">
      <h2 id="ord-customer">{m.office_order_customer()}</h2>
      <p>
        <strong>{company ?? name}</strong>
        {company !== null && <br />}
        {company !== null && name}
      </p>
      <ul className="ord-facts">
        {[phone, ...otherPhones].map((number) => (
          <li key={number} className="num">
            <a href={`tel:${number}`}>{number}</a>
          </li>
        ))}
        {email !== null && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        <li>
          <CorrectContact
            at="POST /orders/{id}/contact"
            of={order}
            about={ordersKey}
            refused={needsPermission(me, 'orders.write')}
          />
        </li>
        <li>{language === 'bn' ? m.office_bangla() : m.office_english()}</li>
        {travelsOn !== null && <li>{m.office_order_travels({ day: formatDay(travelsOn) })}</li>}
        {bin !== null && <li className="num">{m.papers_buyer_bin_is({ bin })}</li>}
        {warnings.length > 0 && (
          <li className="ord-warning">
            <span role="status">{m.office_order_bin_missing()}</span>{' '}
            <MayButton
              size="compact-sm"
              variant="subtle"
              refused={needsPermission(me, 'orders.write')}
              onClick={() => openBin(order)}
            >
              {m.office_order_bin_do()}
            </MayButton>
          </li>
        )}
        {journey?.wantsInvoice && <li>{m.office_order_wants_invoice()}</li>}
        {passengers.length > 0 && <li>{m.office_order_passengers({ names: passengers.join('; ') })}</li>}
        {journey?.flights.map((leg) => (
          <li key={`${leg.on} ${leg.flights} ${leg.who}`} className="num">
            {[leg.on, leg.flights, `${leg.from} ${leg.departs} – ${leg.to} ${leg.arrives}`, leg.who]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
        {validUntil !== null && <li>{m.office_order_valid({ day: formatDay(validUntil) })}</li>}
        <li>
          <CustomerLink phone={phone} email={email} />
        </li>
        {enquiryId !== null && (
          <li>
            <Link to={`/dashboard/enquiries/${enquiryId}`}>{m.office_order_enquiry()}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The payment plan: what is paid of each part, and by when the rest is due. */
export function OrderPlan({ order }: { order: OfficeOrder }) {
  if (order.plan.length === 0) {
    return null;
  }
  return (
    <section className="of-panel" aria-labelledby="ord-plan">
      <h2 id="ord-plan">{m.office_order_plan()}</h2>
      <ol className="ord-plan num">
        {order.plan.map(({ amount, due, until, left }, index) => (
          <li key={`${due} ${amount}`} data-paid={left === 0 || undefined}>
            <span>
              <strong>{m.office_order_part({ number: count(index + 1, officeLanguage()) })}</strong>
              <span>
                {left === 0
                  ? m.office_order_part_is_paid()
                  : left < amount
                    ? m.office_order_part_left({ sum: formatTaka(left), day: formatBy(due, until) })
                    : m.office_order_by({ day: formatBy(due, until) })}
              </span>
            </span>{' '}
            <strong>{formatTaka(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
