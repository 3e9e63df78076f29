import { m } from '#messages/messages.js';
import type { QrPath } from '#platform/format/qr-path.ts';
import { useAgency } from '#site/layout/agency.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { QrCode } from '#ui/qr-code.tsx';

/** The head of the printed leaflet: the agency's name and number. */
export function LeafletHead() {
  const agency = useAgency();
  return (
    <div className="leaflet leaflet-head num" aria-hidden="true">
      <b>{agency.name}</b>
      <span>
        <PhoneNumber of={agency.phone} /> · {agency.email}
      </span>
    </div>
  );
}

/** The foot of the printed leaflet: contact, and the code that opens the page on a phone. */
export function LeafletFoot({ address, qr }: { readonly address: string; readonly qr: QrPath }) {
  const agency = useAgency();
  return (
    <div className="leaflet leaflet-foot num" aria-hidden="true">
      <p>
        <b>{m.package_leaflet_enquire({ agency: agency.name })}</b>
        <PhoneNumber of={agency.phone} /> · {agency.email}
        <br />
        {agency.street}, {agency.area} · {agency.hoursLine}
        {agency.licences.length > 0 && <br />}
        {agency.licences.map(({ name, number }) => `${name} ${number}`).join(' · ')}
      </p>
      <p>{m.package_leaflet_address({ url: address })}</p>
      <QrCode {...qr} className="leaflet-qr" label={m.package_leaflet_code()} />
    </div>
  );
}
