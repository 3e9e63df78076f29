import { useState } from 'react';
import { m } from '#messages/messages.js';
import { TextField } from '#ui/form/text-field.tsx';
import { codeOf } from '../browser/account-failure.ts';
import type { Visitor } from '../browser/visitor-state.ts';
import { type Attempt, useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { GoogleMark } from './google-mark.tsx';

interface Waiting {
  act(): Promise<unknown>;
  done(): void;
}

interface ProvenAttempt extends Attempt {
  readonly waiting: Waiting | undefined;
  /** Runs the action; when the sign-in is too old it waits for re-authentication and runs afterwards. */
  go(act: () => Promise<unknown>, done: () => void): Promise<void>;
  /** Re-authentication succeeded, or was cancelled. */
  proved(yes: boolean): Promise<void>;
}

/** An attempt at something that may need a recent sign-in. */
export function useProvenAttempt(): ProvenAttempt {
  const attempt = useAttempt();
  const [waiting, setWaiting] = useState<Waiting>();
  const go = async (act: () => Promise<unknown>, done: () => void) => {
    let mustProve = false;
    const went = await attempt.begin(async () => {
      try {
        await act();
      } catch (cause) {
        mustProve = codeOf(cause) === 'requires-recent-login';
        if (!mustProve) {
          throw cause;
        }
      }
    });
    if (mustProve) {
      setWaiting({ act, done });
    } else if (went) {
      done();
    }
  };
  const proved = async (yes: boolean) => {
    setWaiting(undefined);
    if (yes && waiting) {
      const { act, done } = waiting;
      if (await attempt.begin(act)) {
        done();
      }
    }
  };
  return { ...attempt, waiting, go, proved };
}

const client = () => import('../browser/own-account.ts');

/** Asks the user to re-authenticate, when an action waits for it. */
export function Prove({ of: { waiting, proved }, user }: { of: ProvenAttempt; user: Visitor }) {
  const [password, setPassword] = useState('');
  const attempt = useAttempt();
  if (!waiting) {
    return null;
  }
  const prove = async (act: () => Promise<void>) => {
    if (await attempt.begin(act)) {
      setPassword('');
      await proved(true);
    }
  };
  return (
    <form
      className="own-prove account-fields"
      noValidate
      aria-label={m.account_prove_title()}
      aria-busy={attempt.pending}
      onSubmit={(event) => {
        event.preventDefault();
        void prove(async () => (await client()).proveByPassword(password));
      }}
    >
      <p role="status">
        <b>{m.account_prove_title()}</b> {m.account_prove_text()}
      </p>
      <AttemptError of={attempt} />
      {user.ways.includes('password') && (
        <>
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <TextField
            id="proof"
            label={m.account_prove_password()}
            type="password"
            autoComplete="current-password"
            maxLength={4096}
            value={password}
            onValue={setPassword}
            autoFocus
          />
        </>
      )}
      <div className="own-buttons">
        {user.ways.includes('password') && (
          <button type="submit" className="btn btn-ink btn-sm" aria-disabled={attempt.pending}>
            {attempt.pending ? m.account_working() : m.account_prove()}
          </button>
        )}
        {user.ways.includes('google') && (
          <button
            type="button"
            className="btn btn-line btn-sm account-google"
            onClick={() => prove(async () => (await client()).proveByGoogle())}
          >
            <GoogleMark />
            {m.account_prove_google()}
          </button>
        )}
        <button type="button" className="btn btn-line btn-sm" onClick={() => proved(false)}>
          {m.account_cancel()}
        </button>
      </div>
    </form>
  );
}
