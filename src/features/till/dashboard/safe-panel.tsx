import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { toldOrWaits } from '#features/payments/dashboard/told-waits.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { safeDifference } from '../safe/safe.rules.ts';
import { tillsKey } from './till-client.ts';

/** The safe: what the books have in it, and its count. */
export function SafePanel() {
  const { data } = useQuery({
    queryKey: [...tillsKey, 'safe'],
    queryFn: ({ signal }) => read('GET /safe', {}, signal),
  });
  const [counted, setCounted] = useState<number>();
  const [because, setBecause] = useState('');
  const [busy, setBusy] = useState(false);
  if (data === undefined) {
    return null;
  }
  const { balance, isOpened } = data;
  const { off } = safeDifference({ balance, isOpened, counted: counted ?? Math.max(balance, 0) });
  const asksWhy = counted !== undefined && off !== 0;
  async function send(event: FormEvent) {
    event.preventDefault();
    if (counted === undefined) {
      return;
    }
    setBusy(true);
    const reason = asksWhy ? { because } : {};
    const { told, act } = toldOrWaits(m.office_safe_told(), () =>
      write('POST /safe/count', { counted, ...reason }),
    );
    if (await doing(tillsKey, told, act)) {
      setCounted(undefined);
      setBecause('');
    }
    setBusy(false);
  }
  return (
    <form className="of-panel till-open" onSubmit={(event) => void send(event)} aria-labelledby="safe">
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
      <MoneyInput label={m.office_safe_counted()} value={counted} onChange={setCounted} />
      {asksWhy && (
        <TextInput
          label={m.office_till_because()}
          required
          minLength={3}
          maxLength={300}
          autoComplete="off"
          value={because}
          onChange={(event) => setBecause(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" loading={busy} disabled={counted === undefined}>
        {m.office_safe_count()}
      </Button>
    </form>
  );
}
