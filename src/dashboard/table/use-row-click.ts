import { type RefObject, useEffect, useRef } from 'react';

/** Controls in a row, with the space around them that is easily hit instead. */
const ownUse = 'a, button, input, label, select, .of-col-choose, .of-col-menu';

/** Opens the row on a click anywhere, with Ctrl or the middle button apart, as links do; selecting text in it doesn't. */
export function useRowClick(
  body: RefObject<HTMLElement | null>,
  onOpen: (index: number, isApart: boolean) => void,
): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const rows = body.current;
    function click({ target, type, button, ctrlKey, metaKey }: MouseEvent) {
      const isApart = type === 'auxclick';
      if (isApart && button !== 1) {
        return;
      }
      if (!(target instanceof Element) || target.closest(ownUse) || getSelection()?.type === 'Range') {
        return;
      }
      const index = [...(rows?.children ?? [])].findIndex((row) => row.contains(target));
      if (index !== -1) {
        latest.current(index, isApart || ctrlKey || metaKey);
      }
    }
    rows?.addEventListener('click', click);
    rows?.addEventListener('auxclick', click);
    return () => {
      rows?.removeEventListener('click', click);
      rows?.removeEventListener('auxclick', click);
    };
  }, [body]);
}
