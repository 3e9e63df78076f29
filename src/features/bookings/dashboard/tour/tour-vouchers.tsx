import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { GroupVouchers, IssuedVouchers } from '../../vouchers/vouchers.contract.ts';
import { departureKey } from '../bookings-client.ts';
import { printPath } from '../vouchers/vouchers-client.ts';
import { OfGroup } from './tour-sheet.tsx';

/** The vouchers of everybody on a departure, issued and printed in one go. */
export function TourVouchers({ of: { id } }: { readonly of: OfficeDeparture }) {
  const queryKey = [...departureKey(id), 'vouchers'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read('GET /departures/{id}/vouchers', { id, language: officeLanguage() }, signal),
  });
  const queryClient = useQueryClient();
  return (
    <OfGroup id={id}>
      {() => (
        <Loaded query={query}>
          {(found) => (
            <Vouchers id={id} found={found} changed={() => queryClient.invalidateQueries({ queryKey })} />
          )}
        </Loaded>
      )}
    </OfGroup>
  );
}

interface VouchersProps {
  readonly id: string;
  readonly found: GroupVouchers;
  readonly changed: () => Promise<void>;
}

function Vouchers({ id, found: { vouchers, without }, changed }: VouchersProps) {
  const refused = needsPermission(useMe(), 'orders.write');
  const [answer, setAnswer] = useState<IssuedVouchers>();
  const [isPending, setPending] = useState(false);
  const issueAll = async (unpaid = false) => {
    setPending(true);
    let ready = 0;
    const told = () => m.office_tour_vouchers_done({ shown: count(ready, officeLanguage()) });
    await runMutation(ordersKey, told, async () => {
      const issued = await write('POST /departures/{id}/vouchers', { id, unpaid });
      ready = issued.issued.length;
      setAnswer(issued);
    });
    await changed();
    setPending(false);
  };
  const empty = answer?.without.map(({ name }) => name) ?? [];
  const owing = answer?.owing ?? [];
  const missing = without
    .filter(({ id: orderId, name }) => !empty.includes(name) && owing.every((each) => each.id !== orderId))
    .map(({ name }) => name);
  return (
    <section className="of-panel tour-sheet">
      <h2>{m.office_tour_vouchers()}</h2>
      <p>{m.office_tour_vouchers_text()}</p>
      <div className="tour-vouchers-do">
        <MayButton
          refused={refused}
          color="marigold.5"
          loading={isPending}
          leftSection={<Icon of={Ticket} />}
          onClick={() => void issueAll()}
        >
          {m.office_tour_vouchers_issue()}
        </MayButton>
        {vouchers.length > 0 && (
          <Button
            component="a"
            variant="default"
            href={printPath(id, officeLanguage())}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<Icon of={Printer} />}
          >
            {m.office_tour_vouchers_print()}
          </Button>
        )}
      </div>
      {empty.length > 0 && <p>{m.office_tour_vouchers_failed({ names: empty.join(', ') })}</p>}
      {owing.length > 0 && (
        <div role="status" className="num">
          <p>{m.office_tour_vouchers_owing()}</p>
          <ul>
            {owing.map(({ id: orderId, name, owed }) => (
              <li key={orderId}>
                <Link to={`/dashboard/orders/${orderId}`}>{name}</Link> {formatTaka(owed)}
              </li>
            ))}
          </ul>
          <MayButton
            refused={answer?.mayGoOn ? undefined : m.office_unpaid_who()}
            variant="default"
            loading={isPending}
            onClick={() => void issueAll(true)}
          >
            {m.office_tour_vouchers_all_the_same()}
          </MayButton>
        </div>
      )}
      {vouchers.length === 0 ? (
        <p className="of-dim">{m.office_tour_vouchers_none()}</p>
      ) : (
        <>
          {missing.length > 0 && <p>{m.office_tour_vouchers_missing({ names: missing.join(', ') })}</p>}
          <ul className="tour-vouchers num">
            {vouchers.map(({ id: orderId, name, path, paper }) => (
              <li key={orderId}>
                <span>
                  <b>{name}</b> <span className="of-dim">{paper.number}</span>
                </span>
                <a href={path} target="_blank" rel="noopener noreferrer">
                  {m.office_tour_vouchers_open()}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
