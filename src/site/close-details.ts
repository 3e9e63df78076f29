import type { KeyboardEvent } from 'react';

/**
 * Escape closes a `<details>` and gives the focus back to its summary. It goes by the element itself, not by
 * React's state: the state follows with the toggle event, which may come after the key.
 */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape' && currentTarget.open) {
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
}
