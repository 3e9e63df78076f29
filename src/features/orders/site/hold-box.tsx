import { Armchair } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { HoldResult } from '../customer/visitor.contract.ts';
import { Countdown } from './countdown.tsx';
import type { HeldSeats } from './held-seats.server.ts';
import './hold-box.css';

const resultTexts: Readonly<Record<HoldResult, () => string>> = {
  later: m.orders_hold_later_done,
  again: m.orders_hold_again_done,
  full: m.orders_hold_full,
  many: m.orders_hold_many,
  ended: m.orders_hold_ended,
  over: m.orders_hold_changed,
};

interface ResultProps {
  readonly result: HoldResult;
  /** Money can be sent by hand, and the page says how. */
  readonly canSend: boolean;
}

/** What became of the seats, whether the order still holds some or not. */
export function HoldSaid({ result, canSend }: ResultProps) {
  return (
    <p
      className="order-result"
      role="status"
      data-result={result === 'later' || result === 'again' ? 'done' : result}
    >
      {result === 'later' && !canSend ? m.orders_hold_later_office() : resultTexts[result]()}
    </p>
  );
}

interface HoldProps {
  readonly hold: HeldSeats;
  /** Something was paid for them. */
  readonly isPaid: boolean;
  /** The customer told of a payment on which staff haven't decided. */
  readonly hasClaim: boolean;
}

/** The seats that are held for the customer, and until when; it never says hurry. */
export function HoldBox({ hold, isPaid, hasClaim }: HoldProps) {
  const { standing, seats, shown, until, msLeft, isLater, isClaimed } = hold;
  const words = isClaimed
    ? m.orders_hold_until_claim
    : isLater
      ? m.orders_hold_until_later
      : m.orders_hold_until;
  return (
    <>
      {standing === 'held' && (
        <section className="hold-box" aria-labelledby="hold">
          <Icon of={Armchair} />
          <div>
            <h2 id="hold">{m.orders_hold_held({ count: seats, shown })}</h2>
            <p className="num">{words({ until })}</p>
          </div>
          <Countdown msLeft={msLeft} />
        </section>
      )}
      {standing === 'free' && <HoldOver {...{ hold, isPaid, hasClaim }} />}
    </>
  );
}

/** The hold is over: the seats can be held again if they are there, and money that came too late is safe. */
function HoldOver({ hold, isPaid, hasClaim }: HoldProps) {
  const { seats, left, shownLeft, againTo, bookPath } = hold;
  return (
    <section className="order-box hold-over num" aria-labelledby="hold">
      <h2 id="hold">{isPaid ? m.orders_hold_late() : m.orders_hold_over()}</h2>
      <p>
        {isPaid
          ? m.orders_hold_late_text()
          : hasClaim
            ? m.orders_hold_over_claimed()
            : m.orders_hold_over_text()}
      </p>
      <p>{left > 0 ? m.orders_hold_left({ count: left, shown: shownLeft }) : m.orders_hold_none_left()}</p>
      {left >= seats ? (
        <form method="post" action={againTo}>
          <button type="submit" className="btn btn-go">
            {m.orders_hold_again()}
          </button>
        </form>
      ) : (
        <a className="btn btn-line" href={bookPath}>
          {m.orders_hold_other()}
        </a>
      )}
    </section>
  );
}

interface LaterProps {
  readonly until: string;
  /** In which ways. */
  readonly how: string;
  readonly to: string;
}

/** For customers who pay by hand: the seats stay held for longer. */
export function PayLater({ until, how, to }: LaterProps) {
  return (
    <form className="hold-later" method="post" action={to}>
      <p>
        <b>{m.orders_later()}</b>
        <small>{how}</small>
      </p>
      <p className="num">{m.orders_later_until({ until })}</p>
      <button type="submit" className="btn btn-line">
        {m.orders_later_button()}
      </button>
    </form>
  );
}
