import { Button, Group, TextInput } from '@mantine/core';
import { z } from 'zod';
import { read, write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { WordedError } from '#dashboard/run-mutation.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { type InboxArrival, type InboxClaim, newMatch } from '../matches/matches.contract.ts';
import { restLabel } from './money-labels.ts';

interface Sides {
  readonly claim?: InboxClaim;
  readonly arrival?: InboxArrival;
}
interface Part {
  readonly reference: string;
  readonly amount: number | undefined;
}

/** The order of a reference. @throws WordedError when there is none */
async function orderOf(reference: string): Promise<string> {
  const typed = reference.trim();
  const { items } = await read('GET /orders', { q: typed });
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found = items.find((each) => plain(each.reference) === plain(typed));
  if (found === undefined) {
    throw new WordedError(m.office_money_no_order({ reference: typed }));
  }
  return found.id;
}

/** What is typed of a share: the order by its reference. */
const typedShares = z.object({
  parts: z.array(newMatch.shape.parts.element.omit({ order: true }).extend({ reference: plainLine(60) })),
  seen: newMatch.shape.seen,
  key: idempotencyKey,
});

/** Shares what arrived, or was seen, out over orders. */
function MatchForm({ claim, arrival }: Sides) {
  const whole = arrival?.left ?? claim?.amount ?? 0;
  const first: Part = { reference: claim?.reference ?? '', amount: whole };
  const form = useOfficeForm({
    start: { parts: [first], seen: '' },
    schema: typedShares,
    request: (typed, key) => ({ ...typed, key }),
    fieldOf: (path) => path.replace(/\.order$/, '.reference'),
    send: async ({ parts, seen, key }) => {
      const shared: { order: string; amount: number }[] = [];
      for (const { reference, amount } of parts) {
        shared.push({ order: await orderOf(reference), amount });
      }
      await write('POST /money/matches', {
        ...(arrival === undefined ? { seen } : { arrival: arrival.id }),
        claim: claim?.id,
        parts: shared,
        key,
      });
      return parts.map(({ reference }) => reference).join(', ');
    },
    changes: ordersKey,
    told: (reference) => m.office_money_notify_matched({ reference }),
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
        <Group key={index} align="end" grow>
          <TextInput label={m.office_money_order()} {...field(`parts.${index}.reference`)} />
          <MoneyInput label={m.office_order_sum()} {...field(`parts.${index}.amount`)} />
        </Group>
      ))}
      {arrival !== undefined && (
        <p className="of-dim num" aria-live="polite">
          {restLabel(whole, rest)}
        </p>
      )}
      {parts.length < 10 && (
        <Button
          variant="subtle"
          onClick={() => field('parts').onChange([...parts, { reference: '', amount: Math.max(0, rest) }])}
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
