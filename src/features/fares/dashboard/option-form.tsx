import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { doing, tellProblem } from '#dashboard/doing.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { newKey } from '#features/money/dashboard/money-client.ts';
import { m } from '#messages/messages.js';
import { dhakaToday, systemClock } from '#platform/clock.ts';
import { taka } from '#platform/format/numbers.ts';
import type { PassengerKind } from '../fares.contract.ts';
import { FareFields } from './fare-fields.tsx';
import { cabinNames } from './fare-words.ts';
import { faresKey } from './fares-client.ts';
import { FlightForm } from './flight-form.tsx';
import { SegmentList } from './segment-list.tsx';
import {
  cabins,
  emptyOption,
  optionFaults,
  optionRequestOf,
  type TypedOption,
  typedFaresTotal,
} from './typed-option.ts';

const example = 'BG 335 Y 12DEC DACJED HK1 1700 2115';

interface OptionFormProps {
  readonly id: string;
  readonly passengers: Readonly<Partial<Record<PassengerKind, number>>>;
}

/** A new option: lines from the GDS, what each passenger pays, and until when it holds. */
export function OptionForm({ id, passengers }: OptionFormProps) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const [key, setKey] = useState(newKey);
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<TypedOption>(() => emptyOption(passengers));
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<TypedOption>) => {
    setTyped((before) => ({ ...before, ...part }));
    setShown({});
  };
  async function read() {
    try {
      const { segments, unread: left } = await write('POST /fares/paste', {
        text,
        on: dhakaToday(),
      });
      set({ segments });
      setUnread(left);
    } catch (cause) {
      tellProblem(cause);
    }
  }
  async function save() {
    const faults = optionFaults(typed, systemClock.now());
    setShown(faults);
    if (Object.keys(faults).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (busy) {
      return;
    }
    setBusy(true);
    if (
      await doing(faresKey, m.office_fare_told_added(), () =>
        write('POST /fares/{id}/options', { id, ...optionRequestOf(typed, key) }),
      )
    ) {
      // The next option is for the same people.
      setTyped((before) => ({ ...before, segments: [], added: [] }));
      setText('');
      setUnread([]);
      setKey(newKey());
    }
    setBusy(false);
  }
  return (
    <form
      ref={form}
      className="ord-form"
      aria-labelledby="fare-new"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <section className="of-panel fare-one">
        <h2 id="fare-new">{m.office_fare_new()}</h2>
        <Textarea
          label={m.office_fare_lines()}
          description={m.office_fare_lines_help({ example })}
          className="num"
          autosize
          minRows={3}
          maxLength={20_000}
          spellCheck={false}
          value={text}
          error={shown.text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => text.trim() !== '' && void read()}
        />
        <div>
          <Button variant="default" disabled={text.trim() === ''} onClick={() => void read()}>
            {m.office_fare_read()}
          </Button>
        </div>
        <details className="fare-typed">
          <summary>{m.office_flight_new()}</summary>
          <FlightForm onAdd={(segment) => set({ added: [...typed.added, segment] })} />
        </details>
        <div aria-live="polite">
          <SegmentList
            segments={[...typed.segments, ...typed.added]}
            onRemove={(segment) =>
              set({
                segments: typed.segments.filter((each) => each !== segment),
                added: typed.added.filter((each) => each !== segment),
              })
            }
          />
          {unread.length > 0 && (
            <Alert color="marigold" title={m.office_fare_unread()}>
              <pre className="fare-unread">{unread.join('\n')}</pre>
            </Alert>
          )}
        </div>
      </section>
      <section className="of-panel fare-one">
        <FareFields fares={typed.fares} faults={shown} set={(fares) => set({ fares })} />
        <div className="ord-contact">
          <NativeSelect
            label={m.office_fare_cabin()}
            value={typed.cabin}
            data={cabins.map((value) => ({ value, label: cabinNames[value]() }))}
            onChange={({ currentTarget }) => set({ cabin: currentTarget.value })}
          />
          <TextInput
            label={m.office_fare_baggage()}
            placeholder="30 kg + 7 kg"
            maxLength={80}
            autoComplete="off"
            value={typed.baggage}
            onChange={({ currentTarget }) => set({ baggage: currentTarget.value })}
          />
          <MoneyInput
            label={m.office_fare_change_fee()}
            value={typed.changeFee}
            onChange={(changeFee) => set({ changeFee })}
          />
          <MoneyInput
            label={m.office_fare_refund_fee()}
            value={typed.refundFee}
            onChange={(refundFee) => set({ refundFee })}
          />
          <TextInput
            type="datetime-local"
            label={m.office_fare_limit()}
            className="num"
            value={typed.timeLimit}
            error={shown.timeLimit}
            onChange={({ currentTarget }) => set({ timeLimit: currentTarget.value })}
          />
        </div>
      </section>
      <footer className="ord-form-end">
        <strong className="num">{taka(typedFaresTotal(typed), officeLanguage())}</strong>
        <MayButton
          refused={needsPermission(me, 'orders.write')}
          color="marigold.5"
          loading={busy}
          type="submit"
        >
          {m.office_fare_add()}
        </MayButton>
      </footer>
    </form>
  );
}
