import { MapPin, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { PageLink } from '#site/page-link.tsx';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import './reach-us.css';

/** Contact at the end of the page: write, call or visit. */
export function ReachUs() {
  const agency = useAgency();
  return (
    <section className="reach">
      <div className="wrap">
        <div>
          <h2 className="h2">{m.home_reach()}</h2>
          <p className="muted">{m.home_reach_text()}</p>
        </div>
        <ul className="num">
          <li>
            <a className="btn btn-go" href={`https://wa.me/${agency.whatsapp.slice(1)}`}>
              <BrandIcon of="whatsapp" />
              {m.home_reach_whatsapp()}
            </a>
            <PageLink className="btn btn-line" to="/contact">
              {m.home_reach_write()}
            </PageLink>
          </li>
          <li>
            <Icon of={Phone} />
            <span>
              <a href={`tel:${agency.phone}`}>
                <PhoneNumber of={agency.phone} />
              </a>
              <small>{agency.hoursLine}</small>
            </span>
          </li>
          <li>
            <Icon of={MapPin} />
            <span>
              <a href={agency.mapUrl}>
                {agency.street}, {agency.area}
              </a>
              <small>{m.home_reach_visit()}</small>
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
