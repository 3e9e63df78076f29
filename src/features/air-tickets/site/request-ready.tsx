import { Mail, Phone } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';

/** The request in words, and the ways to hand it over: the form can't send by itself yet, and says so. */
export function RequestReady({ lines, ref }: { lines: readonly string[]; ref?: Ref<HTMLElement> }) {
  const agency = useAgency();
  const subject = m.air_request_subject();
  const text = [subject, ...lines].join('\n');
  const whatsapp = `https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
  const mail = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return (
    <section className="ready" id="request" tabIndex={-1} ref={ref} aria-labelledby="request-title">
      <h2 id="request-title">{m.air_ready()}</h2>
      <p>{m.air_ready_text()}</p>
      <ul className="slip num">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="ready-ways">
        <a className="btn btn-go" href={whatsapp} target="_blank" rel="noopener">
          <BrandIcon of="whatsapp" />
          {m.air_send_whatsapp()}
        </a>
        <a className="btn btn-line" href={mail}>
          <Icon of={Mail} />
          {m.air_send_email()}
        </a>
        <a className="btn btn-line num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
      </div>
    </section>
  );
}
