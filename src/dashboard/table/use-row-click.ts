import { type RefObject, useEffect, useRef } from 'react';

/** What in a row has a use of its own, and the space around it that is easily hit in its place. */
const ownUse = 'a, button, input, label, select, .of-col-choose, .of-col-menu';

/** Opens the row that is clicked anywhere, as in an inbox; whoever selects text in it only selects. */
export function useRowClick(body: RefObject<HTMLElement | null>, onOpen: (index: number) => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const rows = body.current;
    function click({ target }: MouseEvent) {
      if (!(target instanceof Element) || target.closest(ownUse) || getSelection()?.type === 'Range') {
        return;
      }
      const index = [...(rows?.children ?? [])].findIndex((row) => row.contains(target));
      if (index !== -1) {
        latest.current(index);
      }
    }
    rows?.addEventListener('click', click);
    return () => rows?.removeEventListener('click', click);
  }, [body]);
}
