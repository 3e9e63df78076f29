import { Mail, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { useAgency } from './agency.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

/** The bar at the top: phone, e-mail, social networks, language. */
export function TopBar() {
  const agency = useAgency();
  return (
    <aside className="topbar on-dark" aria-label={m.site_contact_bar()}>
      <div className="wrap">
        <a className="topbar-phone num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
        <a className="mail" href={`mailto:${agency.email}`} aria-label={agency.email}>
          <Icon of={Mail} />
          <span>{agency.email}</span>
        </a>
        <SocialLinks />
        <LanguageSwitch />
      </div>
    </aside>
  );
}
