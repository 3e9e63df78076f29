import { useQuery } from '@tanstack/react-query';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { OrderVersion } from '../terms/amendments.contract.ts';
import { formatDay, formatTaka, lineLabel } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

const states: Readonly<Record<OrderVersion['state'], () => string>> = {
  current: m.office_version_current,
  replaced: m.office_version_replaced,
  proposed: m.office_version_proposed,
  'not-accepted': m.office_version_not_accepted,
};

/** All versions of an order's terms, each to be read whole; one that waits can be accepted or taken back. */
export function OrderVersions({
  orderId,
  onAccept,
}: {
  orderId: string;
  /** Asks for the reason, and accepts for the customer. */
  onAccept: (version: number) => void;
}) {
  const { data: { items = [] } = {} } = useQuery({
    queryKey: [...ordersKey, 'versions', orderId],
    queryFn: ({ signal }) => read('GET /orders/{id}/versions', { id: orderId }, signal),
  });
  if (items.length < 2) {
    return null;
  }
  return (
    <section className="of-panel" aria-labelledby="ord-versions">
      <h2 id="ord-versions">{m.office_order_versions()}</h2>
      {items.map((version) => (
        <details key={version.number} className="ord-version num" open={version.state === 'proposed'}>
          <summary>
            <strong>{m.office_order_version({ number: count(version.number, officeLanguage()) })}</strong>
            <span>{states[version.state]()}</span>
            <strong>{formatTaka(version.total)}</strong>
          </summary>
          <VersionTerms version={version} />
          {version.state === 'proposed' && (
            <VersionActions orderId={orderId} number={version.number} onAccept={onAccept} />
          )}
        </details>
      ))}
    </section>
  );
}

function VersionTerms({ version }: { version: OrderVersion }) {
  const { at, reason, lines, plan, travelsOn } = version;
  return (
    <>
      <p className="of-dim">
        <Moment at={at} /> {reason !== '' && <q>{reason}</q>}
      </p>
      <ul className="ord-kept">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never change
          <li key={index}>
            {lineLabel(line.text)}: {count(line.quantity, officeLanguage())} × {formatTaka(line.unit)} ={' '}
            {formatTaka(line.sum)}
          </li>
        ))}
        {plan.map(({ amount, due }) => (
          <li key={due}>{m.office_order_due_on({ sum: formatTaka(amount), day: formatDay(due) })}</li>
        ))}
        {travelsOn !== null && <li>{m.office_order_travels({ day: formatDay(travelsOn) })}</li>}
      </ul>
    </>
  );
}

function VersionActions({
  orderId,
  number,
  onAccept,
}: {
  orderId: string;
  number: number;
  onAccept: (version: number) => void;
}) {
  const refused = needsPermission(useMe(), 'orders.write');
  return (
    <div className="ord-money-acts">
      <MayButton refused={refused} color="marigold.5" size="sm" onClick={() => onAccept(number)}>
        {m.office_order_accept()}
      </MayButton>
      <MayButton
        refused={refused}
        variant="default"
        size="sm"
        onClick={() =>
          void runMutation(ordersKey, m.office_order_notify_withdrawn(), () =>
            write('POST /orders/{id}/amendments/{version}/withdraw', { id: orderId, version: number }),
          )
        }
      >
        {m.office_order_withdraw()}
      </MayButton>
    </div>
  );
}
