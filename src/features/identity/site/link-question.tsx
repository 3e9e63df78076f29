import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';

/** A mail link that is applied after confirmation. */
export interface Question {
  readonly mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
  readonly code: string;
  /** The address to verify, or the account's new address. */
  readonly email: string;
  /** Whether the reader is signed in to the account. */
  readonly isOwn: boolean;
}

const words = {
  verifyEmail: {
    title: m.link_verify_title,
    own: m.link_verify_own,
    other: m.link_verify_other,
    press: m.link_verify_press,
  },
  verifyAndChangeEmail: {
    title: m.link_change_title,
    own: m.link_change_own,
    other: m.link_change_other,
    press: m.link_change_press,
  },
  recoverEmail: {
    title: m.link_recover_title,
    own: m.link_recover_text,
    other: m.link_recover_text,
    press: m.link_recover_press,
  },
} as const;

/** Title and lede of the confirmation. */
export function questionTexts({ mode, email, isOwn }: Question): readonly [title: string, lede: string] {
  const { title, own, other } = words[mode];
  return [title(), (isOwn ? own : other)({ email })];
}

/**
 * Shows a question before a link is applied. A reader who isn't signed in to its account signs in first, or says that the account
 * isn't theirs, which removes its password.
 */
export function LinkQuestion({ question, follow }: { question: Question; follow: () => Promise<void> }) {
  const attempt = useAttempt();
  const { press } = words[question.mode];
  const isTheirs = question.isOwn || question.mode === 'recoverEmail';
  const button = (className: string, label: string) => (
    <button
      type="button"
      className={className}
      aria-disabled={attempt.pending}
      onClick={() => void attempt.begin(follow)}
    >
      {attempt.pending ? m.account_working() : label}
    </button>
  );
  return (
    <div className="account-fields">
      <AttemptError of={attempt} />
      {isTheirs ? (
        button('btn btn-go', press())
      ) : (
        <>
          <PageLink className="btn btn-go" to={`/login?next=${encodeURIComponent(here())}`}>
            {m.link_sign_in_first()}
          </PageLink>
          <p>{m.link_not_mine_text()}</p>
          {button('btn btn-line', m.link_not_mine())}
        </>
      )}
    </div>
  );
}

/** The URL of this page with its code, to return to; rendered in the browser only. */
const here = () => `${location.pathname}${location.search}`;
