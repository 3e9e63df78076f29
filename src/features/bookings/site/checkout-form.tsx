import { useEffect, useRef } from 'react';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { PackageChoice } from '#features/tour-packages/price/price.contract.ts';
import { partyLabel } from '#features/tour-packages/site/package-labels.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { NotSent } from '#site/sending/not-sent.tsx';
import { useReachedForm } from '#site/sending/use-reached-form.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { Checkout } from '../checkout/checkout.queries.ts';
import {
  type CheckoutField,
  type CheckoutFieldError,
  partyIn,
  type TypedCheckout,
} from '../checkout/checkout.rules.ts';
import { checkoutQuote } from '../checkout/price.rules.ts';
import { CheckoutCancellation } from './checkout-cancellation.tsx';
import { CheckoutChannels } from './checkout-channels.tsx';
import { CheckoutContact } from './checkout-contact.tsx';
import { CheckoutFull } from './checkout-full.tsx';
import { errorLabel } from './checkout-labels.ts';
import { CheckoutParty } from './checkout-party.tsx';
import { CheckoutPrice } from './checkout-price.tsx';
import { departureOf, usualCheckout } from './checkout-start.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutTrip } from './checkout-trip.tsx';
import type { CheckoutNotice } from './post-checkout.server.ts';
import { useCheckout } from './use-checkout.ts';

/** What the server gave back instead of a booking. */
export interface CheckoutRefusal {
  readonly typed: TypedCheckout;
  readonly channels: readonly Channel[];
  readonly faults: readonly CheckoutFieldError[];
  readonly notice: CheckoutNotice;
  readonly departure: string | undefined;
}

interface CheckoutFormProps {
  readonly checkout: Checkout;
  readonly choice: PackageChoice;
  readonly formKey: string;
  readonly today: CalendarDate;
  readonly posted: CheckoutRefusal | undefined;
}

const noticeLabels: Readonly<Partial<Record<CheckoutNotice, () => string>>> = {
  closed: m.checkout_closed,
  many: m.checkout_many,
  crowded: m.checkout_crowded,
  'many-wait': m.checkout_waiting_many,
  free: m.checkout_free,
};

/**
 * The whole checkout up to the hold: a plain form, which the server shows again with what was typed until it is right.
 */
export function CheckoutForm({ checkout, choice, formKey, today, posted }: CheckoutFormProps) {
  const language = usePageLanguage();
  const { typed, form, change } = useCheckout(usualCheckout(choice, checkout), posted?.typed);
  const sending = useReachedForm();
  const told = useRef<HTMLDivElement>(null);
  const { departures, groupMax } = checkout;
  const party = partyIn(typed);
  const wanted = posted?.departure ?? choice.departure;
  const departure = departureOf(departures, wanted, seatsOf(party));
  const isStale =
    choice.departure !== undefined &&
    posted === undefined &&
    departures.every(({ key, id }) => key !== choice.departure && id !== choice.departure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server said is shown once.
  useEffect(() => {
    if (posted !== undefined && posted.notice !== 'checked') {
      told.current?.focus();
    }
  }, []);
  if (!departure) {
    return null;
  }
  const priced = checkoutQuote(departure.band, party, checkout.vat);
  const laterUntil = checkout.laterUntil[departure.key];
  const faults = posted?.faults ?? [];
  const errorOf = (field: CheckoutField) => {
    const fault = faults.find((each) => each.field === field && posted?.typed[field] === typed[field]);
    return fault && errorLabel(fault, groupMax, language);
  };
  const notice = isStale ? 'closed' : posted?.notice;
  const words =
    notice === 'price'
      ? m.checkout_price_changed({ total: taka(priced.total, language) })
      : notice && noticeLabels[notice]?.();
  return (
    <form method="post" noValidate ref={form} onSubmit={sending.onSubmit}>
      <input type="hidden" name="form" value={formKey} />
      <input type="hidden" name="departure" value={departure.key} />
      <input type="hidden" name="seen" value={priced.total} />
      <CheckoutSteps at={typed.name.trim() !== '' && typed.phone.trim() !== '' ? 'price' : 'contact'} />
      <h1>{m.checkout_title()}</h1>
      <div ref={told} tabIndex={-1} className="checkout-told">
        <ErrorSummary
          title={m.contact_errors()}
          errors={faults.map((fault) => ({
            field: fault.field,
            words: errorLabel(fault, groupMax, language),
          }))}
        />
        {words !== undefined && (
          <p className="order-result num" role="alert">
            {words}
          </p>
        )}
      </div>
      {sending.state === 'unreachable' && (
        <NotSent
          ref={sending.box}
          text={m.checkout_unreachable()}
          lines={[
            checkout.title,
            fullDate(departure.departsOn, language),
            partyLabel(party, language),
            typed.name,
            typed.phone,
          ]}
        />
      )}
      <div className="checkout-cols">
        <div className="checkout-main">
          <CheckoutTrip checkout={checkout} departure={departure} party={party} />
          <CheckoutParty
            checkout={checkout}
            departure={departure}
            typed={typed}
            change={change}
            errorOf={errorOf}
          />
          {departure.seatsLeft < seatsOf(party) && (
            <CheckoutFull checkout={checkout} departure={departure} party={party} today={today} />
          )}
          <CheckoutContact typed={typed} change={change} errorOf={errorOf}>
            <CheckoutChannels offered={checkout.channels} chosen={posted?.channels ?? checkout.channels} />
          </CheckoutContact>
        </div>
        <div className="checkout-side">
          <CheckoutPrice
            quoted={priced}
            checkout={checkout}
            departure={departure}
            today={today}
            isBusy={sending.state === 'asking'}
          />
          <CheckoutCancellation ladder={checkout.ladder} />
          <p className="order-words num checkout-hold-text">
            {m.checkout_hold_text({
              count: checkout.holdMinutes,
              shown: count(checkout.holdMinutes, language),
            })}
            {laterUntil !== undefined &&
              ` ${m.checkout_later_text({ button: m.orders_later(), until: laterUntil })}`}
          </p>
        </div>
      </div>
    </form>
  );
}
