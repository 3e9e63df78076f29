import { useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { tellProblem } from '#dashboard/doing.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { issueVoucher, loadOrder, ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DepartureGroup } from '../../group/group.contract.ts';
import { OfGroup } from './tour-sheet.tsx';

interface Issued {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly path: string | undefined;
}

/** The vouchers of everybody on a departure, issued in one go. */
export function TourVouchers({ of }: { readonly of: OfficeDeparture }) {
  return <OfGroup id={of.id}>{(group) => <Vouchers group={group} />}</OfGroup>;
}

/** Issues one; undefined for an order with nothing to be given. @throws ApiProblem for any other refusal */
async function issue({ id, name }: DepartureGroup['orders'][number]): Promise<Issued | undefined> {
  try {
    const {
      data: { number },
    } = await issueVoucher(id);
    const { papers } = await loadOrder(id);
    return { id, name, number, path: papers.find((paper) => paper.number === number)?.path };
  } catch (cause) {
    if (cause instanceof ApiProblem && cause.code === 'orders.voucher') {
      return undefined;
    }
    throw cause;
  }
}

function Vouchers({ group }: { readonly group: DepartureGroup }) {
  const refused = needsPermission(useMe(), 'orders.write');
  const queryClient = useQueryClient();
  const [issued, setIssued] = useState<readonly Issued[]>();
  const [isBusy, setBusy] = useState(false);
  const issueAll = async () => {
    setBusy(true);
    try {
      const done: Issued[] = [];
      for (const order of group.orders) {
        const one = await issue(order);
        done.push(...(one === undefined ? [] : [one]));
      }
      setIssued(done);
    } catch (cause) {
      tellProblem(cause);
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: [...ordersKey] });
  };
  const without = group.orders.filter(({ id }) => !issued?.some((each) => each.id === id));
  return (
    <section className="of-panel tour-sheet">
      <h2>{m.office_tour_vouchers()}</h2>
      <p>{m.office_tour_vouchers_text()}</p>
      <div>
        <MayButton
          refused={refused}
          color="marigold.5"
          loading={isBusy}
          leftSection={<Icon of={Ticket} />}
          onClick={() => void issueAll()}
        >
          {m.office_tour_vouchers_issue()}
        </MayButton>
      </div>
      {issued !== undefined && (
        <>
          <p role="status">
            {m.office_tour_vouchers_done({ shown: count(issued.length, officeLanguage()) })}
            {without.length > 0 &&
              ` ${m.office_tour_vouchers_failed({ names: without.map(({ name }) => name).join(', ') })}`}
          </p>
          <ul className="tour-vouchers num">
            {issued.map(({ id, name, number, path }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> <span className="of-dim">{number}</span>
                </span>
                {path !== undefined && (
                  <a href={path} target="_blank" rel="noopener noreferrer">
                    {m.office_tour_vouchers_open()}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
