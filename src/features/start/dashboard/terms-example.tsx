import { officeLanguage } from '#dashboard/language.ts';
import { cancelledLines } from '#features/orders/lifecycle/cancellation.rules.ts';
import { payableFor, vatOf } from '#features/orders/orders.rules.ts';
import { planOf } from '#features/orders/terms/plan.rules.ts';
import { vatFor } from '#features/orders/terms/vat.rules.ts';
import { noVat } from '#features/site-settings/default-settings.data.ts';
import { sales } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { shortDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';

/** One lakh taka, poisha, and a journey in a month. */
const unit = 1_00_000_00;
const inDays = 30;

/** What becomes of an order by the terms as they are typed: by the same rules that will run it. */
export function TermsExample({ typed }: { readonly typed: unknown }) {
  const language = officeLanguage();
  const terms = sales.safeParse(typed);
  if (!terms.success) {
    return <p className="of-dim">{m.office_start_example_wrong()}</p>;
  }
  const { vat = noVat, ladder } = terms.data;
  const today = dhakaToday();
  const travelsOn = addDays(today, inDays);
  const line = {
    charge: 'own' as const,
    quantity: 1,
    unit,
    spent: 0,
    refund: { ladder },
    ...vatFor({ charge: 'own' }, vat),
  };
  const parts = planOf(payableFor(line), today, travelsOn, terms.data);
  const [cancelled] = cancelledLines([line], travelsOn, today);
  return (
    <section className="start-example" aria-labelledby="start-example" aria-live="polite">
      <h2 id="start-example">
        {m.office_start_example({ sum: taka(unit, language), days: count(inDays, language) })}
      </h2>
      <dl className="num">
        {parts.map(({ due, amount }) => (
          <div key={due}>
            <dt>
              {due === today
                ? m.office_start_example_now()
                : m.office_start_example_rest({ day: shortDate(due, language) })}
            </dt>
            <dd>{taka(amount, language)}</dd>
          </div>
        ))}
        <div>
          <dt>{m.office_start_example_vat()}</dt>
          <dd>{taka(vatOf(line), language)}</dd>
        </div>
        <div>
          <dt>{m.office_start_example_cancel()}</dt>
          <dd>{taka(cancelled?.keep ?? 0, language)}</dd>
        </div>
      </dl>
    </section>
  );
}
