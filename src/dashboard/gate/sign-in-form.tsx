import { Anchor, Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { wordsOf } from '#features/identity/browser/provider-errors.ts';
import { m } from '#messages/messages.js';

/** The data that the server sends with the office's frame. */
export interface SignInOffer {
  readonly google: boolean;
}

/** The identity provider's client: a large chunk, loaded for signing in. */
const client = () => import('#features/identity/browser/sign-in.ts');

interface SignInFormProps {
  /** Filled in when a known user signs in again. */
  email?: string;
  onDone: () => Promise<void>;
}

/** Sign-in in place of the requested page. The fields have no names, so that no password gets into a URL. */
export function SignInForm({ email: known = '', onDone }: SignInFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState<'password' | 'google'>();
  const said = useRef<HTMLParagraphElement>(null);
  const google = useRouteLoaderData<SignInOffer>('dashboard/dashboard-layout')?.google ?? false;

  async function attempt(way: 'password' | 'google', signingIn: () => Promise<void>) {
    if (pending !== undefined) {
      return;
    }
    setPending(way);
    setWrong(undefined);
    try {
      await signingIn();
      await onDone();
    } catch (cause) {
      setWrong(wordsOf(cause));
      requestAnimationFrame(() => said.current?.focus());
    }
    setPending(undefined);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt('password', async () => (await client()).signIn(email, password));
  };

  return (
    <form onSubmit={submit} className="of-gate-form">
      <Stack gap="md">
        {wrong !== undefined && (
          <p ref={said} className="of-wrong" role="alert" tabIndex={-1}>
            {wrong}
          </p>
        )}
        <TextInput
          label={m.identity_email()}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          size="md"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={m.identity_password()}
          autoComplete="current-password"
          required
          withAsterisk={false}
          size="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': m.identity_show_password(), tabIndex: 0 }}
        />
        <Button type="submit" color="marigold.5" size="md" loading={pending === 'password'}>
          {m.sign_in_submit()}
        </Button>
        {google && (
          <>
            <Divider label={m.office_or()} />
            <Button
              variant="default"
              size="md"
              loading={pending === 'google'}
              onClick={() => void attempt('google', async () => (await client()).signInWithGoogle())}
            >
              {m.sign_in_google()}
            </Button>
          </>
        )}
        <Anchor href="/passwordreset" size="sm">
          {m.sign_in_forgot()}
        </Anchor>
      </Stack>
    </form>
  );
}
