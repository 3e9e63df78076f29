import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
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
import { notifyError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { taka } from '#platform/format/numbers.ts';
import type { PassengerKind } from '../fares.contract.ts';
import { FareFields } from './fare-fields.tsx';
import { cabinNames } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';
import { FlightForm } from './flight-form.tsx';
import { cabins, emptyOption, optionRequest, totalSoFar } from './option-request.ts';
import { SegmentList } from './segment-list.tsx';

const example = 'BG 335 Y 12DEC DACJED HK1 1700 2115';

interface OptionFormProps {
  readonly id: string;
  readonly passengers: Readonly<Partial<Record<PassengerKind, number>>>;
}

/** A new option: lines from the GDS, what each passenger pays, and until when it holds. */
export function OptionForm({ id, passengers }: OptionFormProps) {
  const me = useMe();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const form = useOfficeForm({
    ...optionRequest,
    start: emptyOption(passengers),
    send: (option) => write('POST /fares/{id}/options', { id, ...option }),
    changes: faresKey,
    told: m.office_fare_notify_added(),
    // The next option is for the same people.
    after: (_, { setValues }) => {
      setValues({ text: '', segments: [], added: [] });
      setUnread([]);
    },
  });
  const { field, set } = form;
  const { text, segments, added } = form.values;
  async function read() {
    try {
      const lines = await write('POST /fares/paste', { text, on: dhakaToday() });
      set({ segments: lines.segments });
      setUnread(lines.unread);
    } catch (cause) {
      notifyError(cause);
    }
  }
  return (
    <FormFrame form={form} className="ord-form" aria-labelledby="fare-new">
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
          {...field('text')}
          onBlur={() => text.trim() !== '' && void read()}
        />
        <div>
          <Button variant="default" disabled={text.trim() === ''} onClick={() => void read()}>
            {m.office_fare_read()}
          </Button>
        </div>
        <details className="fare-typed">
          <summary>{m.office_flight_new()}</summary>
          <FlightForm onAdd={(segment) => set({ added: [...added, segment] })} />
        </details>
        <div aria-live="polite">
          <SegmentList
            segments={[...segments, ...added]}
            onRemove={(segment) =>
              set({
                segments: segments.filter((each) => each !== segment),
                added: added.filter((each) => each !== segment),
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
          {m.office_fare_add()}
        </MayButton>
      </footer>
    </FormFrame>
  );
}
