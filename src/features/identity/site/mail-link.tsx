import { useEffect, useState } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { linkError } from '../browser/provider-errors.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { BrokenLink, type LinkMode, linkModes } from './broken-link.tsx';
import { LinkQuestion, type Question, questionTexts } from './link-question.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Stage =
  | { readonly is: 'looking' }
  | ({ readonly is: 'broken'; readonly mode: LinkMode | undefined } & ReturnType<typeof linkError>)
  | { readonly is: 'new-password'; readonly email: string; readonly code: string }
  | { readonly is: 'new-password-done' }
  | (Question & { readonly is: 'question' })
  | (Pick<Question, 'mode' | 'email'> & { readonly is: 'done'; readonly password: 'kept' | 'gone' });

const client = () => import('../browser/mail-link.ts');

/** Looks up what the link is for. Opening it applies nothing: mail scanners open links by themselves. */
async function look(address: string): Promise<Stage> {
  const query = new URL(address).searchParams;
  const mode = linkModes.find((each) => each === query.get('mode'));
  const code = query.get('oobCode');
  if (mode === undefined || !code) {
    return { is: 'broken', mode, title: m.link_wrong(), why: m.link_incomplete(), isAway: false };
  }
  try {
    const { emailOfReset, readLink } = await client();
    return mode === 'resetPassword'
      ? { is: 'new-password', email: await emailOfReset(code), code }
      : { is: 'question', mode, code, ...(await readLink(code)) };
  } catch (cause) {
    return { is: 'broken', mode, ...linkError(mode, cause) };
  }
}

const doneLabels = {
  verifyEmail: { kept: [m.link_verified, m.link_verified_text], gone: [m.link_verified, m.link_gone_text] },
  verifyAndChangeEmail: {
    kept: [m.link_changed, m.link_changed_text],
    gone: [m.link_changed, m.link_gone_text],
  },
  recoverEmail: {
    kept: [m.link_recovered, m.link_recovered_text],
    gone: [m.link_recovered, m.link_gone_text],
  },
} as const;

/** Title and lede of a stage. */
function headOf(stage: Stage): readonly [title: string, lede: string] {
  switch (stage.is) {
    case 'looking':
      return [m.link_title(), m.link_lede()];
    case 'broken':
      return [stage.title, stage.why];
    case 'new-password':
      return [m.link_new_password(), m.link_new_password_text({ email: stage.email })];
    case 'new-password-done':
      return [m.link_new_password_done(), m.link_new_password_done_text()];
    case 'question':
      return questionTexts(stage);
    case 'done': {
      const [title, text] = doneLabels[stage.mode][stage.password];
      return [title(), text({ email: stage.email })];
    }
  }
}

/** Shows what a mail link would do, applies it on a press, and shows the result and the next step. */
export function MailLink({ picture }: { picture: Picture | undefined }) {
  const [stage, setStage] = useState<Stage>({ is: 'looking' });
  const begin = () => void look(location.href).then(setStage);
  useEffect(begin, []);
  const [title, lede] = headOf(stage);
  return (
    <AccountFrame title={title} lede={lede} picture={picture} live>
      {stage.is === 'broken' && !stage.isAway && <BrokenLink mode={stage.mode} />}
      {stage.is === 'broken' && stage.isAway && (
        <button
          type="button"
          className="btn btn-go"
          onClick={() => {
            setStage({ is: 'looking' });
            begin();
          }}
        >
          {m.account_try_again()}
        </button>
      )}
      {stage.is === 'new-password' && (
        <NewPasswordForm
          email={stage.email}
          save={async (password) => (await client()).chooseNewPassword(stage.code, password)}
          onSaved={() => setStage({ is: 'new-password-done' })}
        />
      )}
      {stage.is === 'question' && (
        <LinkQuestion
          question={stage}
          follow={async () => {
            const { mode, email, code } = stage;
            const { password } = await (await client()).followLink(code);
            setStage({ is: 'done', mode, email, password });
          }}
        />
      )}
      {stage.is === 'done' && (stage.password === 'gone' || stage.mode === 'recoverEmail') && (
        <ResetAfterwards email={stage.email} />
      )}
      {stage.is === 'done' && stage.mode === 'verifyEmail' && stage.password === 'kept' && (
        <PageLink className="btn btn-go" to="/account">
          {m.link_to_account()}
        </PageLink>
      )}
      {(stage.is === 'new-password-done' ||
        (stage.is === 'done' && stage.mode === 'verifyAndChangeEmail' && stage.password === 'kept')) && (
        <PageLink className="btn btn-go" to="/login">
          {m.sign_in_title()}
        </PageLink>
      )}
    </AccountFrame>
  );
}

function ResetAfterwards({ email }: { email: string }) {
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await attempt.begin(async () => (await client()).sendPasswordLink(email)));
  return (
    <div className="account-fields">
      <AttemptError of={attempt} />
      <button type="button" className="btn btn-go" aria-disabled={attempt.pending} onClick={send}>
        {attempt.pending ? m.identity_pending_reset() : m.link_recovered_reset()}
      </button>
      <div role="status">{sent && <p className="account-said">{m.reset_sent({ email })}</p>}</div>
    </div>
  );
}
