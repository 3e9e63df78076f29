import { Modal } from '@mantine/core';
import { m } from '#messages/messages.js';
import { SignInForm } from './sign-in-form.tsx';

/** Laid over the page when the sign-in ends in the middle of work; the page below keeps what is typed. */
export function SignInAgain({ email, onBack }: { email: string; onBack: () => Promise<void> }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={m.office_sign_in_again()}
    >
      <p className="of-dim">{m.office_sign_in_again_text()}</p>
      <SignInForm email={email} onDone={onBack} />
    </Modal>
  );
}
