import { useEffect } from 'react';
import { subscribe, visitorState } from '#features/identity/browser/visitor-state.ts';

/** The account's data for the form. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/**
 * Provides the signed-in visitor once, as soon as it is known. The HTML is the same for everybody, and the account menu
 * loads the identity provider anyway: nothing more is loaded for it.
 */
export function useSignedInPerson(take: (person: Person) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor is read once, when it is known.
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
