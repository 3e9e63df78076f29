import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { sum } from '#features/orders/dashboard/order-words.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { handMethods, type Method } from '../payments.rules.ts';
import type { RefundProposal } from '../refunds/proposal.contract.ts';
import { beginningOf, needsTo } from '../refunds/proposal.rules.ts';
import { useMoneySend } from './money-send.ts';
import { methodNames } from './payment-words.ts';

interface RefundFormProps {
  readonly orderId: string;
  readonly proposal: RefundProposal;
}

/** What is due back, and how the money came. */
function DueBack({ due, uncleared, ways }: RefundProposal) {
  const came = ways.map(({ method, left }) => `${methodNames[method]()} ${sum(left)}`).join(', ');
  return (
    <p className="of-dim num">
      {due > 0 ? m.office_order_due_back({ sum: sum(due) }) : m.office_order_nothing_due_back()}{' '}
      {came !== '' && m.office_order_ways({ ways: came })}{' '}
      {uncleared > 0 && m.office_order_uncleared({ sum: sum(uncleared) })}
    </p>
  );
}

/** Asks for a refund: what is due back, by the way on which it came; each field can be changed. */
function RefundForm({ orderId, proposal }: RefundFormProps) {
  const [begin] = useState(() => beginningOf(proposal));
  const [method, setMethod] = useState<Method>(begin.method);
  const [amount, setAmount] = useState(begin.amount);
  const [to, setTo] = useState(begin.to);
  const [outside, setOutside] = useState('');
  const [reason, setReason] = useState('');
  const { faults, problem, busy, send } = useMoneySend();
  // A gateway gives back what it took and nothing else.
  const methods = new Set<Method>([...proposal.ways.map((way) => way.method), ...handMethods]);
  const toOf = (of: Method) => proposal.ways.find((way) => way.method === of)?.to ?? '';

  /** Another way has another number, unless somebody typed one. */
  function choose(chosen: Method) {
    if (to === toOf(method)) {
      setTo(toOf(chosen));
    }
    setMethod(chosen);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const poisha = amount ?? 0;
    const missing = {
      ...(poisha <= 0 ? { amount: m.office_order_sum_missing() } : {}),
      ...(reason.trim().length < 3 ? { reason: m.office_order_reason_missing() } : {}),
    };
    const given = {
      method,
      amount: poisha,
      reason,
      ...(needsTo(method) && to.trim() !== '' ? { to } : {}),
      ...(outside.trim() === '' ? {} : { outside }),
    };
    let isPaid = false;
    const told = () => (isPaid ? m.office_order_told_paid_back() : m.office_order_told_asked());
    void send(event.currentTarget, missing, told, async () => {
      const { state } = await sendOnce(`back ${orderId}`, (key) =>
        write('POST /orders/{orderId}/refunds', { orderId, ...given, key }),
      );
      isPaid = state === 'paid';
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
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
        <MoneyInput label={m.office_order_sum()} value={amount} onChange={setAmount} error={faults.amount} />
        {needsTo(method) && (
          <TextInput
            label={m.office_order_to()}
            autoComplete="off"
            maxLength={60}
            value={to}
            error={faults.to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={method === 'cash' ? m.office_order_outside_if_any() : m.office_order_outside_sent()}
          autoComplete="off"
          maxLength={60}
          value={outside}
          error={faults.outside}
          onChange={(event) => setOutside(event.currentTarget.value)}
        />
        <TextInput
          label={m.office_order_reason()}
          maxLength={500}
          value={reason}
          error={faults.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd send={m.office_order_ask_refund()} busy={busy} />
      </Stack>
    </form>
  );
}

/** Opens the dialog for a refund that somebody asks for, once it is known what is due back. */
export async function openRefund({ id }: OfficeOrder): Promise<void> {
  try {
    const proposal = await read('GET /orders/{orderId}/refund-proposal', { orderId: id });
    modals.open({
      title: m.office_order_ask_refund(),
      centered: false,
      children: <RefundForm orderId={id} proposal={proposal} />,
    });
  } catch (cause) {
    tellProblem(cause);
  }
}
