import { type RefObject, useEffect, useRef } from 'react';

interface RowKeys {
  /** The rows, where they aren't the children of the element. */
  readonly cards?: () => readonly HTMLElement[];
  /** Called with the row's index on the page. */
  readonly onOpen: (index: number) => void;
  readonly onTurn: (index: number) => void;
  /** Where a row can be open beside the list: called for the row moved to, by n and p, too. */
  readonly onWalk: ((index: number) => void) | undefined;
}

/** Whether a key is meant for an input, or for an open menu or dialogue. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !(target instanceof HTMLElement) ||
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=dialog]',
    ) !== null
  );
}

/** Whether a key was pressed on something that has a meaning of its own for it. */
export const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('a, button, [role="dialog"]') !== null;

/** Whether a key was pressed where something is typed or chosen, or on a button that it presses. */
export const isOnField = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('a, button, input, textarea, select') !== null;

/** Keyboard shortcuts of a table: j and k move, Enter or o opens, x selects. */
export function useRowKeys(body: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const rows =
        latest.current.cards?.() ??
        [...(body.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
      if (isElsewhere(event) || rows.length === 0) {
        return;
      }
      const { onWalk } = latest.current;
      const open = rows.findIndex((row) => row.ariaCurrent === 'true');
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      const at = focused === -1 ? open : focused;
      const isNext = event.key === 'j' || (event.key === 'n' && onWalk !== undefined);
      const isBefore = event.key === 'k' || (event.key === 'p' && onWalk !== undefined);
      if (isNext || isBefore) {
        const next = isNext ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
        rows[next]?.focus();
        rows[next]?.scrollIntoView({ block: 'nearest' });
        onWalk?.(next);
        event.preventDefault();
      } else if (at >= 0 && event.key === 'x') {
        latest.current.onTurn(at);
        event.preventDefault();
      } else if (
        at >= 0 &&
        (event.key === 'o' ||
          (event.key === 'Enter' && (event.target === rows[at] || (focused === -1 && !isOnField(event)))))
      ) {
        latest.current.onOpen(at);
        event.preventDefault();
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body]);
}
