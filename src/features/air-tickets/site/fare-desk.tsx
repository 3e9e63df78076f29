import { Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';

/** Who looks up the fare, what happens next, and how to reach them at once. */
export function FareDesk() {
  const agency = useAgency();
  return (
    <aside className="desk" aria-labelledby="desk">
      <h2 id="desk">{m.air_desk()}</h2>
      <ol>
        <li>{m.air_desk_look()}</li>
        <li>{m.air_desk_answer()}</li>
        <li>{m.air_desk_hold()}</li>
      </ol>
      <div className="desk-ways">
        <WhatsappLink className="btn-block" />
        <a className="btn btn-line btn-block num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
        <p className="small muted num">{agency.hoursLine}</p>
      </div>
    </aside>
  );
}
