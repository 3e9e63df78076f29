import { Stack } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { departureMove, type OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { formatDay } from './departure-labels.ts';
import { planKey } from './departures-client.ts';
import { SeasonNotice } from './season-notice.tsx';

/** Moves a departure to another day, and shows which of its other days move along. */
export function MoveForm({ departure }: { departure: OfficeDeparture }) {
  const { id, version: basedOn } = departure;
  const form = useOfficeForm({
    start: { departsOn: departure.departsOn },
    schema: departureMove,
    request: (typed) => typed,
    send: (move) => write('POST /departures/{id}/move', { id, ...move }, { basedOn }),
    changes: planKey,
    told: ({ departsOn }) => m.office_dep_notify_moved({ day: formatDay(departsOn) }),
  });
  const { onChange, ...departsOn } = form.field('departsOn');
  const moved = movedTo(departure, departsOn.value);
  const isPast = departsOn.value < dhakaToday();
  return (
    <FormFrame form={form}>
      <Stack gap="sm">
        <DateInput
          eager
          label={m.office_dep_leaves()}
          {...departsOn}
          onChange={(next) => onChange(next || departure.departsOn)}
          error={isPast ? m.office_dep_wrong_past() : departsOn.error}
        />
        <dl className="dep-list num" aria-live="polite">
          <dt>{m.office_dep_returns()}</dt>
          <dd>{formatDay(moved.returnsOn)}</dd>
          <dt>{m.office_dep_cutoff()}</dt>
          <dd>{formatDay(moved.cutOff)}</dd>
          {moved.decidedOn !== null && (
            <>
              <dt>{m.office_dep_decided()}</dt>
              <dd>{formatDay(moved.decidedOn)}</dd>
            </>
          )}
        </dl>
        <FormError form={form} />
        <div className="dep-end">
          <SeasonNotice departsOn={moved.departsOn} returnsOn={moved.returnsOn} />
          <DialogEnd
            send={m.office_dep_move()}
            isPending={form.isPending}
            disabled={departsOn.value === departure.departsOn || isPast}
          />
        </div>
      </Stack>
    </FormFrame>
  );
}
