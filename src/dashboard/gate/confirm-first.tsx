import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { wordsOf } from '#features/identity/browser/provider-errors.ts';
import { m } from '#messages/messages.js';
import { GateCard } from './gate-card.tsx';

/** For staff with an unverified address: says that a mail was sent, and can send another. */
export function ConfirmFirst({ email, onRetry }: { email: string; onRetry: () => void }) {
  const [said, setSaid] = useState<string>();
  async function sendAgain() {
    try {
      const { requestVerification } = await import('#features/identity/browser/sign-in.ts');
      await requestVerification();
      setSaid(m.office_letter_sent({ email }));
    } catch (cause) {
      setSaid(wordsOf(cause));
    }
  }
  return (
    <GateCard title={m.office_confirm_title()} text={m.office_confirm_text({ email })}>
      <Group>
        <Button color="marigold.5" onClick={onRetry}>
          {m.office_confirmed_now()}
        </Button>
        <Button variant="default" onClick={() => void sendAgain()}>
          {m.office_letter_again()}
        </Button>
      </Group>
      <p role="status">{said}</p>
    </GateCard>
  );
}
