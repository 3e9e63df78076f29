import { useState } from 'react';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { deviceName } from '../account/device.rules.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { Unread, useOwnList } from './own-list.tsx';
import { OwnSection } from './own-section.tsx';

/** A sign-in, as listed by `GET /api/account`. */
interface Session {
  readonly id: string;
  readonly signedInAt: string;
  readonly device: string | null;
  readonly current: boolean;
}

const client = () => import('../browser/own-account.ts');

/** Where the account is signed in, with buttons to sign out there. */
export function OwnSessions() {
  const language = usePageLanguage();
  const account = useOwnList<{ readonly sessions: readonly Session[] }>('/api/account');
  const [ended, setEnded] = useState(false);
  const attempt = useAttempt();
  const end = async (id: string) => {
    if (await attempt.begin(async () => (await client()).endSession(id))) {
      setEnded(true);
      await account.read();
    }
  };
  const nameOf = ({ device }: Session) => deviceName(device) ?? m.account_session_unknown();
  return (
    <OwnSection id="sessions" title={m.account_sessions()}>
      <AttemptError of={attempt} />
      <Unread of={account} />
      {account.data && (
        <ul className="own-sessions">
          {account.data.sessions.map((session) => (
            <li key={session.id}>
              <div>
                <b>{nameOf(session)}</b>
                <span>
                  {m.account_session_since({
                    when: fullDate(dhakaDate(new Date(session.signedInAt)), language),
                  })}
                </span>
              </div>
              {session.current ? (
                <span className="own-state good">{m.account_session_here()}</span>
              ) : (
                <button
                  type="button"
                  className="btn btn-line btn-sm"
                  aria-label={m.account_session_end_of({ device: nameOf(session) })}
                  onClick={() => end(session.id)}
                >
                  {m.account_session_end()}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status">{ended && m.account_session_ended()}</p>
      <div className="own-buttons">
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-disabled={attempt.pending}
          onClick={() => attempt.begin(async () => (await client()).signOutEverywhere())}
        >
          {m.account_session_end_all()}
        </button>
      </div>
    </OwnSection>
  );
}
