import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For controlled fields: input from before hydration, typed or filled in by a password manager, is reported once.
 * Without it the first change of the form would empty the field. In a layout effect, so that no change comes before it counts.
 * @returns the field's `ref`.
 */
export function useEarlyValue(onValue: (value: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onValue);
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early) {
      tell(early);
    }
  }, []);
  return input;
}
