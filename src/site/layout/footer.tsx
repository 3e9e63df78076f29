import { Mail, MapPin, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import { useAgency } from './agency.ts';
import { Logo } from './logo.tsx';
import type { SiteMenu } from './menu.queries.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';

const explore = [
  ['/about', m.site_about],
  ['/ourteam', m.site_team],
  ['/blogs', m.site_blog],
  ['/news', m.site_news],
] as const;

/** What is sold and has something to show. */
const servicesOf = ({ visas, airTickets, domestic, international }: SiteMenu) => [
  ...(visas ? [['/visaservices', m.site_visa_service] as const] : []),
  ...(airTickets ? [['/airticket', m.site_air_ticket] as const] : []),
  ...(domestic || international ? [['/tourpackages', m.site_tour_packages] as const] : []),
];

const legal = [
  ['/privacy', m.site_privacy],
  ['/terms', m.site_terms],
  ['/cookies', m.site_cookies],
] as const;

function Links({ of }: { of: ReadonlyArray<readonly [string, () => string]> }) {
  return (
    <ul>
      {of.map(([path, name]) => (
        <li key={path}>
          <PageLink to={path}>{name()}</PageLink>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  const agency = useAgency();
  const language = usePageLanguage();
  return (
    <footer className="foot on-dark">
      <div className="wrap">
        <div className="top">
          <div>
            <Logo />
            <p className="tag">{agency.tagline}</p>
            <SocialLinks />
          </div>
          <div>
            <h2>{m.site_explore()}</h2>
            <Links of={explore} />
          </div>
          <div>
            <h2>{m.site_services()}</h2>
            <Links of={servicesOf(agency.menu)} />
          </div>
          <div className="wide">
            <h2>{m.site_contact()}</h2>
            <ul className="num">
              <li>
                <a href={`tel:${agency.phone}`}>
                  <Icon of={Phone} />
                  <PhoneNumber of={agency.phone} />
                </a>
              </li>
              <li>
                <a href={`https://wa.me/${agency.whatsapp.slice(1)}`}>
                  <BrandIcon of="whatsapp" />
                  {m.site_whatsapp()}
                </a>
              </li>
              <li>
                <a href={`mailto:${agency.email}`}>
                  <Icon of={Mail} />
                  {agency.email}
                </a>
              </li>
            </ul>
          </div>
          <div className="wide">
            <h2>{m.site_office()}</h2>
            <address>
              {agency.street}
              <br />
              {agency.area}
              <br />
              {agency.hoursLine}
            </address>
            <a className="link" href={agency.mapUrl} rel="noopener">
              <Icon of={MapPin} />
              {m.site_view_map()}
            </a>
          </div>
        </div>
        <div className="pay">
          <h2>{m.site_payment()}</h2>
          <PaymentMarks of={agency.paymentMarks} />
        </div>
        {agency.licences.length > 0 && (
          <dl className="licences num">
            {agency.licences.map(({ name, number }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="legal">
          <span>{m.site_copyright({ year: digits(agency.year, language), agency: agency.name })}</span>
          <Links of={legal} />
        </div>
      </div>
    </footer>
  );
}
