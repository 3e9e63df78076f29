import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { TextField } from '#ui/form/text-field.tsx';
import type { Visitor } from '../browser/visitor-state.ts';
import { nameInput } from './account-inputs.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { errorTexts } from './error-texts.ts';
import { OwnSection } from './own-section.tsx';

/** The name used in the greeting of mails. */
export function OwnName({ user }: { user: Visitor }) {
  const [name, setName] = useState(user.name);
  const [saved, setSaved] = useState(false);
  const [tried, setTried] = useState(false);
  const attempt = useAttempt();
  const error = tried && name.trim().length < 2 ? errorTexts['name-missing']() : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim().length < 2) {
      document.getElementById('name')?.focus();
      return;
    }
    setSaved(await attempt.begin(async () => (await import('../browser/own-account.ts')).rename(name)));
  };
  return (
    <OwnSection id="name" title={m.account_name()}>
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
        <AttemptError of={attempt} />
        <TextField
          {...nameInput}
          label={m.identity_name()}
          error={error}
          value={name}
          onValue={(value) => {
            setName(value);
            setSaved(false);
          }}
        />
        <div className="own-buttons">
          <button type="submit" className="btn btn-ink btn-sm" aria-disabled={attempt.pending}>
            {attempt.pending ? m.account_working() : m.account_save()}
          </button>
          <span role="status">{saved && m.account_saved()}</span>
        </div>
      </form>
    </OwnSection>
  );
}
