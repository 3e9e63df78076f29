import { Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { errorsOf, formatDay } from './departure-labels.ts';
import { planKey } from './departures-client.ts';
import { SeasonNotice } from './season-notice.tsx';

/** Moves a departure to another day, and shows which of its other days move along. */
export function MoveForm({ departure }: { departure: OfficeDeparture }) {
  const [departsOn, setDepartsOn] = useState(departure.departsOn);
  const { isPending, send } = useDialogSend();
  const moved = movedTo(departure, departsOn);
  const wrong = errorsOf(moved, dhakaToday()).departsOn;
  function submit(event: FormEvent) {
    event.preventDefault();
    const told = m.office_dep_notify_moved({ day: formatDay(departsOn) });
    const { id, version: basedOn } = departure;
    void send(planKey, told, () => write('POST /departures/{id}/move', { id, departsOn }, { basedOn }));
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <DateInput
          eager
          label={m.office_dep_leaves()}
          value={departsOn}
          onChange={(next) => setDepartsOn(next || departure.departsOn)}
          error={wrong}
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
        <div className="dep-end">
          <SeasonNotice departsOn={moved.departsOn} returnsOn={moved.returnsOn} />
          <DialogEnd
            send={m.office_dep_move()}
            isPending={isPending}
            disabled={departsOn === departure.departsOn || wrong !== undefined}
          />
        </div>
      </Stack>
    </form>
  );
}
