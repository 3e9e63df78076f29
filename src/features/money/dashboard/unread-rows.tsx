import { Alert, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { doing, problemWords } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { askWords } from '#dashboard/form/words-form.tsx';
import { methodWords } from '#features/payments/dashboard/payment-words.ts';
import { m } from '#messages/messages.js';
import { transferMethods } from '../money.rules.ts';
import type { UnreadMoney } from '../unparsed-sms/unparsed-sms.contract.ts';
import { moneyKey } from './money-client.ts';
import { momentWords, unreadWords } from './money-words.ts';

/** Reads by hand what the program didn't understand: it is an arrival then. */
function ReadForm({ unread }: { readonly unread: UnreadMoney }) {
  const [method, setMethod] = useState(unread.method ?? 'bkash');
  const [outside, setOutside] = useState('');
  const [sender, setSender] = useState('');
  const [amount, setAmount] = useState<number>();
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (amount === undefined || at === '') {
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const given = {
      method,
      amount,
      sender,
      at: `${at.slice(0, 16)}:00+06:00`,
      ...(outside.trim() === '' ? {} : { outside }),
    };
    const done = await doing(moneyKey, m.office_money_told_read(), async () => {
      try {
        await write('POST /money/unread/{id}/read', { id: unread.id, ...given });
      } catch (cause) {
        setProblem(problemWords(cause));
        throw cause;
      }
    });
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <p className="mon-unread">{unread.text}</p>
        <NativeSelect
          label={m.office_money_whose()}
          value={method}
          data={transferMethods.map((each) => ({ value: each, label: methodWords(each) }))}
          onChange={({ currentTarget }) =>
            setMethod(transferMethods.find((each) => each === currentTarget.value) ?? method)
          }
        />
        <MoneyInput label={m.office_order_sum()} value={amount} onChange={setAmount} />
        <TextInput
          label={m.office_money_column_at()}
          type="datetime-local"
          required
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <TextInput
          label={m.office_order_outside_if_any()}
          autoComplete="off"
          maxLength={60}
          value={outside}
          onChange={(event) => setOutside(event.currentTarget.value)}
        />
        <TextInput
          label={m.office_money_column_sender()}
          autoComplete="off"
          maxLength={80}
          value={sender}
          onChange={(event) => setSender(event.currentTarget.value)}
        />
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd
          send={m.office_money_unread_read()}
          busy={busy}
          disabled={amount === undefined || at === ''}
        />
      </Stack>
    </form>
  );
}

/** Sent in and not understood: each line is read by hand, or put aside with a reason. */
export function UnreadRows({ unread }: { readonly unread: readonly UnreadMoney[] }) {
  return unread.map((each) => (
    <article key={each.id} className="of-list-sheet mon-row mon-lone" aria-label={each.text.slice(0, 60)}>
      <div className="mon-side">
        <b className="mon-unread">{each.text}</b>
        <span className="of-dim num">
          {unreadWords(each)}, {momentWords(each.at)}
        </span>
      </div>
      <div className="mon-acts">
        <Button
          variant="default"
          onClick={() =>
            modals.open({
              title: m.office_money_unread_read(),
              centered: false,
              children: <ReadForm unread={each} />,
            })
          }
        >
          {m.office_money_unread_read()}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            askWords(m.office_money_unread_aside(), {
              least: 3,
              most: 300,
              danger: true,
              changes: moneyKey,
              label: m.office_order_reason(),
              confirm: m.office_money_dismiss(),
              told: m.office_money_told_dismissed(),
              act: (words) => write('POST /money/unread/{id}/dismiss', { id: each.id, reason: words }),
            })
          }
        >
          {m.office_money_dismiss()}
        </Button>
      </div>
    </article>
  ));
}
