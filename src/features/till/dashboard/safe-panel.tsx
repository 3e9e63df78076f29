import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { unlessWaits } from '#features/payments/dashboard/done-or-pending.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { safeCount } from '../safe/safe.contract.ts';
import { safeDifference } from '../safe/safe.rules.ts';
import { tillsKey } from './till-client.ts';

interface Count {
  /** Poisha. */
  readonly counted: number | undefined;
  readonly because: string;
}

/** The safe: what the books have in it, and its count. */
export function SafePanel() {
  const { data } = useQuery({
    queryKey: [...tillsKey, 'safe'],
    queryFn: ({ signal }) => read('GET /safe', {}, signal),
  });
  const { balance = 0, isOpened = false } = data ?? {};
  const offOf = (counted: number | undefined) =>
    counted === undefined ? 0 : safeDifference({ balance, isOpened, counted }).off;
  const start: Count = { counted: undefined, because: '' };
  const form = useOfficeForm({
    start,
    schema: safeCount,
    request: ({ counted, because }) => ({ counted, because: offOf(counted) === 0 ? '' : because }),
    check: ({ counted, because }): Errors =>
      offOf(counted) !== 0 && because.trim() === '' ? { because: m.office_refused_safe_difference() } : {},
    send: (count) => write('POST /safe/count', count),
    changes: tillsKey,
    told: unlessWaits(m.office_safe_notify()),
    after: (_, { reset }) => reset(),
  });
  if (data === undefined) {
    return null;
  }
  const { counted } = form.values;
  const off = offOf(counted);
  const asksWhy = off !== 0;
  return (
    <FormFrame form={form} className="of-panel till-open" aria-labelledby="safe">
      <h2 id="safe">{m.office_safe()}</h2>
      <p className="of-dim">{data.isOpened ? m.office_safe_text() : m.office_safe_first()}</p>
      <dl className="till-figures num">
        <div>
          <dt>{m.office_till_expected()}</dt>
          <dd>{taka(data.balance, officeLanguage())}</dd>
        </div>
        {asksWhy && (
          <div>
            <dt>{m.office_till_difference()}</dt>
            <dd className="till-off">{taka(off, officeLanguage())}</dd>
          </div>
        )}
      </dl>
      <MoneyInput label={m.office_safe_counted()} {...form.field('counted')} />
      {asksWhy && (
        <TextInput
          label={m.office_till_because()}
          required
          maxLength={300}
          autoComplete="off"
          {...form.field('because')}
        />
      )}
      <FormError form={form} />
      <Button type="submit" variant="default" loading={form.isPending} disabled={counted === undefined}>
        {m.office_safe_count()}
      </Button>
    </FormFrame>
  );
}
