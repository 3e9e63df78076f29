import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { useForm } from '../form-context.tsx';
import type { AnyPath } from '../path.ts';
import { getAt, listOf, moved, withItem, withoutItem } from '../plain.ts';
import { useRowIds } from './use-row-ids.ts';

/** A removed row that can be restored. */
interface Removed {
  readonly name: string;
  readonly at: number;
  readonly items: readonly unknown[];
}

/**
 * Rows whose items are in several lists: a day has facts, and a text in each language.
 * @param paths Where the lists are; the longest determines the number of rows.
 * @param nameOf The name of a row in announcements.
 */
export function useRows(paths: readonly AnyPath[], nameOf: (index: number) => string) {
  const { store, announce } = useForm();
  const lists = paths.flatMap(({ places }) => places);
  const read = () => getAt(store.value, lists[0] ?? '');
  useSyncExternalStore(store.subscribe, read, read);
  const lengths = lists.map((path) => listOf(getAt(store.value, path)).length);
  const length = Math.max(0, ...lengths);
  const ids = useRowIds(length);
  const [removed, setRemoved] = useState<Removed>();
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    // The browser drops the focus when the focused row is moved.
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement !== element) {
      element.focus();
    }
  });

  const filled = (path: string) => {
    const list = listOf(getAt(store.value, path));
    return [
      ...list,
      ...Array.from({ length: length - list.length }, () => (path.startsWith('texts.') ? '' : undefined)),
    ];
  };
  const change = (how: (list: readonly unknown[], which: number) => unknown[]) => {
    store.setAll(lists.map((path, which) => [path, how(filled(path), which)] as const));
  };
  const shown = (number: number) => count(number, officeLanguage());

  return {
    length,
    ids: ids.ids,
    removed,
    /** @param items The content of the row, one for each of the paths. */
    add: (items: readonly unknown[], at = length) => {
      const inLists = paths.flatMap(({ places }, which) => places.map(() => items[which]));
      ids.inserted(at);
      change((list, which) => withItem(list, at, inLists[which]));
      setRemoved(undefined);
      announce(m.writing_rows_added({ name: nameOf(at) }));
    },
    remove: (at: number) => {
      const name = nameOf(at);
      setRemoved({ name, at, items: lists.map((path) => filled(path)[at]) });
      ids.removed(at);
      change((list) => withoutItem(list, at));
      announce(m.writing_rows_removed({ name }));
    },
    undo: () => {
      if (removed) {
        ids.inserted(removed.at);
        change((list, which) => withItem(list, removed.at, removed.items[which]));
        setRemoved(undefined);
      }
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= length || from === to) {
        return;
      }
      const name = nameOf(from);
      focused.current = document.activeElement;
      ids.moved(from, to);
      change((list) => moved(list, from, to));
      announce(m.writing_rows_moved({ name, place: shown(to + 1), all: shown(length) }));
    },
  };
}
