import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { doing, problemWords, WordedError } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import type { InboxArrival, InboxClaim } from '../matches/matches.contract.ts';
import { newKey } from './money-client.ts';
import { restWords } from './money-words.ts';

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

/** Shares what arrived, or was seen, out over orders. */
function MatchForm({ claim, arrival }: Sides) {
  const [key] = useState(newKey);
  const whole = arrival?.left ?? claim?.amount ?? 0;
  const [parts, setParts] = useState<readonly Part[]>([{ reference: claim?.reference ?? '', amount: whole }]);
  const [seen, setSeen] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const rest = whole - parts.reduce((all, { amount = 0 }) => all + amount, 0);
  const change = (at: number, changed: Partial<Part>) =>
    setParts(parts.map((part, index) => (index === at ? { ...part, ...changed } : part)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    try {
      const shared: { order: string; amount: number }[] = [];
      for (const { reference, amount = 0 } of parts) {
        shared.push({ order: await orderOf(reference), amount });
      }
      const done = await doing(
        ordersKey,
        m.office_money_told_matched({ reference: parts.map(({ reference }) => reference.trim()).join(', ') }),
        () =>
          write('POST /money/matches', {
            ...(claim === undefined ? {} : { claim: claim.id }),
            ...(arrival === undefined ? { seen } : { arrival: arrival.id }),
            parts: shared,
            key,
          }),
      );
      if (done) {
        modals.closeAll();
      }
    } catch (cause) {
      setProblem(problemWords(cause));
    }
    setBusy(false);
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
          <Group key={index} align="end" grow>
            <TextInput
              label={m.office_money_order()}
              value={part.reference}
              onChange={(event) => change(index, { reference: event.currentTarget.value })}
            />
            <MoneyInput
              label={m.office_order_sum()}
              value={part.amount}
              onChange={(amount) => change(index, { amount })}
            />
          </Group>
        ))}
        {arrival !== undefined && (
          <p className="of-dim num" aria-live="polite">
            {restWords(whole, rest)}
          </p>
        )}
        {parts.length < 10 && (
          <Button
            variant="subtle"
            onClick={() => setParts([...parts, { reference: '', amount: Math.max(0, rest) }])}
          >
            {m.office_money_more_orders()}
          </Button>
        )}
        {arrival === undefined && (
          <TextInput
            label={m.office_money_where_seen()}
            description={m.office_money_where_seen_text()}
            maxLength={200}
            value={seen}
            onChange={(event) => setSeen(event.currentTarget.value)}
          />
        )}
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd
          send={m.office_money_accept()}
          busy={busy}
          disabled={
            (arrival !== undefined && rest !== 0) || (arrival === undefined && seen.trim().length < 3)
          }
        />
      </Stack>
    </form>
  );
}

/** Opens the dialog that shares money out over orders. */
export function openMatch(sides: Sides): void {
  modals.open({ title: m.office_money_for_order(), centered: false, children: <MatchForm {...sides} /> });
}
