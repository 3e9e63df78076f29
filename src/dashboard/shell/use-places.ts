import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../api/me.ts';
import { lastPageOf, rememberPage } from './last-pages.ts';
import { isAt, type OfficePage, type Place, places } from './nav.data.ts';
import { useWaiting } from './use-waiting.ts';

/** A page that the role may open, with what waits there. */
export interface OpenablePage {
  readonly page: OfficePage;
  readonly isHere: boolean;
  readonly waiting: number;
  /** Whether what waits is the role's own work. */
  readonly isOwn: boolean;
}

/** A place with the pages that the role may open. */
export interface OpenablePlace {
  readonly place: Place;
  readonly pages: readonly OpenablePage[];
  /** Whether the visible page is one of them. */
  readonly isHere: boolean;
  /** How much of what waits in it is the role's own work. */
  readonly ownWork: number;
  /** The page at which it opens: the one used last, else its first. */
  readonly path: string;
}

/** The places of the office with what the role may open; one without such a page is left out. */
export function usePlaces(): readonly OpenablePlace[] {
  const me = useMe();
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const openable = places.flatMap((place): OpenablePlace[] => {
    const own = place.pages.filter(({ needs }) => needs === undefined || me.may(needs));
    const pages = own.map((page) => ({
      page,
      isHere: isAt(page, pathname),
      waiting: page.waiting === undefined ? 0 : waiting[page.waiting.of],
      isOwn: page.waiting !== undefined && me.may(page.waiting.work),
    }));
    const [first] = own;
    if (first === undefined) {
      return [];
    }
    const last = lastPageOf(place.name);
    return [
      {
        place,
        pages,
        isHere: pages.some(({ isHere }) => isHere),
        ownWork: pages.reduce((sum, each) => sum + (each.isOwn ? each.waiting : 0), 0),
        path: own.find(({ path }) => path === last)?.path ?? first.path,
      },
    ];
  });
  const here = openable.find(({ isHere }) => isHere);
  const name = here?.place.name;
  const path = here?.pages.find(({ isHere }) => isHere)?.page.path;
  useEffect(() => {
    if (name !== undefined && path !== undefined) {
      rememberPage(name, path);
    }
  }, [name, path]);
  return openable;
}
