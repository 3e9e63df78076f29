import { Button } from '@mantine/core';
import { Phone } from 'lucide-react';
import { CustomerLink } from '#features/customers/dashboard/customer-link.tsx';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { whatsappLink } from '#features/enquiries/reply/reply.rules.ts';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';

/** What was asked for, and how its customer is reached, beside what is offered. */
export function FareTrip({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const { name, phone, email, reference, summary, message, language } = enquiry;
  return (
    <aside className="of-panel fare-trip" aria-labelledby="fare-trip">
      <h2 id="fare-trip">{m.office_fare_requested()}</h2>
      <dl className="fare-facts num">
        {summary.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {message !== '' && (
        <div>
          <h3>{m.office_fare_wishes()}</h3>
          <p className="fare-wishes" lang={language}>
            {message}
          </p>
        </div>
      )}
      <div>
        <h3>{name}</h3>
        {phone !== null && (
          <p className="fare-share">
            <Button component="a" href={`tel:${phone}`} variant="default" leftSection={<Icon of={Phone} />}>
              <span className="num">
                <PhoneNumber of={phone} />
              </span>
            </Button>
            <Button
              component="a"
              href={whatsappLink(phone, `${reference}: `)}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<BrandIcon of="whatsapp" />}
            >
              {m.contact_reply_whatsapp()}
            </Button>
          </p>
        )}
        {email !== null && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <p>
          <CustomerLink phone={phone} email={email} />
        </p>
      </div>
    </aside>
  );
}
