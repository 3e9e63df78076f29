import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { PayResult } from '../customer/visitor.contract.ts';
import './order-ways.css';

interface WaysProps {
  readonly token: string;
  readonly language: Language;
  /** The gateways, with what one takes at once where that is less than is due. */
  readonly offers: ReadonlyArray<{ readonly name: string; readonly most: string | undefined }>;
  readonly practice: boolean;
  /** The sums on the buttons: what is due next, and all that is left when that is more. */
  readonly due: string;
  readonly rest: string | undefined;
  /** What is paid first, and what after that, when no gateway takes all that is due. */
  readonly part: { readonly first: string; readonly after: string } | undefined;
  /** Why it didn't begin, or brought no money. */
  readonly result: PayResult | undefined;
}

const wayLabels: Readonly<Record<string, { name: () => string; text: () => string }>> = {
  bkash: { name: m.orders_way_bkash, text: m.orders_way_here },
  nagad: { name: m.orders_way_nagad, text: m.orders_way_here },
  sslcommerz: { name: m.orders_way_card, text: m.orders_way_card_text },
};

/** Wallets first: most pay by one. */
const inOrder = (offers: WaysProps['offers']) =>
  Object.keys(wayLabels).flatMap((name) => offers.find((offer) => offer.name === name) ?? []);

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
export function OrderWays({ token, language, offers, practice, due, rest, part, result }: WaysProps) {
  const said = result && resultTexts[result];
  const ordered = inOrder(offers);
  const isOff = (offer: (typeof ordered)[number]) => offer.most !== undefined && part === undefined;
  const first = ordered.find((offer) => !isOff(offer))?.name;
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
        {ordered.map(({ name, most }) => {
          const off = isOff({ name, most });
          return (
            <label key={name} className="order-way" data-off={off || undefined}>
              <input type="radio" name="method" value={name} defaultChecked={name === first} disabled={off} />
              <span>
                <b>{wayLabels[name]?.name() ?? name}</b>
                <small className="num">
                  {most === undefined ? wayLabels[name]?.text() : m.orders_way_limit({ sum: most })}
                </small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {practice && <p className="order-practice">{m.orders_practice()}</p>}
      {part !== undefined && (
        <p className="order-words num">{m.orders_pay_parts({ sum: due, rest: part.after })}</p>
      )}
      <button className="btn btn-go num" type="submit" name="pay" value={part === undefined ? 'due' : 'part'}>
        {part === undefined ? m.orders_pay({ sum: due }) : m.orders_pay_first({ sum: part.first })}
      </button>
      {rest !== undefined && part === undefined && (
        <button className="btn btn-line num" type="submit" name="pay" value="all">
          {m.orders_pay_all({ sum: rest })}
        </button>
      )}
    </form>
  );
}
