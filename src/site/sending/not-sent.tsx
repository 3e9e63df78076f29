import { Phone } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { useAgency } from '../layout/agency.ts';
import './not-sent.css';

interface NotSentProps {
  /** What was typed, as a message for WhatsApp. */
  readonly lines: readonly string[];
  /** What happens next: whether it is sent by itself, or by the button. */
  readonly text: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** After a failed send: the input is kept; offers a retry, and contact without our server. */
export function NotSent({ lines, text, ref }: NotSentProps) {
  const agency = useAgency();
  const whatsapp = `https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <div className="not-sent" role="alert" tabIndex={-1} ref={ref}>
      <h2 className="h3">{m.contact_unreachable()}</h2>
      <p>{text}</p>
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
