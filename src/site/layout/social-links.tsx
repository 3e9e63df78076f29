import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { type Brand, BrandIcon } from '#ui/icons/brand-icons.tsx';
import { usePageLanguage } from '../page-language.ts';
import { useAgency } from './agency.ts';

const networks: ReadonlyArray<
  readonly [Brand & ('facebook' | 'instagram' | 'youtube' | 'linkedin'), Readonly<Record<Language, string>>]
> = [
  ['facebook', { en: 'Facebook', bn: 'ফেসবুক' }],
  ['instagram', { en: 'Instagram', bn: 'ইনস্টাগ্রাম' }],
  ['youtube', { en: 'YouTube', bn: 'ইউটিউব' }],
  ['linkedin', { en: 'LinkedIn', bn: 'লিংকডইন' }],
];

/** The agency's pages on networks; nothing for those where it has none. */
export function SocialLinks() {
  const agency = useAgency();
  const language = usePageLanguage();
  const shown = networks.filter(([network]) => agency.social[network] !== '');
  return shown.length === 0 ? null : (
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
  );
}
