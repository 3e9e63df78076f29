import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { FilePlus, Languages, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { isIn } from '#ui/combobox/fold.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { addPath } from '../documents/document-addresses.ts';
import { documentLists } from '../documents/document-lists.ts';
import { chooseOfficeLanguage, officeLanguage, type Words } from '../language.ts';
import { places } from './nav.data.ts';
import { useFoundThings } from './use-found-things.ts';

/** A name in both languages: it can be found in either. */
const inBoth = (words: Words) => languages.map((locale) => words({}, { locale }));

/** Whether an action's name or keywords contain the query. */
const fits = ({ label = '', keywords = [] }: SpotlightActionData, typed: string): boolean =>
  isIn([label, keywords].flat(), typed);

/** Ctrl-K: opens a page or a record, or runs an action, by a few letters of its name. */
export function OfficeSearch() {
  const me = useMe();
  const go = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed.trim(), 200);
  const found = useFoundThings(debounced);
  const other = officeLanguage() === 'bn' ? 'en' : 'bn';

  const toPlaces = places
    .filter(({ needs }) => needs === undefined || me.may(needs))
    .flatMap(({ path, label, icon, parts = [] }): SpotlightActionData[] => [
      {
        id: path,
        label: label(),
        keywords: inBoth(label),
        leftSection: <Icon of={icon} />,
        onClick: () => void go(path),
      },
      ...parts.map((part) => ({
        id: `${path}#${part.key}`,
        label: `${label()}: ${part.label()}`,
        keywords: inBoth(part.label),
        leftSection: <Icon of={icon} />,
        onClick: () => void go(`${path}#${part.key}`),
      })),
    ]);
  const begin = (path: string) => {
    // A form on this very page keeps its new document: only a page load starts another one.
    if (pathname === path) {
      window.location.assign(path);
    } else {
      void go(path);
    }
  };
  const doings: SpotlightActionData[] = [
    ...(me.may('documents.write') ? Object.values(documentLists) : []).map((list) => ({
      id: addPath(list),
      label: list.newTitle(),
      keywords: [...inBoth(list.newTitle), ...inBoth(list.addLabel)],
      leftSection: <Icon of={FilePlus} />,
      onClick: () => begin(addPath(list)),
    })),
    {
      id: 'language',
      label: m.office_switch_language(),
      leftSection: <Icon of={Languages} />,
      onClick: () => chooseOfficeLanguage(other),
    },
  ];
  const groups = [
    // What can be done comes before what was found: results of the server arrive later and would push it away.
    { group: m.office_search_places(), actions: toPlaces },
    { group: m.office_search_actions(), actions: doings },
    ...found.map(({ key, label, things }) => ({
      group: label,
      actions: things.map(({ id, name, about, path, icon }) => ({
        id: `${key} ${id}`,
        label: name,
        description: about,
        // The server has already filtered: its results are all shown.
        keywords: [typed],
        leftSection: <Icon of={icon} />,
        onClick: () => void go(path),
      })),
    })),
  ];
  const shown = groups
    .map(({ group, actions }) => ({ group, actions: actions.filter((action) => fits(action, typed)) }))
    .filter(({ actions }) => actions.length > 0);

  // The library selects the first item when the query changes; results of the server may come later, to an empty list.
  useEffect(() => {
    const lines = document.querySelectorAll('.mantine-Spotlight-actionsList [data-action]');
    if (![...lines].some((line) => line.hasAttribute('data-selected'))) {
      lines[0]?.setAttribute('data-selected', 'true');
    }
  });

  return (
    <Spotlight
      actions={shown}
      // The library's filter ranks matches in names first, and thus the file of a picture before the package.
      filter={(_, actions) => actions}
      query={typed}
      onQueryChange={setTyped}
      nothingFound={m.office_search_nothing()}
      highlightQuery
      scrollable
      maxHeight={420}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      lockScroll={false}
      searchProps={{
        leftSection: <Icon of={Search} />,
        placeholder: m.office_search_hint(),
        'aria-label': m.office_search(),
      }}
    />
  );
}
