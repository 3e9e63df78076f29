import { Button, NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { MomentInput } from '#dashboard/form/fields/moment-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { askText } from '#dashboard/form/text-form.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { transferMethods } from '../money.rules.ts';
import { type UnreadMoney, unreadReading } from '../unparsed-sms/unparsed-sms.contract.ts';
import { moneyKey } from './money-client.ts';
import { formatMoment, unreadLabel } from './money-labels.ts';

interface Reading extends Readonly<Record<'outside' | 'sender' | 'at', string>> {
  readonly method: UnreadMoney['method'] & {};
  /** Poisha. */
  readonly amount: number | undefined;
}

/** Reads by hand what the program didn't understand: it is an arrival then. */
function ReadForm({ unread: { id, text, method } }: { readonly unread: UnreadMoney }) {
  const start: Reading = { method: method ?? 'bkash', amount: undefined, at: '', outside: '', sender: '' };
  const form = useOfficeForm({
    start,
    schema: unreadReading,
    request: ({ at, ...typed }) => ({ ...typed, at: at && `${at}:00+06:00` }),
    send: (reading) => write('POST /money/unread/{id}/read', { id, ...reading }),
    changes: moneyKey,
    told: m.office_money_notify_read(),
  });
  return (
    <DialogForm form={form} waits send={m.office_money_unread_read()}>
      <p className="mon-unread">{text}</p>
      <NativeSelect
        label={m.office_money_whose()}
        data={transferMethods.map((each) => ({ value: each, label: methodLabel(each) }))}
        {...form.field('method')}
      />
      <MoneyInput label={m.office_order_sum()} {...form.field('amount')} />
      <MomentInput label={m.office_money_unread_at()} {...form.field('at')} />
      <TextInput
        label={m.office_order_outside_if_any()}
        autoComplete="off"
        maxLength={60}
        {...form.field('outside')}
      />
      <TextInput
        label={m.office_money_column_sender()}
        autoComplete="off"
        maxLength={80}
        {...form.field('sender')}
      />
    </DialogForm>
  );
}

/** Sent in and not understood: each line is read by hand, or put aside with a reason. */
export function UnreadRows({ unread }: { readonly unread: readonly UnreadMoney[] }) {
  return unread.map((each) => (
    <article key={each.id} className="of-list-sheet mon-row mon-lone" aria-label={each.text.slice(0, 60)}>
      <div className="mon-side">
        <b className="mon-unread">{each.text}</b>
        <span className="of-dim num">
          {unreadLabel(each)}, {formatMoment(each.at)}
        </span>
      </div>
      <div className="mon-acts">
        <Button
          variant="default"
          onClick={() => openForm(m.office_money_unread_read(), <ReadForm unread={each} />)}
        >
          {m.office_money_unread_read()}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            askText(m.office_money_unread_aside(), {
              least: 3,
              most: 300,
              danger: true,
              changes: moneyKey,
              label: m.office_order_reason(),
              confirm: m.office_money_dismiss(),
              told: m.office_money_notify_dismissed(),
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
