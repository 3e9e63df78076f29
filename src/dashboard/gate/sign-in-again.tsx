import { Modal } from '@mantine/core';
import { m } from '#messages/messages.js';
import { SignInForm } from './sign-in-form.tsx';

/** A dialog over the page when the sign-in ends during work; the page keeps its unsaved input. */
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
