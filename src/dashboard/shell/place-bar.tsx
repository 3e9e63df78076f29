import { Menu, UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { Mark } from './mark.tsx';
import { OwnWork, PageLink } from './place-links.tsx';
import type { OpenablePlace } from './use-places.ts';

/** So many places fit at the thumb. */
const atThumb = 5;

/** The places on narrow screens: signs at the edge of a tablet, at the thumb on a telephone, where what finds no room is under More. */
export function PlaceBar({ places }: { readonly places: readonly OpenablePlace[] }) {
  const rest = places.length > atThumb ? places.slice(atThumb - 1) : [];
  return (
    <nav className="of-bar" aria-label={m.office_nav()}>
      <span className="of-bar-mark" aria-hidden="true">
        <Mark />
      </span>
      <ul>
        {places.map(({ place, path, isHere, ownWork }) => (
          <li key={place.name} data-rest={rest.some((each) => each.place === place) || undefined}>
            <Link className="of-bar-place" to={path} aria-current={isHere ? 'page' : undefined}>
              <Icon of={place.icon} />
              <span>{place.label()}</span>
              <OwnWork number={ownWork} />
            </Link>
          </li>
        ))}
        {rest.length > 0 && (
          <li className="of-bar-more">
            <More places={rest} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function More({ places }: { readonly places: readonly OpenablePlace[] }) {
  return (
    <Menu position="top-end" width={240} withinPortal>
      <Menu.Target>
        <UnstyledButton className="of-bar-place" data-here={places.some(({ isHere }) => isHere) || undefined}>
          <Icon of={Ellipsis} />
          <span>{m.office_nav_more()}</span>
          <OwnWork number={places.reduce((sum, { ownWork }) => sum + ownWork, 0)} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {places.map(({ place, path, ownWork }) => (
          <Menu.Item
            key={place.name}
            component={Link}
            to={path}
            className="of-bar-rest"
            leftSection={<Icon of={place.icon} />}
            rightSection={<OwnWork number={ownWork} />}
          >
            {place.label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The pages of the place that one is in, above the page, where no side bar shows them. */
export function PlacePages({ places }: { readonly places: readonly OpenablePlace[] }) {
  const list = useRef<HTMLUListElement>(null);
  const here = places.find(({ isHere }) => isHere);
  const path = here?.pages.find(({ isHere }) => isHere)?.page.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link to show
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: (link?.offsetLeft ?? 0) - 48 });
  }, [path]);
  return here === undefined || here.pages.length < 2 ? null : (
    <nav className="of-pages" aria-label={m.office_nav_pages({ place: here.place.label() })}>
      <ul ref={list}>
        {here.pages.map((each) => (
          <li key={each.page.path}>
            <PageLink of={each} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
