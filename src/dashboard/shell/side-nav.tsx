import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { roleName } from '../permission-check.ts';
import { Mark } from './mark.tsx';
import { OwnWork, PageLink } from './place-links.tsx';
import type { OpenablePlace } from './use-places.ts';

/** The side bar of wide screens: the place that one is in shows its pages, each other place is one line. */
export function SideNav({ places }: { readonly places: readonly OpenablePlace[] }) {
  const me = useMe();
  return (
    <div className="of-side on-dark">
      <Link to="/dashboard/home" className="of-side-mark">
        <Mark />
      </Link>
      <nav aria-label={m.office_nav()}>
        <ul>
          {places.map((each) => (
            <li key={each.place.name}>
              {each.isHere && each.place.name !== 'home' ? (
                <OpenPlace of={each} />
              ) : (
                <ClosedPlace of={each} />
              )}
            </li>
          ))}
        </ul>
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

function ClosedPlace({ of: { place, path, isHere, ownWork } }: { readonly of: OpenablePlace }) {
  return (
    <Link className="of-place" to={path} aria-current={isHere ? 'page' : undefined}>
      <Icon of={place.icon} />
      <span>{place.label()}</span>
      <OwnWork number={ownWork} />
    </Link>
  );
}

function OpenPlace({ of: { place, pages } }: { readonly of: OpenablePlace }) {
  const id = `place-${place.name}`;
  return (
    <>
      <p className="of-place of-place-open" id={id}>
        <Icon of={place.icon} />
        <span>{place.label()}</span>
      </p>
      <ul aria-labelledby={id}>
        {pages.map((each) => (
          <li key={each.page.path}>
            <PageLink of={each} />
          </li>
        ))}
      </ul>
    </>
  );
}
