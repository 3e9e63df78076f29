import { Phone } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { SendingState } from './use-sending.ts';
import './send-status.css';

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

/** After a failed send: the input is kept; offers a retry, and contact without our server. */
export function NotSent({ lines, ref }: { lines: readonly string[]; ref?: Ref<HTMLDivElement> }) {
  const agency = useAgency();
  const whatsapp = `https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <div className="not-sent" role="alert" tabIndex={-1} ref={ref}>
      <h2 className="h3">{m.contact_unreachable()}</h2>
      <p>{m.contact_unreachable_text()}</p>
      <div className="not-sent-ways">
        <a className="btn btn-wa" href={whatsapp} target="_blank" rel="noopener">
          <BrandIcon of="whatsapp" />
          {m.contact_send_whatsapp()}
        </a>
        <a className="btn btn-line num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
      </div>
    </div>
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
