import { Armchair } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { Countdown } from './countdown.tsx';
import type { HeldSeats } from './held-seats.server.ts';
import './hold-box.css';

/** The seats that are held for the customer, and until when; it never says hurry. */
export function HoldBox({ hold, isKeptLate }: { readonly hold: HeldSeats; readonly isKeptLate: boolean }) {
  const { standing, seats, shown, until, msLeft, left, shownLeft, bookPath } = hold;
  if (standing === 'booked') {
    return null;
  }
  if (standing === 'held') {
    return (
      <section className="hold-box" aria-labelledby="hold">
        <Icon of={Armchair} />
        <div>
          <h2 id="hold">{m.orders_hold_held({ count: seats, shown })}</h2>
          <p className="num">{m.orders_hold_until({ until })}</p>
        </div>
        <Countdown msLeft={msLeft} />
      </section>
    );
  }
  return (
    <section className="order-box hold-over" aria-labelledby="hold">
      <h2 id="hold">{isKeptLate ? m.orders_hold_late() : m.orders_hold_over()}</h2>
      <p>{isKeptLate ? m.orders_hold_late_text() : m.orders_hold_over_text()}</p>
      {left > 0 && <p className="num">{m.orders_hold_left({ count: left, shown: shownLeft })}</p>}
      <a className="btn btn-line" href={bookPath}>
        {m.orders_hold_other()}
      </a>
    </section>
  );
}
