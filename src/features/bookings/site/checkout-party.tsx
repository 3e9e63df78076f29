import { partsFor } from '#features/tour-packages/party/party.rules.ts';
import { maxOfAKind } from '#features/tour-packages/party/party-parts.rules.ts';
import { numberIn, pricesOf } from '#features/tour-packages/price/price.rules.ts';
import { partAges, partName } from '#features/tour-packages/site/package-labels.ts';
import { seatsLeftLabel } from '#features/tour-packages/site/seats-labels.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import type { CheckoutField, TypedCheckout } from '../checkout/checkout.rules.ts';

interface PartyProps {
  readonly checkout: Checkout;
  readonly departure: CheckoutDeparture;
  readonly typed: TypedCheckout;
  change(changed: Partial<TypedCheckout>): void;
  errorOf(field: CheckoutField): string | undefined;
}

/** Who goes, and the rooms of those who sleep alone. */
export function CheckoutParty({ checkout, departure, typed, change, errorOf }: PartyProps) {
  const language = usePageLanguage();
  const ages = partAges(checkout.childPolicy, language);
  const prices = pricesOf(departure.band);
  const write = (number: number) => count(number, language);
  return (
    <section className="order-box checkout-party" aria-labelledby="party">
      <div className="checkout-box-head">
        <h2 id="party">{m.checkout_step_party()}</h2>
        <span className="order-words num">{seatsLeftLabel(departure.seatsLeft, language)}</span>
      </div>
      {partsFor(checkout.nights).map((part) => (
        <Stepper
          key={part}
          id={part}
          label={partName(part, checkout.nights)}
          help={`${ages[part]}, ${prices[part] === 0 ? m.package_free() : taka(prices[part], language)}`}
          error={errorOf(part)}
          value={/^\d+$/.test(typed[part]) ? write(Number(typed[part])) : typed[part]}
          number={numberIn(typed[part]) ?? 0}
          write={write}
          min={part === 'adults' ? 1 : 0}
          max={maxOfAKind}
          fewer={m.package_fewer({ what: partName(part, checkout.nights) })}
          more={m.package_more_of({ what: partName(part, checkout.nights) })}
          onValue={(value) => change({ [part]: value })}
        />
      ))}
      <button type="submit" name="step" value="check" className="btn btn-line without-js">
        {m.checkout_work_out()}
      </button>
    </section>
  );
}
