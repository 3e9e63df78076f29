import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import type { SendingState } from './use-sending.ts';
import '#site/sending/not-sent.css';

interface SendButtonProps {
  words: string;
  state: SendingState;
}

/** The submit button, which shows that the form is being sent. */
export function SendButton({ words, state }: SendButtonProps) {
  const isBusy = state === 'sending' || state === 'sent';
  return (
    <button className="btn btn-go" type="submit" aria-disabled={isBusy || undefined}>
      {isBusy ? m.contact_sending() : words}
    </button>
  );
}

/** The honeypot: hidden from people, filled in by bots. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor="website">{m.contact_honeypot()}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
    </div>
  );
}
