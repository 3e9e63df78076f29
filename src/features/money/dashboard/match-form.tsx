import { Button, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { type InboxArrival, type InboxClaim, newMatch } from '../matches/matches.contract.ts';
import { restLabel } from './money-labels.ts';
import { OrderSelect } from './order-select.tsx';

interface Sides {
  readonly claim?: InboxClaim;
  readonly arrival?: InboxArrival;
}
interface Part {
  readonly order: string;
  readonly amount: number | undefined;
}

/** What is typed of a share. */
const typedShares = z.object({
  parts: z.array(newMatch.shape.parts.element),
  seen: newMatch.shape.seen,
  key: idempotencyKey,
});

/** Shares what arrived, or was seen, out over orders. */
function MatchForm({ claim, arrival }: Sides) {
  const whole = arrival?.left ?? claim?.amount ?? 0;
  const first: Part = { order: claim?.order ?? '', amount: whole };
  const form = useOfficeForm({
    start: { parts: [first], seen: '' },
    schema: typedShares,
    request: (typed, key) => ({ ...typed, key }),
    send: ({ parts, seen, key }) =>
      write('POST /money/matches', {
        ...(arrival === undefined ? { seen } : { arrival: arrival.id }),
        claim: claim?.id,
        parts,
        key,
      }),
    changes: ordersKey,
    told: m.office_money_notify_booked(),
  });
  const { field } = form;
  const { parts, seen } = form.values;
  const rest = whole - parts.reduce((all, { amount = 0 }) => all + amount, 0);
  return (
    <DialogForm
      form={form}
      send={m.office_money_accept()}
      disabled={arrival === undefined ? seen.trim().length < 3 : rest !== 0}
    >
      {parts.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
        <Stack key={index} gap="xs">
          <OrderSelect
            {...field(`parts.${index}.order`)}
            start={index === 0 ? claim : undefined}
            autoFocus={index === 0 && claim === undefined}
          />
          <MoneyInput label={m.office_order_sum()} {...field(`parts.${index}.amount`)} />
        </Stack>
      ))}
      {arrival !== undefined && (
        <p className="of-dim num" aria-live="polite">
          {restLabel(whole, rest)}
        </p>
      )}
      {parts.length < 10 && (
        <Button
          variant="subtle"
          onClick={() => field('parts').onChange([...parts, { order: '', amount: Math.max(0, rest) }])}
        >
          {m.office_money_more_orders()}
        </Button>
      )}
      {arrival === undefined && (
        <TextInput
          label={m.office_money_where_seen()}
          description={m.office_money_where_seen_text()}
          maxLength={200}
          {...field('seen')}
        />
      )}
    </DialogForm>
  );
}

/** Opens the dialog that shares money out over orders. */
export const openMatch = (sides: Sides) => openForm(m.office_money_for_order(), <MatchForm {...sides} />);
