import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MapPinPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { countryName } from '#platform/format/country-names.ts';
import { count } from '#platform/format/numbers.ts';
import { isIn } from '#ui/combobox/fold.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Destination } from '../tour-packages.contract.ts';
import { NamedRow } from './named-row.tsx';
import { openPlace } from './place-form.tsx';
import { placesKey, placesQuery } from './places-client.ts';
import { ThemesSection } from './themes-section.tsx';
import './places-page.css';

/** /dashboard/places: the places and the themes that packages can name, in lists, filters and maps. */
export default function PlacesPage() {
  const me = useMe();
  const query = useQuery(placesQuery);
  return (
    <PageFrame
      title={m.office_places()}
      text={m.office_places_text()}
      actions={
        <MayButton
          refused={needsPermission(me, 'documents.publish')}
          color="marigold.5"
          leftSection={<Icon of={MapPinPlus} />}
          onClick={() => openPlace({ known: query.data ?? [] })}
        >
          {m.office_place_add()}
        </MayButton>
      }
    >
      <ThemesSection />
      <Loaded query={query}>{(places) => <PlaceList places={places} />}</Loaded>
    </PageFrame>
  );
}

function PlaceList({ places }: { places: readonly Destination[] }) {
  const language = officeLanguage();
  const [q, setQ] = useState('');
  const shown = places
    .filter(({ key, country, names }) => isIn([key, names.en, names.bn, countryName(country, language)], q))
    .toSorted((a, b) => a.names[language].localeCompare(b.names[language], language));
  return (
    <section className="of-panel of-places" aria-labelledby="places">
      <h2 id="places">{m.office_kind_places()}</h2>
      <TextInput
        type="search"
        aria-label={m.office_places_search()}
        placeholder={m.office_places_search()}
        leftSection={<Icon of={Search} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <p className="of-dim num" role="status">
        {m.office_places_count({ count: count(shown.length, language), number: shown.length })}
      </p>
      <ul>
        {shown.map((place) => (
          <NamedRow
            key={place.key}
            names={place.names}
            detail={countryName(place.country, language)}
            change={m.office_place_change()}
            onChange={() => openPlace({ place, known: places })}
            removable={m.office_place_remove_text()}
            queryKey={placesKey}
            onRemove={() => write('DELETE /destinations/{key}', { key: place.key })}
          />
        ))}
      </ul>
    </section>
  );
}
