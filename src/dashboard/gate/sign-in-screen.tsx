import { Anchor } from '@mantine/core';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Stands in the place of the page that was asked for, whose address stays: after signing in it comes by itself. */
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
