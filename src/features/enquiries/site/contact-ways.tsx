import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { Subject } from './contact-subject.server.ts';
import type { DrawnOfficeMap } from './office-map.server.ts';
import { OfficeMap } from './office-map.tsx';
import { whatsappText } from './subject-labels.ts';
import './contact-ways.css';

/** Telephone, WhatsApp and e-mail, for contact without a form. */
export function ContactWays({ subject }: { subject: Subject | undefined }) {
  const agency = useAgency();
  const text = subject ? whatsappText(subject) : m.contact_whatsapp_plain();
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 className="vh" id="ways">
        {m.contact_ways()}
      </h2>
      <ul className="ways-direct">
        <li>
          <a href={`tel:${agency.phone}`}>
            <Icon of={Phone} />
            <span>
              <small>{m.contact_call()}</small>
              <b className="num">
                <PhoneNumber of={agency.phone} />
              </b>
            </span>
          </a>
        </li>
        <li>
          <a
            href={`https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`}
            rel="noopener"
          >
            <BrandIcon of="whatsapp" />
            <span>
              <small>{m.contact_whatsapp()}</small>
              <b className="num">
                <PhoneNumber of={agency.whatsapp} />
              </b>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${agency.email}`}>
            <Icon of={Mail} />
            <span>
              <small>{m.contact_email()}</small>
              <b>{agency.email}</b>
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Opening hours, address and the map. */
export function ContactOffice({ map, city }: { map: DrawnOfficeMap; city: string }) {
  const agency = useAgency();
  return (
    <section className="office" aria-label={m.contact_office()}>
      <dl className="ways-office">
        <div>
          <dt>
            <Icon of={Clock} />
            {m.contact_hours()}
          </dt>
          <dd>{agency.hoursLine}</dd>
        </div>
        <div>
          <dt>
            <Icon of={MapPin} />
            {m.contact_office()}
          </dt>
          <dd>
            {agency.street}
            <br />
            {agency.area}
          </dd>
        </div>
      </dl>
      <div className="ways-map">
        <OfficeMap map={map} name={city} label={m.contact_map({ city })} />
        <a className="btn btn-line btn-sm btn-block" href={agency.mapUrl} rel="noopener">
          <Icon of={MapPin} />
          {m.site_view_map()}
        </a>
      </div>
    </section>
  );
}
