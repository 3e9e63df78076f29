import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { ChannelOfMonth, MessageMonths, MonthOfMessages } from '../months/months.contract.ts';
import type { BudgetWarning } from '../months/months.rules.ts';
import { channelLabels } from './messages-labels.ts';
import '#dashboard/table/sums-table.css';
import './months-panel.css';

/** It reads a year of messages, and so doesn't follow each of them as the list does. */
const useMonths = () =>
  useQuery({
    queryKey: ['message-months'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) => read('GET /messages/months', {}, signal),
  }).data;

/** Of the budget: what is spent of how much. */
const sumsOf = ({ spent, budget }: MessageMonths) => ({
  spent: taka(spent, officeLanguage()),
  budget: taka(budget, officeLanguage()),
});

const warnings: Readonly<Record<BudgetWarning, (sums: ReturnType<typeof sumsOf>) => string>> = {
  nearly: m.outbox_budget_nearly,
  spent: m.outbox_budget_spent,
};

/** Says that most of this month's budget is spent, or all of it; nothing while there is enough. */
export function BudgetAlert() {
  const data = useMonths();
  return data === undefined || data.warning === null ? null : (
    <Alert color={data.warning === 'spent' ? 'red' : 'yellow'}>{warnings[data.warning](sumsOf(data))}</Alert>
  );
}

/** A number of messages; none is a dash, and so is what nobody reports. */
const countOrDash = (some: number | null) => (some ? count(some, officeLanguage()) : '–');
const takaOrDash = (poisha: number) => (poisha === 0 ? '–' : taka(poisha, officeLanguage()));

const ChannelRow = ({ channel, sent, arrived, failed, in: received, cost }: ChannelOfMonth) => (
  <tr>
    <th scope="row">{channelLabels[channel]()}</th>
    <td>{countOrDash(sent)}</td>
    <td>{countOrDash(arrived)}</td>
    <td>{countOrDash(failed)}</td>
    <td>{countOrDash(received)}</td>
    <td>{takaOrDash(cost)}</td>
  </tr>
);

const MonthRows = ({ month, channels, cost }: MonthOfMessages) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={5}>
        {monthName(month, officeLanguage())}
      </th>
      <td>{takaOrDash(cost)}</td>
    </tr>
    {channels.map((each) => (
      <ChannelRow key={each.channel} {...each} />
    ))}
  </tbody>
);

/** The report of the last twelve months: how many messages went, arrived, failed and came in, and what they cost. */
export function MonthsPanel() {
  const data = useMonths();
  if (data === undefined || data.months.length === 0) {
    return null;
  }
  return (
    <div className="out-months">
      <h2 id="message-months">{m.outbox_months()}</h2>
      <p>{m.outbox_months_budget(sumsOf(data))}</p>
      <p className="of-dim">{m.outbox_months_text()}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="of-list-sheet" aria-labelledby="message-months" tabIndex={0}>
        <table className="of-sums num">
          <thead>
            <tr>
              <th scope="col">{m.outbox_channel()}</th>
              <th scope="col">{m.outbox_months_sent()}</th>
              <th scope="col">{m.outbox_months_arrived()}</th>
              <th scope="col">{m.outbox_months_failed()}</th>
              <th scope="col">{m.outbox_months_in()}</th>
              <th scope="col">{m.outbox_months_cost()}</th>
            </tr>
          </thead>
          {data.months.map((each) => (
            <MonthRows key={each.month} {...each} />
          ))}
        </table>
      </section>
    </div>
  );
}
