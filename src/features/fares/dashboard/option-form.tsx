import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MomentInput } from '#dashboard/form/fields/moment-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { OfficeRequest, Option, PassengerKind } from '../fares.contract.ts';
import { FareFields } from './fare-fields.tsx';
import { cabinNames } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';
import { FlightsInput } from './flights-input.tsx';
import { cabins, emptyOption, optionBefore, optionRequest, totalSoFar } from './option-request.ts';
import { PastedBookingFacts } from './pasted-booking.tsx';

interface OptionFormProps {
  readonly id: string;
  readonly passengers: Readonly<Partial<Record<PassengerKind, number>>>;
  /** The one in whose stead it comes; absent: it is one more. */
  readonly before?: {
    readonly option: Option;
    readonly booking: OfficeRequest['bookings'][number] | undefined;
    /** What it is called. */
    readonly name: string;
    /** The customer has seen it. */
    readonly wasSent: boolean;
  };
  /** It isn't changed any more. */
  readonly onEnd?: () => void;
}

/** An option: lines from the GDS, what each passenger pays, and until when it holds. */
export function OptionForm({ id, passengers, before, onEnd = () => {} }: OptionFormProps) {
  const me = useMe();
  const [limitLine, setLimitLine] = useState<string>();
  const form = useOfficeForm({
    ...optionRequest,
    start: before === undefined ? emptyOption(passengers) : optionBefore(before.option, before.booking),
    send: (option) =>
      before === undefined
        ? write('POST /fares/{id}/options', { id, ...option })
        : write('POST /fares/{id}/options/{optionId}/change', { id, optionId: before.option.id, ...option }),
    changes: faresKey,
    told: before === undefined ? m.office_fare_notify_added() : m.office_fare_notify_option_changed(),
    after: (_, { setValues }) => {
      // The next option is for the same people.
      const { booking } = emptyOption({});
      setValues({ text: '', segments: [], added: [], booking });
      setLimitLine(undefined);
      onEnd();
    },
  });
  const { field, set } = form;
  const { segments, added, booking, timeLimit } = form.values;
  return (
    <FormFrame form={form} className="ord-form" aria-labelledby="fare-new">
      <section className="of-panel fare-one">
        <h2 id="fare-new">
          {before === undefined ? m.office_fare_new() : m.office_fare_change_option({ option: before.name })}
        </h2>
        {before?.wasSent && <p className="of-dim">{m.office_fare_change_option_sent()}</p>}
        <FlightsInput
          label={m.office_fare_lines()}
          field={field('text')}
          {...{ segments, added }}
          onFlights={set}
          onBooking={(pasted) => {
            const { pnr, passengers: named, timeLimit: limit } = pasted;
            set({
              booking: { pnr, passengers: [...named] },
              ...(timeLimit === '' && limit !== undefined ? { timeLimit: limit } : {}),
            });
            setLimitLine(limit === undefined ? undefined : pasted.limitLine);
          }}
        >
          <PastedBookingFacts booking={booking} limitLine={limitLine} />
        </FlightsInput>
      </section>
      <section className="of-panel fare-one">
        <FareFields field={field} />
        <div className="ord-contact">
          <NativeSelect
            label={m.office_fare_cabin()}
            data={cabins.map((value) => ({ value, label: cabinNames[value]() }))}
            {...field('cabin')}
          />
          <TextInput
            label={m.office_fare_baggage()}
            placeholder="30 kg + 7 kg"
            maxLength={80}
            autoComplete="off"
            {...field('baggage')}
          />
          <MoneyInput label={m.office_fare_change_fee()} {...field('changeFee')} />
          <MoneyInput label={m.office_fare_refund_fee()} {...field('refundFee')} />
          <MomentInput label={m.office_fare_limit()} {...field('timeLimit')} />
        </div>
      </section>
      <FormError form={form} />
      <footer className="ord-form-end">
        <strong className="num">{taka(totalSoFar(form.values), officeLanguage())}</strong>
        <MayButton
          refused={needsPermission(me, 'orders.write')}
          color="marigold.5"
          loading={form.isPending}
          type="submit"
        >
          {before === undefined ? m.office_fare_add() : m.office_fare_change_option_save()}
        </MayButton>
        {before !== undefined && (
          <Button variant="default" onClick={onEnd}>
            {m.office_cancel()}
          </Button>
        )}
      </footer>
    </FormFrame>
  );
}
