import { Anchor } from '@mantine/core';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in in place of the requested page, at the same URL: after signing in the page appears. */
export function SignInScreen({ onBack }: { onBack: () => Promise<void> }) {
  return (
    <GateCard title={m.office_sign_in_title()} text={m.office_sign_in_text()}>
      <SignInForm onDone={onBack} />
      <Anchor href="/" size="sm">
        {m.office_to_site()}
      </Anchor>
    </GateCard>
  );
}
