import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { TextField } from '#ui/form/text-field.tsx';
import type { Visitor } from '../browser/visitor-state.ts';
import { emailInput } from './account-inputs.ts';
import { AttemptError } from './attempt-error.tsx';
import { OwnSection } from './own-section.tsx';
import { Prove, useProvenAttempt } from './proven-attempt.tsx';

interface OwnDeletionProps {
  user: Visitor;
  onDeleted: () => void;
}

/** Deletes the account after its address has been typed as confirmation. */
export function OwnDeletion({ user, onDeleted }: OwnDeletionProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const attempt = useProvenAttempt();
  const right = typed.trim().toLowerCase() === user.email.toLowerCase();
  const error = tried && !right ? m.account_delete_wrong() : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (right) {
      const end = async () => (await import('../browser/own-account.ts')).deleteAccount();
      await attempt.go(end, onDeleted);
    } else {
      document.getElementById('deletion')?.focus();
    }
  };
  return (
    <OwnSection id="deletion" title={m.account_delete()} text={m.account_delete_text()}>
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
        <AttemptError of={attempt} />
        <TextField
          {...emailInput}
          id="deletion"
          type="text"
          label={m.account_delete_type({ email: user.email })}
          error={error}
          autoComplete="off"
          value={typed}
          onValue={setTyped}
        />
        <div className="own-buttons">
          <button type="submit" className="btn btn-sm own-danger" aria-disabled={attempt.pending}>
            {attempt.pending ? m.account_working() : m.account_delete_go()}
          </button>
        </div>
      </form>
      <Prove of={attempt} user={user} />
    </OwnSection>
  );
}
