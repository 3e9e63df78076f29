import { Mail, Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { type Brand, BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { usePageLanguage } from '../page-language.ts';
import { useAgency } from './agency.ts';
import { LanguageSwitch } from './language-switch.tsx';

const networks: ReadonlyArray<
  readonly [Brand & ('facebook' | 'instagram' | 'youtube' | 'linkedin'), Readonly<Record<Language, string>>]
> = [
  ['facebook', { en: 'Facebook', bn: 'ফেসবুক' }],
  ['instagram', { en: 'Instagram', bn: 'ইনস্টাগ্রাম' }],
  ['youtube', { en: 'YouTube', bn: 'ইউটিউব' }],
  ['linkedin', { en: 'LinkedIn', bn: 'লিংকডইন' }],
];

/** The bar at the top: phone, e-mail, social networks, language. */
export function TopBar() {
  const agency = useAgency();
  const language = usePageLanguage();
  const shown = networks.filter(([network]) => agency.social[network] !== '');
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
        <div className="social">
          {shown.map(([network, name]) => (
            <a
              key={network}
              href={agency.social[network]}
              aria-label={m.site_on_network({ agency: agency.name, network: name[language] })}
              rel="noopener"
            >
              <BrandIcon of={network} />
            </a>
          ))}
        </div>
        <LanguageSwitch />
      </div>
    </aside>
  );
}
