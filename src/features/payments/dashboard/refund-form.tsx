import { NativeSelect, TextInput } from '@mantine/core';
import { read, write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { newRefund } from '../payments.contract.ts';
import { fitsMethod, handMethods, type Method } from '../payments.rules.ts';
import type { RefundProposal } from '../refunds/proposal.contract.ts';
import { beginningOf, needsTo } from '../refunds/proposal.rules.ts';
import { AccountField } from './money-more.tsx';
import { methodNames } from './payment-labels.ts';

interface RefundFormProps {
  readonly orderId: string;
  readonly proposal: RefundProposal;
}

interface TypedRefund extends ReturnType<typeof beginningOf> {
  readonly outside: string;
  readonly reason: string;
  readonly on: CalendarDate | undefined;
  /** The code of one of the agency's own accounts; empty for the first of its kind. */
  readonly account: string;
}

const startOf = (proposal: RefundProposal): TypedRefund => ({
  ...beginningOf(proposal),
  outside: '',
  reason: '',
  on: undefined,
  account: '',
});

/** What is due back, and how the money came. */
function DueBack({ due, uncleared, ways }: RefundProposal) {
  const came = ways.map(({ method, left }) => `${methodNames[method]()} ${formatTaka(left)}`).join(', ');
  return (
    <p className="of-dim num">
      {due > 0 ? m.office_order_due_back({ sum: formatTaka(due) }) : m.office_order_nothing_due_back()}{' '}
      {came !== '' && m.office_order_ways({ ways: came })}{' '}
      {uncleared > 0 && m.office_order_uncleared({ sum: formatTaka(uncleared) })}
    </p>
  );
}

/** Asks for a refund: what is due back, by the way on which it came; each field can be changed. */
function RefundForm({ orderId, proposal }: RefundFormProps) {
  const form = useOfficeForm({
    start: startOf(proposal),
    schema: newRefund,
    request: ({ to, account, ...typed }, key) => ({
      ...typed,
      to: needsTo(typed.method) ? to : '',
      account: account !== '' && fitsMethod(typed.method, account) ? account : '',
      key,
    }),
    words: {
      amount: m.office_order_sum_missing,
      reason: m.office_order_reason_missing,
    },
    once: `back ${orderId}`,
    send: (refund) => write('POST /orders/{orderId}/refunds', { orderId, ...refund }),
    changes: ordersKey,
    told: ({ state }) =>
      state === 'paid' ? m.office_order_notify_paid_back() : m.office_order_notify_requested(),
  });
  const { field, set, errors } = form;
  const { method, to } = form.values;
  // A gateway gives back what it took and nothing else.
  const methods = new Set<Method>([...proposal.ways.map((way) => way.method), ...handMethods]);
  const toOf = (of: Method) => proposal.ways.find((way) => way.method === of)?.to ?? '';

  /** Another way has another number, unless somebody typed one. */
  function choose(chosen: Method) {
    set({ method: chosen, to: to === toOf(method) ? toOf(chosen) : to });
  }
  return (
    <DialogForm form={form} send={m.office_order_ask_refund()}>
      <DueBack {...proposal} />
      <NativeSelect
        data-autofocus
        label={m.office_order_method()}
        value={method}
        data={[...methods].map((each) => ({ value: each, label: methodNames[each]() }))}
        onChange={({ currentTarget }) =>
          choose([...methods].find((each) => each === currentTarget.value) ?? 'cash')
        }
      />
      <MoneyInput label={m.office_order_sum()} {...field('amount')} />
      {needsTo(method) && (
        <TextInput label={m.office_order_to()} autoComplete="off" maxLength={60} {...field('to')} />
      )}
      <TextInput
        label={method === 'cash' ? m.office_order_outside_if_any() : m.office_order_outside_sent()}
        autoComplete="off"
        maxLength={60}
        {...field('outside')}
      />
      <TextInput label={m.office_order_reason()} maxLength={500} {...field('reason')} />
      <details
        className="ord-more"
        open={errors.on !== undefined || errors.account !== undefined || undefined}
      >
        <summary>{m.office_order_refund_more()}</summary>
        <DateInput eager label={m.office_order_went_on()} {...field('on')} />
        <AccountField method={method} field={field('account')} />
      </details>
    </DialogForm>
  );
}

/** Opens the dialog for a refund that somebody asks for, once it is known what is due back. */
export async function openRefund({ id }: OfficeOrder): Promise<void> {
  try {
    const proposal = await read('GET /orders/{orderId}/refund-proposal', { orderId: id });
    openForm(m.office_order_ask_refund(), <RefundForm orderId={id} proposal={proposal} />);
  } catch (cause) {
    notifyError(cause);
  }
}
