import { Button, Group, Modal, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { wordsOf } from '#features/identity/browser/provider-errors.ts';
import type { Visitor } from '#features/identity/browser/visitor-state.ts';
import { m } from '#messages/messages.js';
import { freshSignIn } from '../api/fresh-sign-in.ts';

/** The identity provider's client: a large chunk, loaded for signing in. */
const client = () => import('#features/identity/browser/own-account.ts');

/** Escape would reach the dialog below as well, which would close with what was typed in it. */
const alone = { 'data-mantine-stop-propagation': 'true' } as const;

const cancel = () => freshSignIn.answer(false);

/** A dialog when a request needs a newer sign-in: the page and its dialogs stay as they are, and the request is repeated. */
export function SignInFirst({ user }: { user: Visitor }) {
  const isRequested = useSyncExternalStore(freshSignIn.subscribe, freshSignIn.isRequested);
  return (
    <Modal
      opened={isRequested}
      onClose={cancel}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={400}
      title={m.office_fresh_title()}
      attributes={{ header: { role: 'presentation' }, content: alone }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && cancel()}
    >
      <Stack gap="md">
        <p className="of-dim">{m.office_fresh_text()}</p>
        <Proof user={user} />
      </Stack>
    </Modal>
  );
}

/** What proves who it is: the password, or Google where the account has it. */
export function Proof({ user }: { user: Visitor }) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState<'password' | 'google'>();
  const said = useRef<HTMLParagraphElement>(null);

  async function attempt(way: 'password' | 'google', prove: () => Promise<void>) {
    if (pending !== undefined) {
      return;
    }
    setPending(way);
    setWrong(undefined);
    try {
      await prove();
      freshSignIn.answer(true);
    } catch (cause) {
      setWrong(wordsOf(cause));
      setPending(undefined);
      requestAnimationFrame(() => said.current?.focus());
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt('password', async () => (await client()).proveByPassword(password));
  };
  const byGoogle = () => void attempt('google', async () => (await client()).proveByGoogle());

  return (
    <form onSubmit={submit} className="of-gate-form">
      <Stack gap="md">
        {wrong !== undefined && (
          <p ref={said} className="of-wrong" role="alert" tabIndex={-1} {...alone}>
            {wrong}
          </p>
        )}
        {user.ways.includes('password') && (
          <>
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordInput
              data-autofocus
              label={m.account_prove_password()}
              autoComplete="current-password"
              required
              withAsterisk={false}
              maxLength={4096}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{
                'aria-label': m.identity_show_password(),
                tabIndex: 0,
                ...alone,
              }}
              {...alone}
            />
          </>
        )}
        <Group>
          {user.ways.includes('password') && (
            <Button type="submit" color="marigold.5" loading={pending === 'password'} {...alone}>
              {m.account_prove()}
            </Button>
          )}
          {user.ways.includes('google') && (
            <Button variant="default" loading={pending === 'google'} onClick={byGoogle} {...alone}>
              {m.account_prove_google()}
            </Button>
          )}
          <Button variant="subtle" onClick={cancel} {...alone}>
            {m.office_cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
