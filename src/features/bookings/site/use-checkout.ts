import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { earlyInput } from '#features/enquiries/site/early-input.ts';
import { useSignedInPerson } from '#features/enquiries/site/signed-in-person.ts';
import { partyParts } from '#features/tour-packages/party/party-parts.rules.ts';
import { fieldOf } from '#platform/record.ts';
import { parseCheckout, type TypedCheckout } from '../checkout/checkout.rules.ts';

const place = 'shofor-checkout';

/** The page whose party it is: another tour or another link has a party of its own. */
const partyPlace = () => `${location.pathname}${location.search}`;

/** Stores what is typed for this tab, so that it survives a reload or a look at another page. */
function keep(typed: TypedCheckout): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...typed, at: partyPlace() }));
  } catch {
    // Storage may be full or disabled; the form works without.
  }
}

function kept(usual: TypedCheckout): TypedCheckout {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    const isHere = fieldOf(found, 'at') === partyPlace();
    const isTaken = (name: string) => isHere || !partyParts.some((part) => part === name);
    return parseCheckout((name) => (isTaken(name) ? fieldOf(found, name) : undefined), usual);
  } catch {
    return usual;
  }
}

/**
 * What is typed into the checkout. The form works without JavaScript; with it, what is typed is stored, and what the account
 * knows is filled in where nothing is typed.
 * @param posted What the server gave back; it wins over what is stored.
 */
export function useCheckout(
  start: TypedCheckout,
  posted: TypedCheckout | undefined,
): {
  readonly typed: TypedCheckout;
  readonly form: RefObject<HTMLFormElement | null>;
  change(changed: Partial<TypedCheckout>): void;
} {
  const [typed, setTyped] = useState(posted ?? start);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: input from before hydration, or from storage, is taken over once.
  useLayoutEffect(() => {
    const early = earlyInput(form.current);
    setTyped((now) => parseCheckout(early, posted ? now : kept(now)));
  }, []);
  useSignedInPerson(({ name, email }) =>
    setTyped((now) => ({ ...now, name: now.name || name, email: now.email || email })),
  );
  return {
    typed,
    form,
    change: (changed) => {
      const now = { ...typed, ...changed };
      setTyped(now);
      keep(now);
    },
  };
}
