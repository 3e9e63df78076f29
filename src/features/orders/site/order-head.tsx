import { Armchair, Check, HeartHandshake, Hourglass, type LucideIcon, SearchCheck } from 'lucide-react';
import type { Picture } from '#features/media/media.contract.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { CopyButton } from '#site/copy-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { OrderHead as Head } from '../customer/order-head.rules.ts';
import type { MoneyState, Standing } from '../orders.rules.ts';
import { standingLabels } from './order-labels.ts';
import './order-head.css';

interface HeadProps {
  readonly head: Head;
  readonly name: string;
  readonly reference: string;
  /** What it is about, in one line. */
  readonly about: string;
  readonly travelsOn: string | undefined;
  readonly picture: Picture | undefined;
  readonly standing: Standing;
  readonly money: MoneyState;
  /** Whoever reads it pays for somebody else. */
  readonly isPayer: boolean;
}

const icons: Readonly<Record<Head, LucideIcon>> = {
  answering: Hourglass,
  checking: SearchCheck,
  held: Armchair,
  booked: Check,
  paid: Check,
};

/** How it stands, where that is more than its money says. */
const stateLabels: Readonly<Partial<Record<Head, () => string>>> = {
  answering: m.orders_state_checking,
  checking: m.orders_state_checking,
  held: m.orders_state_held,
};

const titles: Readonly<Record<Head, () => string>> = {
  answering: m.orders_head_answering,
  checking: m.orders_head_checking,
  held: m.orders_head_held,
  booked: m.orders_head_booked,
  paid: m.orders_head_paid,
};

const texts: Readonly<Record<Head, (about: { name: string; about: string }) => string>> = {
  answering: m.orders_head_answering_text,
  checking: m.orders_head_checking_text,
  held: m.orders_head_held_text,
  booked: m.orders_head_booked_text,
  paid: m.orders_head_paid_text,
};

const payerTexts: Readonly<Record<Head, (about: { name: string; about: string }) => string>> = {
  answering: m.orders_head_answering_text,
  checking: m.orders_payer_checking_text,
  held: m.orders_payer_due_text,
  booked: m.orders_payer_paid_text,
  paid: m.orders_payer_paid_text,
};

/** The state of an order by sign and words, as one wants to keep it in a picture. */
export function OrderHead(props: HeadProps) {
  const { head, name, reference, about, travelsOn, picture, standing, money, isPayer } = props;
  const isPaid = head === 'booked' || head === 'paid';
  const title = isPayer && isPaid ? m.orders_payer_paid : titles[head];
  const text = isPayer ? payerTexts[head] : texts[head];
  return (
    <div className="order-hero" data-head={head}>
      {picture && (
        <div className="order-hero-picture">
          <PictureFrame picture={picture} sizes="(min-width: 760px) 300px, 100vw" decorative first />
        </div>
      )}
      <div className="order-hero-words">
        <span className="order-hero-coin">
          <Icon of={isPayer && isPaid ? HeartHandshake : icons[head]} />
        </span>
        <h1>{title()}</h1>
        <p>{text({ name, about })}</p>
        {travelsOn !== undefined && <p className="num">{m.orders_travels({ date: travelsOn })}</p>}
        <p className="order-ref num">
          {m.orders_reference()} <b>{reference}</b>
          <span className="order-standing" data-money={money}>
            {(stateLabels[head] ?? standingLabels[standing])()}
          </span>
          <CopyButton text={reference} label={m.orders_copy({ what: m.orders_reference() })} />
        </p>
      </div>
    </div>
  );
}
