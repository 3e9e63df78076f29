import { useEffect, useRef } from 'react';
import { showKeys } from '#dashboard/keys-dialog.tsx';
import { isElsewhere } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';

/** A keyboard shortcut; inactive in inputs and while a menu or dialogue is open. */
export function useKey(key: string, act: () => unknown): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === key && !event.defaultPrevented && !isElsewhere(event)) {
        event.preventDefault();
        latest.current();
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key]);
}

const keys: ReadonlyArray<readonly [keys: readonly string[], words: () => string]> = [
  [['j', 'n'], () => m.inbox_keys_next()],
  [['k', 'p'], () => m.inbox_keys_before()],
  [['Enter', 'o'], () => m.inbox_keys_open()],
  [['x'], () => m.inbox_keys_choose()],
  [['a'], () => m.inbox_keys_assign()],
  [['r'], () => m.inbox_keys_reply()],
  [['w'], () => m.inbox_keys_whatsapp()],
  [['t'], () => m.inbox_keys_template()],
  [['1'], () => m.inbox_outcome_called()],
  [['2'], () => m.inbox_outcome_no_answer()],
  [['3'], () => m.inbox_outcome_whatsapp()],
  [['c'], () => m.inbox_new()],
  [['e'], () => m.inbox_keys_state()],
  [['/'], () => m.inbox_keys_search()],
  [['Esc'], () => m.inbox_keys_close()],
  [['?'], () => m.inbox_keys_list()],
];

/** The list of keyboard shortcuts. */
export const showInboxKeys = () =>
  showKeys(
    m.inbox_keys_title(),
    keys.map(([names, words]) => [names, words()] as const),
  );
