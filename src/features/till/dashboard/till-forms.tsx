import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka, westernDigits } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import type { Till } from '../till.contract.ts';
import { countedDay, countedSum, noteValues } from '../till.rules.ts';
import { tillsKey } from './till-client.ts';

/** A whole number as it was typed, in either digits; nothing typed is none. */
const wholeNumber = (typed: string): number => Number(westernDigits(typed).replace(/\D/g, '').slice(0, 6));

/** The morning: what came from the safe. */
export function OpenTill() {
  const [float, setFloat] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await doing(tillsKey, m.office_till_told_open(), () =>
      write('POST /tills/open', { float: wholeNumber(float) * poishaPerTaka }),
    );
    setBusy(false);
  }
  return (
    <form className="of-panel till-open" onSubmit={(event) => void send(event)}>
      <TextInput
        label={m.office_till_float()}
        inputMode="numeric"
        autoComplete="off"
        value={float}
        onChange={(event) => setFloat(event.currentTarget.value)}
      />
      <Button type="submit" color="marigold.5" loading={busy}>
        {m.office_till_open_do()}
      </Button>
    </form>
  );
}

/** The evening: notes are counted, a difference is explained. */
export function CloseTill({ till }: { till: Till }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [because, setBecause] = useState('');
  const [busy, setBusy] = useState(false);
  const notes = Object.fromEntries(
    noteValues.map((value) => [String(value), wholeNumber(typed[String(value)] ?? '')]),
  );
  const { balance, waiting } = till;
  const counted = countedSum(notes);
  const { expected, difference } = countedDay({ balance, waiting, counted });
  const sum = (poisha: number) => taka(poisha, officeLanguage());
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const reason = because.trim() === '' || difference === 0 ? {} : { because };
    await doing(tillsKey, m.office_till_told_closed(), () =>
      write('POST /tills/close', { clerk: till.uid, notes, ...reason }),
    );
    setBusy(false);
  }
  return (
    <form className="of-panel till-close" onSubmit={(event) => void send(event)}>
      <h2>{m.office_till_close_do()}</h2>
      <p>{m.office_till_close_text()}</p>
      <div className="till-notes">
        {noteValues.map((value) => (
          <TextInput
            key={value}
            label={m.office_till_note({ value: count(value, officeLanguage()) })}
            inputMode="numeric"
            autoComplete="off"
            value={typed[String(value)] ?? ''}
            onChange={(event) => {
              const pieces = event.currentTarget.value;
              setTyped((now) => ({ ...now, [String(value)]: pieces }));
            }}
          />
        ))}
      </div>
      <dl className="till-figures num" aria-live="polite">
        <div>
          <dt>{m.office_till_expected()}</dt>
          <dd>{sum(expected)}</dd>
        </div>
        <div>
          <dt>{m.office_till_counted()}</dt>
          <dd>{sum(counted)}</dd>
        </div>
        <div>
          <dt>{m.office_till_difference()}</dt>
          <dd className={difference === 0 ? undefined : 'till-off'}>{sum(difference)}</dd>
        </div>
      </dl>
      {waiting > 0 && <p className="of-dim">{m.office_till_note_waiting()}</p>}
      {difference !== 0 && (
        <TextInput
          label={m.office_till_because()}
          required
          maxLength={300}
          autoComplete="off"
          value={because}
          onChange={(event) => setBecause(event.currentTarget.value)}
        />
      )}
      <Button type="submit" color="marigold.5" loading={busy}>
        {m.office_till_close_do()}
      </Button>
    </form>
  );
}
