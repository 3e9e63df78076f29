import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { PayResult } from '../customer/visitor.contract.ts';
import './order-ways.css';

interface WaysProps {
  readonly token: string;
  readonly language: Language;
  readonly names: readonly string[];
  readonly practice: boolean;
  /** The sums on the buttons: what is due next, and all that is left when that is more. */
  readonly due: string;
  readonly rest: string | undefined;
  /** Why it didn't begin, or brought no money. */
  readonly result: PayResult | undefined;
}

const wayLabels: Readonly<Record<string, { name: () => string; text: () => string }>> = {
  bkash: { name: m.orders_way_bkash, text: m.orders_way_here },
  nagad: { name: m.orders_way_nagad, text: m.orders_way_here },
  sslcommerz: { name: m.orders_way_card, text: m.orders_way_card_text },
};

/** Wallets first: most pay by one. */
const inOrder = (names: readonly string[]) => Object.keys(wayLabels).filter((name) => names.includes(name));

const resultTexts: Readonly<Record<PayResult, (() => string) | undefined>> = {
  'attempts.nothing-due': m.orders_pay_nothing,
  'attempts.off': m.orders_pay_off,
  'attempts.limit': m.orders_pay_limit,
  'attempts.many': m.orders_pay_many,
  'attempts.away': m.orders_pay_away,
  'attempts.broken': m.orders_pay_broken,
  // The page says it above, as long as it is so.
  'attempts.checking': undefined,
  'bookings.full': m.orders_hold_full,
  'bookings.closed': m.orders_hold_full,
  'bookings.lapsed': m.orders_hold_ended,
};

/** The gateways through which this order can be paid. A plain form, so that it works without scripts. */
export function OrderWays({ token, language, names, practice, due, rest, result }: WaysProps) {
  const said = result && resultTexts[result];
  return (
    <form className="order-ways" method="post" action={`/pay/orders/${token}`}>
      <input type="hidden" name="language" value={language} />
      {said && (
        <p className="order-result" role="alert">
          {said()}
        </p>
      )}
      <fieldset>
        <legend>{m.orders_ways()}</legend>
        {inOrder(names).map((name, index) => (
          <label key={name} className="order-way">
            <input type="radio" name="method" value={name} defaultChecked={index === 0} />
            <span>
              <b>{wayLabels[name]?.name() ?? name}</b>
              <small>{wayLabels[name]?.text()}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {practice && <p className="order-practice">{m.orders_practice()}</p>}
      <button className="btn btn-go num" type="submit" name="pay" value="due">
        {m.orders_pay({ sum: due })}
      </button>
      {rest !== undefined && (
        <button className="btn btn-line num" type="submit" name="pay" value="all">
          {m.orders_pay_all({ sum: rest })}
        </button>
      )}
    </form>
  );
}
