import { useRef } from 'react';
import { moved } from '../plain.ts';

let last = 0;
const fresh = () => {
  last += 1;
  return `row-${last}`;
};

/**
 * Ids for rows that have none, so that a moved row stays the same component, with unfinished input. When the number of
 * rows changes from outside, the last ones are added or removed.
 */
export function useRowIds(length: number) {
  const ids = useRef<string[]>([]);
  while (ids.current.length < length) {
    ids.current.push(fresh());
  }
  ids.current.length = length;
  return {
    ids: ids.current,
    inserted: (at: number) => {
      ids.current = [...ids.current.slice(0, at), fresh(), ...ids.current.slice(at)];
    },
    removed: (at: number) => {
      ids.current = ids.current.filter((_, index) => index !== at);
    },
    moved: (from: number, to: number) => {
      ids.current = moved(ids.current, from, to);
    },
  };
}
