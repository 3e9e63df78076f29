import { useState } from 'react';

/** The row that keys act on: the first, until they or a click move on. @param names of the rows, by which they are told apart */
export function useHand(names: readonly string[], idOf: (index: number) => string) {
  // The row and not its place: a better one may come in before it while somebody looks at it.
  const [hand, setHand] = useState(names[0]);
  const found = hand === undefined ? -1 : names.indexOf(hand);
  const at = found === -1 && names.length > 0 ? 0 : found;
  const go = (by: number) => {
    const next = Math.max(0, Math.min(names.length - 1, at + by));
    setHand(names[next]);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Once the row in hand is done with: the next one, or else the one before. */
  const moveOn = () => setHand(names[at + 1] ?? names[at - 1]);
  return { at, go, moveOn, take: setHand };
}
