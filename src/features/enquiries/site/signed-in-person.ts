import { useEffect } from 'react';
import { subscribe, visitorState } from '#features/identity/browser/visitor-state.ts';

/** What the account says of who writes. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/**
 * Hands over once who is signed in, as soon as that is known. The page is the same for everybody, and the account menu
 * asks the identity provider: nothing more is loaded for it.
 */
export function useSignedInPerson(take: (person: Person) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in is taken once, when it is known.
  useEffect(() => {
    let taken = false;
    const look = () => {
      const { user } = visitorState();
      if (user && !taken) {
        taken = true;
        take({ name: user.name, email: user.email });
      }
    };
    look();
    return subscribe(look);
  }, []);
}
