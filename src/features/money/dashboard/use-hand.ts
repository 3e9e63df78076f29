import { useState } from 'react';
import { nextInHand } from './next-in-hand.ts';

/** The row that keys act on: the first, until they or a click move on. @param names of the rows, by which they are told apart */
export function useHand(names: readonly string[], idOf: (index: number) => string) {
  // The row and not its place: a better one may come in before it while somebody looks at it.
  const [hand, setHand] = useState(names[0]);
  const [before, setBefore] = useState(names);
  if (before.length !== names.length || before.some((name, index) => name !== names[index])) {
    setBefore(names);
    setHand(nextInHand(hand, before, names));
  }
  const at = hand === undefined ? -1 : names.indexOf(hand);
  const go = (by: number) => {
    const next = Math.max(0, Math.min(names.length - 1, at + by));
    setHand(names[next]);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Once a row is done with that may stand there still: the next one, or else the one before; unless another one is in hand by then. */
  const moveOn = (from: string) => {
    const place = names.indexOf(from);
    setHand((now) => (now === from ? (names[place + 1] ?? names[place - 1]) : now));
  };
  return { at, go, moveOn, take: setHand };
}
