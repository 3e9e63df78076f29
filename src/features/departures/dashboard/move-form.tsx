import { Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { doing } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { dayWords, faultsOf } from './departure-words.ts';
import { moveDeparture, planKey } from './departures-client.ts';
import { SeasonNotice } from './season-notice.tsx';

/** Moves a departure to another day, and shows which of its other days move along. */
export function MoveForm({ departure }: { departure: OfficeDeparture }) {
  const [departsOn, setDepartsOn] = useState(departure.departsOn);
  const [busy, setBusy] = useState(false);
  const moved = movedTo(departure, departsOn);
  const wrong = faultsOf(moved, dhakaDate(new Date())).departsOn;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const told = m.office_dep_told_moved({ day: dayWords(departsOn) });
    const done = await doing(planKey, told, () => moveDeparture(departure, departsOn));
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
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
          <dd>{dayWords(moved.returnsOn)}</dd>
          <dt>{m.office_dep_cutoff()}</dt>
          <dd>{dayWords(moved.cutOff)}</dd>
          {moved.decidedOn !== null && (
            <>
              <dt>{m.office_dep_decided()}</dt>
              <dd>{dayWords(moved.decidedOn)}</dd>
            </>
          )}
        </dl>
        <div className="dep-end">
          <SeasonNotice departsOn={moved.departsOn} returnsOn={moved.returnsOn} />
          <DialogEnd
            send={m.office_dep_move()}
            busy={busy}
            disabled={departsOn === departure.departsOn || wrong !== undefined}
          />
        </div>
      </Stack>
    </form>
  );
}
