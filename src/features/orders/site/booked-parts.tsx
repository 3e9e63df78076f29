import { Armchair, CalendarPlus, Circle, CircleCheck } from 'lucide-react';
import { m } from '#messages/messages.js';
import { CopyButton } from '#site/copy-button.tsx';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';

interface TravellersProps {
  readonly path: string;
  readonly filled: string;
  readonly lastDay: string;
  readonly isOpen: boolean;
  readonly travellers: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly isComplete: boolean;
  }>;
}

/** Who travels: whose names are there, and until when the others can be filled in. */
export const WhoTravels = ({ path, filled, lastDay, isOpen, travellers }: TravellersProps) => (
  <section className="order-box" aria-labelledby="who">
    <h2 id="who">{m.orders_who()}</h2>
    <p className="order-words num">{filled}</p>
    <ul className="order-travellers">
      {travellers.map(({ key, name, isComplete }) => (
        <li key={key}>
          <Icon of={isComplete ? CircleCheck : Circle} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
    <p className="order-words">{m.orders_who_text()}</p>
    {isOpen && <p className="order-words num">{m.orders_who_until({ day: lastDay })}</p>}
    <p className="order-who">
      <a className="btn btn-line" href={path}>
        {m.orders_who_link()}
      </a>
    </p>
  </section>
);

interface MeetProps {
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
  readonly about: string;
  readonly until: string | undefined;
  /** Where and when it begins and starts back; none where nobody said it. */
  readonly notes: readonly string[];
  /** Where its file for calendars is. */
  readonly calendar: string;
}

/** When and where it begins, to put into a calendar. */
export const WhenToMeet = ({ month, day, weekday, about, until, notes, calendar }: MeetProps) => (
  <section className="order-box" aria-labelledby="meet">
    <h2 id="meet">{m.orders_meet()}</h2>
    <div className="order-meet">
      <span className="order-meet-day num">
        <small>{month}</small>
        <b>{day}</b>
        <small>{weekday}</small>
      </span>
      <div>
        <b>{about}</b>
        {until !== undefined && <p className="order-words num">{m.orders_meet_until({ day: until })}</p>}
        {(notes.length > 0 ? notes : [m.orders_meet_text()]).map((note) => (
          <p key={note} className="order-words num">
            {note}
          </p>
        ))}
      </div>
    </div>
    <p className="order-buttons">
      <a className="btn btn-line" href={calendar}>
        <Icon of={CalendarPlus} />
        {m.orders_calendar()}
      </a>
    </p>
  </section>
);

interface ReceivedProps {
  readonly sum: string;
  readonly path: string;
  readonly number: string;
}

/** What has come so far, with the latest receipt. */
export const Received = ({ sum, path, number }: ReceivedProps) => (
  <section className="order-box" aria-labelledby="received">
    <h2 id="received">{m.orders_received()}</h2>
    <p className="order-sum num">
      <b>{sum}</b>
    </p>
    <p className="order-buttons">
      <a className="btn btn-line num" href={path}>
        {m.orders_receipt({ number })}
      </a>
    </p>
  </section>
);

/** How the journey was: the way to say it, or what became of what was said. */
/** What the page says of the review of its journey. */
export interface OrderReview {
  readonly heading: string;
  readonly text: string;
  readonly link: string | undefined;
  readonly path: string;
}

export const JourneyReview = ({ heading, text, link, path }: OrderReview) => (
  <section className="order-box" aria-labelledby="review">
    <h2 id="review">{heading}</h2>
    <p className="order-words">{text}</p>
    {link !== undefined && (
      <p className="order-buttons">
        <a className="btn btn-line" href={path}>
          {link}
        </a>
      </p>
    )}
  </section>
);

interface PayerProps {
  /** What is sent, with the link at its end. */
  readonly text: string;
  readonly link: string;
}

/** The link for somebody else who pays: they see what is due, and can change nothing. */
export const SendToPayer = ({ text, link }: PayerProps) => (
  <section className="order-box" aria-labelledby="payer">
    <h2 id="payer">{m.orders_payer()}</h2>
    <p className="order-words">{m.orders_payer_text()}</p>
    <p className="order-bubble num">
      {text} <a href={link}>{link}</a>
    </p>
    <p className="order-buttons">
      <a
        className="btn btn-wa"
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
        rel="noopener"
      >
        <BrandIcon of="whatsapp" />
        {m.orders_payer_send()}
      </a>
      <CopyButton text={link} className="btn-line">
        {m.site_copy_link()}
      </CopyButton>
    </p>
  </section>
);

/** What is told is being checked, or a gateway hasn't answered: the seats stay, the clock stands, and nobody pays twice. */
export const ClockStopped = ({ seats }: { readonly seats: string | undefined }) => (
  <>
    {seats !== undefined && (
      <p className="order-held">
        <Icon of={Armchair} />
        <span>{seats}</span>
      </p>
    )}
    <p className="order-warn">{m.orders_not_again()}</p>
  </>
);
