import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka, westernDigits } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { type Till, tillClosing, tillOpening } from '../till.contract.ts';
import { countedDay, countedSum, noteValues } from '../till.rules.ts';
import { tillsKey } from './till-client.ts';

/** A whole number as it was typed, in either digits; nothing typed is none. */
const wholeNumber = (typed: string): number => Number(westernDigits(typed).replace(/\D/g, '').slice(0, 6));

/** The morning: what came from the safe. */
export function OpenTill() {
  const form = useOfficeForm({
    start: { float: '' },
    schema: tillOpening,
    request: ({ float }) => ({ float: wholeNumber(float) * poishaPerTaka }),
    send: (opening) => write('POST /tills/open', opening),
    changes: tillsKey,
    told: m.office_till_notify_open(),
    after: () => {},
  });
  return (
    <FormFrame form={form} className="of-panel till-open">
      <TextInput
        label={m.office_till_float()}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('float')}
      />
      <FormError form={form} />
      <Button type="submit" color="marigold.5" loading={form.isPending}>
        {m.office_till_open_do()}
      </Button>
    </FormFrame>
  );
}

type Notes = Readonly<Record<string, string>>;

const numbersOf = (notes: Notes) =>
  Object.fromEntries(Object.entries(notes).map(([value, typed]) => [value, wholeNumber(typed)]));

/**
 * The evening: notes are counted before it is said what should be there, and a difference is explained. Enter compares; the day is
 * closed by its button alone.
 */
export function CloseTill({ till: { uid, balance, waiting } }: { till: Till }) {
  const [isCounted, setCounted] = useState(false);
  const dayOf = (notes: Notes) => countedDay({ balance, waiting, counted: countedSum(numbersOf(notes)) });
  const start: { notes: Notes; because: string } = {
    notes: Object.fromEntries(noteValues.map((value) => [String(value), ''])),
    because: '',
  };
  const form = useOfficeForm({
    start,
    schema: tillClosing,
    request: ({ notes, because }) => ({
      clerk: uid,
      notes: numbersOf(notes),
      because: dayOf(notes).difference === 0 ? '' : because,
    }),
    check: ({ notes, because }): Errors =>
      dayOf(notes).difference !== 0 && because.trim() === ''
        ? { because: m.office_refused_till_difference() }
        : {},
    send: (closing) => write('POST /tills/close', closing),
    changes: tillsKey,
    told: m.office_till_notify_closed(),
    after: () => {},
  });
  const { notes } = form.values;
  const { expected, difference } = dayOf(notes);
  const compare = (event?: FormEvent) => {
    event?.preventDefault();
    setCounted(true);
  };
  const sum = (poisha: number) => taka(poisha, officeLanguage());
  return (
    <FormFrame form={{ ...form, submit: compare }} className="of-panel till-close">
      <h2>{m.office_till_close_do()}</h2>
      <p>{m.office_till_close_text()}</p>
      <div className="till-notes">
        {noteValues.map((value) => (
          <TextInput
            key={value}
            label={m.office_till_note({ value: count(value, officeLanguage()) })}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isCounted}
            {...form.field(`notes.${value}`)}
          />
        ))}
      </div>
      <dl className="till-figures num" aria-live="polite">
        <div>
          <dt>{m.office_till_counted()}</dt>
          <dd>{sum(countedSum(numbersOf(notes)))}</dd>
        </div>
        {isCounted && (
          <>
            <div>
              <dt>{m.office_till_expected()}</dt>
              <dd>{sum(expected)}</dd>
            </div>
            <div>
              <dt>{m.office_till_difference()}</dt>
              <dd className={difference === 0 ? undefined : 'till-off'}>{sum(difference)}</dd>
            </div>
          </>
        )}
      </dl>
      {waiting > 0 && <p className="of-dim">{m.office_till_note_waiting()}</p>}
      {isCounted && difference !== 0 && (
        <TextInput
          label={m.office_till_because()}
          required
          maxLength={300}
          autoComplete="off"
          {...form.field('because')}
        />
      )}
      <FormError form={form} />
      {isCounted ? (
        <Group>
          <Button color="marigold.5" loading={form.isPending} onClick={() => form.submit()}>
            {m.office_till_close_do()}
          </Button>
          <Button variant="default" onClick={() => setCounted(false)}>
            {m.office_till_count_again()}
          </Button>
        </Group>
      ) : (
        <Button type="submit">{m.office_till_compare()}</Button>
      )}
    </FormFrame>
  );
}
