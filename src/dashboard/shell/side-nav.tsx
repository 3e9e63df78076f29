import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { officeLanguage } from '../language.ts';
import { needsPermission, roleName } from '../permission-check.ts';
import { Mark } from './mark.tsx';
import { isAt, type Place, placeGroups } from './nav.data.ts';
import { useWaiting } from './use-waiting.ts';

/** The side bar: every place of the office. Places that the role can't open are disabled, with the reason. */
export function SideNav({ onChoose }: { onChoose?: () => void }) {
  const me = useMe();
  const { pathname } = useLocation();
  const waiting = useWaiting();
  return (
    <div className="of-side on-dark">
      <Link to="/dashboard/home" className="of-side-mark" onClick={onChoose}>
        <Mark />
      </Link>
      <nav aria-label={m.office_nav()}>
        {placeGroups.map((places) => (
          <ul key={places[0]?.path}>
            {places.map((place) => (
              <li key={place.path}>
                <PlaceLink
                  place={place}
                  here={isAt(place, pathname)}
                  waiting={place.waiting === undefined ? 0 : waiting[place.waiting]}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <p className="of-side-me">
        <span className="of-initials" aria-hidden="true">
          {initialsOf(me.name)}
        </span>
        <span>
          <strong>{me.name}</strong>
          <span>{roleName(me.role)}</span>
        </span>
      </p>
    </div>
  );
}

/** Up to two initials for users without a picture: `NJ` for Nusrat Jahan. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

interface PlaceLinkProps {
  place: Place;
  here: boolean;
  waiting: number;
  onChoose: (() => void) | undefined;
}

function PlaceLink({ place, here, waiting, onChoose }: PlaceLinkProps) {
  const me = useMe();
  const refused = place.needs === undefined ? undefined : needsPermission(me, place.needs);
  if (refused !== undefined) {
    return (
      <Tooltip label={refused} position="right">
        <button type="button" className="of-place of-place-shut" aria-disabled="true">
          <Icon of={place.icon} />
          <span>{place.label()}</span>
          <span className="vh">{refused}</span>
        </button>
      </Tooltip>
    );
  }
  return (
    <Link className="of-place" to={place.path} aria-current={here ? 'page' : undefined} onClick={onChoose}>
      <Icon of={place.icon} />
      <span>{place.label()}</span>
      {waiting > 0 && (
        <span className="of-place-count num">
          {count(waiting, officeLanguage())}
          <span className="vh"> {m.office_waiting()}</span>
        </span>
      )}
    </Link>
  );
}
