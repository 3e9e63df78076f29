import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { Languages, Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { chooseOfficeLanguage, officeLanguage } from '../language.ts';
import { type FoundLine, groupsOf } from './found-groups.ts';
import { type Go, type OfficeAction, officeBeginnings, openablePages } from './office-actions.ts';
import { useHits } from './use-hits.ts';
import './office-search.css';

/** Ctrl-K: finds whatever the office has, opens a page, or begins something, by a few letters in either language. */
export function OfficeSearch() {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed.trim(), 120);
  const { hits, isDone } = useHits(debounced);
  const phone = phoneOf(typed);

  const go: Go = (path, whom) => {
    if (pathname === path && whom === undefined) {
      // A form on this very page keeps its new document: only a page load starts another one.
      window.location.assign(path);
    } else {
      void navigate(path, whom && { state: whom });
    }
  };
  const other = officeLanguage() === 'bn' ? 'en' : 'bn';
  const actions: OfficeAction[] = [
    ...officeBeginnings(me.may),
    {
      id: 'language',
      label: m.office_switch_language(),
      names: [m.office_switch_language()],
      icon: Languages,
      choose: () => chooseOfficeLanguage(other),
    },
  ];
  const [best] = hits;
  const customer = best?.kind === 'customer' && best.fit !== 'near' ? best : undefined;
  const whom = customer
    ? { name: customer.title, ...(customer.phone === null ? {} : { phone: customer.phone }) }
    : phone === undefined
      ? undefined
      : { phone };
  const isForSomebody = whom !== undefined && me.may('orders.write');
  const forSomebody: FoundLine[] = isForSomebody
    ? [
        {
          id: 'order for',
          label: m.office_search_order_for({ who: customer?.title ?? groupedPhone(phone ?? '') }),
          about: '',
          end: '',
          icon: Plus,
          choose: (to) => to('/dashboard/orders/new', whom),
        },
      ]
    : [];
  const groups = groupsOf({ typed, hits, pages: openablePages(me.may), actions, forSomebody });
  const isNothing = isDone && typed.trim().length >= 2 && hits.every(({ fit }) => fit === 'near');
  const hasPages = groups.some(({ isLocal }) => isLocal);

  // The library selects the first item when the query changes; results of the server may come later, to an empty list.
  useEffect(() => {
    const lines = document.querySelectorAll('.mantine-Spotlight-actionsList [data-action]');
    if (![...lines].some((line) => line.hasAttribute('data-selected'))) {
      lines[0]?.setAttribute('data-selected', 'true');
    }
  });

  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      scrollable
      maxHeight="min(640px, 78vh)"
      size={720}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      lockScroll={false}
      attributes={{ content: { 'aria-label': m.office_search() } }}
    >
      <Spotlight.Search
        leftSection={<Icon of={Search} />}
        placeholder={m.office_search_hint()}
        aria-label={m.office_search()}
      />
      {isNothing && !hasPages && (
        <div className="fnd-nothing" role="status">
          <strong>{phone === undefined ? m.office_search_nothing() : m.office_search_nobody()}</strong>
          <p>{m.office_search_looked()}</p>
        </div>
      )}
      <Spotlight.ActionsList>
        {groups.map(({ head, lines }) => (
          <Spotlight.ActionsGroup key={head} label={head}>
            {lines.map(({ id, label, about, end, isUrgent, icon, choose }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={about}
                highlightQuery
                highlightColor="marigold.2"
                leftSection={<Icon of={icon} />}
                rightSection={
                  <span className="fnd-end num" data-urgent={isUrgent || undefined}>
                    {end}
                  </span>
                }
                onClick={() => choose(go)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
