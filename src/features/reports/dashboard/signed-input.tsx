import { ParsedInput } from '#dashboard/form/fields/parsed-input.tsx';
import { poishaIn } from '#dashboard/form/number-text.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';

/** Parses typed taka that may be below nothing: `-5000`, `−৫,০০০`. */
function signedIn(text: string): number | undefined {
  const below = /^\s*[-−–]/.test(text);
  const poisha = poishaIn(text.replace(/^\s*[-−–]/, ''));
  return poisha === undefined || !below ? poisha : 0 - poisha;
}

interface SignedInputProps {
  readonly label: string;
  readonly description?: string;
  /** Poisha. */
  readonly value: number | undefined;
  readonly onChange: (next: number | undefined) => void;
  readonly error?: string | undefined;
}

/** A field for taka that may be below nothing: an overdrawn bank, an advance. */
export const SignedInput = (props: SignedInputProps) => (
  <ParsedInput<number>
    {...props}
    className="fk-money num"
    inputMode="text"
    autoComplete="off"
    leftSection={<span aria-hidden="true">৳</span>}
    show={(value) => taka(value, officeLanguage()).replace('৳', '')}
    read={signedIn}
    wrong={m.writing_amount_wrong()}
  />
);
