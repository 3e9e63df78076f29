import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { FilePlus, Languages, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { chooseOfficeLanguage, officeLanguage } from '../language.ts';
import { places } from './nav.data.ts';
import { useFoundThings } from './use-found-things.ts';

/** Ctrl-K: goes to a place, a document or a user, or does something, by a few letters of its name. */
export function OfficeSearch() {
  const me = useMe();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useFoundThings(asked);
  const other = officeLanguage() === 'bn' ? 'en' : 'bn';

  const toPlaces = places
    .filter(({ needs }) => needs === undefined || me.may(needs))
    .map(
      ({ path, label, icon }): SpotlightActionData => ({
        id: path,
        label: label(),
        leftSection: <Icon of={icon} />,
        onClick: () => void go(path),
      }),
    );
  const toThings = found.map(
    ({ id, name, kind, path }): SpotlightActionData => ({
      id,
      label: name,
      description: kind,
      // The server has already looked: what it found stays, whichever letters matched.
      keywords: [typed],
      leftSection: <Icon of={FilePlus} />,
      onClick: () => void go(path),
    }),
  );
  const doings: SpotlightActionData[] = [
    {
      id: 'language',
      label: m.office_switch_language(),
      leftSection: <Icon of={Languages} />,
      onClick: () => chooseOfficeLanguage(other),
    },
  ];

  return (
    <Spotlight
      actions={[
        { group: m.office_search_places(), actions: toPlaces },
        ...(toThings.length === 0 ? [] : [{ group: m.office_search_things(), actions: toThings }]),
        { group: m.office_search_actions(), actions: doings },
      ]}
      query={typed}
      onQueryChange={setTyped}
      nothingFound={m.office_search_nothing()}
      highlightQuery
      scrollable
      maxHeight={420}
      shortcut={['mod + K']}
      lockScroll={false}
      searchProps={{
        leftSection: <Icon of={Search} />,
        placeholder: m.office_search_hint(),
        'aria-label': m.office_search(),
      }}
    />
  );
}
