import { Button, Menu } from '@mantine/core';
import { ChevronDown, Printer, Ticket } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { sendOrGoOn } from '#features/orders/dashboard/go-on-unpaid.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { paperName } from '#features/papers/paper-labels.rules.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** The papers of an order, the latest first: each opens to be read and printed. */
export function PapersMenu({ order }: { order: OfficeOrder }) {
  const isOpen = order.state === 'open' || order.state === 'completed';
  const refused =
    needsPermission(useMe(), 'orders.write') ?? (isOpen ? undefined : m.office_order_voucher_later());
  return (
    <Menu position="bottom-end" width={280} withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<Icon of={Printer} />}
          rightSection={<Icon of={ChevronDown} />}
        >
          {m.office_order_papers()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {order.papers.toReversed().map(({ kind, number, path }) => (
          <Menu.Item key={number} component="a" href={path} target="_blank" rel="noopener noreferrer">
            {paperName[kind]()} <span className="of-dim num">{number}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          disabled={refused !== undefined}
          leftSection={<Icon of={Ticket} />}
          onClick={() =>
            void runMutation(ordersKey, m.office_order_notify_voucher(), () =>
              sendOrGoOn(m.office_order_issue_voucher(), (sent) =>
                write('POST /orders/{id}/vouchers', { id: order.id, ...sent }),
              ),
            )
          }
        >
          {m.office_order_issue_voucher()}
          {refused !== undefined && <small className="of-dim ord-refused">{refused}</small>}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
