import { planOf } from '#features/orders/terms/plan.rules.ts';
import { partCount } from '#features/tour-packages/site/package-labels.ts';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Checkout, CheckoutDeparture } from '../checkout/checkout.queries.ts';
import type { CheckoutQuote } from '../checkout/price.rules.ts';

interface PriceProps {
  readonly quoted: CheckoutQuote;
  readonly checkout: Checkout;
  readonly departure: CheckoutDeparture;
  readonly today: CalendarDate;
  /** It is being sent. */
  readonly isBusy: boolean;
}

/** The price in full, what is due when, and the button that holds the seats. */
export function CheckoutPrice({ quoted, checkout, departure, today, isBusy }: PriceProps) {
  const language = usePageLanguage();
  const plan = planOf(quoted.total, today, departure.departsOn, checkout.terms);
  const [now, ...later] = plan;
  const total = taka(quoted.total, language);
  return (
    <>
      <section className="order-box" aria-labelledby="price">
        <h2 id="price">{m.checkout_price()}</h2>
        <div aria-live="polite">
          <table className="order-lines num">
            <tbody>
              {quoted.lines.map(({ part, count, each, amount }) => (
                <tr key={part}>
                  <th scope="row">
                    {partCount(part, count, checkout.nights, language)}
                    {amount > 0 && <small>{m.checkout_each({ sum: taka(each, language) })}</small>}
                  </th>
                  <td>{amount === 0 ? m.package_free() : taka(amount, language)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {quoted.vat > 0 && (
                <tr>
                  <th scope="row">{m.papers_vat()}</th>
                  <td>{taka(quoted.vat, language)}</td>
                </tr>
              )}
              <tr>
                <th scope="row">{m.orders_total()}</th>
                <td>{total}</td>
              </tr>
            </tfoot>
          </table>
          <p className="order-words">
            {m.checkout_in_words({ words: amountInWords(quoted.total, language) })}
          </p>
        </div>
        <h3 className="checkout-plan-title">{m.orders_plan()}</h3>
        <ol className="order-plan num">
          {now && (
            <li data-state="now">
              <span>
                <b>{later.length === 0 ? m.checkout_now_all() : m.checkout_now_part()}</b>
                <small>{amountInWords(now.amount, language)}</small>
              </span>
              <b>{taka(now.amount, language)}</b>
            </li>
          )}
          {later.map(({ amount, due }) => (
            <li key={due}>
              <span>
                <b>{m.checkout_rest({ date: fullDate(due, language) })}</b>
                {addDays(due, -3) > today && <small>{m.checkout_rest_text()}</small>}
              </span>
              <b>{taka(amount, language)}</b>
            </li>
          ))}
        </ol>
      </section>
      <div className="checkout-bar">
        <p className="num">
          <b>{taka(now?.amount ?? 0, language)}</b>
          <span>{m.checkout_now_of({ total })}</span>
        </p>
        <button
          type="submit"
          name="step"
          value="hold"
          className="btn btn-go"
          aria-disabled={isBusy || undefined}
        >
          {m.checkout_hold()}
        </button>
      </div>
    </>
  );
}
