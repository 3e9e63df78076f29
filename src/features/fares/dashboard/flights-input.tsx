import { Alert, Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import type { FieldProps } from '#dashboard/form/field-path.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { type PastedBooking, parseBooking } from '../airline-bookings/airline-bookings.rules.ts';
import type { Segment } from '../paste/paste.contract.ts';
import { FlightForm } from './flight-form.tsx';
import { SegmentList } from './segment-list.tsx';

const example = 'BG 335 Y 12DEC DACJED HK1 1700 2115';

/** Flights while they are pasted and typed. */
interface Flights {
  /** Read from the pasted lines. */
  readonly segments: readonly Segment[];
  /** Typed by hand; they follow the pasted ones. */
  readonly added: readonly Segment[];
}

interface FlightsInputProps extends Flights {
  /** Of the pasted lines. */
  readonly field: FieldProps<string>;
  readonly label: string;
  readonly onFlights: (flights: Partial<Flights>) => void;
  /** What the lines say besides. */
  readonly onBooking?: (booking: PastedBooking) => void;
  /** Below the lines. */
  readonly children?: ReactNode;
}

/** Flights from lines of the GDS, or typed by hand. */
export function FlightsInput({
  field,
  label,
  segments,
  added,
  onFlights,
  onBooking,
  children,
}: FlightsInputProps) {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const text = field.value;
  async function read() {
    try {
      const on = dhakaToday();
      const lines = await write('POST /fares/paste', { text, on });
      const booking = parseBooking(text, { on, departs: lines.segments[0]?.departs });
      onFlights({ segments: lines.segments });
      onBooking?.(booking);
      setUnread(lines.unread.filter((line) => !booking.understood.has(line)));
    } catch (cause) {
      notifyError(cause);
    }
  }
  return (
    <>
      <Textarea
        label={label}
        description={m.office_fare_lines_help({ example })}
        className="num"
        autosize
        minRows={3}
        maxLength={20_000}
        spellCheck={false}
        {...field}
        onBlur={() => text.trim() !== '' && void read()}
      />
      <div>
        <Button variant="default" disabled={text.trim() === ''} onClick={() => void read()}>
          {m.office_fare_read()}
        </Button>
      </div>
      <details className="fare-typed">
        <summary>{m.office_flight_new()}</summary>
        <FlightForm onAdd={(segment) => onFlights({ added: [...added, segment] })} />
      </details>
      <div aria-live="polite">
        <SegmentList
          segments={[...segments, ...added]}
          onRemove={(segment) =>
            onFlights({
              segments: segments.filter((each) => each !== segment),
              added: added.filter((each) => each !== segment),
            })
          }
        />
        {children}
        {unread.length > 0 && text.trim() !== '' && (
          <Alert color="marigold" title={m.office_fare_unread()}>
            <pre className="fare-unread">{unread.join('\n')}</pre>
          </Alert>
        )}
      </div>
    </>
  );
}
