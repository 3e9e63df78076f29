import { Mail, Phone } from 'lucide-react';
import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';

/** The message in words, and the ways to hand it over: the form can't send by itself yet, and says so. */
export function ContactReady({ lines, ref }: { lines: readonly string[]; ref?: Ref<HTMLElement> }) {
  const agency = useAgency();
  const subject = m.contact_subject_line({ agency: agency.name });
  const whatsapp = `https://wa.me/${agency.whatsapp.slice(1)}?text=${encodeURIComponent(lines.join('\n'))}`;
  const mail = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return (
    <section className="ready" tabIndex={-1} ref={ref} aria-labelledby="ready-title">
      <h2 id="ready-title">{m.contact_ready()}</h2>
      <p>{m.contact_ready_text()}</p>
      <ul className="ready-slip num">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a message may say the same
          <li key={index}>{line}</li>
        ))}
      </ul>
      <div className="ready-ways">
        <a className="btn btn-go" href={whatsapp} target="_blank" rel="noopener">
          <BrandIcon of="whatsapp" />
          {m.contact_send_whatsapp()}
        </a>
        <a className="btn btn-line" href={mail}>
          <Icon of={Mail} />
          {m.contact_send_email()}
        </a>
        <a className="btn btn-line num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
      </div>
    </section>
  );
}
