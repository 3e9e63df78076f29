import { m } from '#messages/messages.js';
import { formatDeadline } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** In the words of the order's own page. */
const standingLabels = {
  quoted: m.orders_state_quoted,
  lapsed: m.orders_state_lapsed,
  cancelled: m.orders_state_cancelled,
  unpaid: m.orders_money_unpaid,
  'part paid': m.orders_money_part,
  paid: m.orders_money_paid,
  overpaid: m.orders_money_over,
  'refund due': m.orders_money_refund_due,
  refunded: m.orders_money_refunded,
} as const;

/** An order in the response of `GET /api/account/orders`; sums are poisha. */
export interface ListedOrder {
  readonly reference: string;
  readonly about: string;
  readonly state: string;
  readonly standing: keyof typeof standingLabels;
  readonly total: number;
  readonly due: number;
  readonly dueOn: string | null;
  /** The moment of it, RFC 3339, where that isn't the end of the day. */
  readonly dueUntil?: string | undefined;
  /** Until when its seats are held; null without any. */
  readonly heldUntil: string | null;
  /** What is to come back. */
  readonly back: number;
  readonly language: string;
  /** Its page. */
  readonly path: string;
}

/** What is owed either way. Of a quote nothing is, until it is accepted. */
function owedLabels({ state, due, dueOn, dueUntil, back }: ListedOrder, language: Language): string[] {
  const isOwed = due > 0 && state !== 'quoted';
  const sum = taka(due, language);
  return [
    ...(back > 0 ? [m.account_order_back({ sum: taka(back, language) })] : []),
    ...(isOwed && dueOn === null ? [m.account_order_due({ sum })] : []),
    ...(isOwed && dueOn !== null
      ? [m.account_order_due_by({ sum, day: formatDeadline(dueOn, dueUntil, language) })]
      : []),
  ];
}

interface OwnOrderProps {
  readonly order: ListedOrder;
  readonly language: Language;
}

/** An order of the account with how it stands, linked to its page. */
export function OwnOrder({ order, language }: OwnOrderProps) {
  const { reference, about, standing, total, language: written, path } = order;
  const isWaiting = standing === 'part paid' || standing === 'refund due';
  return (
    <li>
      <div>
        <a className="link" href={path} lang={written}>
          {about}
        </a>
        <br />
        <span>{[`${reference}, ${taka(total, language)}`, ...owedLabels(order, language)].join('; ')}</span>
      </div>
      <span className={isWaiting ? 'own-state' : 'own-state good'}>
        {(standing === 'quoted' && order.heldUntil !== null
          ? m.orders_state_held
          : standingLabels[standing])()}
      </span>
    </li>
  );
}
