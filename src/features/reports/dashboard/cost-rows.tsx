import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { ProfitReport } from '../costs/costs.contract.ts';

/** The lines of suppliers' bills that are for a departure; they are paid and undone on the suppliers' pages. */
export function CostRows({ bills }: Pick<ProfitReport, 'bills'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet rep-scroll" aria-label={m.office_profit_costs()} tabIndex={0}>
      <table className="of-sums num">
        <thead>
          <tr>
            <th scope="col">{m.office_profit_cost()}</th>
            <th scope="col">{m.office_profit_day()}</th>
            <th scope="col">{m.office_profit_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map(({ bill, supplier, name, number, text, on, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one bill differ by their place alone
            <tr key={`${bill} ${place}`}>
              <th scope="row">
                <Link to={`/dashboard/suppliers/${supplier}`}>
                  {[name, number].filter((part) => part).join(' · ')}
                </Link>
                , {text}
              </th>
              <td>{shortDate(on, officeLanguage())}</td>
              <td>{taka(amount, officeLanguage())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
