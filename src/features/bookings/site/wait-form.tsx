import type { PackageChoice } from '#features/tour-packages/price/price.contract.ts';
import { seatsOf } from '#features/tour-packages/price/price.rules.ts';
import { departureDate } from '#features/tour-packages/site/package-words.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import {
  type CheckoutFault,
  type CheckoutField,
  partyIn,
  type TypedCheckout,
} from '../checkout/checkout.rules.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { CheckoutParty } from './checkout-party.tsx';
import { usualCheckout } from './checkout-start.ts';
import { faultWords } from './checkout-words.ts';
import { useCheckout } from './use-checkout.ts';

interface WaitFormProps {
  readonly checkout: Checkout;
  readonly departure: CheckoutDeparture;
  readonly choice: PackageChoice;
  readonly formKey: string;
  readonly today: CalendarDate;
  /** What the server gave back instead of a place on the list. */
  readonly posted:
    | {
        readonly typed: TypedCheckout;
        readonly faults: readonly CheckoutFault[];
        readonly notice: 'closed' | 'many' | 'free' | undefined;
      }
    | undefined;
}

const noticeWords = { closed: m.checkout_closed, many: m.checkout_many, free: m.waiting_free } as const;

/** The form of a waiting list; the server shows it again with what was typed until it is right. */
export function WaitForm({ checkout, departure, choice, formKey, today, posted }: WaitFormProps) {
  const language = usePageLanguage();
  const { typed, form, change } = useCheckout(usualCheckout(choice), posted?.typed);
  const faults = posted?.faults ?? [];
  const errorOf = (field: CheckoutField) => {
    const fault = faults.find((each) => each.field === field && posted?.typed[field] === typed[field]);
    return fault && faultWords(fault, checkout.groupMax, language);
  };
  const isFree = departure.seatsLeft >= Math.max(1, seatsOf(partyIn(typed)));
  const notice = posted?.notice ?? (isFree ? 'free' : undefined);
  return (
    <form method="post" noValidate ref={form}>
      <input type="hidden" name="form" value={formKey} />
      <input type="hidden" name="departure" value={departure.id} />
      <h1>{m.waiting_join_title()}</h1>
      <p className="lede num">
        {m.waiting_for({
          package: checkout.title,
          date: departureDate(departure.departsOn, today, language),
        })}
      </p>
      <p>{m.waiting_join_text()}</p>
      <ErrorSummary
        title={m.contact_problems()}
        errors={faults.map((fault) => ({
          field: fault.field,
          words: faultWords(fault, checkout.groupMax, language),
        }))}
      />
      {notice !== undefined && (
        <p className="order-result num" role="alert">
          {noticeWords[notice]()}
        </p>
      )}
      <CheckoutParty
        checkout={checkout}
        departure={departure}
        typed={typed}
        change={change}
        errorOf={errorOf}
      />
      <CheckoutContact typed={typed} change={change} errorOf={errorOf} />
      {isFree ? (
        <button type="submit" name="step" value="book" className="btn btn-go">
          {m.waiting_book()}
        </button>
      ) : (
        <button type="submit" name="step" value="wait" className="btn btn-go">
          {m.waiting_join()}
        </button>
      )}
    </form>
  );
}
