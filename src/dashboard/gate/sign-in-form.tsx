import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { signInWithPassword } from '../session.ts';

interface SignInFormProps {
  /** Filled in when it is known who has to come back. */
  email?: string;
  onDone: () => Promise<void>;
}

export function SignInForm({ email: known = '', onDone }: SignInFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setWrong(await signInWithPassword(email, password));
    setBusy(false);
    await onDone();
  }

  return (
    <form onSubmit={submit} className="of-gate-form">
      <Stack gap="md">
        {wrong !== undefined && (
          <Alert color="red" variant="light" role="alert" title={wrong} className="of-alert" />
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
        <Button type="submit" color="marigold.5" size="md" loading={busy}>
          {m.sign_in_submit()}
        </Button>
        <Anchor href="/passwordreset" size="sm">
          {m.sign_in_forgot()}
        </Anchor>
      </Stack>
    </form>
  );
}
