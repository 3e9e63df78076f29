import { SegmentedControl } from '@mantine/core';
import { Check, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { languageName, officeLanguage } from '#dashboard/language.ts';
import { sellsAll } from '#features/site-settings/sells.contract.ts';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { type Language, languages } from '#platform/language.ts';
import { type Hex, shadesOf, whiteOn } from '#site/look/look.rules.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import './site-preview.css';

/** A colour that is typed whole; undefined for none and for half of one. */
const colourOf = (typed: string | undefined): Hex | undefined =>
  typed !== undefined && /^#[0-9a-f]{6}$/.test(typed) ? `#${typed.slice(1)}` : undefined;

/** Puts the shades of two colours on an element; the standard ones where there is none. */
function useShades(brand: Hex | undefined, accent: Hex | undefined) {
  const site = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = site.current;
    const shades = [
      ...(brand === undefined ? [] : shadesOf('brand', brand)),
      ...(accent === undefined ? [] : shadesOf('accent', accent)),
    ];
    for (const { name, shade } of shades) {
      element?.style.setProperty(`--${name}`, shade);
    }
    return () => {
      for (const { name } of shades) {
        element?.style.removeProperty(`--${name}`);
      }
    };
  }, [brand, accent]);
  return site;
}

/** The main colour of who chose none. */
const standardBrand = '#1f6650';

/** What is said of the main colour: how well white reads on it. */
function Contrast({ brand }: { readonly brand: Hex | undefined }) {
  const { ratio, wasDarkened } = whiteOn(brand ?? standardBrand);
  const said = { ratio: count(Math.round(ratio * 10) / 10, officeLanguage()) };
  return (
    <>
      {wasDarkened && brand !== undefined
        ? m.office_start_contrast_held(said)
        : m.office_start_contrast(said)}
    </>
  );
}

/** The head and the foot of the site, by what is typed and in the colours that are chosen. */
export function SitePreview({ typed }: { readonly typed: SiteSettings }) {
  const [width, setWidth] = useState<string>('wide');
  const [shown, setView] = useState<Language>(officeLanguage());
  const { agency, office, look, sells = sellsAll } = typed;
  const brand = colourOf(look?.brand);
  const site = useShades(brand, colourOf(look?.accent));
  const logo = look?.logo ?? '';
  const inView = { locale: shown };
  const menu = [
    ...(sells.visas ? [m.site_visa_service({}, inView)] : []),
    ...(sells.domestic || sells.international ? [m.site_packages({}, inView)] : []),
    ...(sells.airTickets ? [m.site_air_ticket({}, inView)] : []),
  ];
  return (
    <section className="start-preview" aria-labelledby="start-preview">
      <div className="start-preview-head">
        <h2 id="start-preview">{m.office_start_beside()}</h2>
        <SegmentedControl
          size="xs"
          aria-label={m.office_start_preview_in()}
          value={shown}
          onChange={(chosen) => setView(chosen === 'bn' ? 'bn' : 'en')}
          data={languages.map((each) => ({ value: each, label: languageName(each) }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={m.office_start_preview_width()}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'wide', label: m.office_start_preview_wide() },
            { value: 'phone', label: m.office_start_preview_phone() },
          ]}
        />
      </div>
      <div ref={site} className="start-site" data-width={width} lang={shown} inert>
        <div className="start-site-bar num">
          <span>
            <Icon of={Phone} />
            <PhoneNumber of={agency.phone} />
          </span>
          <span>
            <BrandIcon of="whatsapp" /> {m.site_whatsapp({}, inView)}
          </span>
        </div>
        <div className="start-site-nav">
          <span className="start-site-mark">
            {logo !== '' && <img src={`/media/${logo}/320.webp`} alt="" />}
            <b>
              {agency.wordmark[shown]}
              <small>{agency.wordmarkLine[shown]}</small>
            </b>
          </span>
          {width === 'wide' && menu.map((name) => <span key={name}>{name}</span>)}
        </div>
        <div className="start-site-hero">
          <p>{agency.tagline[shown]}</p>
          <i>{m.site_contact({}, inView)}</i>
        </div>
        <div className="start-site-foot">
          {[agency.name[shown], office.street[shown], office.city[shown], office.hoursLine[shown]]
            .filter((part) => part !== '')
            .join(' · ')}
        </div>
      </div>
      <ul className="start-said" aria-live="polite">
        <li>
          <Icon of={Check} /> <Contrast brand={brand} />
        </li>
        <li>
          <Icon of={Check} /> {m.office_start_same_name()}
        </li>
      </ul>
    </section>
  );
}
