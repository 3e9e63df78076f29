import { type PointerEvent, useRef, useState } from 'react';

/**
 * Dragging a row by its handle, with a mouse, pen or finger: the other rows make room.
 * @param move moves the row from one index to another.
 */
export function useRowDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<number>(undefined);
  const [holding, setHolding] = useState<number>();

  /** The index under the pointer, by the middles of the rows. */
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])];
    const below = rows.findIndex((row) => {
      const box = row.getBoundingClientRect();
      return y < box.top + box.height / 2;
    });
    const from = held.current ?? 0;
    const place = below === -1 ? rows.length : below;
    return place > from ? place - 1 : place;
  };

  const end = () => {
    held.current = undefined;
    setHolding(undefined);
  };

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = index;
        setHolding(index);
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current === undefined) {
        return;
      }
      const to = placeAt(event.clientY);
      if (to !== held.current) {
        move(held.current, to);
        held.current = to;
        setHolding(to);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  });

  return { list, holding, handleOf };
}
