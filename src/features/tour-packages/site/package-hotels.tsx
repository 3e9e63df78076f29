import { BedDouble } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { nightsLabel } from './nights-labels.ts';
import './package-hotels.css';

/** Where one sleeps: the hotels by name, or of which standard they are. */
export function PackageHotels({ view }: { readonly view: Pick<PackageView, 'hotels' | 'nights'> }) {
  const language = usePageLanguage();
  if (view.hotels.length === 0) {
    return view.nights > 0 ? <p className="small muted">{m.package_stay_note()}</p> : null;
  }
  return (
    <div className="photels">
      <h3>{m.package_hotels()}</h3>
      <ul className="num">
        {view.hotels.map(({ name, place, nights, stars }, index) => (
          // Somebody may come back to a hotel.
          // biome-ignore lint/suspicious/noArrayIndexKey: hotels never change their order
          <li key={index}>
            <Icon of={BedDouble} />
            <span>
              <b>{name}</b>
              <small>
                {[
                  place,
                  nightsLabel(nights, language),
                  stars === undefined ? '' : m.package_hotel_class({ shown: count(stars, language) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{m.package_hotels_note()}</p>
    </div>
  );
}
