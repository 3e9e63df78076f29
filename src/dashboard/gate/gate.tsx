import { modals } from '@mantine/modals';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetTab } from '#features/identity/browser/browser-storage.ts';
import { watchSignOut } from '#features/identity/browser/signed-out.ts';
import { isStaff } from '#features/identity/roles/roles.rules.ts';
import { freshSignIn } from '../api/fresh-sign-in.ts';
import { type Me, MeContext, useAccount } from '../api/me.ts';
import { queryClient } from '../api/query-client.ts';
import { ApiProblem } from '../api/request.ts';
import { useSession } from '../session.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { GateError } from './gate-error.tsx';
import { GateWaiting } from './gate-waiting.tsx';
import { Refusal } from './refusal.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/**
 * Lets staff in. Anonymous visitors sign in at the requested URL, so that the page then appears; customers are told that
 * they have no access. When a sign-in ends, the page stays with its unsaved input.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { visitor, lost } = useSession();
  const account = useAccount(visitor?.uid);
  const [inside, setInside] = useState<Me>();
  const [gone, setGone] = useState(false);
  const { data } = account;

  useEffect(() => {
    if (data === undefined || visitor?.uid !== data.uid) {
      return;
    }
    if (inside !== undefined && inside.uid !== data.uid) {
      // Another user: nothing of the previous one may stay on the screen.
      queryClient.clear();
      freshSignIn.answer(false);
    }
    setInside(mayEnter(data) ? data : undefined);
  }, [data, inside, visitor]);

  const uid = inside?.uid;
  useEffect(() => {
    if (uid === undefined) {
      return;
    }
    return watchSignOut(uid, () => {
      // First nothing is on the screen, then nothing is in memory; what was typed is nobody's any more.
      queryClient.clear();
      modals.closeAll();
      forgetTab();
      setGone(true);
      location.reload();
    });
  }, [uid]);

  const signedIn = visitor !== null && visitor !== undefined;
  if (gone) {
    return <GateWaiting />;
  }
  if (inside !== undefined) {
    const away = visitor === null || lost;
    return (
      <MeContext value={inside}>
        <div key={inside.uid} inert={away}>
          {children}
        </div>
        {away ? (
          <SignInAgain email={inside.email} onBack={comeBack} />
        ) : (
          visitor?.uid === inside.uid && <SignInFirst user={visitor} />
        )}
      </MeContext>
    );
  }
  if (visitor === null || (signedIn && account.error instanceof ApiProblem && account.error.status === 401)) {
    return <SignInScreen onBack={comeBack} />;
  }
  if (account.error !== null) {
    return <GateError onRetry={() => void account.refetch()} />;
  }
  if (data !== undefined && !mayEnter(data)) {
    return isStaff(data.role) ? (
      <ConfirmFirst email={data.email} onRetry={() => void account.refetch()} />
    ) : (
      <Refusal email={data.email} />
    );
  }
  return <GateWaiting />;
}

/** A role counts only once the address is verified. */
const mayEnter = ({ role, emailVerified }: Me) => isStaff(role) && emailVerified;

/** After signing in, failed requests are sent again. */
async function comeBack(): Promise<void> {
  freshSignIn.answer(true);
  await queryClient.invalidateQueries();
}
