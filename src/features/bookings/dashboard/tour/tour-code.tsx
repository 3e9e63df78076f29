import { m } from '#messages/messages.js';
import { qrPath } from '#platform/format/qr-path.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** The code that opens check-in of a departure on the telephone that reads it, from the screen or from paper. */
export const TourCode = ({ id }: { readonly id: string }) => (
  <figure className="tour-code">
    <QrCode
      {...qrPath(`${window.location.origin}/dashboard/departures/${id}/check-in`)}
      className="tour-qr"
      label={m.office_check_in()}
    />
    <figcaption>{m.office_tour_scan()}</figcaption>
  </figure>
);
