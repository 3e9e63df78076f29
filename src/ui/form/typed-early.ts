import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a field whose value a component holds: what was typed before scripts ran, or filled in by a password manager, is
 * told once. Without it the first change of the form would empty the field.
 * @returns what the field takes as its `ref`.
 */
export function useTypedEarly(onValue: (value: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onValue);
  useEffect(() => {
    const early = input.current?.value;
    if (early) {
      tell(early);
    }
  }, []);
  return input;
}
