import { TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { MapPinPlus, Search } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { doing } from '#dashboard/doing.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { countryName } from '#platform/format/country-names.ts';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Destination } from '../tour-packages.contract.ts';
import { openPlace } from './place-form.tsx';
import { placesKey, placesQuery, removePlace } from './places-client.ts';
import './places-page.css';

/** /dashboard/places: the places that packages can name, in lists, filters and maps. */
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
      <Loaded query={query}>{(places) => <PlaceList places={places} />}</Loaded>
    </PageFrame>
  );
}

function PlaceList({ places }: { places: readonly Destination[] }) {
  const language = officeLanguage();
  const [q, setQ] = useState('');
  const wanted = q.trim().toLowerCase();
  const shown = places
    .filter(({ key, country, names }) =>
      [key, names.en, names.bn, countryName(country, language)].some((words) =>
        words.toLowerCase().includes(wanted),
      ),
    )
    .toSorted((a, b) => a.names[language].localeCompare(b.names[language], language));
  return (
    <section className="of-panel of-places">
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
          <PlaceRow key={place.key} place={place} known={places} />
        ))}
      </ul>
    </section>
  );
}

function PlaceRow({ place, known }: { place: Destination; known: readonly Destination[] }) {
  const me = useMe();
  const language = officeLanguage();
  const refused = needsPermission(me, 'documents.publish');
  const name = place.names[language];
  const other = place.names[language === 'bn' ? 'en' : 'bn'];
  const askToRemove = () =>
    modals.openConfirmModal({
      title: m.office_place_remove_title({ name }),
      children: m.office_place_remove_text(),
      labels: { confirm: m.office_place_remove(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () => void doing(placesKey, m.office_place_removed({ name }), () => removePlace(place.key)),
    });
  return (
    <li>
      <span className="of-titles">
        <strong>{name}</strong>
        <span>
          <span lang={language === 'bn' ? 'en' : 'bn'}>{other}</span>, {countryName(place.country, language)}
        </span>
      </span>
      <MayButton
        refused={refused}
        variant="default"
        aria-label={`${m.office_place_change()}: ${name}`}
        onClick={() => openPlace({ place, known })}
      >
        {m.office_place_edit()}
      </MayButton>
      <MayButton
        refused={refused}
        variant="default"
        aria-label={`${m.office_place_remove()}: ${name}`}
        onClick={askToRemove}
      >
        {m.office_place_remove()}
      </MayButton>
    </li>
  );
}
